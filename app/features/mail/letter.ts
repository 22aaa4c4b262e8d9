import { addressLine } from '#app/shared/contact-links.ts';
import type { Site } from '#app/shared/site.ts';
import { escapeXml } from '#app/shared/xml.ts';

export interface Letter {
  subject: string;
  /** Above the button. */
  paragraphs: string[];
  /** The first is drawn as the button, the others as links below it. */
  links?: { label: string; url: string }[];
  /** Below the button. */
  notes?: string[];
}

export interface DrawnLetter {
  text: string;
  html: string;
}

/** One plain layout for every mail; the company signs with its own facts. `withdrawalUrl`: where its reader ends such mail. */
export function drawLetter(letter: Letter, site: Site, withdrawalUrl?: string | null): DrawnLetter {
  return { text: drawText(letter, site, withdrawalUrl), html: drawHtml(letter, site, withdrawalUrl) };
}

const WITHDRAW = 'Bu iletileri almak istemiyorum';

function drawText({ paragraphs, links = [], notes = [] }: Letter, site: Site, withdrawalUrl?: string | null): string {
  const signature = ['-- ', site.name, site.phone, addressLine(site), site.url].join('\n');
  const parts = [...paragraphs, ...links.map(({ label, url }) => `${label}:\n${url}`), ...notes, signature];
  if (withdrawalUrl) parts.push(`${WITHDRAW}:\n${withdrawalUrl}`);
  return `${parts.join('\n\n')}\n`;
}

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#2f4a3a;color:#ffffff;font-weight:600;text-decoration:none';

// Styles stand at each element: mail programs drop style sheets.
function drawHtml({ subject, paragraphs, links = [], notes = [] }: Letter, site: Site, withdrawalUrl?: string | null) {
  const [button, ...others] = links;
  const body = [
    ...paragraphs.map(paragraph),
    button &&
      `<p style="margin:24px 0"><a href="${escapeXml(button.url)}" style="${BUTTON}">${escapeXml(button.label)}</a></p>`,
    ...others.map(({ label, url }) => `<p style="margin:0 0 16px">${link(label, url)}</p>`),
    ...notes.map(paragraph),
  ];
  const signature = [
    escapeXml(site.name),
    escapeXml(site.phone),
    escapeXml(addressLine(site)),
    link(site.url, site.url),
  ];
  if (withdrawalUrl) signature.push(link(WITHDRAW, withdrawalUrl));
  return `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f4f0;color:#22271f;${FONT};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
${body.filter(Boolean).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #ddd8ce;color:#5c6157;font-size:14px">${signature.join('<br>')}</p>
</div>
</body>
</html>
`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeXml(text).replaceAll('\n', '<br>')}</p>`;
const link = (label: string, url: string) =>
  `<a href="${escapeXml(url)}" style="color:#2f4a3a">${escapeXml(label)}</a>`;
