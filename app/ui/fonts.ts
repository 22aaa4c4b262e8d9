import besleyLatinExt from '@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2?url';
import besleyLatin from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import hankenLatin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous">`. Besley latin-ext: the h1 needs its ğ and ş. */
export const fontPreloads: readonly string[] = [besleyLatin, besleyLatinExt, hankenLatin];
