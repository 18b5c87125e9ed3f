import { bankRoot } from '@sevenfold/contract/site/paths';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mathSl, physicsSl } from '../../../test/bank-catalogue.ts';
import { questionCard } from '../../../test/bank-questions.ts';
import { gate, withToken } from '../../../test/fake-api.ts';
import { fill } from '../../../test/open-page.tsx';
import { staff, student } from '../../../test/people.ts';
import { leafPath, listOf, openList } from './question-list.fixture.ts';

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

test('without a connection a filter leaves the list as it is, and can be tried again', async () => {
  let online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const { user, panel, shownIds, chips } = await openList(leafPath);
  online = false;
  await user.click(panel.getByRole('checkbox', { name: 'Easy' }));
  await screen.findByText('You seem to be offline.');
  expect(shownIds()).toEqual([1, 2]);
  expect(panel.getByRole('checkbox', { name: 'Easy' })).not.toBeChecked();
  online = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(chips).toEqual(['Remove filter Easy']);
  vi.restoreAllMocks();
});
