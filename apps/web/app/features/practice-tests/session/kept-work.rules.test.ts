import { expect, it } from 'vitest';
import { actionsKey, endKey, isUnsentWork, unsentTests } from './kept-work.rules.ts';

it.each([
  ['actions', [actionsKey('ann', 'one')], ['one']],
  ['an end', [endKey('ann', 'one')], ['one']],
  ['both, once', [actionsKey('ann', 'one'), endKey('ann', 'one'), actionsKey('ann', 'two')], ['one', 'two']],
  ["nothing of another's", [actionsKey('bob', 'one'), endKey('anna', 'two')], []],
  ['nothing else', ['auth-storage', 'test-actions:', 'test-actions:ann', 'theme'], []],
])('finds %s', (_, keys, slugs) => {
  expect(unsentTests(keys, 'ann')).toEqual(slugs);
});

it.each([
  [actionsKey('ann', 'one'), true],
  [endKey('bob', 'two'), true],
  ['auth-storage', false],
  ['test-actions:', false],
  ['my-test-end:ann:one', false],
])('%s is unsent work: %s', (key, unsent) => expect(isUnsentWork(key)).toBe(unsent));
