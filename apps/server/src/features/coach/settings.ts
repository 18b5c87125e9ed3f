import { isDeepStrictEqual } from 'node:util';
import type { CoachSettings } from '@sevenfold/contract/coach/coach';
import type { tellExams as telling } from '@sevenfold/contract/coach/coach-settings.endpoints';
import { isOver } from '@sevenfold/contract/coach/exam-date.rules';
import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import { changeLearner, findLearner, holdLearner } from './events.queries.ts';
import { deleteLearner, listExamPlans, replaceExamPlans } from './learners.queries.ts';
import { localDay } from './local-day.policy.ts';
import { readCourses } from './read-courses.ts';
import { claimUntold } from './untold-pasts.queries.ts';
import { mondayOf } from './week.policy.ts';

const todayOf = ({ clock }: Services) => clock.now().toISOString().slice(0, 10);

export async function readSettings(services: Services, caller: Caller): Promise<CoachSettings> {
  const { db } = services.database;
  const { userId } = caller;
  const catalogue = await readCatalogue(services);
  const [{ courses }, plans, learner] = await Promise.all([
    readCourses(services, userId, { catalogue, reader: readerOf(caller), today: todayOf(services) }),
    listExamPlans(db, userId),
    findLearner(db, userId),
  ]);
  return {
    courses: courses.map(({ shown }) => shown),
    exams: plans.flatMap(({ subjectId, session, year, firstPaper }) => {
      const subject = catalogue.subjects.find(({ id }) => id === subjectId);
      return subject ? [{ subject: subject.slug, session, year, date: firstPaper }] : [];
    }),
    weekly_mail: learner?.weeklyMail ?? false,
    shared_since: learner?.sharedAt?.toISOString() ?? null,
  };
}

/** Takes the place of what was told before. A session that is over can't be prepared for, only stay what it was. */
export async function tellExams(
  services: Services,
  exams: BodyOf<typeof telling>['exams'],
  caller: Caller,
): Promise<CoachSettings> {
  const { userId } = caller;
  const catalogue = await readCatalogue(services);
  const today = todayOf(services);
  const known = await listExamPlans(services.database.db, userId);
  const plans = exams.map(({ subject: slug, session, year, date }, place) => {
    const subject = catalogue.subjectBySlug(slug, readerOf(caller));
    if (!subject) throw new AppError('not_found', 'This subject does not exist');
    const plan = { userId, subjectId: subject.id, session, year, firstPaper: date };
    if (isOver({ session, year, date }, today) && !known.some((one) => isDeepStrictEqual(one, plan))) {
      throw invalidField(`exams.${place}.year`, 'This session is over');
    }
    return plan;
  });
  await services.database.transaction(async ({ db }) => {
    await holdLearner(db, userId, services.ids.uuid());
    await replaceExamPlans(db, userId, plans);
  });
  return readSettings(services, caller);
}

/** Who wants it gets the first one in the coming week: this one's is over for her. */
export async function setWeeklyMail(
  services: Services,
  { weekly, time_zone }: { readonly weekly: boolean; readonly time_zone: string },
  caller: Caller,
): Promise<CoachSettings> {
  const { userId } = caller;
  const week = mondayOf(localDay(services.clock.now(), time_zone).date);
  await services.database.transaction(async ({ db }) => {
    const { weeklyMail, mailedWeek } = await holdLearner(db, userId, services.ids.uuid());
    await changeLearner(db, userId, {
      weeklyMail: weekly,
      timeZone: time_zone,
      ...(weekly && !weeklyMail && { mailedWeek: mailedWeek && mailedWeek > week ? mailedWeek : week }),
    });
  });
  return readSettings(services, caller);
}

/** Everything that the coach keeps or was about to. Held first: an answer that is being kept comes before it or begins anew. */
export async function forgetLearner(services: Services, { userId }: Caller): Promise<void> {
  await services.database.transaction(async ({ db }) => {
    await claimUntold(db, userId);
    await holdLearner(db, userId, services.ids.uuid());
    await deleteLearner(db, userId);
  });
}
