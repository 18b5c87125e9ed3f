import type { Services } from '../../platform/services.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readCourse } from './courses.ts';
import { changeLearner, holdLearner } from './events.queries.ts';
import { countAnswers } from './learners.queries.ts';
import { model, readState } from './read-state.ts';
import { settledBefore } from './settled.policy.ts';
import { deleteStale, listStale, listUnsettled } from './states.queries.ts';

/** More than a server does in the time of one job; what is left comes with the next. */
const mostAtOnce = 500;

/**
 * Reading a state keeps what has settled of it. So it is also made anew here where it counts for nothing any more, and not
 * while the student waits for it.
 */
export async function settleAll(services: Services): Promise<void> {
  const { database, clock } = services;
  const found = await listUnsettled(database.db, settledBefore(clock.now()), mostAtOnce);
  for (const { userId, subjectId } of found) await settleOne(services, userId, subjectId);
  for (const { userId, subjectId } of await listStale(database.db, model, mostAtOnce)) {
    await settleOne(services, userId, subjectId);
    // Where nothing is left to keep, nothing took its place.
    await deleteStale(database.db, userId, subjectId, model);
  }
}

/** Everything that is derived of a student, made anew from the events. */
export async function recomputeLearner(services: Services, userId: string): Promise<void> {
  const { database, ids } = services;
  await database.transaction(async ({ db }) => {
    await holdLearner(db, userId, ids.uuid());
    await changeLearner(db, userId, { generation: ids.uuid() });
  });
  const counts = await countAnswers(database.db, userId);
  const subjectIds = new Set(
    counts.flatMap(({ subject_id, twin_subject_id }) => [subject_id, twin_subject_id ?? subject_id]),
  );
  for (const subjectId of subjectIds) await settleOne(services, userId, subjectId);
}

async function settleOne(services: Services, userId: string, subjectId: number): Promise<void> {
  const catalogue = await readCatalogue(services);
  const subject = catalogue.subjects.find(({ id }) => id === subjectId);
  if (!subject) return;
  const { course } = await readCourse(services, catalogue, subject);
  await readState(services, userId, subjectId, course);
}
