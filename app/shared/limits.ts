export const UPLOAD_MAX_BYTES = 5_242_880;
export const UPLOAD_MAX_PIXELS = 50_000_000;
/** Width and height in pixels. WebP, one of the formats that pages offer, cannot hold more. */
export const UPLOAD_MAX_SIDE = 16_383;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const UPLOAD_CACHE_SECONDS = 3600;

export const HOME_PROJECTS = 3;
export const HOME_PRODUCTS = 4;
export const OTHER_POSTS = 5;
/** Title and slug of a product. */
export const PRODUCT_NAME_LENGTH = 200;
export const PROJECT_TITLE_LENGTH = 300;
export const EXCERPT_LENGTH = 150;
/** Rows per page, in public and in admin lists. */
export const PAGE_SIZE = 24;
/** Tags inside each other in the editor's HTML. Time to clean it grows with the square of this. */
export const CONTENT_DEPTH = 40;

/** How long what was deleted can be brought back. */
export const BIN_DAYS = 30;
