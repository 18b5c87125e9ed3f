import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const line = /= (?:concurrencyLimit|fairLimit)\(\{\s+concurrency: (\d+),\s+maxQueued: (\d+)/g;
const row = /^\| [^|]+ \| [^|]+ \| `([\w./-]+)` \| (\d+) \| (\d+) \|/gm;

it('every line for costly work is in the table of docs/security.md, as long as it is there', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const entries = await readdir(folder, { recursive: true });
  const sources = entries.filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name));
  const found = await Promise.all(
    sources.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return [...text.matchAll(line)].map(([, atOnce, wait]) => `${name}: ${atOnce}, ${wait}`);
    }),
  );
  const document = await readFile(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const listed = [...document.matchAll(row)].map(([, name, atOnce, wait]) => `${name}: ${atOnce}, ${wait}`);
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual(found.flat().toSorted());
});
