import { afterAll, expect } from 'vitest';
import { actionsToLog } from './audited-actions.ts';
import { endTestApps } from './test-app.ts';

type Suite = Parameters<Parameters<typeof afterAll>[0]>[1];

/** A run of some of a file's tests makes only some of its calls. */
const ranWhole = ({ tasks }: Suite): boolean =>
  tasks.every((task) => (task.type === 'suite' ? ranWhole(task) : task.mode === 'run'));

// Runs with every test file, after it.
afterAll(async (_context, suite) => {
  const logged = await endTestApps();
  if (!ranWhole(suite)) return;
  const missing = actionsToLog(expect.getState().testPath ?? '').filter((action) => !logged.has(action));
  expect(missing, 'actions of staff that this file takes and that no log of its apps has').toEqual([]);
});
