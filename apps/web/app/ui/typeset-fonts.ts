import italic from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url';
import main from './fonts/katex-main-core.woff2?url';

/** The two files that every formula needs, for the `links` of a page with maths: nothing then moves when they come. */
export const typesetFonts = () =>
  [main, italic].map((href) => ({
    rel: 'preload' as const,
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  }));
