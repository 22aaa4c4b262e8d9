/**
 * Requests failed pictures again: when the browser is back online, when another picture has loaded, and a few times after
 * growing pauses. One that the server has answered for, even with 404, is left alone until the browser is back online.
 */
export function retryPictures(): void {
  const PAUSES_MS = [2000, 6000, 20_000, 60_000];
  const answered = new Set<string>();
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Only our own pictures: the content security policy forbids requests to other servers.
  const isBroken = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
    complete && naturalWidth === 0 && currentSrc.startsWith(location.origin) && !answered.has(currentSrc);

  async function retry() {
    timer = undefined;
    round += 1;
    for (const image of [...document.images].filter(isBroken)) {
      const { currentSrc } = image;
      try {
        const { ok } = await fetch(currentSrc, { method: 'HEAD' });
        answered.add(currentSrc);
        if (ok) image.setAttribute('src', image.src);
      } catch {
        plan();
      }
    }
  }

  function plan() {
    timer ??= round < PAUSES_MS.length ? setTimeout(retry, PAUSES_MS[round]) : undefined;
  }

  function planAnew({ target }: Event) {
    if (!(target instanceof HTMLImageElement) || ![...document.images].some(isBroken)) return;
    round = 0;
    plan();
  }

  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && plan(), true);
  document.addEventListener('load', planAnew, true);
  addEventListener('online', () => {
    clearTimeout(timer);
    answered.clear();
    round = 0;
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  });
  plan();
}
