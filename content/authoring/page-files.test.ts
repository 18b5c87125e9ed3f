import { expect, it } from 'vitest';
import { readPages } from './page-files.ts';

const pages = await readPages();
const wordsOf = (node: unknown): string => JSON.stringify(node);

it('has a text for every page that staff may write', () => {
  expect(pages.map(({ slug }) => slug)).toEqual(['contact-us', 'privacy', 'refund-policy', 'terms']);
});

it.each(pages.map((page) => [page.slug, page] as const))('%s names only facts that are known', (_, page) => {
  const named = [...wordsOf(page.content).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  for (const name of named) expect(['name', 'email', 'phone', 'address', 'origin']).toContain(name);
});

it.each([
  ['terms', ['independent', '4 devices', 'Above 6', 'not transferable', '13 and 18', '18 or older']],
  ['refund-policy', ['not refundable', 'one subscription per student']],
  [
    'privacy',
    ['For readers in India', 'European Union and the EEA', 'California', 'Grievance', 'servers in India'],
  ],
])('%s says what it has to', (slug, parts) => {
  const text = wordsOf(pages.find((page) => page.slug === slug)?.content);
  for (const part of parts) expect(text).toContain(part);
});
