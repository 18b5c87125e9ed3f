import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The two files every page needs; the root preloads them so that the swap comes before the first paint. */
export const preloadedFonts: readonly string[] = [inter, bricolage];
