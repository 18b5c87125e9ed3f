import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const app = new URL('../', import.meta.url);
const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, app), 'utf8') }));

/** The page's first script, which starts everything else. */
const firstScript = 'shell/scripts-after-paint.tsx';

it('what is loaded on use goes through the one helper that knows what to do when it does not come', () => {
  const through = /(?:file|dialog|part)OnUse(?:<[^(]*>)?\(\s*(?:\(\) => |async \(\) => \(await )$/;
  const bare = files
    .filter(({ name }) => name !== firstScript)
    .flatMap(({ name, text }) =>
      [...text.matchAll(/(?<!typeof )\bimport\(|\blazy\(/g)]
        .filter(({ 0: call, index }) => call === 'lazy(' || !through.test(text.slice(0, index)))
        .map(({ index }) => `${name}:${text.slice(0, index).split('\n').length}`),
    );
  expect(bare).toEqual([]);
  expect(files.filter(({ text }) => /OnUse\(/.test(text)).length).toBeGreaterThan(15);
});
