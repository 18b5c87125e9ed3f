export interface SitemapEntry {
  /** From the root, with its query where that is what makes it a page of its own. */
  readonly path: string;
  readonly changed?: Date | undefined;
}

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const inXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escaped[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const listed = (tag: string, origin: string, { path, changed }: SitemapEntry) =>
  `<${tag}><loc>${inXml(origin + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${tag}>`;

export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${head}<urlset ${namespace}>\n${entries.map((entry) => listed('url', origin, entry)).join('\n')}\n</urlset>\n`;

export const sitemapIndexXml = (origin: string, parts: readonly SitemapEntry[]): string =>
  `${head}<sitemapindex ${namespace}>\n${parts.map((part) => listed('sitemap', origin, part)).join('\n')}\n</sitemapindex>\n`;
