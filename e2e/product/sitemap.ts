/** The addresses that a file of the sitemap names, from the root on. */
export const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => {
    const { pathname, search } = new URL(found.replaceAll('&amp;', '&'));
    return pathname + search;
  });
