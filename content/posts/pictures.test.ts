import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../apps/web/public/images/posts/', import.meta.url);
const pictures = readdirSync(folder).filter((name) => name.endsWith('.svg'));

it.each(pictures)('every colour of %s has another in the dark theme', (name) => {
  const svg = readFileSync(new URL(name, folder), 'utf8');
  const [, dark = ''] = /<style>@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg) ?? [];
  const shapes = svg.replace(/<style>.*<\/style>/, '');
  const colours = [...shapes.matchAll(/(?:fill|stroke)="#[0-9a-f]+"/g)].map(([colour]) => colour);
  expect(colours.length).toBeGreaterThan(3);
  expect(colours.filter((colour) => !dark.includes(`[${colour}]{`))).toEqual([]);
});
