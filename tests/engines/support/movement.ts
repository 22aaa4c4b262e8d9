/** Runs in the page: from now on, notes how long anything moves. */
export function watchMovement(): void {
  let longest = 0;
  const note = () => {
    for (const { effect } of document.getAnimations())
      longest = Math.max(longest, Number(effect?.getComputedTiming().activeDuration));
    document.documentElement.dataset.longestMovement = String(longest);
  };
  note();
  for (const begin of ['transitionrun', 'animationstart']) addEventListener(begin, note);
}

/** Runs in the page: milliseconds. With less movement, styles keep a hundredth of one. */
export const readMovement = () => Number(document.documentElement.dataset.longestMovement);
