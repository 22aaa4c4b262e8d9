/** The brand's mark, as paths in a box of 28: the boards, and the one in teak. */
export const BRAND_BOARDS = 'M2 4h5v20H2zM8.5 4h5v20h-5zM15 4h5v12h-5zM21.5 4h4.5v20h-4.5z';
export const BRAND_ACCENT = 'M15 17.5h5V24h-5z';
