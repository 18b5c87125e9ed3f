import { displayName } from '@sevenfold/contract/accounts/user';
import type { SharedProgress } from '@sevenfold/contract/coach/coach';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import { readUnclosed } from '../accounts/read-people.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { CoachReaders } from './coach-readers.ts';
import { changeLearner, holdLearner } from './events.queries.ts';
import { countWeeks, findShared } from './learners.queries.ts';
import { presentMap } from './map.presenter.ts';
import { readCourses } from './read-courses.ts';
import { gradeOfCourse } from './read-grade.ts';
import { readCourseOf } from './read-map.ts';
import { daysLater, mondayOf } from './week.policy.ts';

/** A new link; the one before ends. Its secret is told now and kept as a hash only. */
export async function shareProgress(services: Services, { userId }: Caller) {
  const { database, clock, ids } = services;
  const token = ids.secret();
  const now = clock.now();
  await database.transaction(async ({ db }) => {
    await holdLearner(db, userId, ids.uuid());
    await changeLearner(db, userId, { shareHash: hashSecret(token), sharedAt: now });
  });
  return { token, path: `/shared-progress/${token}`, shared_since: now.toISOString() };
}

export const endSharing = ({ database }: Services, { userId }: Caller): Promise<void> =>
  changeLearner(database.db, userId, { shareHash: null, sharedAt: null });

const weeksShown = 8;
const asStudent = { staff: false };

/** What parents read: a name, maps and how much was done. Nothing that was typed, no address. */
export async function readSharedProgress(
  services: Services,
  readers: CoachReaders,
  token: string,
): Promise<SharedProgress> {
  const { database, clock } = services;
  const learner = await findShared(database.db, hashSecret(token));
  const person = learner && (await readUnclosed(services, learner.userId));
  if (!person || !learner.sharedAt) throw new AppError('not_found', 'This link has ended');
  const { userId } = learner;
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const catalogue = await readCatalogue(services);
  const { courses } = await readCourses(services, userId, { catalogue, reader: asStudent, today });
  const firstWeek = daysLater(mondayOf(today), -7 * (weeksShown - 1));
  const counts = await countWeeks(database.db, userId, new Date(`${firstWeek}T00:00Z`));
  const shown: SharedProgress['courses'] = [];
  for (const { subject, shown: about } of courses) {
    // What is over leaves nothing to follow; estimates would only fade from week to week.
    if (about.exam?.over) {
      shown.push({ ...about, topics: [], grade: null });
      continue;
    }
    const one = await readCourseOf(services, userId, { catalogue, reader: asStudent, subject });
    const { grade } = await gradeOfCourse(services, readers, userId, one, catalogue);
    shown.push({
      ...one.shown,
      topics: presentMap(one.course, one.known.state, { now, exam: one.examAt }),
      grade: grade && { low: grade.low, high: grade.high, sureness: grade.sureness },
    });
  }
  return {
    student: firstName(displayName({ full_name: person.fullName, username: person.username })),
    shared_since: learner.sharedAt.toISOString(),
    courses: shown,
    weeks: Array.from({ length: weeksShown }, (_, place) => {
      const from = daysLater(firstWeek, 7 * place);
      return { from, questions: counts.find(({ week }) => week === from)?.questions ?? 0 };
    }),
  };
}

/** Some call themselves by their address, which stays with us. */
const firstName = (name: string): string => name.split('@')[0]!.trim().split(/\s+/)[0] || 'Student';
