import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');
const styles = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(app, file), 'utf8') }));

it('reads the styles', () => expect(styles.length).toBeGreaterThan(100));

const breakpoint = /^width (?:<|>=) (?:30|40|48|64|80)rem$/;

/** `(width >= 48rem) and (hover: hover)` asks about a width once. */
const widthsAsked = (css: string): string[] =>
  [...css.matchAll(/@media([^{]*)\{/g)]
    .flatMap(([, query = '']) => query.match(/\([^()]*\)/g) ?? [])
    .map((part) => part.slice(1, -1).trim())
    .filter((part) => /\bwidth\b/.test(part));

it.each([
  ['@media (max-width: 40rem) {', ['max-width: 40rem']],
  ['@media print and (width < 50rem), (hover: hover) {', ['width < 50rem']],
])('finds the widths of %s', (css, widths) => {
  expect(widthsAsked(css)).toEqual(widths);
  expect(widths.some((width) => breakpoint.test(width))).toBe(false);
});

it('pages change at the five widths of tokens.css only', () => {
  const others = styles.flatMap(({ file, css }) =>
    widthsAsked(css)
      .filter((width) => !breakpoint.test(width))
      .map((width) => `${file}: ${width}`),
  );
  expect(others).toEqual([]);
});

/** From a token, in proportion to the text around, or of a drawing, whose units are its own. On paper it is points. */
const typeSize =
  /^(?:var\(--text-[\w-]+\)|min\(var\(--text-[\w-]+\), [\d.]+vw\)|[\d.]+(?:em|%|pt)|calc\(var\(--size\) \* [\d.]+\)|inherit)$/;

const sizesIn = (css: string): string[] =>
  [...css.matchAll(/font-size:\s*([^;}]+)/g)].map(([, size = '']) => size.trim());

it.each(['0.9375rem', '15px', 'clamp(1rem, 2vw, 2rem)'])('knows %s for a size of its own', (size) => {
  expect(sizesIn(`.a { font-size: ${size}; }`)).toEqual([size]);
  expect(typeSize.test(size)).toBe(false);
});

it('text has the sizes of tokens.css only', () => {
  const others = styles
    .filter(({ file }) => !/drawings?\.module\.css$/.test(file))
    .flatMap(({ file, css }) =>
      sizesIn(css)
        .filter((size) => !typeSize.test(size))
        .map((size) => `${file}: ${size}`),
    );
  expect(others).toEqual([]);
});
