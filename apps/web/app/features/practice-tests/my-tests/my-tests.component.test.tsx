import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import type { Test } from '@sevenfold/contract/practice-tests/test';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offline } from '../../../../test/fake-api.ts';
import { answerSheet, grading, handedIn } from '../../../../test/gradings.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { finishedTest, practiceTest, runningTest } from '../../../../test/practice-tests.ts';
import { algebra, functions } from '../../../../test/questions.ts';

const slugOf = (number: number) => `k7m2p9x4k7m2${String(number).padStart(4, '0')}`;
const on = (day: number) => ({ created_at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z` });
const listed = ({ questions: _, ...test }: Test): Test => test;

const waiting = practiceTest({ slug: slugOf(4), ...on(4) });
const running = listed(runningTest({ slug: slugOf(3), duration: 120, remaining_ms: 5_000_000, ...on(3) }));
const unmarked = listed(finishedTest({ slug: slugOf(2), topics: [algebra, functions], ...on(2) }));
const marked = listed(
  finishedTest({
    slug: slugOf(1),
    duration: 60,
    score: { marks: 18.75, total: 25, percentage: 75, source: 'self' },
    ...on(1),
  }),
);

const gradingOf = (slug: string, part: Partial<Grading> = {}) => grading({ test_slug: slug, ...part });

async function openMyTests(path: string, tests: readonly Test[], gradings: readonly Grading[] = []) {
  const page = await openPage(path, {
    as: student,
    answers: { 'GET /api/test': [...tests], 'GET /api/grading': [...gradings] },
  });
  const table = await page.main.findByRole('table', { name: 'Your tests' });
  const rows = () => [...table.querySelectorAll<HTMLElement>('tbody tr')];
  return {
    ...page,
    rows,
    minutes: () => rows().map((row) => row.children[3]?.textContent?.replace(' min', '')),
    column: (label: string) => within(table).getByRole('link', { name: `Sort by ${label}` }),
    head: (label: string) => within(table).getByRole('columnheader', { name: new RegExp(label) }),
  };
}

test('no tests yet, and the way to the first', async () => {
  const { main } = await openPage('/my-tests', { as: student, answers: { 'GET /api/test': [] } });
  await main.findByRole('heading', { name: 'No tests yet' });
  expect(main.getByRole('link', { name: 'Take a test' })).toHaveAttribute('href', '/take-a-test');
});

test('every test stands with its marks, its state and the way on', async () => {
  const { rows } = await openMyTests('/my-tests', [waiting, running, unmarked, marked]);
  // The one whose clock runs stands above the newer one.
  const [second, first, third, fourth] = rows().map((row) => within(row));
  if (!first || !second || !third || !fourth) throw new Error('four rows');
  const path = (number: number) => `/take-a-test/${slugOf(number)}`;
  const way = (row: typeof first, name: RegExp) => row.getByRole('link', { name });

  first.getByText('Not started');
  expect(way(first, /^Start the test of/)).toHaveAttribute('href', path(4));
  const left = second.getByText(/^01:2\d:\d\d left$/);
  const before = left.textContent;
  await waitFor(() => expect(left.textContent).not.toBe(before));
  expect(way(second, /^Continue/)).toHaveAttribute('href', path(3));
  third.getByText('unmarked');
  third.getByText('Number and algebra, Functions');
  expect(way(third, /^Result/)).toHaveAttribute('href', `${path(2)}/result`);
  expect(way(third, /^Answers/)).toHaveAttribute('href', `${path(2)}/answer`);
  expect(await third.findByRole('link', { name: /^Get graded/ })).toHaveAttribute(
    'href',
    `${path(2)}/get-graded`,
  );
  fourth.getByText('75%');
  fourth.getByText('18.8 / 25');
  fourth.getByText('No');
  fourth.getByText('Math AI HL');
  for (const row of [first, second, third, fourth]) {
    expect(row.queryByRole('button', { name: /download/i })).toBeNull();
  }
});

test('where a grading stands is the way on from there', async () => {
  const tests = [1, 2, 3, 4].map((day) => listed(finishedTest({ slug: slugOf(day), ...on(day) })));
  const { rows } = await openMyTests(
    '/my-tests?order=asc',
    [
      ...tests.slice(0, 3),
      listed(finishedTest({ slug: slugOf(4), files: [{ file_type: 'ADMIN_FILE' }], ...on(4) })),
    ],
    [
      gradingOf(slugOf(1), { sheet: answerSheet }),
      gradingOf(slugOf(2), { paid: true }),
      gradingOf(slugOf(3), handedIn),
      gradingOf(slugOf(4), { ...handedIn, graded_at: '2026-11-11T10:00:00.000Z' }),
    ],
  );
  const [first, second, third, fourth] = rows().map((row) => within(row));
  await first?.findByRole('link', { name: /^Sheet uploaded – pay to get graded/ });
  second?.getByRole('link', { name: /^Paid – upload your sheet/ });
  expect(third?.getByRole('link', { name: /^In grading, due/ })).toHaveAttribute(
    'href',
    `/take-a-test/${slugOf(3)}/get-graded`,
  );
  fourth?.getByRole('button', { name: /^Download/ });
  fourth?.getByText('Yes');
});

test('columns sort, pages turn, and the address keeps both', async () => {
  const twelve = Array.from({ length: 12 }, (_, index) =>
    practiceTest({ slug: slugOf(index), duration: index < 2 ? 120 : index < 5 ? 60 : 30, ...on(index + 1) }),
  ).toReversed();
  const { user, main, rows, minutes, column, head, address } = await openMyTests('/my-tests', twelve);
  expect(rows()).toHaveLength(10);
  main.getByText('1 to 10 of 12');
  expect(head('Date')).toHaveAttribute('aria-sort', 'descending');
  await user.click(main.getByRole('link', { name: 'Next page' }));
  await main.findByText('11 to 12 of 12');
  expect(minutes()).toEqual(['120', '120']);
  expect(main.queryByRole('link', { name: 'Next page' })).toBeNull();

  await user.click(column('Duration'));
  await expect.poll(address).toBe('/my-tests?sort=duration');
  expect(minutes().slice(0, 6)).toEqual(['120', '120', '60', '60', '60', '30']);
  await user.click(column('Duration'));
  await waitFor(() => expect(head('Duration')).toHaveAttribute('aria-sort', 'ascending'));
  await user.click(main.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(minutes()).toEqual(['120', '120']));
  expect(address()).toBe('/my-tests?sort=duration&order=asc&page=2');

  await user.selectOptions(main.getByRole('combobox', { name: 'Sort by' }), 'Date: oldest first');
  await expect.poll(address).toBe('/my-tests?order=asc');
  expect(minutes().slice(0, 3)).toEqual(['120', '120', '60']);
});

test('an address keeps its column and page over a reload, and a page too far is the last one', async () => {
  const twelve = Array.from({ length: 12 }, (_, index) =>
    practiceTest({ slug: slugOf(index), duration: index < 2 ? 120 : 30, ...on(index + 1) }),
  );
  const { main, minutes } = await openMyTests('/my-tests?sort=duration&order=asc&page=99', twelve);
  main.getByText('11 to 12 of 12');
  expect(minutes()).toEqual(['120', '120']);
});

test('a test whose time runs out while one looks is read again', async () => {
  const { api, rows } = await openMyTests('/my-tests', [{ ...running, remaining_ms: 1500 }]);
  api.answer({ 'GET /api/test': [unmarked] });
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Finished'));
});

test('a list that can’t be loaded says so and can be asked for again', async () => {
  const { api, user, main } = await openPage('/my-tests', {
    as: student,
    answers: { 'GET /api/test': offline },
  });
  await main.findByRole('heading', { name: 'Your tests could not be loaded' });
  await waitFor(() => expect(screen.getAllByText(/You seem to be offline/)).toHaveLength(2));
  api.answer({ 'GET /api/test': [] });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await main.findByRole('heading', { name: 'No tests yet' });
});
