import { bankRoot } from '@sevenfold/contract/site/paths';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogueAnswers } from '../../test/bank-catalogue.ts';
import { questionCard } from '../../test/bank-questions.ts';
import { foreignAnswer, offline, refusal } from '../../test/fake-api.ts';
import { openPage } from '../../test/open-page.tsx';
import { student } from '../../test/people.ts';

test.each([
  ['too many requests', refusal('too_many_attempts', 'Too many.'), 'A little too fast'],
  ['a server that is busy', refusal('unavailable', 'Very busy.'), 'We will be right back'],
  ['no connection', offline, 'You seem to be offline'],
  ['a fault of ours', foreignAnswer(500, 'no JSON'), 'Something went wrong'],
])('a page that its reader’s browser can not read for %s says so', async (_why, answer, title) => {
  const { api, user, main } = await openPage(`${bankRoot}?page=1&pageSize=5`, {
    as: student,
    answers: {
      ...catalogueAnswers(),
      'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
      'GET /api/questions': { questions: [questionCard(1)], total: 9, page: 1, pageSize: 5 },
    },
  });
  await main.findByText('View Answer');
  api.answer({ 'GET /api/questions': answer });
  await user.click(main.getByLabelText('Next page'));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
