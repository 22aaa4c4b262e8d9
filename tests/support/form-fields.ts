/** What a browser would post from the untouched form that has a field `title`. */
export function readFormFields(html: string): URLSearchParams {
  const forms = html.split(/<form|<\/form>/);
  const form = forms.find((part) => /\sname="title"/.test(part)) ?? '';
  const fields = new URLSearchParams();
  const controls = /<(input)\b([^>]*)>|<(textarea|select)\b([^>]*)>([\s\S]*?)<\/\3>/g;
  for (const [, input, ofInput, tag = input, attributes = ofInput ?? '', content = ''] of form.matchAll(controls)) {
    const name = attributeOf(attributes, 'name');
    if (!name || /\sdisabled=/.test(attributes)) continue;
    if (tag === 'textarea') fields.append(name, unescapeHtml(content));
    else if (tag === 'select') {
      const chosen = /<option\b([^>]*\sselected=[^>]*)>/.exec(content) ?? /<option\b([^>]*)>/.exec(content);
      fields.append(name, attributeOf(chosen?.[1] ?? '', 'value') ?? '');
    } else if (!/\stype="(?:checkbox|radio)"/.test(attributes) || /\schecked=/.test(attributes)) {
      if (/\stype="file"/.test(attributes)) continue;
      fields.append(name, attributeOf(attributes, 'value') ?? (/\schecked=/.test(attributes) ? 'on' : ''));
    }
  }
  return fields;
}

function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}

const SIGNS: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
const unescapeHtml = (text: string) => text.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name) => SIGNS[name] ?? '');
