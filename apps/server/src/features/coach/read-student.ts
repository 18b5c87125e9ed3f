import type { StudentProgress } from '@sevenfold/contract/coach/coach';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readPeople } from '../accounts/read-people.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import type { CoachReaders } from './coach-readers.ts';
import { findSubject } from './find-subject.ts';
import { historyEventOf } from './history.presenter.ts';
import { listLatestEvents } from './learners.queries.ts';
import { gradeOfCourse } from './read-grade.ts';
import { readCourseOf, readMap } from './read-map.ts';
import { readMistakes } from './read-mistakes.ts';

const historyShown = 100;
const mistakesShown = 10;

/** For whoever tutors the student. What she wrote for herself stays hers. */
export async function readStudent(
  services: Services,
  readers: CoachReaders,
  userId: string,
  { subject: slug, page }: { readonly subject?: string | undefined; readonly page: number },
  caller: Caller,
): Promise<StudentProgress> {
  const person = (await readPeople(services, [userId])).get(userId);
  if (!person) throw new AppError('not_found', 'This student does not exist');
  const reader = readerOf(caller);
  const catalogue = await readCatalogue(services);
  const map = await readMap(services, userId, slug, reader);
  const subject = map.course && findSubject(catalogue, map.course.subject.slug, reader);
  const asked = slug === undefined ? undefined : subject?.id;
  const course = subject && (await readCourseOf(services, userId, { catalogue, reader, subject }));
  const [events, mistakes] = await Promise.all([
    listLatestEvents(services.database.db, userId, asked, historyShown),
    readMistakes(
      services,
      readers,
      userId,
      { page, pageSize: mistakesShown, sort: 'at', order: 'desc', subject: slug },
      caller,
    ),
  ]);
  return {
    student: { id: person.id, full_name: person.fullName, username: person.username },
    ...map,
    grade: course ? await gradeOfCourse(services, readers, userId, course, catalogue) : null,
    history: events.map((row) => historyEventOf(row, catalogue)),
    mistakes: { ...mistakes, rows: mistakes.rows.map((row) => ({ ...row, own_note: null })) },
  };
}
