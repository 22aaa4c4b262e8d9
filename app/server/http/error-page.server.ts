/** Shown when not even React can render. The reference is the request's id in the log. */
export function errorPage(reference: string): string {
  return `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bir sorun oluştu</title>
<body style="font-family:system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;line-height:1.6">
<h1>Bir sorun oluştu</h1>
<p>Sayfa şu anda gösterilemiyor. Birkaç dakika sonra yeniden deneyin.</p>
<p>Bize yazarsanız şu kodu iletin: <strong>${reference}</strong></p>
<p><a href="/">Ana sayfa</a></p></body></html>`;
}
