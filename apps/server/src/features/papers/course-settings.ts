import {
  type Boundaries,
  type BoundedPaper,
  boundedPaperOf,
  estimatedBoundaries,
} from '@sevenfold/contract/papers/grade-boundaries.rules';
import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, SubjectNode } from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { listBoundaries, listCourses } from './boundaries.queries.ts';

/** What staff have set for courses. */
export interface CourseSettings {
  /** Undefined where they haven't set them for this paper. */
  setBoundaries(subjectId: number, paper: BoundedPaper): Boundaries | undefined;
  booklet(subjectId: number): string | null;
  updatedAt(subjectId: number): Date | null;
}

const keptOf = perVersion(() => new ReadThroughCache<CourseSettings>(1, () => 0));

/** As a table names a paper. */
export const keyOf = (paper: BoundedPaper): string => paper ?? '';

export const readCourseSettings = (
  { database: { db } }: Services,
  catalogue: Catalogue,
): Promise<CourseSettings> =>
  keptOf(catalogue).get('', async () => {
    const [courses, rows] = await Promise.all([listCourses(db), listBoundaries(db)]);
    const course = new Map(courses.map((one) => [one.subjectId, one]));
    const percents = new Map<string, number[]>();
    for (const { subjectId, paper, percent } of rows) {
      const key = `${subjectId} ${paper}`;
      percents.set(key, [...(percents.get(key) ?? []), percent]);
    }
    return {
      setBoundaries: (subjectId, paper) =>
        percents.get(`${subjectId} ${keyOf(paper)}`) as unknown as Boundaries | undefined,
      booklet: (subjectId) => course.get(subjectId)?.booklet ?? null,
      updatedAt: (subjectId) => course.get(subjectId)?.updatedAt ?? null,
    };
  });

/** Staff's where they have set them, else our estimates. */
export function boundariesOf(
  settings: CourseSettings,
  subject: SubjectNode,
  paper: BoundedPaper,
): Boundaries {
  const bounded = boundedPaperOf(subject.slug, paper);
  return settings.setBoundaries(subject.id, bounded) ?? estimatedBoundaries(subject.slug, bounded);
}

/** The lowest share of marks for each grade from 2 to 7 in the whole of a course. */
export async function readBoundariesOfCourse(
  services: Services,
  subjectId: number,
): Promise<readonly number[] | undefined> {
  const catalogue = await readCatalogue(services);
  const subject = catalogue.subjects.find(({ id }) => id === subjectId);
  if (!subject) return undefined;
  const settings = await readCourseSettings(services, catalogue);
  return boundariesOf(settings, subject, null).map((percent) => percent / 100);
}
