import type { FileType } from '@sevenfold/contract/grading/grading.schema';
import {
  gradeRange,
  type MarkedQuestion,
  markedQuestion,
  marksBy,
  paperTotal,
} from '@sevenfold/contract/papers/paper-result.rules';
import type { PaperOfTest, PaperResult } from '@sevenfold/contract/papers/papers';
import type { QuestionScheme } from '../questions/read-questions.ts';
import type { PaperInTest } from './read-papers.ts';
import { readingLeftMs } from './test-clock.policy.ts';
import type { StoredQuestion, TestRow } from './tests.queries.ts';

interface SatParts {
  readonly test: TestRow;
  readonly sheets: readonly FileType[];
  readonly questions: readonly { readonly row: StoredQuestion; readonly scheme: QuestionScheme }[];
}

/** One that is no longer in the paper counts as it stands in the bank, in a section of its own. */
const placeOf = (paper: PaperInTest, questionId: number, { lineMarks }: QuestionScheme) =>
  paper.questions.get(questionId) ?? { section: '', marks: lineMarks.reduce((sum, marks) => sum + marks, 0) };

export function presentPaperOfTest(
  { test, questions }: SatParts,
  paper: PaperInTest,
  now: Date,
): PaperOfTest {
  const places = questions.map(({ row, scheme }) => placeOf(paper, row.questionId, scheme));
  const names = [...new Set(places.map(({ section }) => section))];
  const marksIn = (positions: readonly number[]) =>
    positions.reduce((sum, position) => sum + places[position]!.marks, 0);
  return {
    slug: paper.slug,
    name: paper.name,
    paper: paper.paper,
    sections: names.map((name) => {
      const positions = places.flatMap(({ section }, position) => (section === name ? [position] : []));
      return { name, questions: positions, marks: marksIn(positions) };
    }),
    questionMarks: places.map(({ marks }) => marks),
    marks: marksIn([...places.keys()]),
    readingMinutes: test.readingMinutes,
    readingLeftMs: readingLeftMs(test, now),
    calculatorAllowed: paper.calculatorAllowed,
    booklet: paper.booklet,
  };
}

type Placed = MarkedQuestion & {
  readonly question_id: number;
  readonly section: string;
  readonly topic: string;
};

const shareOf = ({ marks, of, waiting }: MarkedQuestion) => ({ marks, of, waiting });

export function presentPaperResult({ test, sheets, questions }: SatParts, paper: PaperInTest): PaperResult {
  const isByQuestion = questions.some(({ row }) => row.facultyMarks !== null);
  const marking = {
    repliesWait: test.repliesState === 'typed',
    sheetWaits:
      test.getGraded && test.marksObtained === null && !isByQuestion && !sheets.includes('ADMIN_FILE'),
  };
  const marked = questions.map(({ row, scheme }): Placed => {
    const { section, marks } = placeOf(paper, row.questionId, scheme);
    const { status, facultyMarks, tickedLines, repliedFields } = row;
    const counted = markedQuestion(
      {
        of: marks,
        status,
        faculty: facultyMarks,
        lineMarks: scheme.lineMarks,
        ticked: tickedLines,
        fields: repliedFields && !repliedFields.failed ? repliedFields.fields : null,
      },
      marking,
    );
    return { question_id: row.questionId, section, topic: scheme.topicName, ...counted };
  });
  const total = paperTotal(marked, isByQuestion ? null : test.marksObtained);
  return {
    ...total,
    grade: gradeRange(total, paper.boundaries),
    sections: marksBy(marked, ({ section }) => section),
    topics: marksBy(marked, ({ topic }) => topic),
    questions: marked.map((one) => ({ question_id: one.question_id, ...shareOf(one) })),
  };
}
