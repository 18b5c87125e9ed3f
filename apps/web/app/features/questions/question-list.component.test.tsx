import { bankRoot } from '@sevenfold/contract/site/paths';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { expect, test, vi } from 'vitest';
import { catalogueAnswers } from '../../../test/bank-catalogue.ts';
import { questionCard } from '../../../test/bank-questions.ts';
import { FakeApi, gate, refusal } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';
import { authStore } from '../../lib/auth/auth-store.ts';
import { readBankAddress } from '../../lib/bank/bank-address.ts';
import type { TopicNode } from '../../lib/bank/topic-tree.ts';
import { type LoadedList, loadList } from './load-list.ts';
import { leaf, leafPath, listOf, openList } from './question-list.fixture.ts';
import { QuestionList } from './question-list.tsx';

test('the subject whose list was opened comes first in what is searched elsewhere', async () => {
  const { router, user, main, api } = await openList(leafPath, {
    answers: { ...listOf(1), 'GET /api/search/popular': [] },
  });
  await router.navigate('/forgot-password');
  await main.findByRole('heading', { level: 1, name: /password/ });
  await user.keyboard('/');
  await screen.findByRole('dialog', { name: 'Search' });
  await waitFor(() =>
    expect(api.callsOf('GET /api/search/popular').at(-1)?.query).toEqual({ subject: 'math-aa-sl' }),
  );
});

test('a long list is paged through, and the bar leaves gaps', async () => {
  const { main, user, bar, shownIds, range } = await openList(`${bankRoot}?page=1&pageSize=2`, {
    answers: listOf(39),
  });
  const expectPage = async (page: number, items: string) => {
    const last = Math.min(39, page * 2);
    await expect.poll(range).toBe(`Showing ${page * 2 - 1} to ${last} Q's out of 39`);
    expect(shownIds()).toEqual([page * 2 - 1, page * 2].filter((id) => id <= 39));
    expect(bar()).toBe(items);
    expect(main.getByLabelText(`Page ${page}`)).toHaveAttribute('aria-current', 'page');
  };
  await expectPage(1, '1 2 3 4 5 … 20');
  expect(main.queryByLabelText('Previous page')).toBeNull();
  await user.click(main.getByLabelText('Next page'));
  await expectPage(2, '1 2 3 4 5 … 20');
  await user.click(main.getByLabelText('Page 5'));
  await expectPage(5, '1 … 4 5 6 … 20');
  await user.click(main.getByLabelText('Previous page'));
  await expectPage(4, '1 … 3 4 5 … 20');
  await user.click(main.getByLabelText('Page 20'));
  await expectPage(20, '1 … 16 17 18 19 20');
  expect(main.queryByLabelText('Next page')).toBeNull();
});

test.each([
  ['a visitor', undefined],
  ['a student', student],
])('an address beyond the end leads %s to the last page', async (_who, person) => {
  const { address, router, range, shownIds } = await openList(`${leafPath}&page=9999`, {
    answers: listOf(12),
    ...(person && { as: person }),
  });
  await expect.poll(address).toBe(`${leafPath}&page=3`);
  await expect.poll(range).toBe("Showing 11 to 12 Q's out of 12");
  expect(shownIds()).toEqual([11, 12]);
  await act(() => router.navigate(`${leafPath}&page=99999999999&pageSize=10`));
  await expect.poll(address).toBe(`${leafPath}&page=2&pageSize=10`);
  await expect.poll(shownIds).toEqual([11, 12]);
});

test('a list without questions stays at its address', async () => {
  const { main, address } = await openList(`${leafPath}&page=7`, { answers: listOf(0) });
  await main.findByText('No questions here');
  expect(address()).toBe(`${leafPath}&page=7`);
});

test('two, five or ten to a page, and another size begins at the first page again', async () => {
  const { main, user, bar, address, shownIds } = await openList(leafPath, { answers: listOf(11) });
  const size = main.getByLabelText('Items per page');
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['2', '5', '10']);
  expect(size).toHaveValue('5');
  for (const [items, pages] of [
    ['10', '1 2'],
    ['2', '1 2 3 4 5 6'],
    ['5', '1 2 3'],
  ] as const) {
    await user.selectOptions(size, items);
    await expect.poll(() => shownIds().length).toBe(Number(items));
    expect(bar()).toBe(pages);
  }
  await user.click(main.getByLabelText('Page 2'));
  await expect.poll(address).toBe(`${leafPath}&page=2`);
  await user.selectOptions(size, '10');
  await expect.poll(address).toBe(`${leafPath}&pageSize=10`);
});

test('one page alone needs no bar', async () => {
  const { range, bar } = await openList(leafPath, { answers: listOf(1) });
  expect(range()).toBe("Showing 1 to 1 Q's out of 1");
  expect(bar()).toBe('');
});

test('one sorts by priority, year, difficulty or marks, up and down', async () => {
  const { user, main, address, lastQuery } = await openList(leafPath);
  const sort = main.getByLabelText('Sort by');
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Recommended', 'Priority', 'Year', 'Difficulty', 'Marks']);
  for (const key of ['priority', 'year', 'difficulty', 'marks']) {
    await user.selectOptions(sort, key);
    await expect.poll(address).toBe(`${leafPath}&sortBy=${key}`);
    const falling = await main.findByLabelText('Ascending order; change to descending');
    await expect.poll(() => falling.getAttribute('href')).toBe(`${leafPath}&sortBy=${key}&sortOrder=desc`);
    await user.click(falling);
    await expect.poll(address).toBe(`${leafPath}&sortBy=${key}&sortOrder=desc`);
    expect(lastQuery()).toMatchObject({ sortBy: key, sortOrder: 'desc' });
    await user.click(await main.findByLabelText('Descending order; change to ascending'));
    await expect.poll(address).toBe(`${leafPath}&sortBy=${key}`);
  }
});

test('links that are pressed while a list is on the way keep what was chosen', async () => {
  const { opened, open } = gate();
  const questions = [questionCard(1)];
  const { user, main, address } = await openList(leafPath, {
    answers: {
      ...listOf(11),
      'GET /api/questions': async ({ query }) => {
        if (query.sortBy && query.sortOrder !== 'desc') await opened;
        return { questions, total: 11, page: 1, pageSize: 5 };
      },
    },
  });
  await user.selectOptions(main.getByLabelText('Sort by'), 'marks');
  expect(main.getByLabelText('Page 2')).toHaveAttribute('href', `${leafPath}&sortBy=marks&page=2`);
  await user.click(main.getByLabelText('Ascending order; change to descending'));
  open();
  await expect.poll(address).toBe(`${leafPath}&sortBy=marks&sortOrder=desc`);
  expect(main.getByLabelText('Sort by')).toHaveValue('marks');
});

test('the address holds the list: whoever opens it sees the same', async () => {
  const { main, panel, chips, range, lastQuery } = await openList(
    `${leafPath}&difficulty=Medium&sortBy=marks&sortOrder=desc&page=2&pageSize=2`,
    { answers: listOf(7) },
  );
  expect(range()).toBe("Showing 3 to 4 Q's out of 7");
  expect(panel.getByLabelText('Medium')).toBeChecked();
  expect(main.getByLabelText('Sort by')).toHaveValue('marks');
  expect(main.getByLabelText('Items per page')).toHaveValue('2');
  expect(main.getByLabelText('Descending order; change to ascending')).toBeInTheDocument();
  expect(chips()).toEqual(['Remove filter Medium']);
  expect(lastQuery()).toMatchObject({ difficulty: 'Medium', sortBy: 'marks', page: '2', pageSize: '2' });
});

test('an address with nonsense in it shows the list that it still means', async () => {
  const { chips, shownIds, lastQuery } = await openList(
    `${leafPath}&year=99999&paper=x&difficulty=Huge&page=-3&pageSize=7&sortBy=colour`,
  );
  expect(shownIds()).toEqual([1, 2]);
  expect(chips()).toEqual([]);
  expect(lastQuery()).toEqual({
    subject: 'math-aa-sl',
    topic: 'algebra',
    subTopic: 'sequences',
    subSubTopic: 'arithmetic',
    sortOrder: 'asc',
    page: '1',
    pageSize: '5',
  });
});

test('a server that fails leaves the shell and says so', async () => {
  const { main } = await openPage(leafPath, {
    answers: { ...catalogueAnswers(), 'GET /api/questions': refusal('unavailable', 'Later, please') },
  });
  await main.findByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: 'Search questions and topics' })).toBeInTheDocument();
});

/** The page as everybody gets it from the server, read by somebody who is signed in. */
async function openServersList(pinned: number[]) {
  const known = gate();
  const api = new FakeApi({
    'GET /api/question_marks': async () => {
      await known.opened;
      return { completed: [], pinned, bookmarked: [] };
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  await authStore.persist.rehydrate();
  authStore.getState().signIn(`token of a test with ${pinned.length} pins`, student);
  const address = readBankAddress(new URLSearchParams(leaf));
  const answer = (ids: number[]) => async () =>
    ({ questions: ids.map((id) => questionCard(id)), total: ids.length }) as never;
  let served = false;
  const loader = () => {
    const list = loadList(answer(served ? [3, 1, 2] : [1, 2, 3]), address, served ? 'signed-in' : 'visitor');
    served = true;
    return list;
  };
  const nodeOf = (name: string, below: TopicNode[] = []): TopicNode => ({
    slug: name.toLowerCase(),
    name,
    number: '1',
    count: 3,
    below,
  });
  const subject = { slug: 'math-aa-sl', name: 'Math AA SL' };
  const topics = [nodeOf('Algebra', [nodeOf('Sequences', [nodeOf('Arithmetic')])])];
  const catalogue = { subjects: [subject], subject, topics };
  const Served = () => (
    <QuestionList list={useLoaderData<LoadedList>()} catalogue={catalogue} address={address} />
  );
  const routes = [{ path: '/', loader, Component: Served, HydrateFallback: () => null }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/?${leaf}`] })} />);
  await screen.findAllByText('View Answer');
  return {
    learn: known.open,
    order: () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby')),
    /** While it says so, styles show blanks to those who may have pins. */
    pins: () => screen.getAllByRole('article')[0]?.closest('ol')?.dataset.pins,
  };
}

test('pins stand in front before the list is shown to whom they belong', async () => {
  const { learn, order, pins } = await openServersList([3]);
  expect(pins()).toBe('missing');
  learn();
  await waitFor(() => expect(order()).toEqual(['question-3', 'question-1', 'question-2']));
  expect(pins()).toBeUndefined();
  expect(localStorage.getItem('pins')).toBe(`${student.id}:some`);
});

test('whoever has no pins sees the server’s list', async () => {
  const { learn, order, pins } = await openServersList([]);
  expect(pins()).toBe('missing');
  learn();
  await waitFor(() => expect(pins()).toBeUndefined());
  expect(order()).toEqual(['question-1', 'question-2', 'question-3']);
  expect(localStorage.getItem('pins')).toBe(`${student.id}:none`);
});

test('what was pinned elsewhere does not move a list that is being read, and is in front the next time', async () => {
  localStorage.setItem('pins', `${student.id}:none`);
  const { learn, order, pins } = await openServersList([2, 3]);
  await waitFor(() => expect(pins()).toBeUndefined());
  learn();
  await waitFor(() => expect(localStorage.getItem('pins')).toBe(`${student.id}:some`));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Pin', pressed: true })).toHaveLength(2));
  expect(order()).toEqual(['question-1', 'question-2', 'question-3']);
});
