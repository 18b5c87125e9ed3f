import bricolage from './fonts/bricolage-core.woff2?url';
import inter from './fonts/inter-core.woff2?url';

/** The two files every page needs; the root preloads them so that the swap comes before the first paint. */
export const preloadedFonts: readonly string[] = [inter, bricolage];
