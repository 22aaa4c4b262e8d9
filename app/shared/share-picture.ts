/** What stands behind a link preview's picture: a product, a project, a post, or a page of the site by its own name. */
export const SHARE_KINDS = ['urun', 'proje', 'yazi', 'sayfa'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/**
 * The address of the picture that a link preview shows. Chat programs keep a preview for weeks by its address, so the
 * address changes with what is drawn on it.
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

/** FNV-1a: only tells versions apart, and runs in the browser as well. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
