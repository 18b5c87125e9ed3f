import { difficultyOf } from '@sevenfold/contract/questions/question.constants';
import type { QuestionImport } from '@sevenfold/contract/questions/question-import.schema';
import type { Db } from '../../platform/database/database.ts';
import { listByKey, listChangeTimes, type StoredImage } from './imported-questions.queries.ts';
import { writtenReply } from './kept-reply.ts';

export type { StoredImage } from './imported-questions.queries.ts';

/** A question of the bank in the shape in which files bring it. */
export interface ImportedQuestion {
  readonly item: QuestionImport;
  readonly images: readonly StoredImage[];
  /** A file has room for one answer; a question may have more. */
  readonly answers: number;
  readonly changedAt: string;
}

export async function readImportedByKey(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, ImportedQuestion>> {
  if (keys.length === 0) return new Map();
  const rows = await listByKey(db, keys);
  return new Map(rows.map((row) => [row.question.key!, importedOf(row)]));
}

/** When these questions were last changed; those that aren't there are missing. */
export async function readChangeTimes(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await listChangeTimes(db, keys);
  return new Map(rows.map(({ key, updatedAt }) => [key!, updatedAt.toISOString()]));
}

type Stored = Awaited<ReturnType<typeof listByKey>>[number];

function importedOf({
  question,
  subject,
  topic,
  otherTopics,
  hints,
  answers,
  images,
}: Stored): ImportedQuestion {
  const item = {
    key: question.key!,
    designKey: question.designKey,
    variant: question.variant,
    subject,
    topic,
    otherTopics,
    difficulty: difficultyOf(question.difficulty),
    level: question.level,
    marks: question.marks,
    calculator: question.calculatorAllowed,
    specialInfo: question.specialInfo,
    videoSolution: question.videoSolution,
    month: question.month,
    year: question.year,
    paper: question.paper,
    paperPart: question.paperPart,
    timezone: question.timezone,
    mcqAnswer: question.mcqAnswer,
    questionNumber: question.questionNumber,
    topicChanged: question.topicChanged,
    originalContent: question.originalContent,
    shared: question.mathLevelVisibilityShared,
    verified: question.verified,
    visible: question.visible,
    priority: question.priority,
    text: question.questionsText,
    hints,
    answer: answers[0]?.body ?? '',
    scheme: answers[0]?.lines ?? [],
    drawings: question.drawings,
    replies: question.replies.length > 0 ? question.replies.map(writtenReply) : null,
  };
  const known = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));
  return {
    item: known as unknown as QuestionImport,
    images,
    answers: answers.length,
    changedAt: question.updatedAt.toISOString(),
  };
}
