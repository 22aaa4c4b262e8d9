export interface DividedPage {
  head: string;
  body: string;
  /** React Router's, at the end of the body. */
  scripts: string;
}

/** After rendering, only the head and React Router's scripts are changed. Searching the long body as well would cost more. */
export function dividePage(html: string): DividedPage {
  const bodyStart = html.indexOf('<body');
  const contextStart = html.lastIndexOf('<script>window.__reactRouterContext');
  // The script before it restores the scroll position; it is React Router's, too.
  const scriptsStart = Math.max(bodyStart, html.lastIndexOf('<script>', contextStart - 1));
  return {
    head: html.slice(0, bodyStart),
    body: html.slice(bodyStart, scriptsStart),
    scripts: html.slice(scriptsStart),
  };
}
