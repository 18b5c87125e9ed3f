import { drawingSchema } from '@sevenfold/contract/questions/drawing.schema';
import { marksWorth, schemeIssue } from '@sevenfold/contract/questions/mark-scheme.rules';
import {
  type Difficulty,
  difficultyNumber,
  type Level,
  type Month,
  type PaperPart,
} from '@sevenfold/contract/questions/question.constants';
import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import { shownTexts } from '@sevenfold/replies/shown-texts';
import { type QuestionWords, questionWords } from '@sevenfold/search-text/taught-text';
import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import { inAscii, type PackedHtml } from '@sevenfold/typesetting/packed-html';
import type { Outcome, TypesetTask } from '../../platform/typesetting/typeset-task.ts';
import { keepReply } from './kept-reply.ts';

/** A question as it is written, by an author, an import or the editor. Its subject is its topic's. */
export interface QuestionDraft {
  readonly key?: string | undefined;
  readonly designKey?: string | undefined;
  readonly variant?: number | undefined;
  readonly topicId: number;
  readonly otherTopicIds?: readonly number[] | undefined;
  readonly difficulty: Difficulty;
  readonly level?: Level | undefined;
  readonly questionNumber?: string | undefined;
  readonly marks: number;
  readonly specialInfo?: string | undefined;
  readonly videoSolution?: string | undefined;
  readonly calculatorAllowed: boolean;
  readonly verified?: boolean | undefined;
  readonly topicChanged?: boolean | undefined;
  readonly month?: Month | undefined;
  readonly year?: number | undefined;
  readonly paper?: number | undefined;
  readonly paperPart?: PaperPart | undefined;
  readonly timezone?: number | undefined;
  readonly originalContent?: string | undefined;
  readonly mcqAnswer?: string | undefined;
  readonly text: string;
  readonly shared?: boolean | undefined;
  readonly visible?: boolean | undefined;
  readonly priority?: number | undefined;
  readonly hints?: readonly string[] | undefined;
  /** The first is the worked answer; more are other ways to it. */
  readonly answers?: readonly AnswerDraft[] | undefined;
  /** Unless it is said, a question without an answer has none. */
  readonly answerNotAvailable?: boolean | undefined;
  /** Who doesn't speak of images keeps them. */
  readonly images?: readonly ImageDraft[] | undefined;
  /** Shown where a text says `![](drawing:name)`. */
  readonly drawings?: Drawings | undefined;
  readonly replies?: readonly ReplyField[] | undefined;
}

interface AnswerDraft {
  readonly body: string;
  readonly markLines?: readonly { readonly text: string; readonly mark: string }[] | undefined;
}

interface ImageDraft {
  readonly side: 'question' | 'answer';
  readonly url: string;
  readonly alt: string;
  /** Of one that is kept here. */
  readonly pictureId?: string | null | undefined;
}

export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** A draft with the texts that are to be typeset before it can be saved. */
export interface CheckedDraft {
  readonly draft: QuestionDraft;
  readonly drawings: Drawings;
  readonly issues: readonly Issue[];
  readonly texts: readonly Extract<TypesetTask, { text: string }>[];
}

export function checkDraft(draft: QuestionDraft): CheckedDraft {
  const { drawings, issues } = checkedDrawings(draft.drawings ?? {});
  const answers = (draft.answers ?? []).flatMap(({ body, markLines = [] }) => [
    body,
    ...markLines.map(({ text }) => text),
  ]);
  const texts = new Set([draft.text, ...(draft.hints ?? []), ...answers, ...shownTexts(draft.replies ?? [])]);
  return { draft, drawings, issues, texts: [...texts].map((text) => ({ text, drawings })) };
}

/** What was made of a draft before: the HTML of its texts, packed, and of its replies, and what it is found by. */
export interface KnownTexts {
  readonly packed: PackedHtml;
  readonly replies: Readonly<Record<string, string>>;
  readonly words: QuestionWords;
}

export interface Prepared {
  readonly prepared: PreparedQuestion;
  readonly issues: readonly Issue[];
}

/** The draft with all of its texts typeset, and what is wrong with it. */
export function prepareQuestion(checked: CheckedDraft, outcomes: readonly Outcome[]): Prepared {
  const { draft, texts } = checked;
  const outcomeOf = new Map(texts.map((task, index) => [task.text, outcomes[index]!]));
  const issues: Issue[] = [];
  const html = (path: string, text: string): string => {
    const outcome = outcomeOf.get(text)!;
    if ('html' in outcome) return inAscii(outcome.html);
    issues.push({ path, message: outcome.problem });
    return '';
  };
  const words = questionWords({
    text: draft.text,
    hints: draft.hints ?? [],
    answers: (draft.answers ?? []).map(({ body }) => body),
    replies: draft.replies ?? [],
  });
  const made = preparedOf(checked, words, html);
  return { ...made, issues: [...made.issues, ...issues] };
}

/** The same with what is known: its HTML stays packed. */
export function prepareKnown(checked: CheckedDraft, { packed, replies, words }: KnownTexts): Prepared {
  const { prepared, issues } = preparedOf(checked, words, (_, text) => replies[text] ?? '');
  return { prepared: { ...prepared, packed }, issues };
}

/** Imports keep it as JSON until they are written, perhaps by a server of the version before: decision 077. */
export type PreparedQuestion = ReturnType<typeof preparedOf>['prepared'] & { readonly packed?: PackedHtml };

function preparedOf(
  { draft, drawings, issues: found }: CheckedDraft,
  words: QuestionWords,
  html: (path: string, text: string) => string,
) {
  const issues = [...found];
  const answers = (draft.answers ?? []).map((answer, index) => {
    const path = `answers.${index}`;
    const markLines = (answer.markLines ?? []).map((line, position) => ({
      ...line,
      html: html(`${path}.markLines.${position}.text`, line.text),
      marks: marksWorth(line.mark),
    }));
    issues.push(...marksIssues(`${path}.markLines`, markLines, draft.marks));
    return { body: answer.body, bodyHtml: html(`${path}.body`, answer.body), markLines };
  });
  const hints = (draft.hints ?? []).map((text, index) => ({ text, html: html(`hints.${index}`, text) }));
  const prepared = {
    row: {
      ...rowOf(draft),
      ...words,
      questionsHtml: html('text', draft.text),
      answerNotAvailable: draft.answerNotAvailable ?? answers.length === 0,
      drawings,
      replies: (draft.replies ?? []).map((reply, index) => keepReply(reply, html, `replies.${index}`)),
    },
    otherTopicIds: [...new Set(draft.otherTopicIds ?? [])].filter((id) => id !== draft.topicId),
    hints,
    answers,
    images: draft.images,
  };
  return { prepared, issues };
}

/** What was handed in may be anything. A drawing with a fault is named by it, and still known to the texts. */
function checkedDrawings(given: Drawings): { drawings: Drawings; issues: Issue[] } {
  const issues: Issue[] = [];
  const drawings = Object.entries(given).map(([name, drawing]) => {
    if (!/^[\w-]{1,60}$/.test(name)) {
      issues.push({ path: `drawings.${name}`, message: 'A drawing is named by letters, digits and dashes' });
    }
    const parsed = drawingSchema.safeParse(drawing);
    if (parsed.success) return [name, parsed.data] as const;
    issues.push(
      ...parsed.error.issues.map(({ path, message }) => ({
        path: ['drawings', name, ...path].join('.'),
        message,
      })),
    );
    return [name, blank] as const;
  });
  return { drawings: Object.fromEntries(drawings), issues };
}

const blank: Drawings[string] = { width: 40, height: 40, description: '', shapes: [] };

function marksIssues(path: string, lines: readonly { marks: number }[], marks: number): Issue[] {
  if (lines.length === 0) return [];
  const sum = lines.reduce((total, line) => total + line.marks, 0);
  const message = schemeIssue(sum, marks);
  return message === undefined ? [] : [{ path, message }];
}

const rowOf = (draft: QuestionDraft) => ({
  key: draft.key ?? null,
  designKey: draft.designKey ?? null,
  variant: draft.variant ?? 0,
  topicId: draft.topicId,
  difficulty: difficultyNumber(draft.difficulty),
  level: draft.level ?? null,
  questionNumber: draft.questionNumber ?? null,
  marks: draft.marks,
  specialInfo: draft.specialInfo ?? null,
  videoSolution: draft.videoSolution ?? null,
  calculatorAllowed: draft.calculatorAllowed,
  verified: draft.verified ?? false,
  topicChanged: draft.topicChanged ?? false,
  month: draft.month ?? null,
  year: draft.year ?? null,
  paper: draft.paper ?? null,
  paperPart: draft.paperPart ?? null,
  timezone: draft.timezone ?? null,
  originalContent: draft.originalContent ?? null,
  mcqAnswer: draft.mcqAnswer ?? null,
  questionsText: draft.text,
  mathLevelVisibilityShared: draft.shared ?? false,
  visible: draft.visible ?? true,
  priority: draft.priority ?? null,
});
