import { emptyMarking, type Marking } from '@sevenfold/contract/grading/marking';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMarkingSaver, type SaveState, type Sent, type Unsaved } from './marking-saver.ts';

const saying = (overall_comment: string): Marking => ({ ...emptyMarking, overall_comment });

function setUp(answers: Sent[]) {
  const sent: { version: number; text: string; id: string }[] = [];
  const states: SaveState['kind'][] = [];
  let kept: Unsaved | undefined;
  let ids = 0;
  const saver = createMarkingSaver({
    version: 4,
    send: async ({ version, marking, save_id }) => {
      sent.push({ version, text: marking.overall_comment, id: save_id });
      return answers.shift() ?? { version: version + 1 };
    },
    keep: (unsaved) => {
      kept = unsaved;
    },
    onState: ({ kind }) => states.push(kind),
    newId: () => `save-${++ids}`,
  });
  return { saver, sent, states, kept: () => kept };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves once after a pause, and keeps it here until then', async () => {
  const { saver, sent, states, kept } = setUp([]);
  saver.change(saying('a'));
  saver.change(saying('ab'));
  expect(kept()).toMatchObject({ version: 4, marking: { overall_comment: 'ab' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([{ version: 4, text: 'ab', id: 'save-1' }]);
  expect(kept()).toBeUndefined();
  expect(states.at(-1)).toBe('saved');
  saver.change(saying('abc'));
  expect(await saver.saveAll()).toBe(true);
  expect(sent.at(-1)).toEqual({ version: 5, text: 'abc', id: 'save-2' });
});

it('tries again under the same name while there is no connection, and then sends what came since', async () => {
  const lost: Sent = { failure: 'unreachable', message: 'offline' };
  const { saver, sent, states } = setUp([lost, lost]);
  saver.change(saying('a'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(states.at(-1)).toBe('waiting');
  saver.change(saying('b'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent.map(({ text, id }) => `${text} ${id}`)).toEqual([
    'a save-1',
    'a save-1',
    'a save-1',
    'b save-2',
  ]);
  expect(sent.at(-1)?.version).toBe(5);
  expect(states.at(-1)).toBe('saved');
});

it('overwrites nothing that somebody else wrote, until it is told to', async () => {
  const { saver, sent, states, kept } = setUp([{ failure: 'conflict', message: 'written elsewhere' }]);
  saver.change(saying('mine'));
  await vi.advanceTimersByTimeAsync(60_000);
  saver.change(saying('mine'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await saver.flush()).toBe(false);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toBe('conflict');
  expect(kept()?.marking.overall_comment).toBe('mine');
  saver.overwrite(9);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.at(-1)).toMatchObject({ version: 9, text: 'mine' });
  expect(states.at(-1)).toBe('saved');
});

it('forgets what was written here when the other is chosen', async () => {
  const { saver, sent, kept } = setUp([{ failure: 'conflict', message: 'written elsewhere' }]);
  saver.change(saying('mine'));
  await vi.advanceTimersByTimeAsync(1000);
  saver.drop();
  expect(await saver.flush()).toBe(true);
  expect(sent).toHaveLength(1);
  expect(kept()).toBeUndefined();
});
