import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';
import { algebra, biologySubject, functions, mathsSubject } from '../../../../test/questions.ts';

const node = (topic: typeof algebra) => ({
  ...topic,
  totalQuestionsCount: 12,
  category: 'topic' as const,
  subtopics: [],
});
const row = (id: number) => ({
  id,
  topic: algebra,
  questions_text: `Find $x_${id}$.`,
  difficulty: 'Easy',
  marks: 3,
  visible: id !== 8,
});

/** A server that has questions 7 and 8 in algebra, and remembers one transfer. */
function bank() {
  let transfers: { id: number; undone_at: string | null }[] = [];
  const told = ({ id, undone_at }: { id: number; undone_at: string | null }) => ({
    id,
    at: '2026-11-16T10:00:00.000Z',
    by: 'Stefan Staff',
    count: 1,
    from: 'Math AI HL › Number and algebra',
    to: 'Biology › Functions',
    undone_at,
    undone_by: undone_at && 'Stefan Staff',
  });
  return {
    'GET /api/subjects': {
      subjects: [
        { ...mathsSubject, totalQuestionsCount: 12, Topic: [node(algebra)] },
        { ...biologySubject, totalQuestionsCount: 12, Topic: [node(functions)] },
      ],
    },
    'GET /api/admin/question-transfers': () => ({ transfers: transfers.map(told) }),
    'GET /api/admin/question-transfers/questions': {
      rows: [row(7), row(8)],
      total: 2,
      page: 1,
      pageSize: 10,
    },
    'POST /api/admin/question-transfers/preview': ({
      body,
    }: Call<'POST /api/admin/question-transfers/preview'>) => ({
      count: body.question_ids?.length ?? 2,
      hidden: 0,
      from: { subject: mathsSubject, topic_path: [algebra] },
      to: { subject: biologySubject, topic_path: [functions] },
      examples: [{ id: 7, questions_text: 'Find $x_7$.' }],
      other_topics: { dropped: 0, elsewhere: 0 },
      sharing: { count: 0, before: null, after: null },
      audience: 'same' as const,
    }),
    'POST /api/admin/question-transfers': () => {
      transfers = [{ id: 1, undone_at: null }];
      return { transfer: told({ id: 1, undone_at: null }) };
    },
    'POST /api/admin/question-transfers/:id/undo': () => {
      transfers = [{ id: 1, undone_at: '2026-11-16T11:00:00.000Z' }];
      return { transfer: told(transfers[0] as { id: number; undone_at: string }), moved_back: 1, left: [] };
    },
  } satisfies Answers;
}

async function openTransfer(answers: Answers = bank()) {
  const page = await openPage('/admin/topics/transfer-questions?from=41', { as: staff, answers });
  const { main, user } = page;
  await user.click(await main.findByRole('combobox', { name: /^To/ }));
  await user.keyboard('Functions');
  await user.click(await screen.findByRole('option', { name: /Functions/ }));
  return page;
}

test('questions are transferred after a preview, and brought back', async () => {
  const { main, user, api } = await openTransfer();
  expect(await main.findByRole('heading', { name: '2 questions will move' })).toBeVisible();
  await user.click(main.getByRole('checkbox', { name: 'With the questions of the topics below it' }));
  await user.click(main.getByRole('radio', { name: 'Only those I choose' }));
  const questions = within(await main.findByRole('table', { name: 'Questions' }));
  expect(questions.getByRole('row', { name: /^Choose 8|8 Find/ })).toHaveTextContent('Hidden');
  expect(main.queryByRole('button', { name: /^Transfer / })).toBeNull();
  await user.click(questions.getByRole('checkbox', { name: 'Choose 7' }));
  expect(await main.findByRole('heading', { name: '1 question will move' })).toBeVisible();
  expect(main.getByText(/marked as ‘topic changed’/)).toBeVisible();
  expect(main.getByText(/^From Math AI HL › Number and algebra to Biology › Functions\./)).toBeVisible();
  const transfer = main.getByRole('button', { name: 'Transfer 1 question' });
  await waitFor(() => expect(transfer).toBeEnabled());
  await user.click(transfer);
  expect(await screen.findByText('1 question moved to Biology › Functions.')).toBeVisible();
  expect(api.callsOf('POST /api/admin/question-transfers')[0]?.body).toEqual({
    from_topic_id: 41,
    to_topic_id: 42,
    with_below: true,
    question_ids: [7],
    expected: 1,
  });

  const latest = within(await main.findByRole('table', { name: 'Latest transfers' }));
  await user.click(latest.getByRole('button', { name: /^Undo/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo transfer' }));
  expect(await screen.findByText('1 question moved back.')).toBeVisible();
  expect(await latest.findByText('Undone by Stefan Staff')).toBeVisible();
});

test('what can’t be moved says why, before and after the press', async () => {
  const { main, user, api } = await openTransfer({
    ...bank(),
    'POST /api/admin/question-transfers/preview': refusal('conflict', 'This is the topic they are in'),
  });
  expect(await main.findByText('This is the topic they are in')).toBeVisible();
  const { 'POST /api/admin/question-transfers/preview': preview } = bank();
  api.answer({
    'POST /api/admin/question-transfers/preview': preview,
    'POST /api/admin/question-transfers': refusal('conflict', 'There are other questions now'),
  });
  await user.click(main.getByRole('checkbox', { name: 'With the questions of the topics below it' }));
  const transfer = await main.findByRole('button', { name: 'Transfer 2 questions' });
  await waitFor(() => expect(transfer).toBeEnabled());
  await user.click(transfer);
  expect(await screen.findByText('There are other questions now')).toBeVisible();
});
