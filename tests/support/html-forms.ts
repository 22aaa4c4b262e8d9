export interface HtmlForm {
  action: string | undefined;
  fields: Record<string, string>;
}

/** The POST forms of a page with their initial fields; of several submit buttons the last one. */
export function readForms(html: string): HtmlForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = '', body = '']) => {
    if (!/method="post"/i.test(head)) return [];
    const controls = body.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g);
    const fields = [...controls].flatMap(([tag]) => {
      const name = attribute(tag, 'name');
      return name ? [[name, attribute(tag, 'value') ?? ''] as const] : [];
    });
    return fields.length > 0 ? [{ action: attribute(head, 'action'), fields: Object.fromEntries(fields) }] : [];
  });
}

/** What is shown, without the data for the scripts, which repeats it. */
export const withoutScripts = (html: string): string => html.replace(/<script\b.*?<\/script>/gs, '');

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
