import { bookletPage } from '@sevenfold/contract/papers/booklet.rules';
import { printStyles } from '@sevenfold/contract/papers/print.constants';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { picturesOf, textOf } from '../../grading/pdf/read-pdf.fixture.ts';
import { bookletPages } from './booklet-pages.policy.ts';
import { writeBooklet } from './write-booklet.ts';

const questions = [
  { text: 'Which? [1]\n\n- A. 1\n- B. 2\n- C. 3\n- D. 4', marks: 1, isChoice: true },
  { text: '(a) Find. [3]\n\n(b) Sketch it. [9]', marks: 12, isChoice: false },
  { text: 'Prove it. [8]', marks: 8, isChoice: false },
];
const codeOf = (page: number) => `SF1:k3v9x2m7q4w8z5b6:${page}:00ab12f${page}`;

describe.each(printStyles)('an answer booklet in %s style', (style) => {
  const pages = bookletPages(questions).map((page) => ({ ...page, code: codeOf(page.page) }));
  const file = writeBooklet({
    site: { name: 'Sevenfold' },
    subject: 'Math AA SL',
    name: 'Sevenfold Mock A · Paper 1',
    studentNames: ['试', 'Asha Rao'],
    pages,
    style,
    date: new Date(0),
  });

  it('names student, test, questions and pages', async () => {
    const texts = await textOf(await file);
    expect(texts).toHaveLength(pages.length);
    texts.forEach((text, index) => {
      for (const words of [
        'Answer booklet',
        'Math AA SL',
        'Asha Rao',
        `Page ${index + 1} of ${pages.length}`,
      ]) {
        expect(text).toContain(words);
      }
    });
    expect(texts[0]).toContain('1 A B C D');
    for (const words of ['2 (a)', '2 (b)', '[3]', '[9]', '[8]']) expect(texts.join()).toContain(words);
  });

  it('has on each page its code and a square in each corner, where they are looked for', async () => {
    const pictures = await picturesOf(await file, 1500);
    const { width, height, code, mark } = bookletPage;
    const isDark = (page: number, x: number, y: number) => pictures[page]!.at(x / width, y / height)[0] < 128;
    for (const [index] of pictures.entries()) {
      const { data, size } = encode(codeOf(index + 1), { ecc: 'M', border: 0 });
      const module = code.size / size;
      const [left, top] = [width - code.fromRight - code.size, code.fromTop];
      const seen = data.map((row, y) =>
        row.map((_, x) => isDark(index, left + (x + 0.5) * module, top + (y + 0.5) * module)),
      );
      expect(seen).toEqual(data);
      const inset = mark.fromEdge + mark.size / 2;
      for (const x of [inset, width - inset]) {
        for (const y of [inset, height - inset]) {
          expect(isDark(index, x, y)).toBe(true);
          expect(isDark(index, x, y + mark.size)).toBe(false);
        }
      }
    }
  });
});
