export type Connection = ReturnType<typeof watchConnection>;

/**
 * A link or form that gets no answer would end on the browser's own error page, and what the visitor was reading or had
 * typed would be gone. Where that may happen, the server is asked first: if it does not answer, the page stays, says so and
 * offers to try again. `navigator.onLine` alone does not decide: some browsers report a working connection as lost.
 */
export function watchConnection() {
  const note = document.createElement('p');
  const again = document.createElement('a');
  note.setAttribute('role', 'alert');
  again.textContent = 'Yeniden dene';
  // Links with a target are not held.
  again.target = '_self';
  again.style.cssText = 'flex:none;padding:.625rem 0;text-decoration:underline';
  let isLost = false;

  function goOrOffer(href: string, text = '', go = () => location.assign(href)) {
    note.remove();
    const patience = new AbortController();
    setTimeout(() => patience.abort(), 5000);
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: patience.signal }).then(go, () => {
      isLost = true;
      again.href = href;
      again.onclick = (event) => {
        event.preventDefault();
        goOrOffer(href, text, go);
      };
      note.replaceChildren(text || 'Sayfa yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.', again);
      show();
    });
  }

  /** Above the bars that some pages have at the bottom. */
  function show() {
    document.body.append(note);
    // Closes a phone's keyboard, which would cover the note, and which hides the bars while it is open.
    again.focus({ preventScroll: true });
    const bars = [...document.querySelectorAll('.bottom-bar, .compare-tray, .sample-tray, .save-bar, .chosen-bar')];
    const tops = bars.map((bar) => bar.getBoundingClientRect().top).map((top) => (top > 0 ? top : innerHeight));
    const bottom = innerHeight - Math.min(innerHeight, ...tops);
    const inset = (side: string) => `max(1rem,env(safe-area-inset-${side}))`;
    const padding = `.75rem ${inset('right')} ${bottom ? '.75rem' : inset('bottom')} ${inset('left')}`;
    note.style.cssText = `position:fixed;inset:auto 0 ${bottom}px;z-index:60;display:flex;align-items:center;justify-content:center;gap:1.5rem;margin:0;padding:${padding};border-top:1px solid #5d6a62;background:#15231c;color:#fff`;
  }

  // What the router or the viewer could not load (ui/load-in-full.ts).
  addEventListener('load-in-full', (event) => {
    event.preventDefault();
    goOrOffer((event as CustomEvent<string>).detail);
  });

  return {
    goOrOffer,
    removeNote: () => note.remove(),
    /** Once the server has failed to answer, it is asked before every step. */
    isUncertain: () => isLost || !navigator.onLine,
    distrust: () => {
      isLost = true;
    },
    isLive: () => document.documentElement.hasAttribute('data-interactive'),
  };
}
