import type { TestState } from '@sevenfold/contract/practice-tests/test.constants';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { isBrokenReference } from '../../platform/database/postgres-errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { assertAllowed } from './allowance.ts';
import { newSlug } from './new-slug.policy.ts';
import { stateOf } from './test-clock.policy.ts';
import {
  areVisible,
  countSittings,
  findOpenSitting,
  holdStudent,
  insertTest,
  listSittings,
} from './tests.queries.ts';

/** A paper as far as a test is made of it. */
export interface PaperToSit {
  readonly id: number;
  readonly subjectId: number;
  readonly minutes: number;
  readonly readingMinutes: number;
  readonly topicIds: readonly number[];
  readonly questionIds: readonly number[];
}

/**
 * Makes a test of a paper, which counts as one of the month in the transaction that makes it. Whoever has a sitting of
 * this paper that isn't over goes on with it, so that pressing twice, in two tabs, costs one test.
 */
export async function sitPaper(
  { database, clock, ids }: Services,
  paper: PaperToSit,
  caller: Caller,
): Promise<{ slug: string; isNew: boolean }> {
  const sitting = database.transaction(async ({ db }) => {
    await holdStudent(db, caller.userId);
    const now = clock.now();
    const open = await findOpenSitting(db, caller.userId, paper.id, now);
    if (open) return { slug: open.slug, isNew: false };
    await assertAllowed(db, caller, now);
    if (!(await areVisible(db, paper.questionIds))) {
      throw new AppError('conflict', 'This paper is being changed. Please choose another one.');
    }
    const slug = newSlug(ids.secret());
    const { id: paperId, subjectId, minutes: duration, readingMinutes } = paper;
    await insertTest(
      db,
      { slug, userId: caller.userId, subjectId, duration, createdAt: now, paperId, readingMinutes },
      paper.topicIds,
      paper.questionIds,
    );
    return { slug, isNew: true };
  });
  return sitting.catch((error: unknown) => {
    // It was deleted a moment ago.
    throw isBrokenReference(error) ? new AppError('not_found', 'This paper does not exist') : error;
  });
}

export interface Sitting {
  readonly slug: string;
  readonly state: TestState;
  readonly createdAt: Date;
}

/** The caller's own, the newest first. */
export async function readSittings(
  { database, clock }: Services,
  paperId: number,
  caller: Caller,
): Promise<Sitting[]> {
  const now = clock.now();
  const rows = await listSittings(database.db, caller.userId, paperId);
  return rows.map((row) => ({ slug: row.slug, state: stateOf(row, now), createdAt: row.createdAt }));
}

/** How often each of these papers was sat, by anybody; one that never was isn't there. */
export const readSittingCounts = (db: Db, paperIds: readonly number[]): Promise<Map<number, number>> =>
  countSittings(db, paperIds);
