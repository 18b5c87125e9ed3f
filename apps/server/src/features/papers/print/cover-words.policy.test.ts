import { describe, expect, it } from 'vitest';
import { factsOf, instructionsOf, timeInWords } from './cover-words.policy.ts';
import { printedPaper, printedQuestion } from './print.fixture.ts';

it.each([
  [90, '1 hour 30 minutes'],
  [120, '2 hours'],
  [75, '1 hour 15 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [5, '5 minutes'],
])('%s minutes are %s', (minutes, words) => {
  expect(timeInWords(minutes)).toBe(words);
});

describe('a cover', () => {
  const choice = printedQuestion({ isChoice: true });
  const said = (changes: Parameters<typeof printedPaper>[0]) =>
    instructionsOf(printedPaper(changes)).join('\n');

  it.each([
    ['no calculator', { calculator: false }, 'No calculator is allowed.'],
    ['a calculator in maths', { calculator: true }, 'graphic display calculator'],
    ['a calculator in a science', { calculator: true, isMaths: false }, 'A calculator is allowed.'],
    ['each question says it', { calculator: null }, 'says where no calculator'],
    ['reading time', { readingMinutes: 5 }, 'read for 5 minutes'],
    [
      'the section of letters',
      {
        sections: [
          { name: 'Paper 1A', questions: [choice] },
          { name: 'Paper 1B', questions: [printedQuestion()] },
        ],
      },
      '(Paper 1A)',
    ],
  ])('tells of %s', (_, changes, words) => {
    expect(said(changes)).toContain(words);
  });

  it('says nothing of lines where there are letters alone, or of letters where there are none', () => {
    expect(said({ sections: [{ name: '', questions: [choice] }] })).not.toContain('dotted lines');
    expect(said({})).not.toContain('letter');
    expect(said({ readingMinutes: 0 })).not.toContain('You may read');
  });

  it('says how long it takes and what it is worth', () => {
    expect(factsOf(printedPaper({ calculator: null })).map(({ value }) => value)).toEqual([
      '1 hour 30 minutes',
      '6',
      'Each question says',
    ]);
  });
});
