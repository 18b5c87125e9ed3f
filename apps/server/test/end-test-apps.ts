import { afterAll, expect, inject } from 'vitest';
import { actionsToLog } from './audited-actions.ts';
import { endTestApps } from './test-app.ts';

// Runs with every test file, after it.
afterAll(async () => {
  const logged = await endTestApps();
  // Some of a file's tests make only some of its calls.
  if (!inject('wholeFiles')) return;
  const missing = actionsToLog(expect.getState().testPath ?? '').filter((action) => !logged.has(action));
  expect(missing, 'actions of staff that this file takes and that no log of its apps has').toEqual([]);
});
