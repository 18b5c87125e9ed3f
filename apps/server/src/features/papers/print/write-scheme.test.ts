import { describe, expect, it } from 'vitest';
import { elementsOf, structureOf, textOf } from '../../grading/pdf/read-pdf.fixture.ts';
import { printedPaper, printedQuestion } from './print.fixture.ts';
import type { MarkLine } from './printed-paper.ts';
import { schemeParts } from './scheme-parts.policy.ts';
import { writeScheme } from './write-scheme.ts';

const line = (text: string, mark: string, marks: number): MarkLine => ({ text, mark, marks });

describe('the lines of a mark scheme', () => {
  const parts = (text: string, ...lines: MarkLine[]) =>
    schemeParts(text, lines).map(({ label, lines: own }) => [label, ...own.map((one) => one.text)]);

  it.each([
    ['no parts', 'Find. [2]', [line('one', 'M1', 1), line('two', 'A1', 1)], [['', 'one', 'two']]],
    [
      'parts, whose names are said once',
      '(a) Find. [1]\n\n(b) Find\n\n(i) it. [2]',
      [line('(a) one', 'A1', 1), line('(b)(i) two', 'M1', 1), line('three', 'A1', 1)],
      [
        ['(a)', 'one'],
        ['(b)(i)', 'two', 'three'],
      ],
    ],
    ['marks that do not meet the parts', '(a) Find. [1]', [line('(a) one', 'A2', 2)], [['', '(a) one']]],
  ])('by parts: %s', (_, text, lines, expected) => {
    expect(parts(text, ...lines)).toEqual(expected);
  });
});

describe('a mark scheme', () => {
  const answered = printedQuestion({
    answers: [
      {
        body: 'Worked.',
        images: [],
        markLines: [line('puts $2$ in', 'M1', 1), line('$4$', 'A1', 1), line('$8$', 'A4', 4)],
      },
      { body: 'Another way.', images: [], markLines: [] },
    ],
  });
  const choice = (letter: string | null) =>
    printedQuestion({ marks: 1, isChoice: true, choice: letter, text: 'Which? [1]\n\n- A. $1$\n- B. $2$' });
  const paper = printedPaper({
    sections: [
      { name: 'Part 1', questions: [choice('B'), choice('A'), choice(null)] },
      { name: 'Part 2', questions: [answered, printedQuestion()] },
    ],
  });
  const file = writeScheme({ paper, style: 'standard', date: new Date(0), pictures: new Map() });

  it('has letters, lines by part with their marks, and other ways', async () => {
    const [cover, ...pages] = await textOf(await file);
    expect(cover).toContain('Mark scheme');
    expect(cover).toContain('M is for a method');
    const all = pages.join('');
    for (const words of [
      '(a)',
      'puts',
      'M1',
      'A1',
      '(b)',
      'A4',
      'Or',
      'Another way.',
      'There is no answer yet.',
    ]) {
      expect(all, words).toContain(words);
    }
    expect(all).not.toContain('Worked.');
    expect(all).toContain('End of mark scheme');
  });

  it('is told line by line, with its headings', async () => {
    const elements = (await structureOf(await file)).flatMap(elementsOf);
    const heads = elements
      .filter(({ role }) => /^H\d$/.test(role))
      .map(({ role, text }) => `${role} ${text}`);
    expect(heads).toEqual(['H1 Math AA SL', 'H2 How to read it', 'H2 Part 1', 'H2 Part 2', 'H3 4.', 'H3 5.']);
    const letters = elements.filter(({ role }) => role === 'LI').slice(-3);
    expect(letters.map(({ children }) => children.map(({ text }) => text))).toEqual([
      ['1.', 'B'],
      ['2.', 'A'],
      ['3.', 'no answer yet'],
    ]);
    const rows = elements
      .filter(({ role }) => role === 'TR')
      .map(({ children }) => children.map(({ text }) => text));
    expect(rows).toEqual([
      ['(a)', 'puts in', 'M1'],
      ['', '', 'A1'],
      ['(b)', '', 'A4'],
    ]);
  });
});
