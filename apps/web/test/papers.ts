import type { Paper, PaperCard, PaperOfTest, PaperResult } from '@sevenfold/contract/papers/papers';
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

/** The same as the test says it that is sat of it. */
export const satPaper = (part: Partial<PaperOfTest> = {}): PaperOfTest => ({
  slug: paperCard().slug,
  name: paperCard().name,
  paper: '1',
  sections: [
    { name: 'Section A', questions: [0, 1], marks: 11 },
    { name: 'Section B', questions: [2], marks: 14 },
  ],
  questionMarks: [5, 6, 14],
  marks: 25,
  readingMinutes: 5,
  readingLeftMs: null,
  calculatorAllowed: true,
  booklet: null,
  ...part,
});

/** Eleven marks were attempted and wait; nothing else was. */
export const satResult = (part: Partial<PaperResult> = {}): PaperResult => ({
  marks: 0,
  of: 25,
  waiting: 11,
  grade: { from: 1, to: 4 },
  sections: [
    { label: 'Section A', marks: 0, of: 11, waiting: 11 },
    { label: 'Section B', marks: 0, of: 14, waiting: 0 },
  ],
  topics: [{ label: 'Number and algebra', marks: 0, of: 25, waiting: 11 }],
  questions: [
    { question_id: 1, marks: 0, of: 5, waiting: 5 },
    { question_id: 2, marks: 0, of: 6, waiting: 6 },
    { question_id: 3, marks: 0, of: 14, waiting: 0 },
  ],
  ...part,
});
