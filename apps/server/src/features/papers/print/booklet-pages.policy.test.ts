import { describe, expect, it } from 'vitest';
import { type AnsweredQuestion, bookletPages, linesOnPage, positionsOn } from './booklet-pages.policy.ts';

const written = (...marks: number[]): AnsweredQuestion => ({
  text: marks.map((worth, index) => `(${'abcdefgh'[index]}) Find it. [${worth}]`).join('\n\n'),
  marks: marks.reduce((sum, worth) => sum + worth, 0),
  isChoice: false,
});
const choice: AnsweredQuestion = {
  text: 'Which? [1]\n\n- A. one\n- B. two\n- C. three\n- D. four',
  marks: 1,
  isChoice: true,
};
const choices = (count: number) => Array.from({ length: count }, () => choice);

const pagesOf = (questions: AnsweredQuestion[]) => bookletPages(questions).map(positionsOn);

describe('an answer booklet', () => {
  it.each<[string, AnsweredQuestion[], number[][]]>([
    ['one question', [written(2, 3)], [[0]]],
    ['several on a page', [written(2), written(3), written(2)], [[0, 1, 2]]],
    ['one that fits a page but not the rest of this one', [written(6), written(4, 4)], [[0], [1]]],
    ['one that is longer than a page breaks between parts', [written(4, 4, 6)], [[0], [0]]],
    ['letters together', choices(40), [Array.from({ length: 40 }, (_, index) => index)]],
    ['letters, then words', [...choices(3), written(2)], [[0, 1, 2, 3]]],
    ['words, then letters', [written(2), ...choices(3)], [[0, 1, 2, 3]]],
    ['none', [], [[]]],
  ])('%s', (_, questions, expected) => {
    expect(pagesOf(questions)).toEqual(expected);
  });

  it('has every part of every question once, on a page of its own place', () => {
    const questions = [
      ...choices(90),
      written(5, 4, 7, 1),
      written(20),
      written(1),
      ...choices(2),
      written(9, 9),
    ];
    const pages = bookletPages(questions);
    expect(pages.map(({ page }) => page)).toEqual(pages.map((_, index) => index + 1));
    const items = pages.flatMap((page) => page.items);
    expect(items.filter(({ kind }) => kind === 'choice').map(({ position }) => position)).toEqual([
      ...Array.from({ length: 90 }, (_, index) => index),
      93,
      94,
    ]);
    expect(items.flatMap((item) => (item.kind === 'part' ? `${item.position}${item.label}` : []))).toEqual([
      '90(a)',
      '90(b)',
      '90(c)',
      '90(d)',
      '91(a)',
      '92(a)',
      '95(a)',
      '95(b)',
    ]);
    for (const { items: own } of pages) {
      const taken = new Map<string, number>();
      for (const item of own) {
        const lines = item.kind === 'part' ? item.space.count : 1;
        expect(item.line + lines).toBeLessThanOrEqual(linesOnPage);
        for (let line = item.line; line < item.line + lines; line += 1) {
          const columns = item.kind === 'part' ? [0, 1, 2] : [item.column];
          for (const column of columns) {
            expect(taken.has(`${line} ${column}`), `line ${line}`).toBe(false);
            taken.set(`${line} ${column}`, item.position);
          }
        }
      }
    }
  });

  it('has lines by marks, and room for a sketch', () => {
    const text = 'Let $f$.\n\n(a) Find $x$. [3]\n\n(b) (i) Sketch $f$. [2]\n\n(ii) State $y$. [1]';
    const [page] = bookletPages([{ text, marks: 6, isChoice: false }]);
    expect(page!.items).toMatchObject([
      { label: '(a)', marks: 3, space: { kind: 'lines', count: 6 } },
      { label: '(b)(i)', marks: 2, space: { kind: 'frame', count: 8 } },
      { label: '(b)(ii)', marks: 1, space: { kind: 'lines', count: 2 } },
    ]);
  });

  it('has lines by the marks of a question whose text says none', () => {
    const [page] = bookletPages([{ text: '', marks: 5, isChoice: false }]);
    expect(page!.items).toMatchObject([{ label: '', marks: 5, space: { kind: 'lines', count: 10 } }]);
  });
});
