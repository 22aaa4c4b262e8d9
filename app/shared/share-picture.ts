/** What the picture of a link preview is about: a product, a project, a post, a colour, or a fixed page by its name. */
export const SHARE_KINDS = ['urun', 'proje', 'yazi', 'renk', 'sayfa'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/**
 * The address of the picture that a link preview shows. Messengers cache previews by address for weeks, so the address
 * contains a hash of what is drawn.
 */
export function sharePictureUrl(kind: ShareKind, name: string, ...drawn: (string | undefined)[]): string {
  return `/paylas/${kind}/${encodeURIComponent(name)}.jpg?v=${shortHash(drawn.join('\n'))}`;
}

/** "/" is "home", "/products" with a category is "products-deck"; the pages of a long list share one. */
export function sharePageName(path: string): string {
  const [name = '', query = ''] = path.slice(1).split('?');
  const category = new URLSearchParams(query).get('category');
  return category ? `${name}-${category}` : name || 'home';
}

/** FNV-1a: good enough to tell versions apart, and small enough for the browser. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
