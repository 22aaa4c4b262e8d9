import besleyLatin from '#app/ui/fonts/besley-latin.woff2?url';
import besleyTurkish from '#app/ui/fonts/besley-turkish.woff2?url';
import hankenLatin from '#app/ui/fonts/hanken-grotesk-latin.woff2?url';
import hankenTurkish from '#app/ui/fonts/hanken-grotesk-turkish.woff2?url';

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous">`. */
export const fontPreloads: readonly string[] = [besleyLatin, besleyTurkish, hankenLatin, hankenTurkish];
