import type { PrintJob } from '../apps/server/src/features/papers/print/print-job.ts';
import type {
  PrintedPaper,
  PrintedQuestion,
} from '../apps/server/src/features/papers/print/printed-paper.ts';
import { writePaper } from '../apps/server/src/features/papers/print/write-paper.ts';
import { writeScheme } from '../apps/server/src/features/papers/print/write-scheme.ts';
import { readDesigns } from '../content/authoring/question-files.ts';
import { printStyles } from '../packages/contract/src/papers/print.constants.ts';
import { marksWorth } from '../packages/contract/src/questions/mark-scheme.rules.ts';
import { partsOf } from '../packages/contract/src/questions/question-parts.rules.ts';

/**
 * Prints the processor time of drawing a paper of 40 pages from the bank's own questions, in each style, and of its mark
 * scheme: once as in a thread that has drawn nothing yet, and once more with its formulas kept.
 */
const mostMs = 3000;
const wantedPages = 40;
const courses = ['math-aa-hl', 'physics-hl'];

async function processorMs(work: () => Promise<Buffer>): Promise<{ ms: number; file: Buffer }> {
  const before = process.cpuUsage();
  const file = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, file };
}

const pagesIn = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

const questions: PrintedQuestion[] = (await readDesigns())
  .filter(({ subject }) => courses.includes(subject))
  .map(({ header, wordings }, index) => {
    const [wording] = wordings(1);
    const { text, answer, scheme, drawings = {} } = wording!;
    const markLines = scheme.map(([words, mark]) => ({ text: words, mark, marks: marksWorth(mark) }));
    return {
      number: index + 1,
      marks: partsOf(text).reduce((sum, part) => sum + part.marks, 0),
      text,
      images: [],
      drawings,
      calculator: header.calculator,
      isChoice: wording!.mcqAnswer !== undefined,
      choice: wording!.mcqAnswer ?? null,
      answers: [{ body: answer, images: [], markLines }],
    };
  });

const paperOf = (count: number): PrintedPaper => ({
  site: { name: 'Sevenfold' },
  subject: 'Benchmark',
  isMaths: true,
  name: 'Paper 1',
  minutes: 120,
  readingMinutes: 5,
  marks: 110,
  calculator: false,
  sections: [{ name: 'Section A', questions: questions.slice(0, count) }],
});

console.log('| what | pages | KB | ms | again |\n| --- | --- | --- | --- | --- |');
let slowest = 0;
for (const style of printStyles) {
  // About as many questions as fill the pages in this style.
  let count = 8;
  const job = (): PrintJob => ({ paper: paperOf(count), style, date: new Date(0), pictures: new Map() });
  let first = await processorMs(() => writePaper(job()));
  while (pagesIn(first.file) < wantedPages && count < questions.length) {
    count = Math.min(questions.length, Math.ceil(((count * wantedPages) / pagesIn(first.file)) * 1.02));
    // Others than those whose formulas are kept by now.
    questions.push(...questions.splice(0, count));
    first = await processorMs(() => writePaper(job()));
  }
  const again = await processorMs(() => writePaper(job()));
  const scheme = await processorMs(() => writeScheme(job()));
  slowest = Math.max(slowest, first.ms);
  for (const [name, { file, ms }, second] of [
    [`a paper, ${style}`, first, again.ms.toFixed(0)],
    [`its mark scheme, ${style}`, scheme, '–'],
  ] as const) {
    console.log(
      `| ${name} | ${pagesIn(file)} | ${Math.round(file.length / 1024)} | ${ms.toFixed(0)} | ${second} |`,
    );
  }
}
console.log(`\nThe slowest paper: ${(slowest / mostMs).toFixed(2)} of ${mostMs} ms`);
