import { WORD_HTML } from '#tests/support/clipboard-samples.ts';
import { expect, journey } from '../support/journey.ts';
import { makePhoto, openAsStaff, uniqueName } from '../support/staff.ts';
import { button, css, field, link } from '../support/target.ts';

const EDITOR = css('[contenteditable=true]');

/** What a paste from Word does; a driver cannot reach the clipboard of another program. */
const pasteIntoEditor = (html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox ignores it among the event's options.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  document.querySelector('[contenteditable=true]')?.dispatchEvent(event);
};

journey('post: rich text with paste, cover, publish', async (user) => {
  const title = uniqueName('Motor');
  await openAsStaff(user, '/admin/blogs/new');
  await user.fill(css('input[name=title]'), title);
  await user.click(EDITOR);
  await user.read(pasteIntoEditor, WORD_HTML);
  await user.expect(() => document.querySelector('[contenteditable=true] h3')?.textContent).toBe('Malzeme');
  await user.click(button('Kalın'));
  await user.type(EDITOR, 'Elle yazılan');
  await user
    .expect(() => document.querySelector('[contenteditable=true]')?.innerHTML)
    .toContain('<strong>Elle yazılan</strong>');
  await user.upload(field(/Görsel Seç/), await makePhoto('kapak.jpg'));
  await user
    .expect(() => document.querySelector<HTMLInputElement>('input[name=image_url]')?.value)
    .toMatch(/\/images\/blogs\//);
  await user.click(button('Kaydet'));
  await user.isAt(/^\/admin\/blogs(\?|$)/);
  await user.sees(css('main a[href="/admin/blogs/new"]'));
  await user.open(`/admin/blogs?q=${encodeURIComponent(title)}`);
  await user.click(button('Yayınla', 'main li, main tr'));
  await user.sees(button('Taslağa Al', 'main li, main tr'));
  await user.open('/blogs');
  await user.click(link(new RegExp(title), 'main'));
  await user.sees('Elle yazılan');
  expect(await user.read(() => document.querySelectorAll('main ul ul li').length)).toBeGreaterThan(0);
});
