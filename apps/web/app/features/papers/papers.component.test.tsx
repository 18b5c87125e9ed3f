import { type queries, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, type Call, refusal } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { paper, paperCard } from '../../../test/papers.ts';
import { student } from '../../../test/people.ts';
import { practiceSlug, practiceTest } from '../../../test/practice-tests.ts';
import { biologySubject, mathsSubject } from '../../../test/questions.ts';

const subjects = [biologySubject, mathsSubject].map((one) => ({
  ...one,
  totalQuestionsCount: 40,
  Topic: [],
}));
const shared = [
  paperCard(),
  paperCard({ slug: 'math-ai-hl-mock-a-paper-2', name: 'Sevenfold Mock A · Paper 2', paper: '2' }),
  paperCard({ slug: 'math-ai-hl-mock-b-paper-1', name: 'Sevenfold Mock B · Paper 1', letter: 'B' }),
];
const own = paperCard({
  slug: 'own-k7m2',
  name: 'My calculus hour',
  source: 'student',
  mine: true,
  letter: null,
});

/** A server with mocks for one course, and for whoever is signed in a paper of their own. */
function server() {
  let kept = [own];
  return {
    'GET /api/subjects': { subjects },
    'GET /api/papers': ({ query, token }: Call<'GET /api/papers'>) =>
      query?.subject === mathsSubject.slug ? [...shared, ...(token ? kept : [])] : [],
    'DELETE /api/papers/:slug': () => {
      kept = [];
      return { message: 'The paper has been deleted' };
    },
  } satisfies Answers;
}

const inMaths = `/papers?subject=${mathsSubject.slug}`;
const groups = (main: ReturnType<typeof within<typeof queries>>) =>
  main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a visitor finds the mock sets of a course, with what each paper is', async () => {
  const { main } = await openPage(inMaths, { answers: server() });
  expect(groups(main)).toEqual(['Mock set A', 'Mock set B']);
  const tile = main.getByRole('link', { name: 'Sevenfold Mock A · Paper 1' }).closest('li')!;
  for (const words of ['110 marks', '120 minutes', 'Calculator allowed'])
    expect(tile).toHaveTextContent(words);
  expect(main.getByRole('link', { name: 'Build my own paper' })).toHaveAttribute(
    'href',
    `/papers/build?subject=${mathsSubject.slug}`,
  );
});

test('a course without papers says what can be done, and one that there is not says so', async () => {
  const { main, router } = await openPage(`/papers?subject=${biologySubject.slug}`, { answers: server() });
  await main.findByRole('heading', { name: 'No papers for Biology yet' });
  await router.navigate('/papers?subject=alchemy');
  await main.findByRole('heading', { name: 'There is no such course' });
});

test('a student is shown the course they take, and their own papers, which they can delete', async () => {
  const { main, user, api } = await openPage('/papers', {
    as: { ...student, math_course: 'AI HL' },
    answers: server(),
  });
  await main.findByRole('link', { name: own.name });
  expect(groups(main)).toEqual(['Your own papers', 'Mock set A', 'Mock set B']);
  await user.click(main.getByRole('button', { name: `Delete ${own.name}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete paper' }));
  await expect.poll(() => main.queryByRole('link', { name: own.name })).toBeNull();
  expect(api.callsOf('DELETE /api/papers/:slug')[0]?.params).toEqual({ slug: own.slug });
});

const path = `/papers/${paper().slug}`;
const ofPaper = (answers: Answers = {}): Answers => ({ 'GET /api/papers/:slug': paper(), ...answers });

test('a paper is read in its sections, and printed in four ways', async () => {
  const { main } = await openPage(path, { answers: ofPaper() });
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Sevenfold Mock A · Paper 1');
  const first = within(main.getByRole('region', { name: 'Section A' }));
  expect(first.getAllByRole('listitem')).toHaveLength(2);
  first.getByText('Find x in 2.');
  first.getByText('[Maximum mark: 6]');
  expect(main.getByText(/^5 minutes of reading, then 30 minutes by our clock\./)).toHaveTextContent(
    'It counts as one of this month’s tests.',
  );
  const files = main.getAllByRole('link', { name: /as PDF/, hidden: true });
  expect(files.map((link) => link.getAttribute('href'))).toEqual(
    [
      'questions&style=standard',
      'scheme&style=standard',
      'questions&style=large',
      'questions&style=dyslexia',
    ].map((choice) => `/api/papers/${paper().slug}/pdf?part=${choice}`),
  );
  // Nobody has said where it is.
  expect(main.getByText(/your own (formula|data) booklet/)).toBeVisible();
  expect(main.queryByRole('link', { name: /booklet/ })).toBeNull();
});

test('a visitor who wants to sit it logs in first', async () => {
  const visitor = await openPage(path, { answers: ofPaper() });
  await visitor.user.click(visitor.main.getByRole('button', { name: 'Sit this paper' }));
  await screen.findByRole('dialog', { name: 'Login' });
});

test('a student who sits it comes to the start of the test', async () => {
  const { main, user, api, address } = await openPage(path, {
    as: student,
    answers: ofPaper({
      'POST /api/papers/:slug/sit': { slug: practiceSlug },
      'GET /api/test/:slug': practiceTest(),
    }),
  });
  await user.click(main.getByRole('button', { name: 'Sit this paper' }));
  await expect.poll(address).toBe(`/take-a-test/${practiceSlug}`);
  expect(api.callsOf('POST /api/papers/:slug/sit')).toHaveLength(1);
});

test('who has sat all tests of the month meets the paywall', async () => {
  const { main, user } = await openPage(path, {
    as: student,
    answers: ofPaper({
      'POST /api/papers/:slug/sit': refusal('limit_reached', 'That was the last one.'),
      'GET /api/test/allowance': { used: 30, limit: 30, plan: 'free' },
    }),
  });
  await user.click(main.getByRole('button', { name: 'Sit this paper' }));
  await screen.findByRole('dialog', { name: 'Uh oh! You have used all free resources' });
});

test('a sitting that is not over is gone on with, and those that are lead to their results', async () => {
  const sittings = [
    { slug: 'r7m2p9x4k7m2p9x4', state: 'running' as const, createdAt: '2026-11-12T10:00:00.000Z' },
    { slug: 'f7m2p9x4k7m2p9x4', state: 'finished' as const, createdAt: '2026-11-10T10:00:00.000Z' },
  ];
  const { main } = await openPage(path, {
    as: student,
    answers: ofPaper({ 'GET /api/papers/:slug': paper({ sittings }) }),
  });
  expect(await main.findByRole('link', { name: 'Go on with this paper' })).toHaveAttribute(
    'href',
    '/take-a-test/r7m2p9x4k7m2p9x4',
  );
  expect(main.getByRole('link', { name: 'Your result of 10 November 2026' })).toHaveAttribute(
    'href',
    '/take-a-test/f7m2p9x4k7m2p9x4/result',
  );
});

test('a paper that opens later shows its time and nothing to sit', async () => {
  const closed = paper({ open: false, opensAt: '2026-12-01T09:00:00.000Z', sections: [] });
  const { main } = await openPage(path, {
    as: student,
    answers: ofPaper({ 'GET /api/papers/:slug': closed }),
  });
  expect(await main.findByText(/^The questions open/)).toHaveTextContent('December');
  expect(main.queryByRole('button', { name: 'Sit this paper' })).toBeNull();
});

test.each([
  [student, 'Set for you'],
  [undefined, 'Page Not Found'],
])('one that is only for some is there for them, and nowhere for others', async (as, words) => {
  const { main } = await openPage(path, {
    ...(as && { as }),
    answers: {
      'GET /api/papers/:slug': ({ token }) =>
        token ? paper({ source: 'staff', chosen: true }) : refusal('not_found', 'This paper does not exist'),
    },
  });
  await main.findByText(words);
});

test('an address of no paper is not found', async () => {
  const { main } = await openPage('/papers/Not_A_Paper', {});
  await main.findByRole('heading', { name: 'Page Not Found' });
});
