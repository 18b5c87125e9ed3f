import { questionPath } from '@sevenfold/contract/questions/question';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { question } from '../../../../test/bank-questions.ts';
import { aToday } from '../../../../test/coach.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { endSession, keepSession, today } from './study-session.ts';

const steps = [1, 2].map((id) => ({ id, path: questionPath(question(id)), topic: `Topic ${id}` }));

const openQuestion = (id: number) =>
  openPage(questionPath(question(id)), {
    as: student,
    answers: {
      'GET /api/questions/:id': ({ params }) => question(Number(params.id)),
      'GET /api/questions/:id/neighbours': { previous: null, next: null, position: 1, total: 1 },
      'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
      'GET /api/coach/today': aToday(),
    },
  });

const bar = async () => within(await screen.findByRole('navigation', { name: 'Your session' }));

test('a session leads from question to question, and its end back to today', async () => {
  keepSession({ owner: student.id, day: today(), items: steps });
  const { user, address } = await openQuestion(1);
  await (await bar()).findByText('Question 1 of 2');
  await user.click((await bar()).getByRole('link', { name: 'Next question: Topic 2' }));
  await waitFor(() => expect(address()).toBe(steps[1]!.path));
  await (await bar()).findByText('Question 2 of 2');
  await user.click(await (await bar()).findByRole('link', { name: 'Finish' }));
  await waitFor(() => expect(address()).toBe('/today'));
  expect(sessionStorage.getItem('study-session')).toBeNull();
});

test('beside another question it waits', async () => {
  keepSession({ owner: student.id, day: today(), items: steps });
  await openQuestion(7);
  await (await bar()).findByText('Your session waits');
  expect((await bar()).getByRole('link', { name: 'Back to it' })).toHaveAttribute('href', '/today');
  endSession();
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Your session' })).toBeNull());
});

test.each([
  ['of another person', { owner: 'somebody else', day: today() }],
  ['of another day', { owner: student.id, day: '2020-01-01' }],
])('a session %s is none', async (_, given) => {
  keepSession({ ...given, items: steps });
  const { main } = await openQuestion(1);
  await main.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Your session' })).toBeNull();
});
