import { type Difficulty, difficultyOf } from '@sevenfold/contract/questions/question.constants';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { listAskableRows, readFactsRows } from './learning-facts.queries.ts';
import { rightLetter } from './reply-fields.policy.ts';

/** What an answer to a question tells of. */
export interface LearningFacts {
  readonly id: number;
  /** Questions of one design differ in their numbers only. */
  readonly design: string;
  readonly subjectId: number;
  /** Its own topic, then the others that it needs. */
  readonly topicIds: readonly number[];
  /** The other level that lists it as well, with its topic there. */
  readonly twin: { readonly subjectId: number; readonly topicIds: readonly number[] } | undefined;
  readonly difficulty: Difficulty;
  readonly kind: 'choice' | 'written';
  /** The right letter, of a multiple-choice question. */
  readonly answer: string | undefined;
  readonly marks: number;
}

/** Of those that are there, by their ids; also of hidden ones, since they were answered before. */
export async function readLearningFacts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LearningFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await readFactsRows(db, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        design: row.design,
        subjectId: row.subject_id,
        topicIds: row.topic_ids,
        twin:
          row.twin_subject_id === null
            ? undefined
            : { subjectId: row.twin_subject_id, topicIds: row.twin_topic_ids },
        difficulty: difficultyOf(row.difficulty),
        kind: kindOf(row.choice),
        answer: rightLetter(row.mcq_answer),
        marks: row.marks,
      },
    ]),
  );
}

/** A design that a subject asks, with its questions in their order. */
export interface AskableDesign {
  readonly design: string;
  readonly topicId: number;
  readonly difficulty: Difficulty;
  readonly kind: 'choice' | 'written';
  readonly marks: number;
  readonly questionIds: readonly number[];
}

/** What students see of a subject. Where something can be typed at all, only what can: an answer has to be marked. */
export async function readAskableDesigns(
  { database }: Services,
  subjectId: number,
): Promise<AskableDesign[]> {
  const rows = await listAskableRows(database.db, subjectId);
  const answerable = rows.filter((row) => row.answerable);
  const designs = new Map<string, AskableDesign & { questionIds: number[] }>();
  for (const row of answerable.length > 0 ? answerable : rows) {
    const known = designs.get(row.design);
    if (known) known.questionIds.push(row.id);
    else {
      designs.set(row.design, {
        design: row.design,
        topicId: row.topic_id,
        difficulty: difficultyOf(row.difficulty),
        kind: kindOf(row.choice),
        marks: row.marks,
        questionIds: [row.id],
      });
    }
  }
  return [...designs.values()];
}

const kindOf = (choice: boolean): LearningFacts['kind'] => (choice ? 'choice' : 'written');
