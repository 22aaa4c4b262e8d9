const MARK = 'data-preview-field';
const SHORTEST = 2;

/** Frames the place of the preview that shows what stands in a text field, and scrolls to it if asked. */
export function markField(page: Document | null | undefined, field: Element | null, { follow }: { follow: boolean }) {
  const main = page?.querySelector('main') ?? page?.body;
  if (!main) return;
  for (const old of main.querySelectorAll<HTMLElement>(`[${MARK}]`)) {
    old.removeAttribute(MARK);
    old.style.outline = '';
  }
  const wanted = readText(field);
  if (wanted.length < SHORTEST) return;
  const found = [...main.querySelectorAll<HTMLElement>('*')].findLast(
    (element) => plain(element.textContent) === wanted,
  );
  if (!found) return;
  found.setAttribute(MARK, '');
  found.style.outline = '2px solid #b07b3e';
  found.style.outlineOffset = '4px';
  if (follow) found.scrollIntoView({ block: 'center' });
}

/** By name: elements of another frame are of other classes. */
function readText(field: Element | null): string {
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
  return isText ? plain(field.value) : '';
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
