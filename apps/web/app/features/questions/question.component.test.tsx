import { questionPath } from '@sevenfold/contract/questions/question';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { question, questionCard } from '../../../test/bank-questions.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { refusal } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';

const alone = { previous: null, next: null, position: 1, total: 1 };

type Given = Parameters<typeof question>[1];

async function openQuestion(given: Given = {}, answers: Answers = {}, query = '') {
  const shown = question(5, given);
  const page = await openPage(questionPath(shown) + query, {
    answers: {
      'GET /api/questions/:id': shown,
      'GET /api/questions/:id/neighbours': alone,
      ...answers,
    },
  });
  await page.main.findByRole('heading', { level: 1 });
  return page;
}

test('a question stands with its hints, its worked answer and the mark scheme, which wait until they are asked for', async () => {
  const { main, user } = await openQuestion({
    hints: [
      { text: 'Think of pairs.', html: '<p>Think of pairs.</p>' },
      { text: 'Add them.', html: '<p>Add them.</p>' },
    ],
  });
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('1.1Sequences');
  expect(main.getByText('Find the sum of the first 5 terms.')).toBeInTheDocument();
  expect(main.getByRole('list', { name: 'About this question' })).toHaveTextContent('Easy');
  expect(main.getByRole('list', { name: 'About this question' })).toHaveTextContent('[4 marks]');

  const hint = main.getByText('Think of pairs.').closest('details');
  expect(hint).not.toHaveAttribute('open');
  expect(main.getByText('Hint 2')).toBeInTheDocument();
  await user.click(main.getByText('Hint 1'));
  expect(hint).toHaveAttribute('open');

  const answer = main.getByText('Use the formula.').closest('details');
  expect(answer).not.toHaveAttribute('open');
  await user.click(main.getByText('Worked answer'));
  expect(answer).toHaveAttribute('open');
  const scheme = main.getByRole('region', { name: 'Mark scheme' });
  expect(
    within(scheme)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['attempts the sumM1 (1 mark)', 'S = 30A2 (2 marks)', 'says whyR1 (1 mark)']);
  expect(scheme).toHaveTextContent('Total[4]');
});

test('the answer to a multiple-choice question is one letter', async () => {
  const { main } = await openQuestion({ mcq_answer: 'C', Answer: [] });
  const answer = main.getByText('C', { selector: 'strong' });
  expect(answer.parentElement).toHaveTextContent('Answer C');
  expect(answer.closest('details')).not.toHaveAttribute('open');
});

test.each([{ Answer: [] }, { answer_not_available: true }])('%j: there is no answer yet', async (given) => {
  const { main } = await openQuestion(given);
  expect(main.getByText(/worked answer to this question isn't available yet/)).toBeInTheDocument();
  expect(main.queryByText('Worked answer')).toBeNull();
});

test('other topics of a question are named', async () => {
  const vectors = { id: 8, slug: 'vectors', topic_name: 'Vectors', topic_number: '3', parent_topic_id: null };
  const { main } = await openQuestion({ OtherTopicsOnQuestion: [{ ...vectors, topic_path: [vectors] }] });
  expect(main.getByText(/^Also in/)).toHaveTextContent('Also in Vectors');
});

test('other numbers and related questions lead on', async () => {
  const first = question(5, {
    another: questionCard(6),
    related: [questionCard(7, { marks: 1, difficulty: 'Hard' }), questionCard(8)],
  });
  const { user, main, address } = await openQuestion(
    {},
    { 'GET /api/questions/:id': ({ params: { id } }) => (Number(id) === 5 ? first : question(Number(id))) },
  );
  const related = within(main.getByRole('region', { name: 'Related questions' }));
  expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    questionPath(questionCard(7)),
    questionPath(questionCard(8)),
  ]);
  expect(related.getByRole('link', { name: 'Find the sum of the first 7 terms.' })).toBeInTheDocument();
  expect(related.getByText('[1 mark]')).toBeInTheDocument();
  const other = main.getByRole('link', { name: /^Try other numbers/ });
  // A plain link, which works without scripts as well.
  expect(other).toHaveAttribute('href', expect.stringContaining(`${questionPath(questionCard(6))}?`));
  other.focus();
  await user.keyboard('{Enter}');
  await expect
    .poll(address)
    .toBe(`${questionPath(questionCard(6))}?subject=math-aa-sl&topic=algebra&subtopic=sequences`);
  await main.findByText('Find the sum of the first 6 terms.');
});

const wayOf = (main: ReturnType<typeof within>) =>
  main.getByRole('navigation', { name: 'Questions of the list' });

test('previous and next go through the list that the reader came from, and back to it', async () => {
  const query = '?subject=math-aa-sl&topic=algebra&sortBy=marks&sortOrder=desc';
  const ids = [9, 5, 3];
  const { user, main, api, address } = await openQuestion(
    {},
    {
      'GET /api/questions/:id': ({ params: { id } }) => question(Number(id)),
      'GET /api/questions/:id/neighbours': ({ params: { id } }) => {
        const at = ids.indexOf(Number(id));
        const card = (other: number | undefined) => (other === undefined ? null : questionCard(other));
        return { previous: card(ids[at - 1]), next: card(ids[at + 1]), position: at + 1, total: 3 };
      },
    },
    query,
  );
  const expectAt = async (id: number, words: string) => {
    await expect.poll(address).toBe(questionPath(questionCard(id)) + query);
    await expect.poll(() => wayOf(main).textContent).toContain(words);
  };
  await expectAt(5, '2 of 3');
  expect(api.callsOf('GET /api/questions/:id/neighbours')[0]?.query).toMatchObject({
    topic: 'algebra',
    sortBy: 'marks',
    sortOrder: 'desc',
  });
  await user.click(within(wayOf(main)).getByRole('link', { name: 'Next' }));
  await expectAt(3, '3 of 3');
  expect(within(wayOf(main)).queryByRole('link', { name: 'Next' })).toBeNull();
  await user.click(within(wayOf(main)).getByRole('link', { name: 'Previous' }));
  await expectAt(5, '2 of 3');
  await user.click(within(wayOf(main)).getByRole('link', { name: 'Previous' }));
  await expectAt(9, '1 of 3');
  expect(within(wayOf(main)).queryByRole('link', { name: 'Previous' })).toBeNull();
  expect(within(wayOf(main)).getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    bankRoot + query,
  );
});

test('without a list they go through its own topic, and there is no list to go back to', async () => {
  const { main, api } = await openQuestion(
    {},
    {
      'GET /api/questions/:id/neighbours': {
        previous: null,
        next: questionCard(6),
        position: 1,
        total: 4,
      },
    },
  );
  expect(api.callsOf('GET /api/questions/:id/neighbours')[0]?.query).toMatchObject({
    subject: 'math-aa-sl',
    topic: 'algebra',
    subTopic: 'sequences',
  });
  expect(wayOf(main)).toHaveTextContent('1 of 4');
  expect(within(wayOf(main)).queryByRole('link', { name: 'Back to the list' })).toBeNull();
  expect(within(wayOf(main)).getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    `${questionPath(questionCard(6))}?subject=math-aa-sl&topic=algebra&subtopic=sequences`,
  );
});

test('a list that is gone is no reason to withhold the question', async () => {
  const { main } = await openQuestion(
    {},
    { 'GET /api/questions/:id/neighbours': refusal('not_found', 'There is no such topic') },
    '?subject=math-aa-sl&topic=gone',
  );
  expect(main.getByText('Find the sum of the first 5 terms.')).toBeInTheDocument();
});

test('another path to the same question leads to its own', async () => {
  const shown = question(5);
  const { main, address } = await openPage(`${bankRoot}/no-such-subject/no/such/5?sortBy=marks`, {
    answers: { 'GET /api/questions/:id': shown, 'GET /api/questions/:id/neighbours': alone },
  });
  await main.findByRole('heading', { level: 1 });
  expect(address()).toBe(`${questionPath(shown)}?sortBy=marks`);
});

test.each(['2147483647', '99999999999', '0', '-1', '12x', 'syllabuses'])(
  'there is no page for question %s',
  async (id) => {
    const { main } = await openPage(`${bankRoot}/math-aa-sl/algebra/${id}`, {
      answers: { 'GET /api/questions/:id': refusal('not_found', 'There is no such question') },
    });
    await main.findByText('Page Not Found');
    expect(main.getByRole('link', { name: 'Go to the question bank' })).toHaveAttribute('href', bankRoot);
  },
);

test('marks are put on the page too, except pins', async () => {
  const shown = question(5);
  const { main, user } = await openPage(questionPath(shown), {
    as: student,
    answers: {
      'GET /api/questions/:id': shown,
      'GET /api/questions/:id/neighbours': alone,
      'GET /api/question_marks': { completed: [5], pinned: [], bookmarked: [] },
      'POST /api/user_question/:questionId': { id: 1, question_id: 5, is_completed: false },
    },
  });
  const bookmark = await main.findByRole('button', { name: 'Bookmark' });
  const complete = main.getByRole('button', { name: 'Complete' });
  await expect.poll(() => complete.getAttribute('aria-pressed')).toBe('true');
  expect(main.queryByRole('button', { name: 'Pin' })).toBeNull();
  await user.click(bookmark);
  await screen.findByText('Question saved! Find it in bookmarks for easy access.');
  expect(bookmark).toHaveAttribute('aria-pressed', 'true');
});

test('pictures stand for the text, which can be shown instead', async () => {
  const { main, user } = await openQuestion({
    images: [{ id: 1, url: '/media/q.png', order: 0, alt: '', width: 800, height: 300 }],
  });
  const text = main.getByText('Find the sum of the first 5 terms.').closest('[id]');
  expect(text).not.toBeVisible();
  expect(main.getByRole('article').querySelector('img')).toHaveAttribute('src', '/media/q.png');
  await user.click(main.getByText('Show as text'));
  expect(text).toBeVisible();
  await user.click(main.getByText('Show as picture'));
  expect(text).not.toBeVisible();
});
