import { bankRoot } from '@sevenfold/contract/site/paths';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { expect, test, vi } from 'vitest';
import { catalogueAnswers, mathSl, physicsSl } from '../../../test/bank-catalogue.ts';
import { questionCard } from '../../../test/bank-questions.ts';
import { type Answers, FakeApi, gate, refusal, withToken } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { staff, student } from '../../../test/people.ts';
import { authStore } from '../../lib/auth/auth-store.ts';
import { readBankAddress } from '../../lib/bank/bank-address.ts';
import type { TopicNode } from '../../lib/bank/topic-tree.ts';
import { type LoadedList, loadList } from './load-list.ts';
import { QuestionList } from './question-list.tsx';

const leaf = 'subject=math-aa-sl&topic=algebra&subtopic=sequences&subsubtopic=arithmetic';
const leafPath = `${bankRoot}?${leaf}`;

/** A list of so many questions; each page answers with its own. */
const listOf = (total: number): Answers => ({
  ...catalogueAnswers(),
  'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
  'GET /api/questions': ({ query }) => {
    const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? 5)];
    const ids = Array.from({ length: total }, (_, index) => index + 1);
    const questions = ids.slice((page - 1) * pageSize, page * pageSize).map((id) => questionCard(id));
    return { questions, total, page, pageSize };
  },
});

async function openList(path: string, opening: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(path, { answers: listOf(2), ...opening });
  const { main, api } = page;
  await main.findByRole('status');
  const panel = within(main.getByRole('complementary', { name: 'Filters' }));
  return {
    ...page,
    panel,
    range: () => main.queryByText(/^Showing \d/)?.textContent,
    chips: () =>
      Array.from(main.queryByRole('list', { name: 'Active filters' })?.querySelectorAll('a') ?? []).map(
        (chip) => chip.textContent,
      ),
    chip: (name: string) => main.getByText(name, { selector: '[aria-label="Active filters"] a' }),
    shownIds: () =>
      main
        .queryAllByText('View Answer')
        .map((link) => Number(/\/(\d+)\?/.exec(link.closest('a')?.getAttribute('href') ?? '')?.[1])),
    bar: () =>
      Array.from(main.queryByRole('navigation', { name: 'Pages' })?.querySelectorAll('li') ?? [])
        .map((item) => item.textContent)
        .join(' '),
    lastQuery: () => api.callsOf('GET /api/questions').at(-1)?.query,
  };
}

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

test('every filter goes into the address and to the server, shows as a chip and comes off with it', async () => {
  const subject = `${bankRoot}?subject=math-aa-sl`;
  const { user, main, panel, address, chips, chip, lastQuery } = await openList(`${subject}&page=1`);
  const select = (label: string, option: string) => user.selectOptions(panel.getByLabelText(label), option);
  const check = (label: string) => user.click(panel.getByLabelText(label));
  for (const [choose, name, value, label] of [
    [() => select('Year', '2022'), 'year', '2022', '2022'],
    [() => select('Month', 'May'), 'month', 'May', 'May'],
    [() => select('Paper', '2'), 'paper', '2', 'Paper 2'],
    [() => select('Time zone', 'TZ1'), 'timezone', '1', 'TZ1'],
    [() => select('Level', 'HL'), 'level', 'HL', 'HL'],
    [() => check('Easy'), 'difficulty', 'Easy', 'Easy'],
    [() => check('Medium'), 'difficulty', 'Medium', 'Medium'],
    [() => check('Hard'), 'difficulty', 'Hard', 'Hard'],
    [() => check('Calculator'), 'calculatorAllowed', 'true', 'Calculator'],
    [() => check('No calculator'), 'calculatorNotAllowed', 'true', 'No calculator'],
  ] as const) {
    await choose();
    await expect.poll(address).toBe(`${subject}&${name}=${value}&page=1`);
    await main.findByText('Filters (1)');
    expect(chips()).toEqual([`Remove filter ${label}`]);
    expect(lastQuery()).toMatchObject({ subject: 'math-aa-sl', [name]: value });
    await user.click(chip(label));
    await expect.poll(address).toBe(`${subject}&page=1`);
    await main.findByText('Filters', { selector: 'button *' });
    expect(chips()).toEqual([]);
    expect(lastQuery()).not.toHaveProperty(name);
  }
});

test('a science has papers 1A, 1B and 2, and nothing to choose of calculators', async () => {
  const science = `${bankRoot}?subject=physics-sl`;
  const { user, panel, address, chips, lastQuery } = await openList(`${science}&page=1`, {
    answers: { ...listOf(2), 'GET /api/subjects': { subjects: [mathSl, physicsSl] } },
  });
  const paper = () => panel.getByLabelText('Paper');
  const offered = () =>
    within(paper())
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(offered()).toEqual(['Any', 'Paper 1A', 'Paper 1B', 'Paper 2']);
  expect(panel.queryByLabelText('No calculator')).toBeNull();
  await user.selectOptions(paper(), 'Paper 1B');
  await expect.poll(address).toBe(`${science}&paper=1B&page=1`);
  await expect.poll(chips).toEqual(['Remove filter Paper 1B']);
  expect(lastQuery()).toMatchObject({ subject: 'physics-sl', paper: '1', paper_part: 'B' });
  // Maths has no such paper, and a choice of calculators.
  await user.selectOptions(panel.getByLabelText('Subject'), 'Math AA SL');
  await expect.poll(address).toBe(`${bankRoot}?subject=math-aa-sl&page=1`);
  await expect.poll(offered).toEqual(['Any', 'Paper 1', 'Paper 2']);
  await user.click(panel.getByLabelText('No calculator'));
  await expect.poll(chips).toEqual(['Remove filter No calculator']);
  await user.selectOptions(panel.getByLabelText('Subject'), 'Physics SL');
  await expect.poll(address).toBe(`${science}&page=1`);
  await expect.poll(chips).toEqual([]);
});

test.each([
  ['paper=1', 'Paper 1', '1', { paper: '1' }],
  ['paper=1A', 'Paper 1A', '1A', { paper: '1', paper_part: 'A' }],
  ['paper=3', 'Paper 3', '3', { paper: '3' }],
])('an address with %s shows what it asks for', async (query, label, value, asked) => {
  const { panel, chips, lastQuery } = await openList(`${bankRoot}?subject=physics-sl&${query}`, {
    answers: { ...listOf(2), 'GET /api/subjects': { subjects: [mathSl, physicsSl] } },
  });
  expect(chips()).toEqual([`Remove filter ${label}`]);
  expect(panel.getByLabelText('Paper')).toHaveValue(value);
  const { paper, paper_part } = lastQuery() ?? {};
  expect({ paper, paper_part }).toEqual({ paper_part: undefined, ...asked });
});

test('filters work together, and come off one by one or all at once', async () => {
  const { user, main, panel, address, chips, chip, lastQuery } = await openList(leafPath);
  for (const name of ['Easy', 'Medium', 'No calculator']) await user.click(panel.getByLabelText(name));
  await expect.poll(address).toBe(`${leafPath}&difficulty=Easy&difficulty=Medium&calculatorNotAllowed=true`);
  await expect
    .poll(chips)
    .toEqual(['Remove filter Easy', 'Remove filter Medium', 'Remove filter No calculator', 'Clear all']);
  expect(lastQuery()).toMatchObject({ difficulty: ['Easy', 'Medium'], calculatorNotAllowed: 'true' });
  await main.findByText('Filters (3)');
  await user.click(chip('Easy'));
  await expect.poll(() => chips().length).toBe(3);
  expect(panel.getByLabelText('Easy')).not.toBeChecked();
  expect(panel.getByLabelText('Medium')).toBeChecked();
  await user.click(chip('Clear all'));
  await expect.poll(address).toBe(leafPath);
  await expect.poll(chips).toEqual([]);
});

test('neither the way back nor a chip leaves a choice behind that the next one would bring along', async () => {
  const { user, router, panel, address, chips, chip } = await openList(leafPath);
  for (const leave of [() => router.navigate(-1), () => user.click(chip('Easy'))]) {
    await user.click(panel.getByLabelText('Easy'));
    await expect.poll(address).toBe(`${leafPath}&difficulty=Easy`);
    await expect.poll(chips).toEqual(['Remove filter Easy']);
    await leave();
    await expect.poll(address).toBe(leafPath);
    await expect.poll(chips).toEqual([]);
    expect(panel.getByLabelText('Easy')).not.toBeChecked();
  }
});

test('choices made while their lists are still on the way build on each other', async () => {
  const { user, api, main, panel, address, chips } = await openList(leafPath);
  const { opened, open } = gate();
  const list = listOf(2)['GET /api/questions'] as (call: unknown) => never;
  api.answer({
    'GET /api/questions': async (call) => {
      await opened;
      return list(call);
    },
  });
  await user.click(panel.getByLabelText('Easy'));
  await user.click(panel.getByLabelText('Hard'));
  await user.selectOptions(main.getByLabelText('Sort by'), 'marks');
  expect(panel.getByLabelText('Easy')).toBeChecked();
  expect(panel.getByLabelText('Hard')).toBeChecked();
  expect(address()).toBe(leafPath);
  open();
  await expect.poll(address).toBe(`${leafPath}&difficulty=Easy&difficulty=Hard&sortBy=marks`);
  await expect.poll(() => chips().length).toBe(3);
});

test('a filter that nothing fits shows none, and a way out', async () => {
  const { user, main, api, panel, range, shownIds } = await openList(leafPath);
  api.answer({
    'GET /api/questions': (call) =>
      call.query.year
        ? { questions: [], total: 0, page: 1, pageSize: 5 }
        : { questions: [questionCard(3)], total: 1, page: 1, pageSize: 5 },
  });
  await user.selectOptions(panel.getByLabelText('Year'), '2000');
  await main.findByText('No questions here');
  expect(range()).toBe("Showing 0 to 0 Q's out of 0");
  await user.click(main.getByText('Take all filters off'));
  await expect.poll(shownIds).toEqual([3]);
});

test('choosing a topic in the panel opens what is below it, and another topic forgets that', async () => {
  const { user, main, panel, address, lastQuery } = await openList(`${bankRoot}?page=1`);
  for (const [label, slug] of [
    ['Subject', 'math-aa-sl'],
    ['Topic', 'algebra'],
    ['Subtopic', 'sequences'],
    ['Sub-subtopic', 'arithmetic'],
  ] as const) {
    const field = await panel.findByRole('combobox', { name: label });
    await user.selectOptions(field, slug);
  }
  await main.findByRole('heading', { level: 1, name: 'Arithmetic' });
  expect(address()).toBe(leafPath);
  expect(lastQuery()).toMatchObject({ topic: 'algebra', subTopic: 'sequences', subSubTopic: 'arithmetic' });
  await user.selectOptions(panel.getByRole('combobox', { name: 'Topic' }), 'calculus');
  await main.findByRole('heading', { level: 1, name: 'Calculus' });
  expect(address()).toBe(`${bankRoot}?subject=math-aa-sl&topic=calculus`);
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

const personal = ['Completed', 'Not completed', 'Bookmarked'];
const ofStaff = ['Verified', 'Topic changed'];

test.each([
  ['a visitor', undefined, []],
  ['a student', student, personal],
  ['staff', staff, [...personal, ...ofStaff]],
])('%s sees the filters that they may use', async (_, reader, theirs) => {
  const { panel } = await openList(leafPath, { ...(reader && { as: reader }) });
  await expect
    .poll(() =>
      [...personal, ...ofStaff].filter((name) => {
        const group = panel.getByLabelText(name).closest('[data-show-for]');
        return group !== null && isShown(group.getAttribute('data-show-for'));
      }),
    )
    .toEqual(theirs);
});

/** Styles show these by what the document says of the reader. */
const isShown = (audience: string | null) => {
  const { auth } = document.documentElement.dataset;
  return audience === 'staff' ? auth === 'staff' : auth === 'signed-in' || auth === 'staff';
};

test.each([
  ['Completed', 'completedQuestion', student],
  ['Not completed', 'uncompletedQuestion', student],
  ['Bookmarked', 'bookmarkedQuestion', student],
  ['Verified', 'verified', staff],
  ['Topic changed', 'topicChanged', staff],
])('%s is asked for with the reader’s own token', async (label, name, reader) => {
  const { user, api, panel, address, chip, chips } = await openList(leafPath, { as: reader });
  await user.click(panel.getByLabelText(label));
  await expect.poll(address).toBe(`${leafPath}&${name}=true`);
  await expect.poll(chips).toEqual([`Remove filter ${label}`]);
  expect(api.callsOf('GET /api/questions').at(-1)).toMatchObject({
    token: 'token-of-this-test',
    query: { [name]: 'true' },
  });
  await user.click(chip(label));
  await expect.poll(address).toBe(leafPath);
});

test('a visitor with such an address is asked to log in, and then sees it', async () => {
  const { user, main, api, address, shownIds } = await openList(`${leafPath}&bookmarkedQuestion=true`, {
    answers: {
      ...listOf(2),
      'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
      'GET /api/user': { user: student },
    },
  });
  expect(main.getByText('These filters need an account')).toBeInTheDocument();
  expect(shownIds()).toEqual([]);
  expect(api.callsOf('GET /api/questions')).toEqual([]);
  await user.click(main.getByText('Login/Register'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await fill(dialog.getByLabelText(/^Email/), student.email);
  await fill(dialog.getByLabelText(/^Password/), 'Quiet-Library-7');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await expect.poll(shownIds).toEqual([1, 2]);
  expect(api.callsOf('GET /api/questions').at(-1)).toMatchObject({ token: 'fresh' });
  expect(address()).toBe(`${leafPath}&bookmarkedQuestion=true`);
});

test('the filters of staff are not for others, who may see the list without them', async () => {
  const { user, main, api, address, shownIds } = await openList(`${leafPath}&verified=true`, { as: student });
  await main.findByText('These filters are for staff');
  expect(shownIds()).toEqual([]);
  expect(api.callsOf('GET /api/questions')).toEqual([]);
  await user.click(main.getByText('Show all questions'));
  await expect.poll(shownIds).toEqual([1, 2]);
  expect(address()).toBe(leafPath);
});

test('the drawer of a phone says how many questions its button shows', async () => {
  const { main, user, panel, api } = await openList(leafPath);
  expect(panel.getByText('Show 2 questions').closest('button')).toHaveAttribute(
    'popovertargetaction',
    'hide',
  );
  api.answer({
    'GET /api/questions': { questions: [questionCard(1)], total: 1, page: 1, pageSize: 5 },
  });
  await user.click(panel.getByLabelText('Easy'));
  await panel.findByText('Show 1 question');
  const opener = await main.findByText('Filters (1)');
  expect(opener.closest('button')).toHaveAttribute('popovertarget', 'question-filters');
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
