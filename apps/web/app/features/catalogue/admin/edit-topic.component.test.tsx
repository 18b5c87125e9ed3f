import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminSubject, adminTopic, someTopics } from '../../../../test/admin-catalogue.ts';
import { type Answers, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';

const subject = adminSubject(1, 'Maths', { topics: 5 });
const vocabulary = { words: ['induction', 'QED'], by_staff: false };
const tree = { subject, topics: [...someTopics] };

const open = (path: string, answers: Answers = {}) =>
  openPage(path, {
    as: staff,
    answers: {
      'GET /api/admin/subjects': { subjects: [subject] },
      'GET /api/admin/topics': tree,
      'GET /api/admin/topics/:id': ({ params }) => ({
        ...tree,
        topic: someTopics.find(({ id }) => id === Number(params.id)) ?? adminTopic(9, 'Gone'),
        vocabulary,
      }),
      'POST /api/admin/topics': ({ body }) => ({ topic: adminTopic(9, body.topic_name) }),
      ...answers,
    },
  });

test('topics are added one after the other, each at its place', async () => {
  const { main, user, api, address } = await open('/admin/topics/new?subject=1&parent=1');
  const name = () => main.getByRole('textbox', { name: /^Name/ });
  expect(await main.findByRole('combobox', { name: /^Below/ })).toHaveValue('1');
  await fill(name(), 'Order');
  await user.click(main.getByRole('button', { name: 'Add, then another' }));
  expect(await screen.findByText('Order has been added.')).toBeVisible();
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveValue('');
  await fill(name(), 'Chaos');
  expect(main.getByRole('textbox', { name: /^Slug/ })).toHaveValue('chaos');
  await user.selectOptions(main.getByRole('combobox', { name: /^Below/ }), '');
  await user.click(main.getByRole('button', { name: 'Add topic' }));
  await expect.poll(address).toBe('/admin/topics?subject=1');
  expect(api.callsOf('POST /api/admin/topics').map(({ body }) => body)).toEqual([
    { topic_name: 'Order', topic_number: '', slug: 'order', subject_id: 1, parent_topic_id: 1 },
    { topic_name: 'Chaos', topic_number: '', slug: 'chaos', subject_id: 1, parent_topic_id: null },
  ]);
});

test('a topic is saved only when something changed, and refusals stand at their fields', async () => {
  const { main, user, api } = await open('/admin/topics/edit?id=3', {
    'PUT /api/admin/topics/:id': refusal('conflict', 'Taken', [
      { path: 'slug', message: 'Another topic has this slug' },
    ]),
  });
  const save = await main.findByRole('button', { name: 'Save topic' });
  expect(save).toBeDisabled();
  expect(main.getByRole('link', { name: 'Write syllabus' })).toHaveAttribute(
    'href',
    '/admin/topics/syllabus?topic=3',
  );
  await fill(main.getByRole('textbox', { name: /^Slug/ }), 'sequences');
  await user.click(save);
  await waitFor(() =>
    expect(main.getByRole('textbox', { name: /^Slug/ })).toHaveAccessibleDescription(
      /Another topic has this slug/,
    ),
  );
  api.answer({ 'PUT /api/admin/topics/:id': { topic: adminTopic(3, 'Proof', { slug: 'proofs' }) } });
  await fill(main.getByRole('textbox', { name: /^Slug/ }), 'proofs');
  await user.click(save);
  expect(await screen.findByText('Proof has been saved.')).toBeVisible();
});

test('the words by which a topic is found are edited one a line', async () => {
  const { main, user, api } = await open('/admin/topics/edit?id=3', {
    'PUT /api/admin/topics/:id/vocabulary': refusal('invalid_input', 'Wrong', [
      { path: 'words.1', message: 'Please keep each word or phrase under 60 characters' },
    ]),
  });
  const words = await main.findByRole('textbox', { name: /^Words and phrases/ });
  const save = main.getByRole('button', { name: 'Save words' });
  expect(words).toHaveValue('induction\nQED');
  expect(main.queryByText(/Staff have changed them/)).toBeNull();
  expect(save).toBeDisabled();
  await fill(words, 'induction\n\n  reductio  ad absurdum\nInduction');
  await user.click(save);
  await waitFor(() => expect(words).toHaveAccessibleDescription(/under 60 characters/));
  const saved = { words: ['induction', 'reductio ad absurdum'], by_staff: true };
  api.answer({
    'PUT /api/admin/topics/:id/vocabulary': { vocabulary: saved },
    'GET /api/admin/topics/:id': { ...tree, topic: someTopics[2]!, vocabulary: saved },
  });
  await user.click(save);
  expect(await screen.findByText('The words of Proof have been saved.')).toBeVisible();
  expect(api.callsOf('PUT /api/admin/topics/:id/vocabulary').at(-1)).toMatchObject({
    params: { id: '3' },
    body: { words: saved.words },
  });
  expect(words).toHaveValue('induction\nreductio ad absurdum');
  expect(await main.findByText(/Staff have changed them/)).toBeVisible();
});

test.each([
  [1, 'A topic can be deleted when it holds nothing.'],
  [6, 'It is another topic of 2 questions: take it away there first.'],
  [7, 'Students have made 1 test with it, so it stays.'],
])('topic %i can’t be deleted: %s', async (id, obstacle) => {
  const topics = [
    ...someTopics,
    adminTopic(6, 'Other', { other_questions: 2 }),
    adminTopic(7, 'Tested', { tests: 1 }),
  ];
  const topic = topics.find((each) => each.id === id) ?? adminTopic(id, 'x');
  const { main } = await open(`/admin/topics/edit?id=${id}`, {
    'GET /api/admin/topics/:id': { subject, topics, topic, vocabulary },
  });
  expect(await main.findByRole('button', { name: 'Delete topic' })).toBeDisabled();
  expect(main.getByText(new RegExp(obstacle))).toBeVisible();
});

test('an empty topic is deleted after a question', async () => {
  const { main, user, address } = await open('/admin/topics/edit?id=5', {
    'DELETE /api/admin/topics/:id': { message: 'Deleted' },
  });
  await user.click(await main.findByRole('button', { name: 'Delete topic' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Delete Vectors?' });
  await user.click(within(asked).getByRole('button', { name: 'Delete topic' }));
  expect(await screen.findByText('Vectors has been deleted.')).toBeVisible();
  await expect.poll(address).toBe('/admin/topics?subject=1');
});

test('an address without a subject leads to the topics', async () => {
  const { main } = await open('/admin/topics/new');
  expect(await main.findByRole('heading', { name: 'Which subject?' })).toBeVisible();
});
