/** True for a link that opens something over the page or changes it in place, once there are scripts. */
export function staysHere(link: Element): boolean {
  if (!(link instanceof HTMLAnchorElement)) return false;
  if (link.hasAttribute('data-opens-over')) return true;
  return link.origin === location.origin && link.pathname === location.pathname && link.hash === '';
}
