import type { Drawing } from '@sevenfold/contract/questions/drawing.schema';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../platform/drawing/pdf/pdf.fixture.ts';
import type { Sheet, SheetQuestion } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

const question = (changes: Partial<SheetQuestion> = {}): SheetQuestion => ({
  subject: 'Math AA HL',
  topics: ['Calculus', 'Differentiation'],
  difficulty: 'Medium',
  marks: 6,
  calculator: false,
  session: 'May 2023 TZ1 Paper 1A',
  text: 'Find the derivative of $f(x) = x^2$.',
  images: [],
  drawings: {},
  choice: null,
  answers: [
    {
      body: 'Use the power rule.',
      images: [],
      markLines: [
        { text: 'differentiates', mark: 'M1' },
        { text: "$f'(x) = 2x$", mark: 'A1' },
      ],
    },
  ],
  ...changes,
});

const sheet = (changes: Partial<Sheet> = {}): Sheet => ({
  site: { name: 'Sevenfold', domain: 'sevenfold.example' },
  studentNames: ['Asha Rao', 'asha'],
  date: new Date('2026-01-02T00:00:00Z'),
  questions: [question()],
  withAnswers: false,
  pictures: new Map(),
  ...changes,
});

const written = async (changes: Partial<Sheet> = {}) => readPdf(await writeSheet(sheet(changes)));

describe('a sheet', () => {
  it('has a header, page numbers, totals, meta and the watermark on every page', async () => {
    const questions = Array.from({ length: 9 }, () => question({ text: 'A line.\n\n'.repeat(9) }));
    const { title, pages } = await written({ questions });
    expect(title).toBe('Saved questions – Sevenfold');
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      for (const words of [
        'Sevenfold',
        'Asha Rao',
        '2 January 2026',
        `Page ${index + 1} of ${pages.length}`,
      ]) {
        expect(page).toContain(`${words}\n`);
      }
      expect(page.match(/sevenfold\.example\n/g)).toHaveLength(2);
    });
    for (const words of ['9 questions', '54 marks', 'Calculus — Differentiation', '6 marks', 'Medium']) {
      expect(pages[0]).toContain(`${words}\n`);
    }
    for (const words of ['Math AA HL', 'No calculator', 'May 2023 TZ1 Paper 1A'])
      expect(pages[0]).toContain(words);
  });

  it('draws formulas as paths and keeps their LaTeX for whoever copies or listens', async () => {
    const { operators, objects } = await written();
    expect(operators[0]).toMatch(/\/Span <<\s*\/ActualText \(f\\\(x\\\) = x\^2\)/);
    expect(operators[0]).toMatch(/ c .* f\b/);
    expect(objects.some((object) => object.includes('/Subtype /Image'))).toBe(false);
    expect(objects.some((object) => object.includes('/FontFile2'))).toBe(true);
  });

  it('has answers and mark schemes only when they are asked for', async () => {
    const without = (await written()).pages.join();
    const withThem = (await written({ withAnswers: true })).pages.join();
    for (const words of ['Answer\n', 'Use the power rule.', 'differentiates', 'M1\n', 'A1\n']) {
      expect(without).not.toContain(words);
      expect(withThem).toContain(words);
    }
  });

  it('shows the letter of a choice, another way, and says when there is no answer', async () => {
    const [answer] = question().answers;
    const { pages } = await written({
      withAnswers: true,
      questions: [question({ choice: 'C', answers: [answer!, answer!] }), question({ answers: [] })],
    });
    for (const words of ['C\n', 'Another way\n', 'There is no answer yet.\n']) {
      expect(pages.join()).toContain(words);
    }
  });

  it('does not split a question that fits on a page, and goes on with one that does not', async () => {
    const half = Array.from({ length: 20 }, (_, index) => `Line ${index}.`).join('\n\n');
    const { pages } = await written({ questions: [question({ text: half }), question({ text: half })] });
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(page).toContain('Line 0.');
      expect(page).toContain('Line 19.');
    }
    const endless = Array.from({ length: 90 }, (_, index) => `Row ${index}.`).join('\n\n');
    const long = (await written({ questions: [question({ text: endless })] })).pages;
    expect(long.length).toBeGreaterThan(2);
    expect(long.join('').match(/Row \d+\./g)).toHaveLength(90);
  });

  it('sets lists, tables, parts, marks, bold, italic and code', async () => {
    const text = [
      '**Bold** and *italic* and `code`.',
      '- first\n- second',
      '1. one\n2. two',
      '| $x$ | y |\n|---|---|\n| 1 | two cells |',
      '(a) Find it. [3]',
      '(b) (i) And this. [12 marks]',
    ].join('\n\n');
    const { pages } = await written({ questions: [question({ text })] });
    for (const words of ['Bold\n', 'italic\n', 'code\n', 'first', '2.\n', 'two cells\n', '(a)\n', '[3]\n']) {
      expect(pages[0]).toContain(words);
    }
    for (const words of ['(b)\n', '(i)\n', '[12]\n']) expect(pages[0]).toContain(words);
    expect(pages[0]).not.toContain('**');
  });

  it.each([
    ['nothing', ''],
    ['a stray dollar sign', 'It costs $5.'],
    ['a formula that MathJax does not know', 'so $\\nonsense{1}$ it is'],
    ['a formula wider than the page', `$${'x+'.repeat(300)}x$`],
    ['a word wider than the page', 'x'.repeat(500)],
    ['letters of other scripts', 'naïve Łódź αβγ Привет 漢字 🎓 ≤ → ∞'],
    ['control characters', 'a\u0007b\u200bc\u00adde'],
    ['HTML', '<script>alert(1)</script>'],
    ['deep nesting', `${'> '.repeat(200)}x`],
  ])('bears %s', async (_, text) => {
    const { pages } = await written({ questions: [question({ text })], withAnswers: true });
    expect(pages).toHaveLength(1);
  });

  it('prints the first name that can be drawn', async () => {
    expect((await written({ studentNames: ['李小龍', 'lee'] })).pages[0]).toContain('lee\n');
    expect((await written({ studentNames: ['', ''] })).pages).toHaveLength(1);
  });

  it('draws pictures, and says what those show that it does not have', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0L40 20"/></svg>';
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const images = ['/a.svg', '/b.png', '/broken.png', '/none.png'].map((url) => ({
      url,
      alt: `Alt of ${url}`,
    }));
    const { pages, objects } = await written({
      questions: [question({ images })],
      pictures: new Map([
        ['/a.svg', { kind: 'svg' as const, source: svg }],
        ['/b.png', { kind: 'raster' as const, data: Buffer.from(dot, 'base64') }],
        ['/broken.png', { kind: 'raster' as const, data: Buffer.from('no picture') }],
      ]),
    });
    expect(objects.some((object) => object.includes('/Subtype /Image'))).toBe(true);
    expect(pages[0]).not.toContain('Alt of /a.svg');
    expect(pages[0]).not.toContain('Alt of /b.png');
    expect(pages[0]).toContain('[Alt of /broken.png]');
    expect(pages[0]).toContain('[Alt of /none.png]');
  });

  it('draws figures as vectors where the text shows them, with their labels and what they show', async () => {
    const triangle: Drawing = {
      width: 200,
      height: 100,
      description: 'A triangle with a side of 7 cm',
      shapes: [
        { kind: 'path', d: 'M0 100 L200 100 L60 0 Z', ink: 'ink', fill: 'tint' },
        { kind: 'path', d: 'M60 0 L60 100', dashed: true },
        { kind: 'circle', x: 60, y: 100, r: 3, fill: 'accent' },
        { kind: 'label', x: 100, y: 96, text: '7 cm, 30°', anchor: 'middle' },
        { kind: 'label', x: 66, y: 50, text: '*h*_1 = 4 Ω', ink: 'accent' },
      ],
    };
    const { pages, operators, objects } = await written({
      withAnswers: true,
      questions: [
        question({
          text: 'Look at this.\n\n![](drawing:triangle)\n\n(a) Find the area. [2]',
          drawings: { triangle },
          answers: [{ body: 'As here:\n\n![](drawing:triangle)', images: [], markLines: [] }],
        }),
      ],
    });
    expect(pages[0]).toContain('7 cm');
    expect(pages[0]).not.toContain('drawing:');
    expect(operators[0]!.match(/\[5 4\] 0 d/g)).toHaveLength(2);
    expect(objects.join()).toContain('/ca 0.15');
    expect(operators[0]).toContain('A triangle with a side of 7 cm');
  });

  it('makes a figure as small as its column', async () => {
    const wide: Drawing = {
      width: 1200,
      height: 1200,
      description: 'A line from corner to corner',
      shapes: [{ kind: 'path', d: 'M0 0 L1200 1200' }],
    };
    const text = '![](drawing:wide)';
    const { pages, operators } = await written({ questions: [question({ text, drawings: { wide } })] });
    expect(pages).toHaveLength(1);
    const scale = Number(/(0\.\d+) 0 0 \1 0 0 cm/.exec(operators[0]!)?.[1]);
    expect(scale * 1200).toBeLessThanOrEqual(320.1);
  });

  it('is the same for the same sheet but for its id', async () => {
    const [one, other] = [await written(), await written()];
    expect(one.operators).toEqual(other.operators);
  });
});
