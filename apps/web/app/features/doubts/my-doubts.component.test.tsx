import { questionPath } from '@sevenfold/contract/questions/question';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { question, questionCard } from '../../../test/bank-questions.ts';
import { type Answers, foreignAnswer, gate, refusal, withToken } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { staff, student } from '../../../test/people.ts';
import { doubt, replyTo } from '../../../test/student-doubts.ts';
import { doubtSent, replyTime } from './doubts.texts.ts';

const openDoubts = async (answers: Answers, path = '/my-doubts') => {
  const page = await openPage(path, { as: student, answers });
  const { main } = page;
  return {
    ...page,
    rows: () =>
      Array.from(main.queryByRole('table')?.querySelectorAll('tbody tr') ?? []).map((row) =>
        Array.from(row.querySelectorAll('td')).map((cell) => cell.textContent),
      ),
  };
};

test('doubts are listed the newest first, each with its place and its question', async () => {
  const logarithms = {
    id: 3,
    slug: 'logarithms',
    topic_name: 'Logarithms',
    topic_number: '1.2',
    parent_topic_id: 1,
  };
  const { Question } = doubt(1, '');
  const { main, rows } = await openDoubts({
    'GET /api/doubts/user': [
      doubt(1, 'Why is the <strong>first</strong> term 3?'),
      doubt(2, 'Where does this come from?', { Question: { ...Question, id: 6, topic: logarithms } }),
    ],
  });
  expect(await main.findAllByRole('columnheader')).toHaveLength(7);
  expect(main.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'S. No.',
    'Date',
    'Activity',
    'Subject',
    'Topic',
    'Doubt',
    'Question',
  ]);
  expect(rows()).toEqual([
    [
      '1',
      expect.stringContaining('2026'),
      'You asked',
      'Math AA SL',
      'Logarithms',
      'Where does this come from?Open thread',
      'Question 6 (opens in a new tab)',
    ],
    [
      '2',
      expect.stringContaining('2026'),
      'You asked',
      'Math AA SL',
      'Sequences',
      'Why is the first term 3?Open thread',
      'Question 5 (opens in a new tab)',
    ],
  ]);
  const link = main.getByRole('link', { name: /Question 5/ });
  expect(link).toHaveAttribute('href', questionPath(questionCard(5)));
  expect(link).toHaveAttribute('target', '_blank');
  expect(main.getByText(new RegExp(replyTime))).toBeInTheDocument();
});

test('a reply shows when the tab is looked at again, and its thread goes on', async () => {
  const asked = doubt(1, 'Why is it so?');
  const { user, main, api, rows, address } = await openDoubts({ 'GET /api/doubts/user': [asked] });
  await expect.poll(() => rows().length).toBe(1);
  const reply = replyTo(asked, 2, 'Because of this.');
  const followUp = doubt(3, 'And with 3?', { Parent: { id: 1, user: asked.author } });
  api.answer({ 'GET /api/doubts/user': [reply, asked], 'POST /api/doubts': followUp });
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await expect
    .poll(() => rows().map((row) => row[2]))
    .toEqual([`Replied by ${staff.full_name}`, 'You asked']);

  await user.click(main.getAllByText('Open thread (2)')[1] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sequences' }));
  expect(address()).toMatch(/^\/my-doubts\?thread=\d+$/);
  const entries = () =>
    within(dialog.getByRole('list', { name: 'Messages' }))
      .getAllByRole('listitem')
      .map((entry) => entry.textContent);
  expect(entries()).toEqual([
    expect.stringMatching(/^You.*Why is it so\?$/),
    expect.stringMatching(/^Stefan Staff.*Because of this\.$/),
  ]);
  expect(dialog.queryByText(replyTime)).toBeNull();
  const box = dialog.getByRole('textbox', { name: /^Follow up/ });
  await fill(box, 'And with 3?');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => entries().length).toBe(3);
  expect(api.callsOf('POST /api/doubts')[0]?.body).toEqual({
    question_id: 5,
    queries: 'And with 3?',
    parent_id: 1,
  });
  expect(box).toHaveValue('');
  expect(dialog.getByText(replyTime)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/my-doubts');
  expect(rows()[0]?.[2]).toBe('You followed up');
});

test('a formula that is refused is told at the text, until it is changed', async () => {
  const message = "The formula \\def\\a{x} can't be typeset: \\def is not allowed";
  const asked = doubt(1, 'Why is it so?');
  const { user } = await openDoubts(
    {
      'GET /api/doubts/user': [asked],
      'POST /api/doubts': refusal('invalid_input', message, [{ path: 'queries', message }]),
    },
    '/my-doubts?thread=1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Sequences' }));
  const box = dialog.getByRole('textbox', { name: /^Follow up/ });
  await fill(box, 'Why $\\def\\a{x}$?');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => box).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(box).toHaveValue('Why $\\def\\a{x}$?');
  await user.type(box, '!');
  expect(box).not.toHaveAccessibleDescription(expect.stringContaining(message));
});

test('an address with a thread opens it', async () => {
  const asked = doubt(1, 'Why is it so?');
  await openDoubts({ 'GET /api/doubts/user': [asked, replyTo(asked, 2, 'Because.')] }, '/my-doubts?thread=1');
  const dialog = await screen.findByRole('dialog', { name: 'Sequences' });
  expect(within(dialog).getByText('Because.')).toBeInTheDocument();
});

test.each(['7', '999999999', 'x', ''])(
  'the thread %j, which isn’t theirs or none, opens nothing',
  async (id) => {
    const { rows } = await openDoubts(
      { 'GET /api/doubts/user': [doubt(1, 'My own')] },
      `/my-doubts?thread=${id}`,
    );
    await expect.poll(() => rows().length).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('without a doubt the bank is offered', async () => {
  const { main } = await openDoubts({ 'GET /api/doubts/user': [] });
  await main.findByText('No doubts yet');
  expect(main.getByRole('link', { name: 'Open the question bank' })).toHaveAttribute('href', bankRoot);
});

test('a list that can’t be loaded says so and can be asked for again', async () => {
  const { main, user, api } = await openDoubts({
    'GET /api/doubts/user': refusal('too_many_attempts', 'Please wait a moment'),
  });
  await main.findByText('Your doubts could not be loaded');
  expect(main.getByText('Please wait a moment')).toBeInTheDocument();
  api.answer({ 'GET /api/doubts/user': [] });
  await user.click(main.getByText('Try again'));
  await main.findByText('No doubts yet');
});

const asked = question(5);

async function openAsking(answers: Answers, reader: typeof student | null = student) {
  const page = await openPage(questionPath(asked), {
    ...(reader && { as: reader }),
    answers: {
      'GET /api/questions/:id': asked,
      'GET /api/questions/:id/neighbours': { previous: null, next: null, position: 1, total: 1 },
      'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
      ...answers,
    },
  });
  const opener = await page.main.findByRole('button', { name: 'Ask a doubt' });
  await page.user.click(opener);
  return { ...page, opener };
}

async function formOf() {
  const dialog = await screen.findByRole('dialog', { name: 'Ask a doubt' });
  return {
    dialog,
    box: within(dialog).getByRole('textbox', { name: /^Your doubt/ }),
    send: within(dialog).getByRole('button', { name: 'Send' }),
  };
}

test('a doubt is asked about a question, in words', async () => {
  const { user, api, opener } = await openAsking({ 'POST /api/doubts': doubt(1, 'Why?') });
  const { dialog, box, send } = await formOf();
  expect(dialog).toHaveTextContent('About question 5: Sequences (Math AA SL)');
  expect(dialog).toHaveTextContent(replyTime);
  expect(send).toBeDisabled();
  await fill(box, '   ');
  expect(send).toBeDisabled();
  await fill(box, 'Why is the **first** term $u_1 = 3$?');
  await user.click(send);
  await screen.findByText(doubtSent);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(opener).toHaveFocus());
  expect(api.callsOf('POST /api/doubts')[0]?.body).toEqual({
    question_id: 5,
    queries: 'Why is the **first** term $u_1 = 3$?',
  });
});

test('a visitor logs in and goes on to ask', async () => {
  const { user, api } = await openAsking(
    {
      'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
      'GET /api/user': { user: student },
      'POST /api/doubts': doubt(1, 'Why?'),
    },
    null,
  );
  await screen.findByText('You need to login to ask a doubt');
  const login = within(await screen.findByRole('dialog', { name: 'Login' }));
  await fill(login.getByLabelText(/^Email/), student.email);
  await fill(login.getByLabelText(/^Password/), 'Quiet-Library-7');
  await user.click(login.getByRole('button', { name: 'Login' }));
  const { box, send } = await formOf();
  await fill(box, 'Is there another way?');
  await user.click(send);
  await screen.findByText(doubtSent);
  expect(api.callsOf('POST /api/doubts')[0]).toMatchObject({
    token: 'fresh',
    body: { question_id: 5, queries: 'Is there another way?' },
  });
});

test('a doubt that can’t be sent is not lost, and two presses send one', async () => {
  const { user, api } = await openAsking({ 'POST /api/doubts': foreignAnswer(500, '{}') });
  const { box, send } = await formOf();
  await fill(box, 'Why?');
  await user.click(send);
  await screen.findByText(/^Something went wrong/);
  expect(box).toHaveValue('Why?');
  const { opened, open } = gate();
  api.answer({
    'POST /api/doubts': async () => {
      await opened;
      return doubt(1, 'Why?');
    },
  });
  await waitFor(() => expect(send).toBeEnabled());
  await user.dblClick(send);
  open();
  await screen.findByText(doubtSent);
  expect(api.callsOf('POST /api/doubts')).toHaveLength(2);
});

test('a doubt that is closed half-written is there again, for its writer and its question', async () => {
  const { user, opener } = await openAsking({ 'POST /api/doubts': doubt(1, 'Why?') });
  const first = await formOf();
  await fill(first.box, 'Why is the first');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await user.click(opener);
  const second = await formOf();
  expect(second.box).toHaveValue('Why is the first');
  expect(second.send).toBeEnabled();
  // Neither another person nor another question has it.
  const [key] = Object.keys(localStorage).filter((each) => each.startsWith('draft:'));
  expect(key).toContain(student.id);
  expect(key).toMatch(/\b5$/);
  await user.click(second.send);
  await screen.findByText(doubtSent);
  expect(Object.keys(localStorage).filter((each) => each.startsWith('draft:'))).toEqual([]);
});
