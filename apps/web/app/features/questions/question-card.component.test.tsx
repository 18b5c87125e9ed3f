import { questionPath } from '@sevenfold/contract/questions/question';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogueAnswers } from '../../../test/bank-catalogue.ts';
import { question, questionCard } from '../../../test/bank-questions.ts';
import { type Answers, foreignAnswer, gate, offline, refusal, withToken } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';

const leaf = 'subject=math-aa-sl&topic=algebra&subtopic=sequences&subsubtopic=arithmetic';

type Cards = readonly ReturnType<typeof questionCard>[];

const answersWith = (cards: Cards): Answers => ({
  ...catalogueAnswers(),
  'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
  'GET /api/questions': { questions: [...cards], total: cards.length, page: 1, pageSize: 5 },
});

async function openCards(cards: Cards, { as, answers }: { as?: typeof student; answers?: Answers } = {}) {
  const page = await openPage(`${bankRoot}?${leaf}`, {
    ...(as && { as }),
    answers: { ...answersWith(cards), ...answers },
  });
  const cardAt = (position: number) =>
    within(page.main.getByRole('article', { name: new RegExp(`^Question ${position}\\b`) }));
  await page.main.findAllByText('View Answer');
  return { ...page, cardAt };
}

const factsOf = (card: ReturnType<typeof within>) =>
  within(card.getByRole('list', { name: 'About this question' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a card tells what the question is about', async () => {
  const vectors = { id: 8, slug: 'vectors', topic_name: 'Vectors', topic_number: '3', parent_topic_id: null };
  const { cardAt } = await openCards([
    questionCard(1, {
      level: 'HL',
      month: 'May',
      year: 2022,
      timezone: 1,
      paper: 2,
      question_number: 'q7',
      difficulty: 'Hard',
      calculatorAllowed: true,
      marks: 1,
      specialInfo: 'Give exact values.',
      OtherTopicsOnQuestion: [{ ...vectors, topic_path: [vectors] }],
    }),
    questionCard(2),
  ]);
  const full = cardAt(1);
  expect(full.getByRole('heading')).toHaveTextContent('1.1 Sequences');
  expect(factsOf(full)).toEqual(['Hard', 'Calculator', 'HL', 'May 2022 TZ1 Paper 2', 'Q7', '[1 mark]']);
  expect(full.getByText('Find the sum of the first 1 terms.')).toBeInTheDocument();
  expect(full.getByText('Give exact values.')).toBeInTheDocument();
  expect(full.getByText('Vectors')).toHaveAttribute('href', `${bankRoot}?subject=math-aa-sl&topic=vectors`);
  expect(factsOf(cardAt(2))).toEqual(['Easy', 'No calculator', '[4 marks]']);
  expect(cardAt(2).queryByText(/^Also in/)).toBeNull();
});

test('a card names the part of the paper', async () => {
  const { cardAt } = await openCards([
    questionCard(1, { paper: 1, paper_part: 'A', calculatorAllowed: true }),
    questionCard(2, { paper: 1, paper_part: 'B', month: 'May', year: 2025, calculatorAllowed: true }),
  ]);
  expect(factsOf(cardAt(1))).toEqual(['Easy', 'Calculator', 'Paper 1A', '[4 marks]']);
  expect(factsOf(cardAt(2))).toEqual(['Easy', 'Calculator', 'May 2025 Paper 1B', '[4 marks]']);
});

test('a card says how many versions of its question there are, where there are several', async () => {
  const { cardAt } = await openCards([
    questionCard(1, { design: { key: 'sum', variants: 6 } }),
    questionCard(2, { design: { key: 'ratio', variants: 1 } }),
  ]);
  expect(factsOf(cardAt(1))).toEqual(['Easy', 'No calculator', '6 versions', '[4 marks]']);
  expect(factsOf(cardAt(2))).toEqual(['Easy', 'No calculator', '[4 marks]']);
});

test('View Answer leads to the question within its list, with its answer open', async () => {
  const second = questionCard(2);
  const { main, user, address } = await openCards([questionCard(1), second], {
    answers: {
      'GET /api/questions/:id': question(2),
      'GET /api/questions/:id/neighbours': { previous: null, next: null, position: 2, total: 2 },
    },
  });
  await user.click(main.getAllByText('View Answer')[1] as HTMLElement);
  const scheme = await main.findByRole('region', { name: 'Mark scheme' });
  expect(scheme.closest('details')).toHaveAttribute('open');
  expect(address()).toBe(`${questionPath(second)}?${leaf}`);
});

test('a video solution opens in a window, and only where there is one', async () => {
  const { user, cardAt } = await openCards([
    questionCard(1, { video_solution: '/media/solution.mp4' }),
    questionCard(2),
  ]);
  expect(cardAt(2).queryByText('Video Solution')).toBeNull();
  const play = cardAt(1).getByRole('button', { name: 'Video Solution' });
  await user.click(play);
  const dialog = await screen.findByRole('dialog', { name: 'Video Solution' });
  expect(dialog.querySelector('video')).toHaveAttribute('src', '/media/solution.mp4');
  expect(dialog).toHaveAccessibleDescription('Find the sum of the first 1 terms.');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(play).toHaveFocus());
});

const marks = [
  {
    name: 'Bookmark',
    put: 'POST /api/user_question/:questionId',
    remove: 'DELETE /api/user_question/:id',
    answer: { id: 1, question_id: 1, is_completed: false },
    done: 'Question saved! Find it in bookmarks for easy access.',
    undone: 'Question removed from bookmarks.',
    needsLogin: 'You need to login to bookmark a question',
  },
  {
    name: 'Complete',
    put: 'POST /api/completed_question',
    remove: 'DELETE /api/completed_question/user/:questionId',
    answer: { question_id: 1 },
    done: 'Question marked as completed',
    undone: 'Question marked as incomplete',
    needsLogin: 'You need to login to mark a question as completed',
  },
  {
    name: 'Pin',
    put: 'POST /api/pinned_question',
    remove: 'DELETE /api/pinned_question/user/:questionId',
    answer: { question_id: 1 },
    done: 'Question pinned',
    undone: 'Question unpinned',
    needsLogin: 'You need to login to pin a question',
  },
] as const;

const taken = { message: 'Taken back' };

test.each(marks)(
  '$name answers at once, says so, and two quick presses arrive in their order',
  async (mark) => {
    const { opened, open } = gate();
    const { user, api, cardAt } = await openCards([questionCard(1), questionCard(2)], {
      as: student,
      answers: {
        [mark.put]: async () => {
          await opened;
          return mark.answer;
        },
        [mark.remove]: taken,
      },
    });
    const toggle = cardAt(1).getByRole('button', { name: mark.name });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(cardAt(2).getByRole('button', { name: mark.name })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText(mark.done)).toBeNull();
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(api.callsOf(mark.remove)).toEqual([]);
    open();
    await screen.findByText(mark.done);
    await screen.findByText(mark.undone);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    const [put] = api.callsOf(mark.put);
    expect({ ...put?.params, ...put?.body }).toMatchObject(
      { Bookmark: { questionId: '1' }, Complete: { question_id: 1 }, Pin: { question: 1 } }[mark.name],
    );
  },
);

test.each(marks)('$name is taken back when the server fails', async (mark) => {
  const { user, api, cardAt } = await openCards([questionCard(1)], {
    as: student,
    answers: { [mark.put]: offline },
  });
  const toggle = cardAt(1).getByRole('button', { name: mark.name });
  for (const [answer, words] of [
    [offline, /^You seem to be offline/],
    [foreignAnswer(500, 'no JSON'), /^Something went wrong/],
  ] as const) {
    api.answer({ [mark.put]: answer });
    await user.click(toggle);
    await screen.findByText(words);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
  }
  expect(screen.queryByText(mark.done)).toBeNull();
  api.answer({ [mark.put]: mark.answer, [mark.remove]: refusal('conflict', 'Not allowed') });
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  await screen.findByText(mark.done);
  const offers = screen.getAllByRole('button', { name: 'Try again' }).length;
  await user.click(toggle);
  await screen.findByText('Not allowed');
  expect(screen.queryAllByRole('button', { name: 'Try again' }).length).toBeLessThanOrEqual(offers);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

const loginAnswers: Answers = {
  'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
  'GET /api/user': { user: student },
};

async function logIn(user: Awaited<ReturnType<typeof openPage>>['user']) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await fill(dialog.getByLabelText(/^Email/), student.email);
  await fill(dialog.getByLabelText(/^Password/), 'Quiet-Library-7');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
}

test.each(marks)('$name as a visitor: login first, and then it is done', async (mark) => {
  const { user, api, cardAt, address } = await openCards([questionCard(1), questionCard(2)], {
    answers: { ...loginAnswers, [mark.put]: mark.answer },
  });
  await user.click(cardAt(2).getByRole('button', { name: mark.name }));
  await screen.findByText(mark.needsLogin);
  expect(api.callsOf(mark.put)).toEqual([]);
  await logIn(user);
  await screen.findByText(mark.done);
  const [put] = api.callsOf(mark.put);
  expect(put?.token).toBe('fresh');
  expect(JSON.stringify({ ...put?.params, ...put?.body })).toContain('2');
  expect(address()).toBe(`${bankRoot}?${leaf}`);
});

test('a visitor who closes the login dialog has nothing done later', async () => {
  const { user, api, cardAt } = await openCards([questionCard(1)], { answers: loginAnswers });
  await user.click(cardAt(1).getByRole('button', { name: 'Bookmark' }));
  await screen.findByRole('dialog', { name: 'Login' });
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Login/Register' })[0] as HTMLElement);
  await logIn(user);
  await expect.poll(() => api.callsOf('GET /api/question_marks').length).toBe(1);
  expect(api.callsOf('POST /api/user_question/:questionId')).toEqual([]);
  expect(cardAt(1).getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'false');
});

test('only the last level of topics has pins', async () => {
  const { main, router } = await openCards([questionCard(1)], { as: student });
  expect(main.getByRole('button', { name: 'Pin' })).toBeInTheDocument();
  await router.navigate(`${bankRoot}?subject=math-aa-sl&topic=algebra`);
  await main.findByRole('heading', { level: 1, name: 'Algebra' });
  expect(main.getByRole('button', { name: 'Bookmark' })).toBeInTheDocument();
  expect(main.queryByRole('button', { name: 'Pin' })).toBeNull();
});

test('where something is pinned the list is asked for as its reader, whose pins come first', async () => {
  const [first, second] = [questionCard(1), questionCard(2)];
  const { main, api, cardAt } = await openCards([first, second], {
    as: student,
    answers: {
      'GET /api/question_marks': { completed: [1], pinned: [2], bookmarked: [] },
      'GET /api/questions': ({ token }) => ({
        questions: token ? [second, first] : [first, second],
        total: 2,
        page: 1,
        pageSize: 5,
      }),
    },
  });
  await expect
    .poll(() =>
      main.getAllByText('View Answer').map((link) => /\/(\d+)\?/.exec(String(link.closest('a')))?.[1]),
    )
    .toEqual(['2', '1']);
  expect(api.callsOf('GET /api/questions').at(-1)?.token).toBe('token-of-this-test');
  for (const [card, mark] of [
    [1, 'Pin'],
    [2, 'Complete'],
  ] as const) {
    await expect
      .poll(() => cardAt(card).getByRole('button', { name: mark }))
      .toHaveAttribute('aria-pressed', 'true');
  }
});

test('Share copies the link of the question, without the list', async () => {
  const first = questionCard(1);
  const { user, cardAt } = await openCards([first]);
  await user.click(cardAt(1).getByRole('button', { name: 'Share' }));
  await screen.findByText('Link copied to your clipboard!');
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${questionPath(first)}`);
});

test('a card is used with the keyboard alone', async () => {
  const { user, cardAt } = await openCards([questionCard(1)], {
    as: student,
    answers: { [marks[0].put]: marks[0].answer, [marks[1].put]: marks[1].answer },
  });
  const [bookmark, complete] = ['Bookmark', 'Complete'].map((name) =>
    cardAt(1).getByRole('button', { name }),
  );
  bookmark?.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(bookmark).toHaveAttribute('aria-pressed', 'true'));
  await user.tab();
  await waitFor(() => expect(complete).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(complete).toHaveAttribute('aria-pressed', 'true'));
  await screen.findByText(marks[1].done);
});
