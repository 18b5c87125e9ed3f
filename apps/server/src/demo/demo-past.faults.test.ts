import { expect, it } from 'vitest';
import { filesIn } from '../backup/everything.fixture.ts';
import type { Services } from '../platform/services.ts';
import { rowsIn, slugsOf, startDemo } from './demo-past.fixture.ts';
import { makeDemoPast } from './demo-past.ts';

it('is whole or not there: what a start left unfinished, the next one makes, just like any other', {
  timeout: 600_000,
}, async () => {
  const [test, other] = [await startDemo(), await startDemo()];
  expect(await makeDemoPast(test)).toBe(true);
  const before = await rowsIn(other);
  let isStopped = false;
  const stopping = {
    ...other,
    files: {
      ...other.files,
      async put(...given: Parameters<Services['files']['put']>) {
        await other.files.put(...given);
        isStopped ||= given[0].startsWith('graded-sheets/');
      },
    },
  };
  expect(await makeDemoPast(stopping, () => !isStopped)).toBe(false);
  expect(isStopped).toBe(true);
  expect(await rowsIn(other)).toEqual(before);

  const made = await Promise.all([makeDemoPast(other), makeDemoPast(other)]);
  expect(made.sort()).toEqual([false, true]);
  expect(await slugsOf(other)).toEqual(await slugsOf(test));
  expect(Object.keys(await filesIn(other.files))).toEqual(Object.keys(await filesIn(test.files)));
});
