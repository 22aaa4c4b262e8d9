import { addressLine, mailLink, telLink } from '#app/shared/contact-links.ts';
import type { Site } from '#app/shared/site.ts';
import { escapeXml } from '#app/shared/xml.ts';

// Facts of the company stand in texts as {firma}, {telefon} …, so that a new phone number reaches every sentence.

const FACTS: Record<string, (site: Site) => string> = {
  firma: (site) => site.name,
  telefon: (site) => site.phone,
  'e-posta': (site) => site.email,
  adres: addressLine,
  şehir: (site) => site.city,
  'kuruluş yılı': (site) => String(site.foundedAbout),
  kuruluştan: (site) => site.sinceFounding,
  kuruluşta: (site) => site.inFounding,
};

const LINKS: Record<string, (site: Site) => string> = { telefon: telLink, 'e-posta': mailLink };

export const PLACEHOLDERS = Object.keys(FACTS).map((name) => `{${name}}`);

const PATTERN = /\{([^{}]*)\}/g;

/** The first one that is neither a fact of the company nor one of the page's own. */
export function unknownPlaceholder(text: string, own: readonly string[] = []): string | undefined {
  for (const [written, name = ''] of text.matchAll(PATTERN))
    if (!Object.hasOwn(FACTS, name) && !own.includes(name)) return written;
  return undefined;
}

export function fillText(text: string, site: Site): string {
  return text.replace(PATTERN, (written, name: string) => FACTS[name]?.(site) ?? written);
}

/** In HTML, a phone number and an e-mail address become links. */
export function fillHtml(html: string, site: Site): string {
  return html.replace(PATTERN, (written, name: string) => {
    const fact = FACTS[name]?.(site);
    if (fact === undefined) return written;
    const link = LINKS[name]?.(site);
    return link ? `<a href="${escapeXml(link)}">${escapeXml(fact)}</a>` : escapeXml(fact);
  });
}
