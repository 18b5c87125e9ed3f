import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import list from './engine-dependent.json' with { type: 'json' };

const root = new URL('../../../', import.meta.url);

it('names what depends on the engine, in files that are there', () => {
  expect(Object.keys(list).length).toBeGreaterThan(0);
});

it.each(Object.entries(list))('%s runs on the second engine, because of %s', (path, reason) => {
  expect(path).toMatch(/\.api\.test\.ts$/);
  expect(existsSync(fileURLToPath(new URL(path, root)))).toBe(true);
  expect(reason).not.toBe('');
});
