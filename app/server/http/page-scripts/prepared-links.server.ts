/** Pages that every visitor gets alike. What a query asks for is left out, because it may be rendered for this visitor alone. */
const PREPARED = [
  { href_matches: '/*' },
  { not: { href_matches: ['/admin', '/admin/*', '/*.*', '/*\\?*=*'] } },
  { not: { selector_matches: '[download], [target], [data-opens-over]' } },
];

/** Older browsers fetch all "eager" links of a page at once, so only those that somebody is likely to follow are. */
const LIKELY_NEXT = { href_matches: ['/products/*', '/projects/*', '/blogs/*'] };

/** Links that browsers prerender on hover or touch, and those that phones prefetch when they are in view, desktops on a short hover. */
export const PREPARED_LINKS = JSON.stringify({
  prefetch: [{ where: { and: [...PREPARED, LIKELY_NEXT] }, eagerness: 'eager' }],
  prerender: [{ where: { and: PREPARED }, eagerness: 'moderate' }],
});
