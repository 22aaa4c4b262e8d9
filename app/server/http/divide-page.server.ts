export interface DividedPage {
  head: string;
  body: string;
  /** React Router's, at the end of the body. */
  scripts: string;
}

/** Head and scripts are what changes after a page has been rendered: looking for it everywhere would take longer. */
export function dividePage(html: string): DividedPage {
  const bodyStart = html.indexOf('<body');
  const contextStart = html.lastIndexOf('<script>window.__reactRouterContext');
  // Before it stands the script that restores the scroll position.
  const scriptsStart = Math.max(bodyStart, html.lastIndexOf('<script>', contextStart - 1));
  return {
    head: html.slice(0, bodyStart),
    body: html.slice(bodyStart, scriptsStart),
    // React Router indents them.
    scripts: html.slice(scriptsStart).replace(/\n\s+/g, '\n'),
  };
}
