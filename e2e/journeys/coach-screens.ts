import type { Page } from '@playwright/test';
import type { Today } from '../../packages/contract/src/coach/coach.ts';
import type { Question, QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expect } from '../journey.ts';
import { answerOf, type Caller } from './student-work.ts';

export const sessionOf = (page: Page) => page.getByRole('region', { name: 'Your session' });
export const barOf = (page: Page) => page.getByRole('navigation', { name: 'Your session' });

/** The first question in the course that a machine marks. */
export async function markedQuestion(journey: Caller, subject = 'math-aa-sl'): Promise<QuestionCard> {
  for (let page = 1; page < 20; page += 1) {
    const path = `/api/questions?subject=${subject}&page=${page}&pageSize=10`;
    const { questions } = await answerOf<{ questions: QuestionCard[] }>(journey, 'GET', path);
    const found = questions.find(({ answerable }) => answerable);
    if (found) return found;
  }
  throw new Error(`no question of ${subject} is marked by a machine`);
}

/** Answers a question wrongly, as far as a machine marks it; one that it doesn't is ticked as done. */
export async function doQuestion(journey: Caller, token: string, id: number): Promise<void> {
  const { replies } = await answerOf<Question>(journey, 'GET', `/api/questions/${id}`, { token });
  const typed = replies
    .filter(({ kind }) => kind !== 'self')
    .map(({ field, kind }) => ({ field, value: kind === 'choice' ? 'A' : '98765' }));
  if (typed.length === 0) {
    await answerOf(journey, 'POST', '/api/completed_question', { token, body: { question_id: id } });
  } else {
    await answerOf(journey, 'POST', `/api/questions/${id}/check`, { token, body: { replies: typed } });
  }
}

export const todayOf = (journey: Caller, token: string, minutes = 10): Promise<Today> =>
  answerOf<Today>(journey, 'GET', `/api/coach/today?minutes=${minutes}`, { token });

/** Does sessions until there is nothing left to say 'not yet' to. */
export async function doUntil(
  journey: Caller,
  token: string,
  isEnough: (today: Today) => boolean,
  minutes = 10,
): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    const today = await todayOf(journey, token, minutes);
    const next = today.session.items.find(({ done }) => !done);
    if (isEnough(today) || !next) return;
    await doQuestion(journey, token, next.question.id);
  }
  expect(false, 'thirty questions were not enough').toBe(true);
}

export const tellExam = (
  journey: Caller,
  token: string,
  exam: { session: 'May' | 'November'; year: number; date?: string },
) =>
  answerOf(journey, 'PUT', '/api/coach/exams', {
    token,
    body: { exams: [{ subject: 'math-aa-sl', date: null, ...exam }] },
  });
