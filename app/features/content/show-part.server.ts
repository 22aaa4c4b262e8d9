import { cleanHtml } from '#app/server/clean-html.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import type { Site } from '#app/shared/site.ts';
import type { Content, Field, Fields, Ordered, Shown, StoredPicture } from './fields.ts';
import { fillHtml, fillText } from './placeholders.ts';

type Surroundings = { site: Site; picture: (url: string) => PictureView };

/** The content as components get it. */
export function showPart<F extends Fields>(fields: F, content: Content<F>, around: Surroundings): Shown<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, showField(field, content[name], around)]);
  return Object.fromEntries(entries);
}

function showField(field: Field, value: unknown, around: Surroundings): unknown {
  switch (field.kind) {
    case 'text':
      return fillText(value as string, around.site);
    case 'lines':
      return fillText(value as string, around.site)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    case 'rich':
      // Cleaned again: rows also come from backups.
      return fillHtml(cleanHtml(value as string), around.site);
    case 'picture': {
      const { src, alt } = value as StoredPicture;
      const picture = around.picture(src);
      // The part's own words win over those of the library.
      return { picture: alt ? { ...picture, alt } : picture, alt };
    }
    case 'list':
      return (value as Content<Fields>[]).map((row) => showPart(field.fields, row, around));
    case 'order':
      return (value as Ordered[]).filter(({ shown }) => shown).map(({ name }) => name);
    case 'number':
      return Number(value);
    case 'choice':
    case 'anchor':
      return value;
  }
}

/** The addresses of all pictures in it, those inside HTML included. */
export function picturesIn(fields: Fields, content: Content<Fields>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name];
    if (field.kind === 'picture') return [(value as StoredPicture).src];
    if (field.kind === 'list') return (value as Content<Fields>[]).flatMap((row) => picturesIn(field.fields, row));
    if (field.kind !== 'rich') return [];
    return [...(value as string).matchAll(/<img\b[^<>]*?\ssrc="([^"]+)"/gi)].map(([, src = '']) =>
      src.replaceAll('&amp;', '&'),
    );
  });
}
