import { roleIds } from '@sevenfold/contract/accounts/roles';
import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import { mailPerson } from '../accounts/mail-person.ts';
import { readReachable } from '../accounts/read-people.ts';
import type { WeekData } from './coach.jobs.ts';
import type { CoachReaders } from './coach-readers.ts';
import { weekEmail } from './emails/week.email.tsx';
import { findLearner } from './events.queries.ts';
import { insertUnsubscribe, readDoneBetween } from './learners.queries.ts';
import { readToday } from './read-today.ts';
import { daysLater, isWorthMailing } from './week.policy.ts';

const topicsNamed = 3;

/** Nothing is sent to who has ended it meanwhile, can't log in or has nothing left to prepare for. The link that ends it is made here, so that no table has it in clear. */
export async function sendWeekNow(
  services: Services,
  readers: CoachReaders,
  { userId, week }: WeekData,
  context: { jobId: string },
): Promise<void> {
  const { database, clock, ids, config } = services;
  const learner = await findLearner(database.db, userId);
  if (!learner?.weeklyMail) return;
  const person = await readReachable(services, userId);
  if (!person) return;
  const student = { userId, roleId: roleIds.student, name: '', sessionId: '', deviceId: '' };
  const today = await readToday(
    services,
    readers,
    { minutes: 20, time_zone: learner.timeZone, subject: undefined },
    student,
  );
  const done = await readDoneBetween(
    database.db,
    userId,
    new Date(`${daysLater(week, -7)}T00:00Z`),
    new Date(`${week}T00:00Z`),
  );
  if (!isWorthMailing(today.courses, done)) return;
  const token = ids.secret();
  await insertUnsubscribe(database.db, { tokenHash: hashSecret(token), userId, createdAt: clock.now() });
  const topics = new Set(today.session.items.map(({ question }) => question.topic.topic_name));
  await mailPerson(
    services,
    person,
    context,
    (facts) =>
      weekEmail({
        ...facts,
        done,
        due: today.due.now,
        topics: [...topics].slice(0, topicsNamed),
        exams: today.courses.flatMap(({ subject, exam }) =>
          exam && exam.days > 0 ? [{ subject: subject.subject_name, days: exam.days }] : [],
        ),
        unsubscribe: `${facts.origin}/unsubscribe/${token}`,
      }),
    { unsubscribe: `${config.publicOrigin}/api/coach/unsubscribe/${token}/one-click` },
  );
}
