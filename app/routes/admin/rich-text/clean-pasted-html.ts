import { convertWordLists } from './word-lists.ts';

/**
 * Reduces HTML from the clipboard to what a post is made of: paragraphs, headings, lists, links, quotes, bold and
 * italic; styles are dropped. The server cleans again on saving: this shows the author at once what will remain.
 */
export function cleanPastedHtml(html: string): { cleaned: string; droppedPictures: boolean } {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const { body } = document;
  for (const comment of allComments(body)) comment.remove();
  for (const junk of body.querySelectorAll('style, script, meta, link, title, xml, template, object')) junk.remove();

  raiseHeadings(body);
  convertWordLists(body);
  nestStrayLists(body);
  for (const inline of [...body.querySelectorAll<HTMLElement>('span, font, b, strong, i, em, u')].reverse()) {
    readStyle(inline);
  }

  const pictures = [...body.querySelectorAll('img')].filter((image) => !isOwnPicture(image));
  for (const picture of pictures) picture.remove();
  for (const link of body.querySelectorAll('a')) keepAddress(link);
  for (const element of body.querySelectorAll('*')) keepAttributes(element);
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    // Word's own tags (o:p, v:shape, w:sdt …) contain nothing but text that is worth keeping.
    if (element.localName.includes(':')) unwrap(element);
    else if (isEmptyParagraph(element)) element.remove();
  }
  for (const lineBreak of body.querySelectorAll(':scope > br')) {
    // Between blocks Google Docs writes it for an empty line; inside a block the author wrote it.
    if (followsBlock(lineBreak)) lineBreak.remove();
  }
  return { cleaned: body.innerHTML, droppedPictures: pictures.length > 0 };
}

function allComments(root: Node): ChildNode[] {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  while (walker?.nextNode()) found.push(walker.currentNode as ChildNode);
  return found;
}

/** The highest level of heading that was pasted becomes h2, all lower ones h3: level 1 is the page's title. */
function raiseHeadings(body: HTMLElement): void {
  const blocks = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')];
  const headings = blocks.flatMap((block) => {
    const level = headingLevel(block);
    return level ? [{ block, level }] : [];
  });
  const top = Math.min(...headings.map(({ level }) => level));
  for (const { block, level } of headings) rename(block, level === top ? 'h2' : 'h3');
}

/** 1 for the highest level. Word may write headings as paragraphs with a class or an outline level. */
function headingLevel(block: HTMLElement): number | null {
  const tag = /^h([1-6])$/.exec(block.localName)?.[1];
  if (tag) return Number(tag);
  if (/\bMso(Title|Heading1)\b/i.test(block.className)) return 1;
  const named = /\bMsoHeading(\d)\b/i.exec(block.className)?.[1] ?? outlineLevel(block);
  return named ? Number(named) : null;
}

function outlineLevel(block: HTMLElement): string | undefined {
  return /mso-outline-level:\s*(\d)/i.exec(block.getAttribute('style') ?? '')?.[1];
}

/** Google Docs puts a nested list after its entry instead of into it. */
function nestStrayLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const entry = list.previousElementSibling;
    if (entry?.localName === 'li') entry.append(list);
  }
}

/** Bold and italic written as styles become tags; tags that a style undoes (Google Docs' outer b) are removed. */
function readStyle(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style;
  const heavy = fontWeight === 'bold' || Number(fontWeight) >= 600;
  const tag = element.localName;
  const inHeading = element.closest('h2, h3') !== null;
  if (tag === 'b' || tag === 'strong') {
    const takenBack = fontWeight === 'normal' || (fontWeight !== '' && Number(fontWeight) < 600);
    // A heading is bold by itself.
    if (takenBack || inHeading) unwrap(element);
    return;
  }
  if (tag === 'i' || tag === 'em') {
    if (fontStyle === 'normal') unwrap(element);
    return;
  }
  if (tag === 'u') {
    if (element.closest('a') || element.querySelector('a')) unwrap(element);
    return;
  }
  if (heavy && !inHeading) wrapContent(element, 'strong');
  if (fontStyle === 'italic') wrapContent(element, 'em');
  if ((textDecorationLine || textDecoration).includes('underline') && !element.closest('a')) {
    if (!element.querySelector('a')) wrapContent(element, 'u');
  }
  unwrap(element);
}

function wrapContent(element: HTMLElement, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: HTMLElement, tag: string): void {
  if (element.localName === tag) return;
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function isOwnPicture(image: HTMLImageElement): boolean {
  const address = image.getAttribute('src') ?? '';
  return address.startsWith('/images/') || address.startsWith(`${window.location.origin}/images/`);
}

/** Links that a visitor cannot follow (bookmarks, local files) become text; Google's redirect is removed from the others. */
function keepAddress(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href')?.trim() ?? '';
  const detour = /^https:\/\/www\.google\.com\/url\?/.test(address) ? new URL(address).searchParams.get('q') : null;
  const target = detour ?? address;
  if (/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(target)) link.setAttribute('href', target);
  else unwrap(link);
}

const KEPT: Record<string, string[]> = { a: ['href'], img: ['src', 'alt'], ol: ['start'] };

function keepAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    if (!KEPT[element.localName]?.includes(name)) element.removeAttribute(name);
  }
}

function isEmptyParagraph(element: Element): boolean {
  return (
    /^(p|h[1-6]|strong|em|u|li)$/.test(element.localName) &&
    !element.querySelector('img, br') &&
    !element.textContent?.trim()
  );
}

function followsBlock(element: Element): boolean {
  let before = element.previousSibling;
  while (before && before.nodeType === Node.TEXT_NODE && !before.textContent?.trim()) before = before.previousSibling;
  return before instanceof Element && before.matches('p, h2, h3, ul, ol, blockquote');
}
