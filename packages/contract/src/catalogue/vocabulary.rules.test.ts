import { expect, it } from 'vitest';
import { tidyVocabulary } from './vocabulary.rules.ts';

it.each([
  [[], []],
  [
    ['  free   fall ', '', 'SUVAT'],
    ['free fall', 'SUVAT'],
  ],
  [
    ['Free fall', 'free fall', 'pH', 'PH'],
    ['Free fall', 'pH'],
  ],
])('%j is kept as %j', (given, kept) => {
  expect(tidyVocabulary(given)).toEqual(kept);
});
