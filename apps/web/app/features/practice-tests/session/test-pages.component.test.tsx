import type { Test } from '@sevenfold/contract/practice-tests/test';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, offline, refusal } from '../../../../test/fake-api.ts';
import { grading } from '../../../../test/gradings.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { finishedTest, practiceSlug, practiceTest, testQuestion } from '../../../../test/practice-tests.ts';

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

test('the start says what comes, and a start that fails can be tried again', async () => {
  const { user, api, main } = await open('', practiceTest({ question_count: 3 }), {
    'POST /api/test/:slug/start': refusal('unavailable', 'We are busy'),
  });
  const start = await main.findByRole('button', { name: 'Start Test' });
  main.getByText('30 minutes');
  main.getByText('Before you start');
  main.getByText(/usually has 5 questions/);
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
