import { journey } from '../support/journey.ts';
import { openAsStaff } from '../support/staff.ts';
import { button, css, field } from '../support/target.ts';

/** The first three products, as the ordering mode shows them. */
const shownOrder = () =>
  Array.from(document.querySelectorAll('[aria-label$=": yukari tasi"]'), (row) =>
    String(row.getAttribute('aria-label')).replace(': yukari tasi', ''),
  ).slice(0, 3);

/** The same by their height on the screen, where rows make room for one that is dragged. */
const visibleOrder = () =>
  Array.from(document.querySelectorAll('[aria-label$=": surukle"]'))
    .map((handle) => ({
      name: String(handle.getAttribute('aria-label')).replace(': surukle', ''),
      top: handle.getBoundingClientRect().top,
    }))
    .sort((one, other) => one.top - other.top)
    .map(({ name }) => name)
    .slice(0, 3);

/** The same, from the server. */
const storedOrder = async () => {
  const html = await (await fetch('/admin/products?siralama=1')).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(page.querySelectorAll('[aria-label$=": yukari tasi"]'), (row) =>
    String(row.getAttribute('aria-label')).replace(': yukari tasi', ''),
  ).slice(0, 3);
};

journey('ordering by arrows, number and dragging', { chromium: ['admin-product-order'] }, async (user) => {
  const expectOrder = async (...names: string[]) => {
    await user.expect(shownOrder).toEqual(names);
    await user.expect(storedOrder).toEqual(names);
  };
  await openAsStaff(user, '/admin/products?siralama=1');
  const [a = '', b = '', c = ''] = await user.read(shownOrder);
  await user.click(button(`${b}: yukari tasi`));
  await expectOrder(b, a, c);
  await user.fill(field(`${c}: sira numarasi`), '1');
  await user.press('Enter');
  await expectOrder(c, b, a);
  // A phone has no handles: its screen scrolls under a dragging finger.
  if (user.isPhone) return;
  const step = await user.read(() => {
    const [one, two] = document.querySelectorAll('[aria-label$=": surukle"]');
    return (two?.getBoundingClientRect().top ?? 0) - (one?.getBoundingClientRect().top ?? 0);
  });
  // A little too far, so that the dragged row lies below the one that it changes places with.
  await user.grab(css(`[aria-label="${c}: surukle"]`), { x: 0, y: step * 2.2 });
  await user.expect(visibleOrder).toEqual([b, a, c]);
  await user.letGo();
  await expectOrder(b, a, c);
});
