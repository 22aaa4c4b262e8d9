import type { Content, Fields, Ordered, StoredPicture } from '#app/features/content/fields.ts';

/** The fields that the form of a part sends. */
export function partFields(fields: Fields, content: Content<Fields>, path = ''): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const at = path + name;
    const value = content[name];
    switch (field.kind) {
      case 'picture': {
        const { src, alt } = value as StoredPicture;
        return [
          [`${at}.src`, src],
          [`${at}.alt`, alt],
        ];
      }
      case 'list':
        return (value as Content<Fields>[]).flatMap((row, index) =>
          Object.entries(partFields(field.fields, row, `${at}.${index}.`)),
        );
      case 'order':
        return (value as Ordered[]).flatMap((item, index): [string, string][] => [
          [`${at}.${index}.name`, item.name],
          ...(item.shown ? ([[`${at}.${index}.shown`, 'on']] as [string, string][]) : []),
        ]);
      default:
        return [[at, value as string]];
    }
  });
  return Object.fromEntries(entries);
}

/** The same content with `change` applied to every text that a visitor reads. */
export function changeTexts(
  fields: Fields,
  content: Content<Fields>,
  change: (text: string) => string,
): Content<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = content[name];
    switch (field.kind) {
      case 'text':
        return [name, change(value as string)];
      case 'lines':
        return [name, (value as string).split('\n').map(change).join('\n')];
      case 'rich':
        return [name, (value as string).replace(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/gu, change)];
      case 'picture':
        return [name, { ...(value as StoredPicture), alt: change((value as StoredPicture).alt) }];
      case 'list':
        return [name, (value as Content<Fields>[]).map((row) => changeTexts(field.fields, row, change))];
      default:
        return [name, value];
    }
  });
  return Object.fromEntries(entries);
}
