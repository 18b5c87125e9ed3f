import { siblingsAfterMove } from '@sevenfold/contract/catalogue/topic-move.rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminSubject, someTopics } from '../../../../test/admin-catalogue.ts';
import { type Answers, type Call, gate, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';

const subject = adminSubject(1, 'Maths', { topics: 5 });

/** A server that keeps the tree: each parent's children in their order. */
function catalogue(start = someTopics) {
  let topics = [...start];
  const below = (parent: number | null, depth: number): typeof topics =>
    topics
      .filter(({ parent_topic_id }) => parent_topic_id === parent)
      .flatMap((topic) => [{ ...topic, depth }, ...below(topic.id, depth + 1)]);
  const tree = () => ({ subject, topics: below(null, 1) });
  return {
    'GET /api/admin/subjects': { subjects: [subject] },
    'GET /api/admin/topics': tree,
    'POST /api/admin/topics/:id/move': ({ params, body }: Call<'POST /api/admin/topics/:id/move'>) => {
      const id = Number(params.id);
      const place = {
        parent_topic_id: body.parent_topic_id === null ? null : Number(body.parent_topic_id),
        before_id: body.before_id === null ? null : Number(body.before_id),
      };
      const order = siblingsAfterMove(topics, id, place) ?? [];
      topics = topics.map((topic) =>
        topic.id === id ? { ...topic, parent_topic_id: place.parent_topic_id } : topic,
      );
      topics.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
      return tree();
    },
    'POST /api/admin/subjects/:id/number-topics': () => {
      topics = topics.map((topic, at) => ({ ...topic, topic_number: `${at + 1}` }));
      return tree();
    },
  } satisfies Answers;
}

async function openTree(answers: Answers = catalogue()) {
  const page = await openPage('/admin/topics?subject=1', { as: staff, answers });
  const list = within(await page.main.findByRole('list', { name: 'Topics' }));
  return {
    ...page,
    handle: (name: string) => list.getByRole('button', { name: new RegExp(`^Move ${name}: drag`) }),
    step: (name: RegExp) => list.getByRole('button', { name }),
    /** Names with a dash for each level. */
    shape: () =>
      list
        .getAllByRole('listitem')
        .map((row) => `${'-'.repeat(Number(row.dataset.depth))}${row.querySelector('a')?.textContent}`)
        .join(' '),
    rows: () => list.getAllByRole('listitem'),
  };
}

const before = '-Algebra --Sequences --Proof -Calculus -Vectors';

/** Rows of fifty pixels each, one below the other. */
function withRows(rows: () => readonly HTMLElement[]) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = rows().indexOf(this);
    return new DOMRect(0, at * 50, 600, at === -1 ? 0 : 50);
  });
  HTMLElement.prototype.setPointerCapture = () => undefined;
}

test('a topic is dragged into another; the move is said, and can be undone', async () => {
  const { user, api, main, shape, rows, handle } = await openTree();
  expect(shape()).toBe(before);
  withRows(rows);
  const grip = handle('Vectors');
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 });
  fireEvent.pointerDown(grip, at(10, 225));
  fireEvent.pointerMove(grip, at(38, 110));
  expect(rows()[4]).toHaveAttribute('data-dragged');
  fireEvent.pointerUp(grip, at(38, 110));
  await waitFor(() => expect(shape()).toBe('-Algebra --Sequences --Vectors --Proof -Calculus'));
  expect(main.getByText('Vectors is now number 2 of 3 below Algebra.')).toBeVisible();
  await waitFor(() => expect(main.queryByText('Saving…')).toBeNull());
  expect(
    api.callsOf('POST /api/admin/topics/:id/move').map(({ params, body }) => ({ ...params, ...body })),
  ).toEqual([{ id: '5', parent_topic_id: 1, before_id: 3, seen_parent_id: null }]);
  await user.click(main.getByRole('button', { name: 'Undo the move of Vectors' }));
  await waitFor(() => expect(shape()).toBe(before));
  expect(main.getByText('Vectors is back: number 3 of 3 at the top.')).toBeVisible();
  expect(main.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('a press that hardly moves, and one that Escape ends, drop nothing', async () => {
  const { api, shape, rows, handle } = await openTree();
  withRows(rows);
  const grip = handle('Vectors');
  fireEvent.pointerDown(grip, { clientX: 10, clientY: 225, pointerId: 1, button: 0 });
  fireEvent.pointerMove(grip, { clientX: 11, clientY: 224, pointerId: 1 });
  fireEvent.pointerUp(grip, { clientX: 11, clientY: 224, pointerId: 1 });
  fireEvent.pointerDown(grip, { clientX: 10, clientY: 225, pointerId: 2, button: 0 });
  fireEvent.pointerMove(grip, { clientX: 10, clientY: 20, pointerId: 2 });
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(grip, { clientX: 10, clientY: 20, pointerId: 2 });
  expect(shape()).toBe(before);
  expect(api.callsOf('POST /api/admin/topics/:id/move')).toHaveLength(0);
});

test('by keys: out and in, up and down, with the focus kept, and Ctrl Z', async () => {
  const { user, shape, handle } = await openTree();
  handle('Proof').focus();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(shape()).toBe('-Algebra --Sequences -Proof -Calculus -Vectors'));
  await waitFor(() => expect(handle('Proof')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(shape()).toBe('-Algebra --Sequences -Calculus -Proof -Vectors'));
  await waitFor(() => expect(handle('Proof')).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(shape()).toBe('-Algebra --Sequences -Calculus --Proof -Vectors'));
  await user.keyboard('{Control>}zz{/Control}');
  await waitFor(() => expect(shape()).toBe('-Algebra --Sequences -Proof -Calculus -Vectors'));
});

test('a fourth level is refused before it is made', async () => {
  const { user, api, shape, step, handle } = await openTree();
  await user.click(step(/^Move Algebra down/));
  await waitFor(() => expect(shape()).toBe('-Calculus -Algebra --Sequences --Proof -Vectors'));
  await user.click(step(/^Move Proof in/));
  const deep = '-Calculus -Algebra --Sequences ---Proof -Vectors';
  await waitFor(() => expect(shape()).toBe(deep));
  await waitFor(() => expect(api.callsOf('POST /api/admin/topics/:id/move')).toHaveLength(2));
  expect(step(/^Move Algebra in/)).toHaveAttribute('aria-disabled', 'true');
  handle('Algebra').focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText(/Topics are at most three levels deep/)).toBeVisible();
  expect(shape()).toBe(deep);
  expect(api.callsOf('POST /api/admin/topics/:id/move')).toHaveLength(2);
});

test('a move that another member of staff was faster with is taken back, and the tree read anew', async () => {
  const { user, api, main, shape, step } = await openTree({
    ...catalogue(),
    'POST /api/admin/topics/:id/move': refusal('conflict', 'Proof has been moved meanwhile'),
  });
  const theirs = someTopics.map((topic) => (topic.id === 3 ? { ...topic, parent_topic_id: 4 } : topic));
  api.answer({ 'GET /api/admin/topics': catalogue(theirs)['GET /api/admin/topics'] });
  await user.click(step(/^Move Proof out/));
  expect(await screen.findByText('Proof has been moved meanwhile')).toBeVisible();
  await waitFor(() => expect(shape()).toBe('-Algebra --Sequences -Calculus --Proof -Vectors'));
  expect(main.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('moves are sent one after the other', async () => {
  const { opened, open } = gate();
  const { 'POST /api/admin/topics/:id/move': move, ...rest } = catalogue();
  const { user, api, main, shape, step } = await openTree({
    ...rest,
    'POST /api/admin/topics/:id/move': async (call) => {
      await opened;
      return move(call);
    },
  });
  await user.click(step(/^Move Vectors up/));
  await user.click(step(/^Move Vectors up/));
  await waitFor(() => expect(shape()).toBe('-Vectors -Algebra --Sequences --Proof -Calculus'));
  expect(main.getByText('Saving…')).toBeVisible();
  expect(api.callsOf('POST /api/admin/topics/:id/move')).toHaveLength(1);
  open();
  await waitFor(() => expect(main.queryByText('Saving…')).toBeNull());
  expect(api.callsOf('POST /api/admin/topics/:id/move')).toHaveLength(2);
  expect(shape()).toBe('-Vectors -Algebra --Sequences --Proof -Calculus');
});

test('topics are numbered by their order after a question', async () => {
  const { user, main, rows } = await openTree();
  await user.click(main.getByRole('button', { name: 'Number by order' }));
  await user.click(await screen.findByRole('button', { name: 'Number them' }));
  expect(await screen.findByText('The topics are numbered by their order.')).toBeVisible();
  await waitFor(() => expect(rows()[2]).toHaveTextContent(/^3Proof/));
});

test('each topic leads to its questions and its syllabus; without a topic there is a way to begin', async () => {
  const { main } = await openTree();
  expect(main.getAllByRole('link', { name: /^Add syllabus of/ })).toHaveLength(5);
  expect(main.getByRole('link', { name: 'Add syllabus of Proof' })).toHaveAttribute(
    'href',
    '/admin/topics/syllabus?topic=3',
  );
  expect(main.getByRole('link', { name: 'New topic' })).toHaveAttribute(
    'href',
    '/admin/topics/new?subject=1',
  );
});
