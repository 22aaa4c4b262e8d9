/**
 * Goes to another page without the router. Pages first make sure that the server answers, and stay if it does not
 * (server/http/page-scripts/watch-connection.server.ts).
 */
export function loadInFull(url: string): void {
  if (dispatchEvent(new CustomEvent('load-in-full', { detail: url, cancelable: true }))) location.assign(url);
}
