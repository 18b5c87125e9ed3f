import type { Paper, PaperCard } from '@sevenfold/contract/papers/papers';
import { mathsSubject, question } from './questions.ts';

/** The first paper of a mock, as a list shows it to a visitor. */
export const paperCard = (part: Partial<PaperCard> = {}): PaperCard => ({
  slug: 'math-ai-hl-mock-a-paper-1',
  name: 'Sevenfold Mock A · Paper 1',
  subject: mathsSubject,
  paper: '1',
  letter: 'A',
  source: 'mock',
  marks: 110,
  minutes: 120,
  readingMinutes: 5,
  calculatorAllowed: true,
  questionCount: 14,
  opensAt: null,
  open: true,
  mine: false,
  chosen: false,
  createdAt: '2026-11-02T09:00:00.000Z',
  ...part,
});

const paperQuestion = (number: number, marks: number) => {
  const { id, subject, topic, topic_path, difficulty, calculatorAllowed, ...rest } = question(number);
  const { questions_text, images } = rest;
  return {
    number,
    marks,
    question: {
      ...{ id, subject, topic, topic_path, difficulty, calculatorAllowed, questions_text, images },
      questions_html: `<p>Find x in ${number}.</p>`,
    },
  };
};

/** The same with two short questions and a long one. */
export const paper = (part: Partial<Paper> = {}): Paper => ({
  ...paperCard({ marks: 25, minutes: 30, questionCount: 3 }),
  sections: [
    { name: 'Section A', marks: 11, questions: [paperQuestion(1, 5), paperQuestion(2, 6)] },
    { name: 'Section B', marks: 14, questions: [paperQuestion(3, 14)] },
  ],
  booklet: null,
  sittings: [],
  ...part,
});
