import { journey } from '../support/journey.ts';
import { openAsStaff } from '../support/staff.ts';
import { button, css, field } from '../support/target.ts';

/** Journeys of several engines run at once: each moves products of its own among each other. */
const FIRST = { chromium: 0, firefox: 3, webkit: 6 };

journey('ordering by arrows, number and dragging', async (user) => {
  const first = FIRST[user.engine as keyof typeof FIRST];
  const expectOrder = async (...names: string[]) => {
    await user.expect(shownOrder, first).toEqual(names);
    await user.expect(storedOrder, first).toEqual(names);
  };
  await openAsStaff(user, '/admin/products?siralama=1');
  const [a = '', b = '', c = ''] = await user.read(shownOrder, first);
  await user.click(button(`${b}: yukari tasi`));
  await expectOrder(b, a, c);
  await user.fill(field(`${c}: sira numarasi`), String(first + 1));
  await user.press('Enter');
  await expectOrder(c, b, a);
  const step = await user.read(() => {
    const [one, two] = document.querySelectorAll('[aria-label$=": surukle"]');
    return (two?.getBoundingClientRect().top ?? 0) - (one?.getBoundingClientRect().top ?? 0);
  });
  await user.grab(css(`[aria-label="${c}: surukle"]`), { x: 0, y: step * 2 });
  // The row follows the pointer at once; the announcement comes when the others have made room for it.
  await user.expect(announcedDrag).toBe(`${c}, ${a} öğesinin yerinde.`);
  await user.letGo();
  await expectOrder(b, a, c);
});

// Below: functions that run in the page.

/** Three products, as the ordering mode shows them. */
function shownOrder(first: number): string[] {
  return Array.from(document.querySelectorAll('[aria-label$=": yukari tasi"]'), (row) =>
    String(row.getAttribute('aria-label')).replace(': yukari tasi', ''),
  ).slice(first, first + 3);
}

/** What a screen reader says of the row that is dragged. */
function announcedDrag(): string | null | undefined {
  return document.querySelector('[id^="DndLiveRegion"]')?.textContent;
}

/** The same, from the server. */
async function storedOrder(first: number): Promise<string[]> {
  const html = await (await fetch('/admin/products?siralama=1')).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(page.querySelectorAll('[aria-label$=": yukari tasi"]'), (row) =>
    String(row.getAttribute('aria-label')).replace(': yukari tasi', ''),
  ).slice(first, first + 3);
}
