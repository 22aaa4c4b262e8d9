import { XMLParser, XMLValidator } from 'fast-xml-parser';

const parser = new XMLParser({ parseTagValue: false, htmlEntities: true, isArray: () => true });
const raw = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', processEntities: false });

/** Throws when the text is not a well-formed XML document with a declaration. */
export function checkXml(xml: string): void {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')) throw new Error('No XML declaration');
  const result = XMLValidator.validate(xml);
  if (result !== true) throw new Error(`Line ${result.err.line}: ${result.err.msg}`);
  // The validator accepts HTML entities, a second root and `<` in an attribute.
  const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)\S{0,9}/i.exec(xml);
  if (entity) throw new Error(`Not an entity of XML: ${entity[0]}`);
  const { '?xml': _, ...roots } = raw.parse(xml);
  if (Object.keys(roots).length !== 1) throw new Error(`Not one root element: ${Object.keys(roots)}`);
  JSON.stringify(roots, (name, value) => {
    if (name.startsWith('@') && String(value).includes('<')) throw new Error(`"<" in the attribute ${name.slice(1)}`);
    return value;
  });
}

/** The texts of all elements with one of these names, in the order of the document. */
export function textsOf(xml: string, ...names: string[]): string[] {
  checkXml(xml);
  return collect(parser.parse(xml), names);
}

function collect(node: unknown, names: string[]): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.flatMap((child) => (names.includes(name) ? [String(child)] : collect(child, names)))
      : collect(value, names),
  );
}
