import type { Site } from '@sevenfold/contract/site/page-context';

/** Facts about a page in schema.org's words. Addresses may be paths: the metadata makes them whole. */
export type StructuredData = Record<string, unknown>;

const context = 'https://schema.org';

const organisation = (site: Site) => ({
  '@type': 'EducationalOrganization',
  '@id': '/#organisation',
  name: site.name,
  url: '/',
  logo: '/icon-512.png',
  email: site.supportEmail,
  telephone: site.supportPhone,
  address: { '@type': 'PostalAddress', streetAddress: site.postalAddress },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: site.supportEmail,
    telephone: site.supportPhone,
    availableLanguage: 'en',
  },
});

/** Who runs the site, and that it can be searched. For the home page. */
export const siteData = (site: Site): StructuredData => ({
  '@context': context,
  '@graph': [
    organisation(site),
    {
      '@type': 'WebSite',
      '@id': '/#website',
      name: site.name,
      url: '/',
      publisher: { '@id': '/#organisation' },
    },
  ],
});

/** Questions that are asked often, with their answers as plain text. */
export const faqData = (items: readonly { readonly question: string; readonly answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The way from the home page to a page, which comes last. */
export const breadcrumbData = (trail: readonly { readonly name: string; readonly path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

export const graphOf = (...parts: readonly StructuredData[]): StructuredData => ({
  '@context': context,
  '@graph': parts,
});
