// Word copies no real lists: an entry is a paragraph with its list and level in a style, and its bullet or number as text.

type Entry = { paragraph: HTMLElement; level: number; ordered: boolean };

/** Turns runs of such paragraphs into real lists, nested by their levels. */
export function convertWordLists(body: HTMLElement): void {
  let run: Entry[] = [];
  const finish = () => {
    if (run.length > 0) buildList(run);
    run = [];
  };
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const entry = readEntry(paragraph);
    const last = run.at(-1)?.paragraph;
    if (last && last.nextElementSibling !== paragraph) finish();
    if (entry) run.push(entry);
  }
  finish();
}

function readEntry(paragraph: HTMLElement): Entry | null {
  const style = paragraph.getAttribute('style') ?? '';
  if (!/mso-list:\s*l\d/i.test(style)) return null;
  const level = Number(/mso-list:[^;]*level(\d+)/i.exec(style)?.[1] ?? 1);
  return { paragraph, level, ordered: takeMarker(paragraph) };
}

/** Removes the bullet or number that Word wrote in front; true when it was a number or letter. */
function takeMarker(paragraph: HTMLElement): boolean {
  const marker = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  // A lone "o" is Word's bullet of the second level.
  return /^(\d+|[a-z]|[ivxlc]+)[.)]$/i.test(text);
}

function buildList(entries: Entry[]): void {
  const [first] = entries;
  if (!first) return;
  const { ownerDocument: document } = first.paragraph;
  const open: { list: HTMLElement; level: number }[] = [];
  const anchor = document.createTextNode('');
  first.paragraph.before(anchor);
  for (const { paragraph, level, ordered } of entries) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const top = open.at(-1);
    if (!top || top.level < level) {
      const list = document.createElement(ordered ? 'ol' : 'ul');
      const parent = top?.list.lastElementChild;
      if (parent) parent.append(list);
      else anchor.before(list);
      open.push({ list, level });
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
  anchor.remove();
}
