import { emptyRichText } from '@sevenfold/contract/content/rich-text.rules';
import type { Config } from '../../platform/config.ts';

/** The pages whose text staff may write. What they say until somebody has comes from the content files. */
interface KnownPage {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
}

export interface DefaultPage extends KnownPage {
  readonly content: Record<string, unknown>;
  /** Null where the content files have not been loaded. */
  readonly updatedAt: Date | null;
}

const knownPages: readonly KnownPage[] = [
  { slug: 'terms', path: '/terms', title: 'Terms of Service' },
  { slug: 'privacy', path: '/privacy', title: 'Privacy Policy' },
  { slug: 'refund-policy', path: '/refund-policy', title: 'Refund Policy' },
  { slug: 'contact-us', path: '/contact-us', title: 'Contact us' },
];

interface WrittenDefault {
  readonly slug: string;
  readonly title: string;
  readonly content: Record<string, unknown>;
  readonly updatedAt: Date;
}

export const defaultPagesOf = (config: Config, written: readonly WrittenDefault[]): DefaultPage[] =>
  knownPages.map((known) => {
    const file = written.find(({ slug }) => slug === known.slug);
    return {
      ...known,
      title: file?.title ?? known.title,
      content: file ? withSiteFacts(file.content, config) : emptyRichText,
      updatedAt: file?.updatedAt ?? null,
    };
  });

export const isKnownPage = (slug: string): boolean => knownPages.some((known) => known.slug === slug);

/** Texts name no installation; each puts its own name and addresses in. */
export function withSiteFacts(content: Record<string, unknown>, { site }: Config): Record<string, unknown> {
  const facts: Record<string, string> = {
    name: site.name,
    email: site.supportEmail,
    phone: site.supportPhone,
    address: site.postalAddress,
    origin: site.productionOrigin,
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => facts[key] ?? whole);
  return JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    key === 'text' && typeof value === 'string' ? fill(value) : value,
  ) as Record<string, unknown>;
}
