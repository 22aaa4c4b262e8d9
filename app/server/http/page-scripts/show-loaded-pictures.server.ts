/** Once its picture has loaded, a frame stays rendered, so that it also shows in printouts and full-page captures. */
export function showLoadedPictures(): void {
  function show(image: HTMLImageElement) {
    image.closest<HTMLElement>('.photo, .ba')?.style.setProperty('content-visibility', 'visible');
  }
  for (const image of document.images) if (image.complete && image.currentSrc) show(image);
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && show(target), true);
}
