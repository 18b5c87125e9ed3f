/** Of every image that is uploaded, whatever will show it. */
export const largestImageBytes = 10 * 1024 * 1024;
export const mostImagePixels = 40_000_000;
