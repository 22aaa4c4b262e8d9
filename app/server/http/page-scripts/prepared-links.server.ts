/** Pages that every visitor gets alike. What a query asks for is left out, because it may be rendered for this visitor alone. */
const PREPARED = [
  { href_matches: '/*' },
  { not: { href_matches: ['/admin', '/admin/*', '/*.*', '/*\\?*=*'] } },
  { not: { selector_matches: '[download], [target], [data-opens-over]' } },
];

/** Browsers prerender these on hover or touch. */
export const PRERENDERED_LINKS = JSON.stringify({ prerender: [{ where: { and: PREPARED }, eagerness: 'moderate' }] });

/** Where a page is likely to lead. Phones prefetch these when they are in view, desktops on a short hover, older browsers all at once. */
const LIKELY_NEXT = { href_matches: ['/products/*', '/projects/*', '/blogs/*'] };
export const PREFETCHED_LINKS = JSON.stringify({
  prefetch: [{ where: { and: [...PREPARED, LIKELY_NEXT] }, eagerness: 'eager' }],
});
