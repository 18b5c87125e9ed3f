import { difficultyNumber } from '@sevenfold/contract/questions/question.constants';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { readLearningFacts } from '../questions/learning-facts.ts';
import type { AnswerDetails } from './coach.tables.ts';
import {
  changeLearner,
  deleteEvents,
  type EventRow,
  findLearner,
  holdLearner,
  insertEvents,
  type LearnerRow,
  listAnswered,
  listBySource,
  type NewEvent,
  updateEvent,
} from './events.queries.ts';
import { mayBeInState } from './settled.policy.ts';

/** What became of one answer, by whoever knows it best so far. */
export interface Answer {
  /** Names what was answered. Told again, it is the same event, with what is known of it now. */
  readonly sourceKey: string;
  readonly source: EventRow['source'];
  readonly inTest: boolean;
  readonly questionId: number;
  readonly marks: number;
  readonly of: number;
  readonly complete: boolean;
  readonly details: AnswerDetails;
  readonly at: Date;
  /** Now, unless it was kept before the coach was told of it. */
  readonly keptAt?: Date;
}

type Recorder = Pick<Services, 'clock' | 'ids'>;

/**
 * Keeps answers of one student, in the transaction of what they follow from. `withdrawn` names those of which nobody says
 * anything any more. A kept state that holds what is changed here is worth nothing from now on, and is made anew when it
 * is asked for.
 */
export async function recordAnswers(
  services: Recorder,
  db: Db,
  userId: string,
  answers: readonly Answer[],
  withdrawn: readonly string[] = [],
): Promise<void> {
  // Who has nothing has nothing to take back.
  if (answers.length === 0 && !(await findLearner(db, userId))) return;
  const learner = await holdLearner(db, userId, services.ids.uuid());
  await recordFor(services, db, learner, answers, withdrawn);
}

/** The same for whoever holds the learner already. */
export async function recordFor(
  { clock, ids }: Recorder,
  db: Db,
  learner: LearnerRow,
  answers: readonly Answer[],
  withdrawn: readonly string[] = [],
): Promise<void> {
  const { userId } = learner;
  const rows = await listBySource(db, userId, [...answers.map(({ sourceKey }) => sourceKey), ...withdrawn]);
  const known = new Map(rows.map((row) => [row.sourceKey, row]));
  const changed = answers.flatMap((answer) => {
    const before = known.get(answer.sourceKey);
    return before && !isSame(before, answer) ? [{ before, answer }] : [];
  });
  const gone = withdrawn.flatMap((key) => known.get(key) ?? []);
  for (const { before, answer } of changed) {
    const { source, marks, of, complete, details } = answer;
    await updateEvent(db, before.id, { source, marks, of, complete, details });
  }
  await deleteEvents(
    db,
    gone.map(({ id }) => id),
  );
  const fresh = await newEvents(
    db,
    learner,
    answers.filter(({ sourceKey }) => !known.has(sourceKey)),
    clock.now(),
  );
  await insertEvents(db, fresh);
  const now = clock.now();
  const isKept = [...changed.map(({ before }) => before), ...gone].some((event) => mayBeInState(event, now));
  if (fresh.length > 0 || isKept) {
    await changeLearner(db, userId, {
      lastSeq: learner.lastSeq + fresh.length,
      ...(isKept && { generation: ids.uuid() }),
    });
  }
}

async function newEvents(
  db: Db,
  { userId, lastSeq }: LearnerRow,
  answers: readonly Answer[],
  keptAt: Date,
): Promise<NewEvent[]> {
  const facts = await readLearningFacts(
    db,
    answers.map(({ questionId }) => questionId),
  );
  const found = answers.flatMap((answer) => {
    const question = facts.get(answer.questionId);
    return question ? [{ answer, question }] : [];
  });
  const before = (
    await listAnswered(db, userId, [...new Set(found.map(({ question }) => question.design))])
  ).filter(({ source }) => source !== 'completed');
  const designs = new Set(before.map(({ design }) => design));
  const questionIds = new Set(before.map(({ questionId }) => questionId));
  return found.map(({ answer, question }, index) => {
    const { design, subjectId, topicIds, twin, difficulty, kind } = question;
    const isAnswer = answer.source !== 'completed';
    const event: NewEvent = {
      keptAt,
      ...answer,
      userId,
      seq: lastSeq + index + 1,
      design,
      subjectId,
      topicIds: [...topicIds],
      twinSubjectId: twin?.subjectId ?? null,
      twinTopicIds: [...(twin?.topicIds ?? [])],
      difficulty: difficultyNumber(difficulty),
      kind,
      retry: questionIds.has(answer.questionId),
      first: isAnswer && !designs.has(design),
    };
    if (isAnswer) {
      designs.add(design);
      questionIds.add(answer.questionId);
    }
    return event;
  });
}

/** Numbers are kept with a few digits only. */
const isClose = (one: number, other: number): boolean => Math.abs(one - other) < 1e-4;

const isSame = (before: EventRow, answer: Answer): boolean =>
  before.source === answer.source &&
  isClose(before.marks, answer.marks) &&
  isClose(before.of, answer.of) &&
  before.complete === answer.complete &&
  sameDetails(before.details, answer.details);

/** The database has its own order of names. */
const sameDetails = (one: AnswerDetails, other: AnswerDetails): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ replies, missedLines, comment }: AnswerDetails) => [
  replies?.map(({ field, value, marks, of, readHtml, noteHtml }) => [
    field,
    value,
    marks,
    of,
    readHtml,
    noteHtml,
  ]),
  missedLines,
  comment,
];
