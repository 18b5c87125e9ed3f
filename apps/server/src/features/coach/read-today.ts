import type { Continued, SessionItem, Today } from '@sevenfold/contract/coach/coach';
import type { getToday } from '@sevenfold/contract/coach/coach.endpoints';
import type { QueryOf } from '@sevenfold/contract/platform/endpoint';
import { dueOf } from '@sevenfold/learning/exam-aim';
import { minutesFor } from '@sevenfold/learning/minutes';
import { planSession } from '@sevenfold/learning/plan-session';
import { reasonText } from '@sevenfold/learning/reason';
import { chanceOf } from '@sevenfold/learning/session-lists';
import { spreadReviews } from '@sevenfold/learning/spread-reviews';
import type { Study } from '@sevenfold/learning/study';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue } from '../catalogue/catalogue-tree.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import { chooseVariant } from './choose-variant.policy.ts';
import type { CoachReaders, OpenTest } from './coach-readers.ts';
import { type KnownCourse, readCourse } from './courses.ts';
import { findSubject } from './find-subject.ts';
import { listDesignsSince, listHalfDone, readDone } from './learners.queries.ts';
import { linkOf, readLinked } from './linked-questions.ts';
import { type LocalDay, localDay, startOf } from './local-day.policy.ts';
import { readCourses } from './read-courses.ts';
import { readMet } from './read-met.ts';
import { type Known, readState } from './read-state.ts';
import { sittingStart } from './sitting.policy.ts';

interface Studied {
  readonly known: Known;
  readonly course: KnownCourse;
  /** The first moment of the day of its exam, where the student is. */
  readonly exam: string | undefined;
}

const mostHalfDone = 2;

export async function readToday(
  services: Services,
  readers: CoachReaders,
  query: QueryOf<typeof getToday>,
  caller: Caller,
): Promise<Today> {
  const { database, clock } = services;
  const { userId } = caller;
  const now = clock.now();
  const day = localDay(now, query.time_zone);
  const catalogue = await readCatalogue(services);
  const reader = readerOf(caller);
  const { courses, courseOf } = await readCourses(services, userId, { catalogue, reader, today: day.date });
  const wanted =
    query.subject === undefined ? courses : [courseOf(findSubject(catalogue, query.subject, reader))];
  const studied = await Promise.all(
    wanted
      .filter(({ shown }) => !shown.exam?.over)
      .map(async ({ subject, examAt }): Promise<Studied> => {
        const course = await readCourse(services, catalogue, subject);
        const known = await readState(services, userId, subject.id, course.course);
        const exam = examAt && startOf(examAt, query.time_zone).toISOString();
        return { course, known, exam };
      }),
  );
  const [openTests, done, doneDesigns] = await Promise.all([
    readers.openTests(userId),
    readDone(database.db, userId, day.start),
    listDesignsSince(database.db, userId, day.start),
  ]);
  const items = await sessionOf(
    services,
    readers,
    studied,
    { ...query, day, now, openTests, doneDesigns },
    caller,
  );
  return {
    courses: courses.map(({ shown }) => shown),
    continue: await continued(services, openTests, catalogue, caller),
    session: {
      minutes: query.minutes,
      planned_minutes: items.reduce((sum, { minutes }) => sum + minutes, 0),
      items,
    },
    done_today: { questions: done.questions, marks: done.marks, of: done.of },
    due: dueNow(studied, query.minutes, now),
    last_before_today: done.last_before?.toISOString() ?? null,
  };
}

/** Planned from what was known when the day began, so that it stays the same while the student works through it. */
async function sessionOf(
  services: Services,
  readers: CoachReaders,
  studied: readonly Studied[],
  plan: {
    readonly minutes: number;
    readonly time_zone: string;
    readonly day: LocalDay;
    readonly now: Date;
    readonly openTests: readonly OpenTest[];
    readonly doneDesigns: ReadonlySet<string>;
  },
  caller: Caller,
): Promise<SessionItem[]> {
  const { day, now, openTests, doneDesigns } = plan;
  const seed = Math.floor(chanceOf(0, `${caller.userId} ${day.date}`) * 2 ** 31);
  const avoid = new Set(openTests.flatMap(({ questionIds }) => questionIds));
  const studies = studied.map((one) => studyOf(one, day.start, avoid));
  const planned = planSession({ minutes: plan.minutes, studies, now: day.noon.toISOString(), seed });
  // What was answered today is part of today's session, with the numbers that it had this morning.
  const met = await readMet(services, readers, caller.userId, {
    designs: planned.map(({ design }) => design),
    before: day.start,
  });
  const chosen = planned.flatMap((item) => {
    const ids = studied.flatMap(({ course }) => course.designs.get(item.design)?.questionIds ?? []);
    const variant = chooseVariant([...new Set(ids)], met, { avoid, seed });
    return variant ? [{ item, variant }] : [];
  });
  const questions = await readLinked(
    services,
    chosen.map(({ variant }) => variant.id),
    caller,
  );
  const told = { now: now.toISOString(), timeZone: plan.time_zone };
  return chosen.flatMap(({ item, variant }) => {
    const question = questions.get(variant.id);
    if (!question) return [];
    return [
      {
        question: linkOf(question),
        minutes: item.minutes,
        kind: item.reason.kind,
        reason: reasonText(item.reason, { ...told, topic: question.topic.topic_name }),
        other_numbers: variant.otherNumbers,
        done: doneDesigns.has(item.design),
      },
    ];
  });
}

/** Without designs of which every question stands in a test that is still to be taken. */
function studyOf({ course, known, exam }: Studied, start: Date, avoid: ReadonlySet<number>): Study {
  const isFree = (design: string) => course.designs.get(design)!.questionIds.some((id) => !avoid.has(id));
  return {
    course: course.course,
    state: known.before(start),
    candidates:
      avoid.size === 0 ? course.candidates : course.candidates.filter(({ design }) => isFree(design)),
    ...(exam !== undefined && { exam }),
  };
}

function dueNow(studied: readonly Studied[], minutesADay: number, now: Date): Today['due'] {
  const at = now.toISOString();
  const due = studied.flatMap(({ known, course, exam }) =>
    dueOf(known.state, at, exam).filter(({ design }) => course.designs.has(design)),
  );
  const marksOf = (design: string) =>
    studied.map(({ course }) => course.designs.get(design)?.marks).find((marks) => marks !== undefined) ?? 1;
  const exams = studied.flatMap(({ exam }) => exam ?? []).sort();
  const last = exams.length === studied.length ? exams.at(-1) : undefined;
  const { days } = spreadReviews({
    due,
    minutesOf: (design) => minutesFor(marksOf(design)),
    minutesADay,
    now: at,
    ...(last !== undefined && { exam: last }),
  });
  return {
    now: due.length,
    days: days.map(({ date, designs, minutes }) => ({
      date: date.slice(0, 10),
      questions: designs.length,
      minutes,
    })),
  };
}

/** Tests that run, the newest that waits, then questions that are half done. */
async function continued(
  services: Services,
  openTests: readonly OpenTest[],
  catalogue: Catalogue,
  caller: Caller,
): Promise<Continued[]> {
  const waiting = openTests.find(({ state }) => state === 'not_started');
  const tests = [...openTests.filter(({ state }) => state === 'running'), ...(waiting ? [waiting] : [])];
  const since = sittingStart(services.clock.now());
  const halfDone = await listHalfDone(services.database.db, caller.userId, since, mostHalfDone);
  const questions = await readLinked(services, halfDone, caller);
  return [
    ...tests.flatMap((test): Continued[] => {
      const subject = catalogue.subjects.find(({ id }) => id === test.subjectId);
      if (!subject) return [];
      return [
        {
          kind: 'test',
          slug: test.slug,
          subject: { id: subject.id, slug: subject.slug, subject_name: subject.subjectName },
          state: test.state,
          remaining_ms: test.remainingMs,
          question_count: test.questionIds.length,
        },
      ];
    }),
    ...halfDone.flatMap((id): Continued[] => {
      const question = questions.get(id);
      return question ? [{ kind: 'question', question: linkOf(question) }] : [];
    }),
  ];
}
