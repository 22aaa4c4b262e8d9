/**
 * Remembers a click on a button, or on a link that waits for the scripts, before the page is hydrated; root.tsx repeats it
 * afterwards. If hydration has not finished after 3 s, the link is followed natively.
 */
export function rememberClicks(isHeld: (link: Element) => boolean): void {
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (document.documentElement.matches('[data-interactive], [data-plain]') || !(target instanceof Element)) return;
      const pressed = target.closest<HTMLElement>('button[type=button], a');
      if (!pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const isLink = pressed instanceof HTMLAnchorElement;
      if (isLink && !isHeld(pressed)) return;
      pressed.setAttribute('data-pressed', '');
      if (!isLink) return;
      event.preventDefault();
      setTimeout(() => {
        if (!pressed.hasAttribute('data-pressed')) return;
        const { href: detail } = pressed;
        if (dispatchEvent(new CustomEvent('load-in-full', { detail, cancelable: true }))) location.assign(detail);
      }, 3000);
    },
    true,
  );
}
