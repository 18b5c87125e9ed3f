import { describe, expect, it } from 'vitest';
import { activityOf, newestFirst, rootOf, threadOf } from './doubt-threads.rules.ts';

const me = { full_name: 'Asha Rao', username: 'asha' };
const tutor = { full_name: null, username: 'mira' };

const entry = (id: number, parent?: number, hour = id) => ({
  id,
  created_at: `2026-11-15T0${hour}:00:00.000Z`,
  ...(parent !== undefined && { Parent: { id: parent, user: me } }),
});

const ids = (entries: readonly { id: number }[]) => entries.map((each) => each.id);

describe('the order', () => {
  it('is the newest first', () => {
    expect(ids(newestFirst([entry(1), entry(3), entry(2)]))).toEqual([3, 2, 1]);
  });

  it('goes by id where two were written at once', () => {
    expect(ids(newestFirst([entry(1, undefined, 5), entry(2, undefined, 5)]))).toEqual([2, 1]);
  });
});

describe('a thread', () => {
  const doubts = [entry(5), entry(4, 3), entry(3, 1), entry(2, 1), entry(1)];

  it.each([
    [1, 1],
    [2, 1],
    [4, 1],
    [5, 5],
  ])('of entry %s starts with %s', (id, root) => {
    expect(rootOf(doubts, id)).toBe(root);
  });

  it('has all that was written in it, the oldest first', () => {
    expect(ids(threadOf(doubts, 4))).toEqual([1, 2, 3, 4]);
    expect(ids(threadOf(doubts, 5))).toEqual([5]);
  });

  it('holds together when its first entry is gone', () => {
    expect(ids(threadOf([entry(3, 1), entry(2, 1)], 2))).toEqual([2, 3]);
  });

  it('of an unknown entry is empty', () => {
    expect(threadOf(doubts, 99)).toEqual([]);
  });

  it('ends where entries point at one another', () => {
    expect(ids(threadOf([entry(1, 2), entry(2, 1)], 1)).length).toBeGreaterThan(0);
  });
});

describe('the activity', () => {
  const parent = { id: 1, user: me };
  it.each([
    ['own doubt', { author: me }, { text: 'You asked', mine: true }],
    ['own word in a thread', { author: me, Parent: parent }, { text: 'You followed up', mine: true }],
    ['a reply', { author: tutor, Parent: parent }, { text: 'Replied by mira', mine: false }],
    [
      'a reply by somebody with a name',
      { author: { ...tutor, full_name: 'Mira Sen' }, Parent: parent },
      { text: 'Replied by Mira Sen', mine: false },
    ],
  ])('%s', (_, doubt, expected) => {
    expect(activityOf(doubt, 'asha')).toEqual(expected);
  });
});
