import type { PaperSat } from '@sevenfold/learning/grade';
import type { Db } from '../../platform/database/database.ts';
import type { Answer } from './record-answers.ts';

export interface OpenTest {
  readonly slug: string;
  readonly subjectId: number;
  readonly state: 'running' | 'not_started';
  readonly remainingMs: number | null;
  readonly questionIds: readonly number[];
}

/** What others have kept of a student since before the coach was told of it; read in the transaction that takes it in. */
export interface PastReaders {
  readonly inTests: (db: Db, userId: string) => Promise<readonly Answer[]>;
  readonly practised: (db: Db, userId: string) => Promise<readonly Answer[]>;
  readonly ticked: (db: Db, userId: string) => Promise<readonly { questionId: number; at: Date }[]>;
}

/** What others know of a student. They tell the coach of answers, so the coach can't call them. */
export interface CoachReaders {
  /** Tests that run or are still to be taken, those that run first. */
  readonly openTests: (userId: string) => Promise<readonly OpenTest[]>;
  /** Questions that stood in tests, marked or not. */
  readonly metInTests: (userId: string) => Promise<ReadonlySet<number>>;
  /** Whole papers that were marked. */
  readonly papersSat: (userId: string, subjectId: number) => Promise<readonly PaperSat[]>;
  /** The lowest share of marks for each grade from 2 to 7; undefined where nobody has set them. */
  readonly boundaries: (subjectId: number) => Promise<readonly number[] | undefined>;
  readonly past: PastReaders;
}
