import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { markLine } from '../src/mark-line.ts';

/** Written by people who know how students type and how examiners judge, and who hadn't seen how it is done here. */
const linesOf = (name: string) =>
  readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

it.each(['maths', 'sciences', 'habits'])('judges replies in %s as an examiner does', (name) => {
  const lines = linesOf(name);
  const misses = lines.filter((line) => {
    const { verdict, ...reply } = JSON.parse(line) as { verdict: string };
    return (markLine(JSON.stringify(reply)) as { verdict?: string }).verdict !== verdict;
  });
  expect(misses.length / lines.length, misses.join('\n')).toBeLessThan(0.005);
});
