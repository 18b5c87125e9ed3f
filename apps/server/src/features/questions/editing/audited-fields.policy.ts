import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { type KeptReply, writtenReply } from '../kept-reply.ts';
import type { WholeRow } from '../questions.queries.ts';

interface Audited {
  readonly row: {
    readonly topicId: number;
    readonly difficulty: number;
    readonly level: string | null;
    readonly questionNumber: string | null;
    readonly marks: number;
    readonly specialInfo: string | null;
    readonly videoSolution: string | null;
    readonly calculatorAllowed: boolean;
    readonly verified: boolean;
    readonly topicChanged: boolean;
    readonly month: string | null;
    readonly year: number | null;
    readonly paper: number | null;
    readonly paperPart: string | null;
    readonly timezone: number | null;
    readonly answerNotAvailable: boolean;
    readonly originalContent: string | null;
    readonly mcqAnswer: string | null;
    readonly questionsText: string;
    readonly mathLevelVisibilityShared: boolean;
    readonly visible: boolean;
    readonly priority: number | null;
    readonly replies: readonly KeptReply[];
  };
  readonly otherTopicIds: readonly number[];
  readonly hints: readonly { readonly text: string }[];
  readonly answers: readonly {
    readonly body: string;
    readonly markLines: readonly { readonly text: string; readonly mark: string }[];
  }[];
}

/** What the log keeps of a question: what staff write, not what is made of it. */
export function auditedFields({ row, otherTopicIds, hints, answers }: Audited, images: number) {
  return {
    topic_id: row.topicId,
    other_topic_ids: otherTopicIds.toSorted((a, b) => a - b),
    difficulty: row.difficulty,
    level: row.level,
    question_number: row.questionNumber,
    marks: row.marks,
    specialInfo: row.specialInfo,
    video_solution: row.videoSolution,
    calculatorAllowed: row.calculatorAllowed,
    verified: row.verified,
    topic_changed: row.topicChanged,
    month: row.month,
    year: row.year,
    paper: row.paper,
    paper_part: row.paperPart,
    timezone: row.timezone,
    answer_not_available: row.answerNotAvailable,
    original_content: row.originalContent,
    mcq_answer: row.mcqAnswer,
    questions_text: row.questionsText,
    math_level_visibility_shared: row.mathLevelVisibilityShared,
    visible: row.visible,
    priority: row.priority,
    hints: hints.map((hint) => hint.text),
    answers: answers.map(({ body, markLines }) => ({
      body,
      mark_lines: markLines.map(({ text, mark }) => `${text} ${mark}`),
    })),
    replies: row.replies.map(writtenReply),
    images,
  };
}

/** The same of a question that is stored. */
export const auditedFieldsOf = (stored: WholeRow, images: number) =>
  auditedFields(
    {
      row: stored,
      otherTopicIds: stored.otherTopicIds,
      hints: stored.hints,
      answers: stored.answers.map(({ body, mark_lines }) => ({ body, markLines: mark_lines })),
    },
    images,
  );

/** How the log calls a question. */
export const nameOf = (id: number, text: string): string =>
  `Question ${id}: ${excerpt(plainText(text), 120)}`;
