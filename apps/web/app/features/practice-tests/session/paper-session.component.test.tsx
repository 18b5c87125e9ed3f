import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { satPaper, satResult } from '../../../../test/papers.ts';
import { student } from '../../../../test/people.ts';
import {
  finishedTest,
  practiceSlug,
  practiceTest,
  progressOf,
  runningTest,
  testQuestion,
} from '../../../../test/practice-tests.ts';

const path = `/take-a-test/${practiceSlug}`;

// A router in memory leaves the browser's address alone; what waits to be sent looks at it.
beforeEach(() => window.history.replaceState(null, '', path));
afterEach(() => window.history.replaceState(null, '', '/'));

const asked: TestQuestion['asked'] = [{ field: 'a.1', part: 'a', kind: 'number', marks: 2 }];
const questions = [1, 2, 3].map((id) => testQuestion(id, { asked }));

/** A server whose reading time is over when the test says so. */
function server() {
  const clock = { readingUntil: performance.now() + 300_000 };
  const sent: string[] = [];
  const now = () => {
    const left = Math.ceil(clock.readingUntil - performance.now());
    return runningTest({
      paper: satPaper({
        readingLeftMs: left > 0 ? left : null,
        booklet: 'https://sevenfold.example/booklet.pdf',
      }),
      remaining_ms: 2_000_000,
      question_count: 3,
      questions,
    });
  };
  const answers = {
    'GET /api/test/:slug': now,
    'GET /api/test/:slug/progress': () => progressOf(now()),
    'POST /api/test/:slug/actions': ({ body }: Call<'POST /api/test/:slug/actions'>) => {
      sent.push(...body.actions.filter(({ kind }) => kind !== 'time').map(({ kind }) => kind));
      return progressOf(now());
    },
    'POST /api/questions/:id/read': { read_html: '' },
  } satisfies Answers;
  const end = () => {
    clock.readingUntil = performance.now();
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { answers, sent, end };
}

test('in the reading time all can be read and nothing answered; then it opens by itself', async () => {
  const { answers, sent, end } = server();
  const { main, user } = await openPage(path, { as: student, answers });
  await main.findByRole('heading', { level: 1, name: 'Question 1 of 3' });
  main.getByText(/^Look through all questions/);
  expect(main.getByRole('timer', { name: 'Reading time left' })).toHaveTextContent(/^00:0[45]:/);
  expect(main.getByRole('textbox', { name: 'Answer to (a)' })).toBeDisabled();
  main.getByText('Answers open when the reading time is over.');
  expect(main.getByRole('button', { name: 'End test' })).toBeEnabled();
  await user.keyboard('s');
  await user.keyboard('n');
  await main.findByRole('heading', { level: 1, name: 'Question 2 of 3' });
  await user.click(main.getByRole('button', { name: 'Next question' }));
  await main.findByRole('heading', { level: 1, name: 'Question 3 of 3' });
  expect(main.getByRole('button', { name: 'Next question' })).toBeDisabled();

  end();
  await screen.findByText('Reading time is over. You can answer now.');
  await expect.poll(() => main.queryByText(/^Look through all questions/)).toBeNull();
  expect(main.getByRole('textbox', { name: 'Answer to (a)' })).toBeEnabled();
  expect(main.getByRole('timer', { name: 'Time left' })).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(main.getByRole('button', { name: /^Skip/ }));
  await expect.poll(() => sent).toEqual(['skip']);
});

test('sections stand in the navigator, marks and booklet at the question', async () => {
  const { answers } = server();
  const { main, user } = await openPage(path, { as: student, answers });
  await main.findByRole('heading', { level: 1, name: 'Question 1 of 3' });
  const navigator = within(main.getByRole('navigation', { name: 'Questions' }));
  expect(navigator.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Section A 11 marks',
    'Section B 14 marks',
  ]);
  main.getByText('[5 marks]');
  expect(main.getByRole('link', { name: /^Formula booklet/ })).toHaveAttribute('target', '_blank');
  // In any order.
  await user.click(navigator.getByRole('button', { name: /^Question 3/ }));
  await main.findByText('[14 marks]');
});

test('what comes a moment too soon for the server is sent again, not lost', async () => {
  const { answers, sent, end } = server();
  const { main, user, api } = await openPage(path, { as: student, answers });
  await main.findByRole('heading', { level: 1, name: 'Question 1 of 3' });
  end();
  const next = await main.findByRole('button', { name: /^Next(?! question)/ });
  api.answer({ 'POST /api/test/:slug/actions': refusal('reading_time', 'The reading time is not over.') });
  await user.click(next);
  await expect.poll(() => api.callsOf('POST /api/test/:slug/actions').length).toBeGreaterThan(0);
  api.answer(answers);
  await expect.poll(() => sent).toEqual(['attempt']);
});

test('the start says what the paper is and what holds', async () => {
  const { main } = await openPage(path, {
    as: student,
    answers: { 'GET /api/test/:slug': practiceTest({ paper: satPaper(), question_count: 3 }) },
  });
  await main.findByRole('heading', { level: 1, name: 'Sevenfold Mock A · Paper 1' });
  main.getByText('3 questions in 2 sections');
  main.getByText('Calculator allowed');
  main.getByText(/^The first 5 minutes are for reading/);
  expect(main.getByRole('button', { name: 'Start paper' })).toBeEnabled();
  main.getByText('Keep your formula booklet at hand.');
  expect(main.queryByRole('link', { name: /booklet/i })).toBeNull();
});

const sat = finishedTest({
  paper: satPaper(),
  paperResult: satResult({ marks: 14, waiting: 6, grade: { from: 4, to: 6 } }),
  question_count: 3,
  questions: questions.map((one) => ({
    ...one,
    asked: [],
    ticked_lines: one.question_id === 2 ? null : [0, 1],
  })),
  score: { marks: 8, total: 15, percentage: 53, source: 'self' },
  breakdown: { source: 'self', by_topic: [], by_difficulty: [] },
});
const results: Answers = {
  'GET /api/test/:slug': sat,
  'GET /api/test/:slug/grading': refusal('not_found', 'There is no grading.'),
};

test('the result has the marks of the paper and a range of grades with its reason', async () => {
  const { main } = await openPage(`${path}/result`, { as: student, answers: results });
  const score = within(await main.findByRole('region', { name: 'Score' }));
  score.getByText('4 to 6');
  score.getByText('6 marks are still to be marked, by you or by our faculty.');
  score.getByText(/^An estimate by boundaries .* upper one if all are\.$/);
  const breakdown = within(main.getByRole('region', { name: 'Breakdown' }));
  breakdown.getByText('By section');
  expect(main.getByRole('link', { name: 'The paper' })).toHaveAttribute('href', `/papers/${satPaper().slug}`);
});

test('on the answers page a question counts what it is worth in the paper', async () => {
  const { main, user } = await openPage(`${path}/answer`, {
    as: student,
    answers: {
      ...results,
      'PUT /api/test/:slug/marking/:questionId': () => new Promise(() => undefined),
    },
  });
  const lines = within(await main.findByRole('group', { name: 'Mark scheme of question 2' }));
  main.getByText('Not marked yet');
  for (const line of lines.getAllByRole('checkbox')) await user.click(line);
  main.getByText('6 of 6');
});
