import { z } from 'zod';

export interface PageHead {
  title: string;
  /** By `name` or `property`. */
  meta: Map<string, string>;
  canonical: string | undefined;
  links: { rel: string; href: string; type: string | undefined }[];
  /** Every node of every graph on the page. */
  nodes: Record<string, unknown>[];
}

/** Reads the head of a page from its HTML alone, like a crawler. */
export function readHead(html: string): PageHead {
  const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '';
  const meta = new Map<string, string>();
  for (const tag of head.match(/<meta [^>]*>/g) ?? []) {
    const name = attribute(tag, 'name') ?? attribute(tag, 'property');
    if (!name) continue;
    if (meta.has(name)) throw new Error(`Twice in one head: ${name}`);
    meta.set(name, attribute(tag, 'content') ?? '');
  }
  const links = (head.match(/<link [^>]*>/g) ?? []).map((tag) => ({
    rel: attribute(tag, 'rel') ?? '',
    href: attribute(tag, 'href') ?? '',
    type: attribute(tag, 'type'),
  }));
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return {
    title: decode(/<title>([\s\S]*?)<\/title>/.exec(head)?.[1] ?? ''),
    meta,
    canonical: links.find((link) => link.rel === 'canonical')?.href,
    links,
    nodes: scripts.flatMap(([, text]) => graph.parse(JSON.parse(text ?? ''))['@graph']),
  };
}

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())),
});

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

function decode(text: string): string {
  const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => named[entity] ?? entity);
}
