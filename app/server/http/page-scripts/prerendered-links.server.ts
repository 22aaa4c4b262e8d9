/**
 * Links that browsers may prerender on hover or touch: pages that every visitor gets alike. What a query asks for is left
 * out, because it may be rendered for this visitor alone.
 */
export const PRERENDERED_LINKS = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/*.*', '/*\\?*=*'] } },
          { not: { selector_matches: '[download], [target], [data-opens-over]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
