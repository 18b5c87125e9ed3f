import { expect, it } from 'vitest';
import { actionsKey, endKey, unsentTests } from './kept-work.rules.ts';

it.each([
  ['actions', [actionsKey('ann', 'one')], ['one']],
  ['an end', [endKey('ann', 'one')], ['one']],
  ['both, once', [actionsKey('ann', 'one'), endKey('ann', 'one'), actionsKey('ann', 'two')], ['one', 'two']],
  ["nothing of another's", [actionsKey('bob', 'one'), endKey('anna', 'two')], []],
  ['nothing else', ['auth-storage', 'test-actions:', 'test-actions:ann', 'theme'], []],
])('finds %s', (_, keys, slugs) => {
  expect(unsentTests(keys, 'ann')).toEqual(slugs);
});
