import { countedMarks, type Marked, markedBy } from './score.rules.ts';
import { marksPerQuestion } from './test.constants.ts';

/** One line of the breakdown: a topic or a difficulty. */
export interface Share {
  readonly label: string;
  readonly questions: number;
  readonly attempted: number;
  readonly marks: number;
  readonly total: number;
}

/** By whatever names a question, in the order of the test. Counts marks as the score does. */
export function sharesOf<Question>(
  questions: readonly Question[],
  labelOf: (question: Question) => string,
  markedOf: (question: Question) => Marked,
): Share[] {
  const source = markedBy(questions.map(markedOf));
  const found = new Map<string, Share>();
  for (const question of questions) {
    const label = labelOf(question);
    const marked = markedOf(question);
    const before = found.get(label) ?? { label, questions: 0, attempted: 0, marks: 0, total: 0 };
    found.set(label, {
      label,
      questions: before.questions + 1,
      attempted: before.attempted + (marked.attempted ? 1 : 0),
      marks: before.marks + countedMarks(marked, source),
      total: before.total + marksPerQuestion,
    });
  }
  return [...found.values()];
}
