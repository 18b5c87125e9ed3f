import type { SearchResult } from '@sevenfold/contract/search/search';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';
import { algebra, mathsSubject } from '../../../../test/questions.ts';

const near: SearchResult = {
  indexUid: 'sevenfold-topics',
  id: 31,
  slug: 'kinematics',
  questions_text: null,
  topic_name: 'Kinematics',
  subject: { subject_name: 'Physics SL', slug: 'physics-sl' },
  topic: { topic_name: 'Kinematics', slug: 'kinematics' },
  parent_topic: { topic_name: 'Space', slug: 'space', parent_topic: null },
  _formatted: [{ text: 'Kinematics', hit: false }],
  nearest: true,
};

/** A server that lists two searches until they are dealt with. */
function searches() {
  let rows = [
    { id: 1, query: 'trebuchet', searches: 3, without_result: 3, without_click: 0 },
    { id: 2, query: 'wormhole', searches: 5, without_result: 1, without_click: 2 },
  ].map((row) => ({ ...row, last_at: '2026-11-10T10:00:00.000Z' }));
  const remove = (id: unknown) => {
    rows = rows.filter((row) => row.id !== Number(id));
  };
  return {
    'GET /api/subjects': {
      subjects: [
        {
          ...mathsSubject,
          totalQuestionsCount: 12,
          Topic: [{ ...algebra, totalQuestionsCount: 12, category: 'topic' as const, subtopics: [] }],
        },
      ],
    },
    'GET /api/search': [near],
    'GET /api/admin/searches': ({ query }: Call<'GET /api/admin/searches'>) => {
      const shown = rows.filter(({ without_click }) => query?.missed !== 'click' || without_click > 0);
      return { rows: shown, total: shown.length, page: 1, pageSize: 25 };
    },
    'POST /api/admin/searches/:id/topic': ({ params }: Call<'POST /api/admin/searches/:id/topic'>) => {
      remove(params.id);
      const topic = { topic_name: 'Kinematics' };
      return {
        topics: [
          { ...topic, id: 31, subject_name: 'Physics SL' },
          { ...topic, id: 32, subject_name: 'Physics HL' },
        ],
      };
    },
    'DELETE /api/admin/searches/:id': ({ params }: Call<'DELETE /api/admin/searches/:id'>) => {
      remove(params.id);
      return { message: '“wormhole” has been dismissed' };
    },
  } satisfies Answers;
}

const open = (answers: Answers = searches()) => openPage('/admin/searches', { as: staff, answers });

test('a search becomes a word of a topic in two clicks', async () => {
  const { main, user, api } = await open();
  expect(await main.findByRole('row', { name: /wormhole/ })).toHaveTextContent('1 of 5');
  await user.click(main.getByRole('button', { name: 'Add to a topic for trebuchet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which topic is “trebuchet”?' }));
  await user.click(await dialog.findByRole('button', { name: /^Kinematics/ }));
  expect(
    await screen.findByText('“trebuchet” now finds Kinematics in Physics SL and Physics HL.'),
  ).toBeVisible();
  expect(api.callsOf('POST /api/admin/searches/:id/topic')[0]).toMatchObject({
    params: { id: '1' },
    body: { topic_id: 31 },
  });
  await expect.poll(() => main.queryByRole('row', { name: /trebuchet/ })).toBeNull();
});

test('a topic that doesn’t come near is found by its name; a refusal says why and the dialog stays', async () => {
  const { main, user, api } = await open({
    ...searches(),
    'GET /api/search': [],
    'POST /api/admin/searches/:id/topic': refusal('conflict', 'Algebra has the word “trebuchet” already'),
  });
  await user.click(await main.findByRole('button', { name: 'Add to a topic for trebuchet' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('combobox', { name: 'Topic' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(algebra.topic_name) }));
  expect(await screen.findByText('Algebra has the word “trebuchet” already')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(api.callsOf('POST /api/admin/searches/:id/topic')).toHaveLength(1);
});

test('one that means nothing is dismissed; without any the page says so', async () => {
  const { main, user, address } = await open();
  await user.selectOptions(await main.findByRole('combobox', { name: 'Missed' }), 'Without a choice');
  expect(await main.findByRole('row', { name: /wormhole/ })).toHaveTextContent('2 of 5');
  expect(address()).toBe('/admin/searches?missed=click');
  await user.click(main.getByRole('button', { name: 'Dismiss wormhole' }));
  expect(await screen.findByText('“wormhole” has been dismissed.')).toBeVisible();
  expect(await main.findByRole('heading', { name: 'Nothing is missed' })).toBeVisible();
});
