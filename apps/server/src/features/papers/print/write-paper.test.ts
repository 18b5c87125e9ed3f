import { printStyles } from '@sevenfold/contract/papers/print.constants';
import type { Drawing } from '@sevenfold/contract/questions/drawing.schema';
import { describe, expect, it } from 'vitest';
import { aboutOf, elementsOf, placedTextsOf, structureOf } from '../../grading/pdf/read-pdf.fixture.ts';
import { printedPaper, printedQuestion } from './print.fixture.ts';
import { looks } from './print-style.ts';
import type { PrintedPaper } from './printed-paper.ts';
import { writePaper } from './write-paper.ts';

const date = new Date('2026-01-02T00:00:00Z');
const drawing: Drawing = {
  width: 200,
  height: 120,
  description: 'The graph of a straight line through the origin.',
  shapes: [
    { kind: 'path', d: 'M 10 110 L 190 10' },
    { kind: 'label', x: 20, y: 20, text: '*y*' },
  ],
};

/** Each part has words of its own, by which its page is found. */
const named = (name: string, marks: readonly number[]) =>
  printedQuestion({
    marks: marks.reduce((sum, worth) => sum + worth, 0),
    text: marks.map((worth, part) => `(${'abcdefgh'[part]}) Find ${name}x${part}. [${worth}]`).join('\n\n'),
  });

const lengths = [
  [2, 2],
  [6, 2, 1],
  [1],
  [3, 4],
  [2, 2, 2],
  [8, 4],
  [1, 1],
  [5, 5, 5, 5, 5, 5],
  [2],
  [7, 7, 7, 7],
  [4],
];
const long: PrintedPaper = printedPaper({
  sections: [
    { name: 'Section A', questions: lengths.map((marks, index) => named(`q${index}`, marks)) },
    { name: 'Section B', questions: [named('q11', [3, 3])] },
  ],
});

const write = (paper: PrintedPaper, style: (typeof printStyles)[number] = 'standard') =>
  writePaper({ paper, style, date, pictures: new Map() });

describe.each(printStyles)('a paper in %s style', (style) => {
  const pages = write(long, style).then(placedTextsOf);
  const pageOf = async (words: string) =>
    (await pages).findIndex((page) => page.some(({ text }) => text.includes(`${words}.`)));

  it('has a number on every page, and says where to turn over and where it ends', async () => {
    const all = await pages;
    expect(all.length).toBeGreaterThan(6);
    all.forEach((page, index) => {
      const foot = page.filter(({ y }) => y > 790).map(({ text }) => text);
      const isLast = index === all.length - 1;
      const more = isLast ? ['End of paper'] : index % 2 === 0 ? ['Turn over'] : [];
      expect(foot, `page ${index + 1}`).toEqual([String(index + 1), ...more]);
    });
  });

  it('breaks no question that fits on a page, and others between their parts', async () => {
    const { height } = looks[style];
    for (const [index, marks] of lengths.entries()) {
      const found = await Promise.all(marks.map((_, part) => pageOf(`q${index}x${part}`)));
      expect(
        found.every((page) => page > 0),
        `question ${index}`,
      ).toBe(true);
      expect(found).toEqual(found.toSorted((one, other) => one - other));
      // Two lines a mark, one of text for each part, and what is between: an upper bound of its height.
      const { pitch, size } = looks[style];
      const most = marks.reduce((sum, worth) => sum + 2 * worth * pitch + pitch + size * 4, size * 4);
      if (most < height - 100) expect(new Set(found).size, `question ${index}`).toBe(1);
    }
  });

  it('keeps everything on the page, apart from what is below', async () => {
    for (const page of await pages) {
      for (const { text, x, y } of page) {
        expect(x, text).toBeGreaterThan(20);
        expect(x, text).toBeLessThan(570);
        expect(y, text).toBeLessThan(820);
      }
    }
  });

  it('begins a section on a page of its own', async () => {
    const all = await pages;
    const page = await pageOf('q11x0');
    expect(all[page]!.some(({ text }) => text === 'Section B')).toBe(true);
    expect(all[page]!.some(({ text }) => /q10x/.test(text))).toBe(false);
  });
});

describe('who has a paper read aloud', () => {
  const paper = printedPaper({
    sections: [
      {
        name: 'Section A',
        questions: [
          printedQuestion({
            text: 'The graph is shown.\n\n![](drawing:graph)\n\n| $x$ | 1 |\n|---|---|\n| $y$ | 2 |\n\n(a) Find $\\frac{1}{2}x^2$. [6]',
            drawings: { graph: drawing },
          }),
          printedQuestion({
            marks: 1,
            isChoice: true,
            text: 'Which? [1]\n\n- A. $1$\n- B. $2$\n- C. $3$\n- D. $4$',
          }),
        ],
      },
    ],
  });
  const file = write(paper);

  it('hears its name, in British English', async () => {
    expect(await aboutOf(await file)).toEqual({
      title: 'Math AA SL: Sevenfold Mock A · Paper 1',
      language: 'en-GB',
      marked: true,
    });
    expect((await file).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('hears headings, figures, formulas, tables and options, in their order', async () => {
    const pages = (await structureOf(await file)).map(elementsOf);
    const heads = pages.flat().filter(({ role }) => /^H\d$/.test(role));
    expect(heads.map(({ role, text }) => [role, text])).toEqual([
      ['H1', 'Math AA SL'],
      ['H2', 'Instructions'],
      ['H2', 'Section A'],
      ['H3', '1.'],
      ['H3', '2.'],
    ]);
    const on = (role: string) => pages[1]!.filter((element) => element.role === role);
    expect(on('Figure').map(({ alt }) => alt)).toEqual([drawing.description]);
    expect(on('Formula').map(({ alt }) => alt)).toEqual([
      'x',
      'y',
      'the fraction 1 over 2 end fraction x squared',
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(on('Table')).toHaveLength(1);
    expect(on('TH').map(({ text, children }) => text || children[0]?.alt)).toEqual(['x', '1']);
    expect(on('Lbl').map(({ text }) => text)).toEqual(['A.', 'B.', 'C.', 'D.']);
    expect(on('L')).toHaveLength(1);
    const order = pages[1]!.map(({ role }) => role).filter((role) => /H3|Figure|Table|L$/.test(role));
    expect(order).toEqual(['H3', 'Figure', 'Table', 'H3', 'L']);
  });

  it('hears a part with its letter before it and its marks behind it', async () => {
    const [, page] = (await structureOf(await file)).map(elementsOf);
    const paragraphs = page!.filter(({ role }) => role === 'P').map(({ text }) => text);
    expect(paragraphs).toContain('(a) Find . [6]');
  });

  it('hears nothing of page numbers and lines', async () => {
    const said = (await structureOf(await file)).map(({ text }) => text).join(' ');
    for (const words of ['Turn over', 'End of paper']) expect(said).not.toContain(words);
    const shown = (await placedTextsOf(await file)).flat().map(({ text }) => text);
    expect(shown).toContain('Turn over');
  });
});

it('draws formulas and figures as vectors', async () => {
  const source = (
    await write(
      printedPaper({
        sections: [
          {
            name: '',
            questions: [
              printedQuestion({
                text: 'See.\n\n![](drawing:graph)\n\nFind $x^2$. [6]',
                drawings: { graph: drawing },
              }),
            ],
          },
        ],
      }),
    )
  ).toString('latin1');
  expect(source).not.toContain('/Subtype /Image');
});

it('says in the paper what the text of a question lacks', async () => {
  const paper = printedPaper({
    calculator: null,
    sections: [
      {
        name: '',
        questions: [printedQuestion({ calculator: false }), printedQuestion({ calculator: true })],
      },
    ],
  });
  const texts = (await placedTextsOf(await write(paper))).flat().map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith('[Maximum mark'))).toEqual([
    '[Maximum mark: 6] No calculator',
    '[Maximum mark: 6]',
  ]);
});

it.each<[string, Partial<PrintedPaper>, (typeof printStyles)[number]]>([
  ['no questions', { sections: [] }, 'standard'],
  [
    'a question without text',
    { sections: [{ name: '', questions: [printedQuestion({ text: '' })] }] },
    'large',
  ],
  ['letters that no face has', { name: 'Πρώτο · 试卷 · ورقة', subject: 'Łódź 🙂' }, 'dyslexia'],
  ['a very long name', { name: 'Everything that was asked '.repeat(30) }, 'large'],
  [
    'a formula that is none',
    { sections: [{ name: '', questions: [printedQuestion({ text: 'Find $\\frac{1$. [2]' })] }] },
    'standard',
  ],
])('bears %s', async (_, changes, style) => {
  expect((await placedTextsOf(await write(printedPaper(changes), style))).length).toBeGreaterThan(0);
});
