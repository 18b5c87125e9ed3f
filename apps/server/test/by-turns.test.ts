import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import groups from './by-turns.json' with { type: 'json' };
import engineDependent from './engine-dependent.json' with { type: 'json' };

const root = new URL('../../../', import.meta.url);
const entries = groups.flatMap((group) =>
  Object.entries(group).map(([path, reason]) => [path, String(reason)] as const),
);

it.each(entries)('%s comes by turns: %s', (path, reason) => {
  expect(path).toMatch(/\.test\.tsx?$/);
  expect(existsSync(fileURLToPath(new URL(path, root)))).toBe(true);
  expect(reason).not.toBe('');
  if (reason === 'runs each time on the other engine') expect(engineDependent.always).toHaveProperty([path]);
});

it('has one place for each', () => {
  expect(new Set(entries.map(([path]) => path)).size).toBe(entries.length);
});
