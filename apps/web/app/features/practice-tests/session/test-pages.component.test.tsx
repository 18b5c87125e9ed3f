import type { Test } from '@sevenfold/contract/practice-tests/test';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, offline, refusal } from '../../../../test/fake-api.ts';
import { grading } from '../../../../test/gradings.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import {
  finishedTest,
  practiceSlug,
  practiceTest,
  repliedQuestion,
  testQuestion,
} from '../../../../test/practice-tests.ts';

const path = `/take-a-test/${practiceSlug}`;

const open = (place: string, test: Test, answers: Answers = {}) =>
  openPage(`${path}${place}`, {
    as: student,
    answers: { 'GET /api/test/:slug': test, 'GET /api/test/:slug/grading': grading(), ...answers },
  });

test.each(['/result', '/answer', '/confirm', '/get-graded'])(
  'before the start %s leads to the start',
  async (place) => {
    const { main, address } = await open(place, practiceTest());
    await main.findByRole('button', { name: 'Start Test' });
    expect(address()).toBe(path);
  },
);

test('a finished test leads to its answers; after it come the grading and the result', async () => {
  const { address } = await open('', finishedTest());
  await screen.findByRole('heading', { level: 1, name: 'Answers' });
  expect(address()).toBe(`${path}/answer`);
});

test('the prompt after a test offers the grading and the result', async () => {
  const { user, main } = await open('/confirm', finishedTest());
  expect(await main.findByRole('link', { name: 'Get graded' })).toHaveAttribute('href', `${path}/get-graded`);
  await user.click(main.getByRole('link', { name: 'See result' }));
  await main.findByRole('heading', { level: 1, name: 'Your result' });
});

test('a result says whose marks it shows, and where to go from here', async () => {
  const { main } = await open('/result', finishedTest());
  const score = await main.findByRole('region', { name: 'Score' });
  for (const text of ['80%', 'Unmarked', 'not a score yet', 'Attempted4', 'Skipped1']) {
    expect(score).toHaveTextContent(text);
  }
  const demo = main.getByRole('link', { name: /Request a demo class/ });
  expect(demo).toHaveAttribute('target', '_blank');
  expect(await main.findByRole('link', { name: 'Get graded' })).toHaveAttribute('href', `${path}/get-graded`);
  expect(main.getByRole('link', { name: 'Review answers' })).toHaveAttribute('href', `${path}/answer`);
});

test('a test without an answer isn’t called work that nobody looked at', async () => {
  const { main } = await open('/result', finishedTest({ attempted_count: 0 }));
  const score = await main.findByRole('region', { name: 'Score' });
  expect(score).toHaveTextContent(
    'Nothing was answered here. If you wrote on paper, tick the marks you earned',
  );
  expect(score).not.toHaveTextContent('not a score yet');
});

test.each(['', '/answer', '/get-graded'])(
  'a test that is not the reader’s is not found: %s',
  async (place) => {
    const { main } = await open(place, practiceTest(), {
      'GET /api/test/:slug': refusal('not_found', 'There is no such test.'),
    });
    await main.findByRole('heading', { name: 'Page Not Found' });
  },
);

test('a test that can’t be loaded says so and can be asked for again', async () => {
  const { user, api, main } = await open('', practiceTest(), { 'GET /api/test/:slug': offline });
  await main.findByRole('heading', { name: 'Your test could not be loaded' });
  await waitFor(() => expect(screen.getAllByText(/You seem to be offline/)).toHaveLength(2));
  api.answer({ 'GET /api/test/:slug': practiceTest() });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await main.findByRole('button', { name: 'Start Test' });
});

test('a test of one question is spoken of as one', async () => {
  const { main } = await open('', practiceTest({ question_count: 1 }));
  await main.findByText(/There is only 1 on what you chose, so this one has 1\./);
});

test('the start says what comes, and a start that fails can be tried again', async () => {
  const { user, api, main } = await open('', practiceTest({ question_count: 3 }), {
    'POST /api/test/:slug/start': refusal('unavailable', 'We are busy'),
  });
  const start = await main.findByRole('button', { name: 'Start Test' });
  main.getByText('30 minutes');
  main.getByText('Before you start');
  main.getByText(/usually has 5 questions\. There are only 3 on what you chose, so this one has 3\./);
  await user.click(start);
  await screen.findByText('We are busy');
  await waitFor(() => expect(start).toBeEnabled());
  expect(api.callsOf('POST /api/test/:slug/start')).toHaveLength(1);
});

const scheme = (main: Awaited<ReturnType<typeof open>>['main']) =>
  main.findByRole('group', { name: 'Mark scheme of question 1' });

test('ticked lines are sent in their order and counted, and can be cleared', async () => {
  let ticked: number[] | null = null;
  const now = () =>
    finishedTest({
      score: ticked
        ? { marks: 4, total: 25, percentage: 16, source: 'self' }
        : { marks: 20, total: 25, percentage: 80, source: 'unmarked' },
      questions: [1, 2].map((id) =>
        testQuestion(id, id === 1 ? { ticked_lines: ticked, marks: ticked && 4 } : {}),
      ),
    });
  const { user, api, main } = await open('/answer', now(), {
    'GET /api/test/:slug': now,
    'PUT /api/test/:slug/marking/:questionId': ({ body }) => {
      ticked = body.lines;
      return now();
    },
  });
  const lines = within(await scheme(main)).getAllByRole('checkbox');
  await user.click(lines[0] as HTMLElement);
  await user.click(lines[1] as HTMLElement);
  const score = main.getByRole('region', { name: 'Score' });
  await waitFor(() => expect(score).toHaveTextContent('16%'));
  expect(score).toHaveTextContent('Your own marking');
  expect(lines[1]).toBeChecked();
  await user.click(main.getByRole('button', { name: 'Clear my marking of question 1' }));
  await waitFor(() => expect(score).toHaveTextContent('Unmarked'));
  expect(
    api
      .callsOf('PUT /api/test/:slug/marking/:questionId')
      .map(({ params, body }) => [params.questionId, body.lines]),
  ).toEqual([
    ['1', [0]],
    ['1', [0, 1]],
    ['1', null],
  ]);
});

const facultyMarks = (id: number) =>
  id === 1
    ? { marks: 3.33, lines: [0, 2], comment: 'Show how you added.' }
    : { marks: 2.5, lines: null, comment: null };

const gradedTest = (part: Partial<Test> = {}) =>
  finishedTest({
    marks_obtained: 5.83,
    faculty_comment: 'Keep the signs in view.',
    score: { marks: 5.83, total: 10, percentage: 58, source: 'faculty' },
    breakdown: {
      source: 'faculty',
      by_topic: [{ label: 'Algebra', questions: 2, attempted: 2, marks: 5.83, total: 10 }],
      by_difficulty: [{ label: 'Easy', questions: 2, attempted: 2, marks: 5.83, total: 10 }],
    },
    questions: [1, 2].map((id) =>
      testQuestion(id, {
        status: 'attempted',
        ticked_lines: id === 1 ? [0, 1] : null,
        faculty: facultyMarks(id),
        marks: facultyMarks(id).marks,
      }),
    ),
    ...part,
  });

test('what the faculty returned stands at each question, the student’s own ticks beside it', async () => {
  const { main } = await open('/answer', gradedTest());
  const lines = within(await scheme(main));
  const rows = lines.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '');
  expect(rows.map((text) => text.includes('Your teacher ticked it'))).toEqual([true, false, true]);
  expect(lines.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    true,
    false,
  ]);
  expect(lines.getByText('Your teacher').parentElement).toHaveTextContent('3.33 of 5');
  const [first, second] = [1, 2].map((id) => main.getByRole('region', { name: `Question ${id}` }));
  expect(first).toHaveTextContent('Your teacher’s marks: 3.33 of 5');
  expect(first).toHaveTextContent('Show how you added.');
  expect(second).toHaveTextContent('2.5 of 5');
  expect(main.queryByText('Not marked yet')).toBeNull();
  expect(main.getByText('Keep the signs in view.')).toBeVisible();
  expect(main.getByRole('region', { name: 'Breakdown' })).toHaveTextContent('5.83 of 10 marks');
  expect(main.queryByText(/attempted$/)).toBeNull();
});

test('a sheet that was graded as a whole says so instead of calling its questions unmarked', async () => {
  const { main } = await open(
    '/answer',
    gradedTest({
      faculty_comment: null,
      breakdown: {
        source: 'unmarked',
        by_topic: [{ label: 'Algebra', questions: 2, attempted: 1, marks: 5, total: 10 }],
        by_difficulty: [],
      },
      questions: [1, 2].map((id) => testQuestion(id)),
    }),
  );
  expect(await main.findAllByText('Graded with the whole sheet')).toHaveLength(2);
  expect(main.queryByText('Not marked yet')).toBeNull();
  const breakdown = main.getByRole('region', { name: 'Breakdown' });
  expect(breakdown).toHaveTextContent('graded as a whole, so these count what you attempted');
  expect(breakdown).toHaveTextContent('1 of 2 attempted');
});

test('a sheet that is returned while the page is open shows when the reader comes back to it', async () => {
  const { api, main } = await open('/answer', finishedTest());
  await main.findAllByText('Not marked yet');
  api.answer({ 'GET /api/test/:slug': gradedTest() });
  window.dispatchEvent(new Event('visibilitychange'));
  await main.findByText('Show how you added.');
});

test('a marking that fails goes back and says so', async () => {
  const { user, main } = await open('/answer', finishedTest(), {
    'PUT /api/test/:slug/marking/:questionId': refusal('internal', 'Something went wrong'),
  });
  const [line] = within(await scheme(main)).getAllByRole('checkbox');
  await user.click(line as HTMLElement);
  await screen.findByText('Something went wrong');
  await waitFor(() => expect(line).not.toBeChecked());
});

test('figures and pictures of the answers can be enlarged', async () => {
  const figure =
    '<figure class="figure"><svg class="drawing" role="img" aria-label="A curve"></svg></figure>';
  const picture = { id: 1, url: '/petals.png', order: 0, alt: 'Seven petals', width: 180, height: 180 };
  const questions = [1, 2].map((id) => {
    const one = testQuestion(id);
    const [answer] = one.question.Answer ?? [];
    if (!answer) throw new Error('the fixture has an answer');
    const changed = id === 1 ? { ...answer, body_html: figure } : { ...answer, images: [picture] };
    return { ...one, question: { ...one.question, Answer: [changed] } };
  });
  const { user, main } = await open('/answer', finishedTest({ questions }));
  const answer = async (number: number) =>
    within(await main.findByRole('region', { name: `Worked answer to question ${number}` }));
  await user.click(await (await answer(1)).findByRole('button', { name: 'Enlarge the figure' }));
  const drawn = within(await screen.findByRole('dialog', { name: 'Figure' }));
  drawn.getByRole('img', { name: 'A curve' });
  await user.click(drawn.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click((await answer(2)).getByRole('button', { name: /^Seven petals/ }));
  within(await screen.findByRole('dialog', { name: 'Picture' })).getByRole('img', { name: 'Seven petals' });
});

const typed = [
  { field: 'a.1', value: '4' },
  { field: 'b.1', value: '9' },
];
const repliedTest = (part: Partial<Test> = {}) =>
  finishedTest({
    replies_state: 'marked',
    score: { marks: 2, total: 10, percentage: 20, source: 'machine' },
    breakdown: {
      source: 'machine',
      by_topic: [{ label: 'Algebra', questions: 2, attempted: 1, marks: 2, total: 10 }],
      by_difficulty: [],
    },
    questions: [
      testQuestion(1, { status: 'attempted', typed, replied: repliedQuestion, marks: 2, time_spent: 95 }),
      testQuestion(2),
    ],
    ...part,
  });

test('the result of a test with typed answers tells marks by part, time, and what waits', async () => {
  const { main } = await open('/result', repliedTest());
  const score = await main.findByRole('region', { name: 'Score' });
  expect(score).toHaveTextContent('20%Marked from what you typed');
  expect(score).toHaveTextContent('1 question waits for your own marking');
  const [first, second] = within(main.getByRole('region', { name: 'Question by question' })).getAllByRole(
    'listitem',
  );
  for (const text of ['2 of 5', '(a) 2 of 2', '(b) 0 of 3', '1 min 35 s', 'Waits for your marking']) {
    expect(first).toHaveTextContent(text);
  }
  expect(second).toHaveTextContent('Not marked yet');
  expect(second).not.toHaveTextContent('Waits for your marking');
});

test('a question that was typed into and not completed is not called unreached', async () => {
  const { main } = await open(
    '/result',
    repliedTest({
      question_count: 2,
      attempted_count: 0,
      skipped_count: 0,
      questions: [testQuestion(1, { typed, replied: repliedQuestion }), testQuestion(2)],
    }),
  );
  const score = await main.findByRole('region', { name: 'Score' });
  expect(score).toHaveTextContent('Answered, not completed1');
  expect(score).toHaveTextContent('Not reached1');
});

test('while what was typed is being marked, the result says so and then shows it', async () => {
  const unmarked = finishedTest({ replies_state: 'waiting' });
  const { api, main } = await open('/result', unmarked);
  await main.findByText(/^What you typed is being marked/);
  api.answer({ 'GET /api/test/:slug': repliedTest() });
  await main.findByText('Marked from what you typed');
});

test('the answers show what was typed with its verdict, and ticks of the method count at once', async () => {
  let ticked: number[] | null = null;
  const { user, main } = await open('/answer', repliedTest(), {
    'PUT /api/test/:slug/marking/:questionId': ({ body }) => {
      ticked = body.lines;
      return new Promise(() => undefined);
    },
  });
  const answers = within(await main.findByRole('region', { name: 'Your answers to question 1' }));
  answers.getByText('Right');
  answers.getByText('Not right');
  answers.getByText('You took the variance.');
  expect(main.queryByRole('region', { name: 'Your answers to question 2' })).toBeNull();
  const group = await scheme(main);
  expect(group).toHaveTextContent('(a)nothing to tick, 2 of 2');
  expect(group).toHaveTextContent('(b)tick what your paper shows, 0 of 3');
  await user.click(within(group).getByRole('checkbox', { name: /Adds/ }));
  expect(group).toHaveTextContent('(b)tick what your paper shows, 2 of 3');
  expect(group).toHaveTextContent('4 of 5');
  await waitFor(() => expect(ticked).toEqual([1]));
  expect(main.getByRole('region', { name: 'Score' })).toHaveTextContent('40%');
});

test('answers that could not be marked are said to be our fault, and nothing is called wrong', async () => {
  const failed = { failed: true, fields: [], parts: [] };
  const { main } = await open(
    '/answer',
    repliedTest({ questions: [testQuestion(1, { status: 'attempted', typed, replied: failed })] }),
  );
  const answers = await main.findByRole('region', { name: 'Your answers to question 1' });
  expect(answers).toHaveTextContent('The fault is ours, not yours');
  expect(answers).toHaveTextContent('9');
  expect(answers).not.toHaveTextContent('Not right');
});
