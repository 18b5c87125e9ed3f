import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import list from './engine-dependent.json' with { type: 'json' };

const root = new URL('../../../', import.meta.url);

it('names what depends on the engine', () => {
  expect(Object.keys(list.always).length).toBeGreaterThan(0);
  expect(Object.keys(list.byTurns).length).toBeGreaterThan(0);
});

it.each([...Object.entries(list.always), ...Object.entries(list.byTurns)])(
  '%s runs on the second engine, because of %s',
  (path, reason) => {
    expect(path).toMatch(/\.api\.test\.ts$/);
    expect(existsSync(fileURLToPath(new URL(path, root)))).toBe(true);
    expect(reason).not.toBe('');
  },
);
