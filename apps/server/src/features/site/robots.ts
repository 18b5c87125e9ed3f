interface Site {
  readonly productionOrigin: string;
  readonly indexable: boolean;
}

/** Places that hold nothing for a reader who comes from a search. */
const closed = ['/admin', '/account-details', '/sandbox/', '/take-a-test/', '/files/', '/api/'];

/**
 * Away from the production origin nothing is closed: a crawler has to fetch a page to read there that it may not
 * list it.
 */
export function robotsText({ indexable, productionOrigin }: Site): string {
  const lines = indexable
    ? [
        'User-agent: *',
        'Allow: /api/docs',
        ...closed.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${productionOrigin}/sitemap.xml`,
      ]
    : ['User-agent: *', 'Disallow:'];
  return `${lines.join('\n')}\n`;
}
