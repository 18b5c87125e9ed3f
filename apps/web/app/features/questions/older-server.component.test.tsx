import { questionPath } from '@sevenfold/contract/questions/question';
import { expect, test } from 'vitest';
import { question } from '../../../test/bank-questions.ts';
import { answerOfAnotherVersion } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';

/** While servers are upgraded one by one, a page of this version may be answered by a server of the one before. */
const shown = question(5, { answerable: true });
const addedSince = ['replies', 'design', 'another', 'papers', 'related'] as const;

const asBefore = (without: readonly string[]) =>
  answerOfAnotherVersion(
    Object.fromEntries(Object.entries(shown).filter(([name]) => !without.includes(name))),
  );

const neighbours = { previous: null, next: null, position: 1, total: 1 };

test.each<readonly string[]>([...addedSince.map((name) => [name]), addedSince])(
  'a question is shown by a server that answers without %s',
  async (...without) => {
    const { main } = await openPage(questionPath(shown), {
      answers: {
        'GET /api/questions/:id': asBefore(without),
        'GET /api/questions/:id/neighbours': neighbours,
      },
    });
    expect(await main.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Type your answer' })).toBeInTheDocument();
  },
);

test('what is to be typed waits for a server that knows it, and can be asked for again', async () => {
  let isUpgraded = false;
  const upgraded = { ...shown, replies: [{ field: 'q.1', part: '', kind: 'number' as const, marks: 2 }] };
  const { main, user } = await openPage(questionPath(shown), {
    answers: {
      'GET /api/questions/:id': () => (isUpgraded ? upgraded : asBefore(['replies'])),
      'GET /api/questions/:id/neighbours': neighbours,
    },
  });
  await user.click(await main.findByRole('button', { name: 'Type your answer' }));
  expect(await main.findByRole('alert')).toBeInTheDocument();
  isUpgraded = true;
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('textbox', { name: /answer/i })).toBeInTheDocument();
});
