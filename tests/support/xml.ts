/** Throws when the text is no well-formed XML document: tags that do not close, bare ampersands, a second root. */
export function checkXml(xml: string): void {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')) throw new Error('No XML declaration');
  const body = xml.slice(xml.indexOf('?>') + 2);
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(body)) throw new Error('A bare ampersand');
  const open: string[] = [];
  let roots = 0;
  const rest = body.replace(
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end, name, _a, single) => {
      if (!end && open.length === 0) roots += 1;
      if (end && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (!end && !single) open.push(name);
      return '';
    },
  );
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  if (roots !== 1) throw new Error(`${roots} root elements`);
  if (rest.includes('<')) throw new Error(`Not a tag: ${rest.slice(rest.indexOf('<'), rest.indexOf('<') + 40)}`);
}
