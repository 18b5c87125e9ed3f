import type { MetaDescriptor } from 'react-router';
import type { RootData } from './site.ts';
import type { StructuredData } from './structured-data.ts';

export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** Path of the page without query, for the canonical address. */
  readonly path: string;
  readonly keywords?: readonly string[];
  /** Pages that hold nothing for a search engine: login, account pages, errors. */
  readonly noIndex?: boolean;
  readonly type?: 'website' | 'article';
  readonly image?: string;
  readonly structuredData?: StructuredData | ((site: RootData['site']) => StructuredData);
}

interface MetaArguments {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/** Every page's title, description, canonical address, social tags and robots rule, in one place. */
export function pageMetadata(page: PageMetadata, { matches }: MetaArguments): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const site = root?.site;
  const origin = site?.productionOrigin ?? '';
  const address = `${origin}${page.path}`;
  const image = `${origin}${page.image ?? '/social-card.png'}`;
  const indexable = site?.indexable === true && !page.noIndex;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    { name: 'robots', content: indexable ? 'index, follow' : 'noindex, nofollow' },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: site?.name ?? '' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...(site && page.structuredData
      ? [{ 'script:ld+json': withAddresses(dataOf(page.structuredData, site), origin) as never }]
      : []),
  ];
}

const dataOf = (data: NonNullable<PageMetadata['structuredData']>, site: RootData['site']): StructuredData =>
  typeof data === 'function' ? data(site) : data;

const addresses = new Set(['@id', 'item', 'url', 'logo', 'image', 'mainEntityOfPage']);

/** Search engines take whole addresses only; the data's makers know paths. */
const withAddresses = (data: StructuredData, origin: string): unknown =>
  JSON.parse(JSON.stringify(data), (name, value: unknown) =>
    addresses.has(name) && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  );

/** The shape of titles below the home page. */
export const titled = (title: string, siteName = 'Sevenfold'): string => `${title} · ${siteName}`;
