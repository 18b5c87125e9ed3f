import { readFileSync } from 'node:fs';
import { type Difficulty, difficulties } from '@sevenfold/contract/questions/question.constants';
import { expect, expectTypeOf, it } from 'vitest';
import type { Header } from './design.ts';
import { readWrittenQuestion } from './written-question.ts';

const file = readFileSync(
  new URL('../questions/biology/A2.2-two-kinds-of-cells.md', import.meta.url),
  'utf8',
);
const withDifficulty = (word: string) => file.replace(/^difficulty: .*$/m, `difficulty: ${word}`);

// The reader keeps words of its own: importing the contract's would make every file be proved again for each edit there.
it('files say the difficulties of the contract, and no others', () => {
  expectTypeOf<Header['difficulty']>().toEqualTypeOf<Difficulty>();
  for (const word of difficulties) {
    expect(readWrittenQuestion(withDifficulty(word)).header.difficulty).toBe(word);
  }
  expect(() => readWrittenQuestion(withDifficulty('Impossible'))).toThrow(
    `difficulty must be one of ${difficulties.join(', ')}`,
  );
});
