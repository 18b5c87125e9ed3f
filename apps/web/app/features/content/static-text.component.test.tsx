import { examFacts } from '@sevenfold/contract/catalogue/exam-papers.rules';
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { richParts } from '../../../test/rich-text.ts';

const text = (slug: string, title: string, ...parts: readonly string[]) => ({
  slug,
  title,
  content: richParts(...parts),
  updatedAt: '2026-11-02T09:00:00.000Z',
});

test('a long text has its date, its contents, and can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user, main } = await openPage('/refund-policy', {
    answers: {
      'GET /api/pages/:slug': ({ params }) =>
        text(params.slug, 'Refund Policy', 'What', 'How', 'When', 'Whom to ask'),
    },
  });
  await main.findByRole('heading', { level: 1, name: 'Refund Policy' });
  expect(main.getByText('2 November 2026')).toBeInTheDocument();
  const links = within(main.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of links) {
    expect(document.getElementById(link.getAttribute('href')!.slice(1))).toHaveTextContent(link.textContent);
  }
  expect(main.queryByRole('region', { name: /Subjects/ })).toBeNull();
  await user.click(main.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the terms name the subjects that they are for', async () => {
  const subject = (id: number, subject_name: string) => ({
    id,
    subject_name,
    slug: `subject-${id}`,
    ...examFacts(`subject-${id}`),
  });
  const { main } = await openPage('/terms', {
    answers: {
      'GET /api/pages/:slug': text('terms', 'Terms of Service', 'One'),
      'GET /api/subjects': { subjects: [subject(1, 'Math AA SL'), subject(2, 'Math AI HL')] },
    },
  });
  const region = await main.findByRole('region', { name: 'Subjects these terms are for' });
  expect(region).toHaveTextContent('the question bank covers Math AA SL and Math AI HL.');
  expect(main.queryByRole('navigation', { name: 'Contents' })).toBeNull();
});
