import { useEffect, useState } from 'react';

// Which rows are chosen is known to their checkboxes alone: they work without JavaScript, and the bar appears by CSS. The
// script counts them and adds ways to choose.

export const MANY_FORM = 'secilenler';

export const checkboxesOf = (page: ParentNode) => [
  ...page.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${MANY_FORM}]`),
];

/** Counts as a press: whoever listens for changes hears of it. */
export function setAll(boxes: HTMLInputElement[], checked: boolean): void {
  for (const box of boxes) box.checked = checked;
  boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }));
}

export const clearChosen = () => setAll(checkboxesOf(document), false);

/** How many rows are chosen. Shift chooses up to the last pressed one, Escape clears. */
export function useChosenCount(): number {
  const [count, setCount] = useState(0);

  useEffect(() => {
    let last: HTMLInputElement | undefined;
    const recount = () => {
      const boxes = checkboxesOf(document);
      const checked = boxes.filter((box) => box.checked).length;
      setCount(checked);
      const all = document.querySelector<HTMLInputElement>('[data-all-rows]');
      if (all) {
        all.checked = checked > 0 && checked === boxes.length;
        all.indeterminate = checked > 0 && checked < boxes.length;
      }
    };
    const onClick = ({ target, shiftKey }: MouseEvent) => {
      const boxes = checkboxesOf(document);
      const box = boxes.find((one) => one === target);
      if (!box) return;
      if (shiftKey && last) {
        const [from, to] = [boxes.indexOf(last), boxes.indexOf(box)].sort((a, b) => a - b);
        for (const between of boxes.slice(from, (to ?? 0) + 1)) between.checked = box.checked;
      }
      last = box;
      recount();
    };
    const onKey = (event: KeyboardEvent) => {
      // Escape belongs to what is open above the list first.
      if (event.key === 'Escape' && !document.querySelector('dialog[open], details[open]')) clearChosen();
    };
    recount();
    document.addEventListener('change', recount);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey, true);
    // Rows come and go with the page, the filter and what others do.
    const rows = new MutationObserver(recount);
    rows.observe(document.getElementById('icerik') ?? document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('change', recount);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey, true);
      rows.disconnect();
    };
  }, []);
  return count;
}
