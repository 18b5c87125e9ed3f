import type { MasteryMap } from '@sevenfold/contract/coach/coach';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader, SubjectNode } from '../catalogue/catalogue-tree.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { type KnownCourse, readCourse } from './courses.ts';
import { findSubject } from './find-subject.ts';
import { presentMap } from './map.presenter.ts';
import { readCourses, type StudentCourse } from './read-courses.ts';
import { type Known, readState } from './read-state.ts';

export interface CourseOfStudent extends StudentCourse {
  readonly course: KnownCourse;
  readonly known: Known;
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** One course of a student with everything that is known of it. */
export async function readCourseOf(
  services: Services,
  userId: string,
  { catalogue, reader, subject }: { catalogue: Catalogue; reader: Reader; subject: SubjectNode },
): Promise<CourseOfStudent> {
  const today = dayOf(services.clock.now());
  const { courseOf } = await readCourses(services, userId, { catalogue, reader, today });
  const course = await readCourse(services, catalogue, subject);
  return {
    ...courseOf(subject),
    course,
    known: await readState(services, userId, subject.id, course.course),
  };
}

/** All courses, and the map of the one that is asked for or was practised last. */
export async function readMap(
  services: Services,
  userId: string,
  slug: string | undefined,
  reader: Reader,
): Promise<MasteryMap> {
  const now = services.clock.now();
  const catalogue = await readCatalogue(services);
  const { courses, courseOf } = await readCourses(services, userId, {
    catalogue,
    reader,
    today: dayOf(now),
  });
  const one = slug === undefined ? lastOf(courses) : courseOf(findSubject(catalogue, slug, reader));
  return {
    courses: courses.map(({ shown }) => shown),
    course: one?.shown ?? null,
    topics: one ? await mapOf(services, userId, catalogue, one) : [],
  };
}

export async function mapOf(
  services: Services,
  userId: string,
  catalogue: Catalogue,
  { subject, examAt }: StudentCourse,
): Promise<MasteryMap['topics']> {
  const course = await readCourse(services, catalogue, subject);
  const { state } = await readState(services, userId, subject.id, course.course);
  return presentMap(course, state, { now: services.clock.now(), exam: examAt });
}

const lastOf = (courses: readonly StudentCourse[]): StudentCourse | undefined =>
  [...courses].sort((one, other) => (other.lastAt?.getTime() ?? 0) - (one.lastAt?.getTime() ?? 0))[0];
