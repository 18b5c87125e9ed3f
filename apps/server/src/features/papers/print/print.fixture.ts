import type { PrintedPaper, PrintedQuestion } from './printed-paper.ts';

export const printedQuestion = (changes: Partial<PrintedQuestion> = {}): PrintedQuestion => ({
  number: 1,
  marks: 6,
  text: 'Let $f(x) = x^2$.\n\n(a) Find $f(2)$. [2]\n\n(b) Find $\\frac{1}{2}f(4)$. [4]',
  images: [],
  drawings: {},
  calculator: false,
  isChoice: false,
  choice: null,
  answers: [],
  ...changes,
});

/** Its marks are those of its questions, which are numbered through all sections. */
export function printedPaper(changes: Partial<PrintedPaper> = {}): PrintedPaper {
  const { sections: given = [{ name: '', questions: [printedQuestion()] }], ...more } = changes;
  let number = 0;
  const sections = given.map(({ name, questions }) => ({
    name,
    questions: questions.map((question) => {
      number += 1;
      return { ...question, number };
    }),
  }));
  const questions = sections.flatMap((section) => section.questions);
  return {
    site: { name: 'Sevenfold' },
    subject: 'Math AA SL',
    isMaths: true,
    name: 'Sevenfold Mock A · Paper 1',
    minutes: 90,
    readingMinutes: 5,
    marks: questions.reduce((sum, { marks }) => sum + marks, 0),
    calculator: false,
    sections,
    ...more,
  };
}
