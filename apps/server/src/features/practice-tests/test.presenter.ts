import type { FileType } from '@sevenfold/contract/grading/grading.schema';
import { sharesOf } from '@sevenfold/contract/practice-tests/breakdown.rules';
import { counted } from '@sevenfold/contract/practice-tests/progress.rules';
import { partMarks, totalOfParts } from '@sevenfold/contract/practice-tests/replied-parts.rules';
import {
  type Marked,
  markedBy,
  questionMarks,
  scoreOf,
} from '@sevenfold/contract/practice-tests/score.rules';
import type {
  RepliedQuestion,
  Test,
  TestProgress,
  TestQuestion,
} from '@sevenfold/contract/practice-tests/test';
import { testQuestionSchema, testSchema } from '@sevenfold/contract/practice-tests/test.schema';
import type { Question } from '@sevenfold/contract/questions/question';
import { EncodedJson } from '../../platform/http/encoded-json.ts';
import { type JoinedJson, JsonPiece } from '../../platform/http/joined-json.ts';
import type { SubjectNode, TopicNode } from '../catalogue/catalogue-tree.ts';
import { presentTopicName } from '../catalogue/topic-name.ts';
import type { QuestionScheme } from '../questions/read-questions.ts';
import type { PaperInTest } from './read-papers.ts';
import { presentPaperOfTest, presentPaperResult } from './sat-paper.presenter.ts';
import type { Progress } from './take-test.ts';
import { endOf, readingLeftMs, remainingMs, stateOf } from './test-clock.policy.ts';
import type { StoredQuestion, TestRow } from './tests.queries.ts';
import type { TypedReplyRow } from './typed-replies.queries.ts';

interface TestQuestionParts {
  readonly row: StoredQuestion;
  readonly scheme: QuestionScheme;
  /** There when it is shown. */
  readonly question?: Question | undefined;
  /** There with the question. */
  readonly typed: readonly TypedReplyRow[];
}

export interface TestParts {
  readonly test: TestRow;
  readonly subject: SubjectNode;
  readonly sheets: readonly FileType[];
  readonly topics: readonly TopicNode[];
  readonly questions: readonly TestQuestionParts[];
  /** There where one is sat in it. */
  readonly paper: PaperInTest | undefined;
}

const markedOf = ({ row, scheme: { lineMarks } }: TestQuestionParts): Marked => {
  const { repliedFields, tickedLines } = row;
  return {
    attempted: row.status === 'attempted',
    ticked: tickedLines?.reduce((sum, place) => sum + (lineMarks[place] ?? 0), 0) ?? null,
    schemeMarks: lineMarks.reduce((sum, marks) => sum + marks, 0),
    replied:
      repliedFields && !repliedFields.failed
        ? totalOfParts(partMarks(repliedFields.fields, lineMarks, tickedLines))
        : null,
    faculty: row.facultyMarks,
  };
};

export function presentTest(
  parts: TestParts,
  now: Date,
  wanted: { readonly questions: boolean; readonly answers: boolean },
): Test {
  const { test, subject, sheets, topics, questions, paper } = parts;
  const state = stateOf(test, now);
  const finished = state === 'finished';
  const end = finished ? endOf(test)! : null;
  const { attempted, skipped } = counted(questions.map(({ row }) => row.status));
  const atDepth = (depth: number) => topics.filter((topic) => topic.depth === depth).map(presentTopicName);
  return {
    slug: test.slug,
    subject: { id: subject.id, slug: subject.slug, subject_name: subject.subjectName },
    topics: atDepth(1),
    subtopics: atDepth(2),
    sub_subtopics: atDepth(3),
    test_subtopic: topics
      .filter(({ id }) => !topics.some(({ parent }) => parent?.id === id))
      .map(presentTopicName),
    duration: test.duration,
    state,
    attempts: finished ? 1 : 0,
    created_at: test.createdAt.toISOString(),
    started_at: test.startedAt?.toISOString() ?? null,
    finished_at: end?.toISOString() ?? null,
    ended_by: finished ? (test.endedBy ?? 'deadline') : null,
    remaining_ms: remainingMs(test, now),
    time_used: end && Math.round((end.getTime() - test.startedAt!.getTime()) / 1000),
    question_count: questions.length,
    attempted_count: attempted,
    skipped_count: skipped,
    get_graded: test.getGraded,
    marks_obtained: test.marksObtained,
    faculty_comment: test.facultyComment,
    replies_state: finished ? repliesStateOf(test) : null,
    score: finished ? scoreOf(questions.map(markedOf), test.marksObtained) : null,
    files: sheets.map((file_type) => ({ file_type })),
    breakdown: finished ? breakdownOf(questions) : null,
    paper: paper ? presentPaperOfTest(parts, paper, now) : null,
    paperResult: finished && paper ? presentPaperResult(parts, paper) : null,
    ...(wanted.questions && {
      questions: questions.flatMap((one) =>
        one.question ? [presentTestQuestion(one, one.question, { finished, paper, ...wanted })] : [],
      ),
    }),
  };
}

const repliesStateOf = ({ repliesState }: TestRow) =>
  repliesState === null ? null : repliesState === 'marked' ? 'marked' : 'waiting';

/** What was typed and what it came to; null while there is nothing to tell. */
export function presentReplied(
  { repliedFields, tickedLines }: StoredQuestion,
  typed: readonly TypedReplyRow[],
  lineMarks: readonly number[],
): RepliedQuestion | null {
  if (!repliedFields) return null;
  const { failed, fields } = repliedFields;
  const byField = new Map(typed.map((one) => [one.field, one]));
  return {
    failed,
    fields: fields.map(({ field, part, verdict, marks, of }) => {
      const row = byField.get(field);
      return {
        field,
        part,
        value: row?.value ?? '',
        verdict,
        read_html: row?.readHtml ?? '',
        note_html: row?.noteHtml ?? null,
        marks,
        of,
      };
    }),
    parts: failed
      ? []
      : partMarks(fields, lineMarks, tickedLines).map((part) => ({ ...part, lines: [...part.lines] })),
  };
}

const presentTyped = ({ field, value }: TypedReplyRow) => ({ field, value });

interface Told {
  readonly finished: boolean;
  readonly answers: boolean;
  readonly paper: PaperInTest | undefined;
}

const presentTestQuestion = (parts: TestQuestionParts, question: Question, told: Told): TestQuestion => ({
  ...presentAsked(question, told),
  ...presentOwn(parts, told),
});

/** What everybody gets whose test has the question. */
function presentAsked(question: Question, { finished, answers, paper }: Told) {
  return {
    question_id: question.id,
    question: {
      id: question.id,
      subject: question.subject,
      topic: question.topic,
      topic_path: question.topic_path,
      difficulty: question.difficulty,
      level: question.level,
      calculatorAllowed: question.calculatorAllowed,
      questions_text: question.questions_text,
      questions_html: question.questions_html,
      images: question.images,
      // A paper prints them.
      marks: finished || paper ? question.marks : null,
      video_solution: finished ? question.video_solution : null,
      ...(answers && { Answer: question.Answer }),
    },
    asked: question.replies,
  };
}

/** What is this student's. */
function presentOwn(parts: TestQuestionParts, { finished }: Told) {
  const { row, typed, scheme } = parts;
  return {
    status: row.status,
    skipped: row.status === 'skipped',
    typed: typed.map(presentTyped),
    replied: finished ? presentReplied(row, typed, scheme.lineMarks) : null,
    time_spent: row.spentMs === null ? null : Math.round(row.spentMs / 1000),
    ticked_lines: row.tickedLines,
    faculty:
      row.facultyMarks === null
        ? null
        : { marks: row.facultyMarks, lines: row.facultyLines, comment: row.facultyComment },
    marks: finished ? questionMarks(markedOf(parts)) : null,
  };
}

const shared = { question_id: true, question: true, asked: true } as const;
const askedSchema = testQuestionSchema.pick(shared);
const ownSchema = testQuestionSchema.omit(shared);

/** Of questions in running tests, for as long as the questions themselves are kept. */
const piecesOf = { test: new WeakMap<Question, JsonPiece>(), paper: new WeakMap<Question, JsonPiece>() };

function pieceOf(question: Question, told: Told): JsonPiece {
  const pieces = piecesOf[told.paper ? 'paper' : 'test'];
  let piece = pieces.get(question);
  if (!piece) {
    piece = new JsonPiece(EncodedJson.of(askedSchema, presentAsked(question, told)));
    pieces.set(question, piece);
  }
  return piece;
}

/** The same as `presentTest` with the questions of a running test, as it leaves: many read the same ones at the same time. */
export function presentRunningTest(parts: TestParts, now: Date): JoinedJson {
  const told = { finished: false, answers: false, paper: parts.paper };
  const test = JSON.stringify(
    testSchema.parse(presentTest(parts, now, { questions: false, answers: false })),
  );
  const questions = parts.questions
    .flatMap((one) => (one.question ? [{ one, question: one.question }] : []))
    .flatMap(({ one, question }, at) => {
      const own = JSON.stringify(ownSchema.parse(presentOwn(one, told)));
      return [at === 0 ? '{' : ',{', pieceOf(question, told), `,${own.slice(1)}`];
    });
  return [`${test.slice(0, -1)},"questions":[`, ...questions, ']}'];
}

const breakdownOf = (questions: readonly TestQuestionParts[]): NonNullable<Test['breakdown']> => ({
  source: markedBy(questions.map(markedOf)),
  by_topic: sharesOf(questions, ({ scheme }) => scheme.topicName, markedOf),
  by_difficulty: sharesOf(questions, ({ scheme }) => scheme.difficulty, markedOf),
});

export const presentProgress = (progress: Progress, now: Date): TestProgress => ({
  state: stateOf(progress, now),
  remaining_ms: remainingMs(progress, now),
  readingLeftMs: readingLeftMs(progress, now),
  statuses: progress.statuses,
  replies: progress.replies,
});
