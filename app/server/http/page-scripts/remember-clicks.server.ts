/**
 * Remembers clicks on buttons, the last one on a link that waits for the scripts, and a press of Escape, before the page is
 * hydrated; root.tsx repeats them afterwards. If hydration has not finished after 3 s, the link is followed natively.
 */
export function rememberClicks(isHeld: (link: Element) => boolean): void {
  let patience: ReturnType<typeof setTimeout>;

  function forgetLink() {
    clearTimeout(patience);
    document.querySelector('a[data-pressed]')?.removeAttribute('data-pressed');
  }

  function follow(link: HTMLAnchorElement) {
    if (!link.hasAttribute('data-pressed')) return;
    const { href: detail } = link;
    if (dispatchEvent(new CustomEvent('load-in-full', { detail, cancelable: true }))) location.assign(detail);
  }

  const page = document.documentElement;
  const isTooLate = () => page.matches('[data-interactive], [data-plain]');

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || isTooLate()) return;
    clearTimeout(patience);
    for (const pressed of document.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed');
    page.setAttribute('data-escaped', '');
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (isTooLate() || !(target instanceof Element)) return;
      page.removeAttribute('data-escaped');
      const pressed = target.closest<HTMLElement>('button[type=button], a');
      if (!pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = pressed instanceof HTMLAnchorElement ? pressed : null;
      // Whoever presses another link wants to go there instead.
      if (link) forgetLink();
      if (link && !isHeld(link)) return;
      pressed.setAttribute('data-pressed', '');
      if (!link) return;
      event.preventDefault();
      patience = setTimeout(follow, 3000, link);
    },
    true,
  );
}
