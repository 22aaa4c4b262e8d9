import type { RouterContextProvider } from 'react-router';
import { runPreview } from '#app/server/db/preview.server.ts';
import { db } from '#app/server/db.server.ts';
import { PREVIEW_HEADERS } from '#app/server/http/policy/security-headers.server.ts';
import { visitorPage } from '#app/server/request-context.server.ts';

const SCRIPT = /<script\b[\s\S]*?<\/script>/g;
const MODULE = /<link rel="modulepreload"[^>]*>/g;
const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', ...PREVIEW_HEADERS };

/**
 * The page as visitors would see it after `save`, which says at what address; null: there is nothing to show, because it
 * could not be saved. Whatever `save` writes is rolled back.
 */
export async function answerPreview(
  context: Readonly<RouterContextProvider>,
  save: () => Promise<string | null>,
): Promise<Response | null> {
  const html = await runPreview(db, async () => {
    const address = await save();
    if (address === null) return null;
    const page = await context.get(visitorPage)(address);
    return page.ok ? page.text() : null;
  });
  return html === null ? null : toPreview(html);
}

/**
 * The scripts of a page expect it at its own address, so they are left out: every page is complete without them. Its links
 * open in a new tab; the frame beside a form allows none.
 */
function toPreview(html: string): Response {
  const page = html
    .replace(SCRIPT, '')
    .replace(MODULE, '')
    .replace('<title>', '<base target="_blank"/><title>Önizleme: ');
  return new Response(page, { headers: PAGE_HEADERS });
}

/** In place of a page that cannot be made yet. */
export const nothingToPreview = () => toNotice(200, 'Önizleme, zorunlu alanlar dolunca burada görünür.');

export const failedPreview = () => toNotice(500, 'Önizleme şu anda hazırlanamıyor. Biraz sonra yeniden deneyin.');

/** In place of a link that has expired, or that never was one. */
export const endedPreview = () => toNotice(404, 'Bu önizleme bağlantısının süresi doldu. Yenisini isteyin.');

function toNotice(status: number, text: string): Response {
  const html = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Önizleme</title>
<body style="font-family:system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1.25rem;line-height:1.6;color:#4d554f">
<p>${text}</p></body></html>`;
  return new Response(html, { status, headers: PAGE_HEADERS });
}
