import type { Site } from '#app/shared/site.ts';
import { escapeXml, textElement } from '#app/shared/xml.ts';

interface Entry {
  url: string;
  title: string;
  summary: string;
  html: string;
  created: string;
  updated: string;
}

const titleOf = (site: Site) => `${site.name} Blog`;
const DESCRIPTION = 'Dış mekân kompozit sistemleri üzerine uygulama, bakım ve seçim yazıları.';

export function writeRss(site: Site, entries: readonly Entry[]): string {
  const newest = entries[0]?.created;
  const items = entries.map((entry) =>
    [
      '<item>',
      textElement('title', entry.title),
      textElement('link', entry.url),
      `<guid isPermaLink="true">${escapeXml(entry.url)}</guid>`,
      textElement('pubDate', new Date(entry.created).toUTCString()),
      textElement('description', entry.summary),
      textElement('content:encoded', entry.html),
      '</item>',
    ].join(''),
  );
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    textElement('title', titleOf(site)),
    textElement('link', `${site.url}/blogs`),
    textElement('description', DESCRIPTION),
    textElement('language', 'tr-TR'),
    newest ? textElement('lastBuildDate', new Date(newest).toUTCString()) : '',
    `<atom:link href="${escapeXml(site.url)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
  ].join('\n');
}

/** An empty feed needs a date too. */
const NEVER = '1970-01-01T00:00:00.000Z';

export function writeAtom(site: Site, entries: readonly Entry[]): string {
  const updated = entries.reduce((last, entry) => (entry.updated > last ? entry.updated : last), NEVER);
  const items = entries.map((entry) =>
    [
      '<entry>',
      textElement('title', entry.title),
      textElement('id', entry.url),
      `<link href="${escapeXml(entry.url)}"/>`,
      textElement('published', entry.created),
      textElement('updated', entry.updated),
      textElement('summary', entry.summary),
      `<content type="html">${escapeXml(entry.html)}</content>`,
      '</entry>',
    ].join(''),
  );
  return [
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="tr">',
    textElement('title', titleOf(site)),
    textElement('subtitle', DESCRIPTION),
    textElement('id', `${site.url}/blogs`),
    `<link href="${escapeXml(site.url)}/atom.xml" rel="self" type="application/atom+xml"/>`,
    `<link href="${escapeXml(site.url)}/blogs"/>`,
    textElement('updated', updated),
    `<author>${textElement('name', site.name)}</author>`,
    ...items,
    '</feed>',
  ].join('\n');
}
