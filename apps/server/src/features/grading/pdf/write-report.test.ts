import { PDFDocument } from '@cantoo/pdf-lib';
import type { Annotation } from '@sevenfold/contract/grading/marking';
import { describe, expect, it } from 'vitest';
import { drawReportInThread } from './draw-report.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { type Colour, picturesOf, textOf } from './read-pdf.fixture.ts';
import type { Report } from './report.ts';
import { turnedSheet } from './sheets.fixture.ts';
import { writeReport } from './write-report.ts';

const summary: Report['summary'] = {
  site: { name: 'Sevenfold', domain: 'sevenfold.example' },
  student: 'Zoë Müller',
  subject: 'Math AA SL',
  tutor: 'Asha Rao',
  date: '2026-11-16T10:00:00.000Z',
  marks: 17.5,
  total: 25,
  percentage: 70,
  overall: 'Good work. Mind the sign of Δ, and ∫ before ∑.',
  questions: [1, 2, 3, 4, 5].map((number) => ({
    number,
    topic: 'Logarithms',
    marks: 3.5,
    comment: number === 2 ? 'Where does α ≤ β come from?' : '',
  })),
};

/** Finer than the points of the pictures. */
const steps = Array.from({ length: 11 }, (_, index) => (index - 5) / 1000);

const pagesOfStudent = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** On every page the same: a frame near its edges, signs, a mark and a comment in its upper part. */
const annotations: Annotation[] = pagesOfStudent.flatMap((page): Annotation[] => [
  {
    id: `f${page}`,
    page,
    kind: 'pen',
    colour: 'blue',
    points: [0.02, 0.02, 0.98, 0.02, 0.98, 0.98, 0.02, 0.98, 0.02, 0.02],
  },
  { id: `h${page}`, page, kind: 'highlighter', colour: 'yellow', points: [0.1, 0.5, 0.9, 0.5] },
  { id: `t${page}`, page, kind: 'tick', x: 0.1, y: 0.1 },
  { id: `x${page}`, page, kind: 'cross', x: 0.9, y: 0.1 },
  { id: `m${page}`, page, kind: 'mark', x: 0.2, y: 0.1, text: 'M1' },
  {
    id: `c${page}`,
    page,
    kind: 'comment',
    x: 0.3,
    y: 0.1,
    text: `Comment on page ${page}: so α ≤ π, isn’t it?`,
  },
]);

const report = (more: Partial<Report> = {}): Report => ({
  sheet: turnedSheet(),
  annotations,
  summary,
  ...more,
});

describe('the graded sheet', { timeout: 60_000 }, () => {
  it('has every page of the student, as it was turned, and a summary', async () => {
    const content = await drawReportInThread(report());
    expect(await inspectPdf(new Uint8Array(content))).toMatchObject({ pages: 10 });
    const document = await PDFDocument.load(content);
    const pages = document.getPages();
    expect(pages.map((page) => page.getRotation().angle)).toEqual([0, 0, 90, 180, 270, 0, 0, 0, 90, 0]);
    expect(pages[3]!.getCropBox()).toMatchObject({ x: 50, y: 60, width: 500, height: 740 });
    expect(document.getTitle()).toBe('Graded test – Math AA SL');
  });

  it('says what was written, on the page and in the summary', async () => {
    const pages = await textOf(await writeReport(report()));
    for (const page of pagesOfStudent) {
      expect(pages[page - 1]).toContain(`Page ${page}`);
      expect(pages[page - 1]).toContain('M1');
      expect(pages[page - 1]).toContain(`Comment on page ${page}`);
    }
    expect(pages[9]).toContain('Zoë Müller');
    expect(pages[9]).toContain('17.5 / 25');
    expect(pages[9]).toContain('70 %');
    expect(pages[9]).toContain('3.5 / 5');
    expect(pages[9]).toContain('Marked by Asha Rao');
    expect(pages[9]).toMatch(/sign of\s*Δ/);
  });

  it('shows everything where it was put, and the student’s page as it was', async () => {
    const [before, after] = await Promise.all([
      picturesOf(turnedSheet()),
      writeReport(report()).then(picturesOf),
    ]);
    for (const page of pagesOfStudent) {
      const { at } = after[page - 1]!;
      const near = (x: number, y: number, is: (colour: Colour) => boolean) =>
        steps.some((dx) => steps.some((dy) => is(at(x + dx, y + dy))));
      const blue = ([r, g, b]: Colour) => b > 150 && r < 120 && g < 150;
      const green = ([r, g, b]: Colour) => g > 90 && r < 120 && b < 130;
      const red = ([r, g, b]: Colour) => r > 150 && g < 110 && b < 110;
      const yellow = ([r, g, b]: Colour) => r > 230 && g > 220 && b < 200;
      for (const [x, y] of [
        [0.02, 0.5],
        [0.98, 0.5],
        [0.5, 0.02],
        [0.5, 0.98],
      ] as const) {
        expect(near(x, y, blue), `the frame at ${x}, ${y} of page ${page}`).toBe(true);
      }
      expect(near(0.095, 0.11, green), `the tick of page ${page}`).toBe(true);
      expect(near(0.9, 0.1, red), `the cross of page ${page}`).toBe(true);
      expect(yellow(at(0.15, 0.5)), `the highlighter of page ${page}`).toBe(true);
      const changed: string[] = [];
      for (let y = 0.55; y < 0.95; y += 0.01) {
        for (let x = 0.05; x < 0.95; x += 0.01) {
          const [were, are] = [before[page - 1]!.at(x, y), at(x, y)];
          if (were.some((value, index) => Math.abs(value - are[index]!) > 60)) changed.push(`${x}, ${y}`);
        }
      }
      expect(changed, `page ${page}`).toEqual([]);
    }
  });

  it('takes as many pages as the comments need', async () => {
    const long = 'A long comment that says a lot. '.repeat(15).trim();
    const questions = Array.from({ length: 20 }, (_, index) => ({
      number: index + 1,
      topic: 'Logarithms',
      marks: 5,
      comment: long,
    }));
    const content = await writeReport(
      report({ annotations: [], summary: { ...summary, questions, overall: 'x'.repeat(4000) } }),
    );
    const pages = await textOf(content);
    expect(pages.length).toBeGreaterThan(11);
    expect(pages.at(-1)).toContain('Marked by');
  });

  it('refuses a file that is none, without a broken thread', async () => {
    await expect(drawReportInThread(report({ sheet: Buffer.from('%PDF-1.7\nno\n%%EOF') }))).rejects.toThrow();
    expect((await drawReportInThread(report())).length).toBeGreaterThan(1000);
  });
});
