import type { saveBoundaries as saving } from '@sevenfold/contract/papers/admin-papers.endpoints';
import { boundedPapersOf, estimatedBoundaries } from '@sevenfold/contract/papers/grade-boundaries.rules';
import { boundedGrades } from '@sevenfold/contract/papers/paper.constants';
import type { CourseBoundaries } from '@sevenfold/contract/papers/papers';
import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { changedFields, recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import type { SubjectNode } from '../catalogue/catalogue-tree.ts';
import { findSubject } from '../catalogue/find-place.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { lockCourse, replaceBoundaries, upsertCourse } from './boundaries.queries.ts';
import { boundariesOf, type CourseSettings, keyOf, readCourseSettings } from './course-settings.ts';

export async function readBoundaries(services: Services, subjectSlug: string): Promise<CourseBoundaries> {
  const catalogue = await readCatalogue(services);
  const subject = findSubject(catalogue, subjectSlug, { staff: true });
  return presentCourse(subject, await readCourseSettings(services, catalogue));
}

const presentCourse = (subject: SubjectNode, settings: CourseSettings): CourseBoundaries => ({
  subject: { id: subject.id, slug: subject.slug, subject_name: subject.subjectName },
  papers: boundedPapersOf(subject.slug).map((paper) => {
    const percents = boundariesOf(settings, subject, paper);
    return {
      paper,
      boundaries: boundedGrades.map((grade, place) => ({ grade, percent: percents[place]! })),
      edited: settings.setBoundaries(subject.id, paper) !== undefined,
    };
  }),
  booklet: settings.booklet(subject.id),
  updatedAt: settings.updatedAt(subject.id)?.toISOString() ?? null,
});

/** A paper whose boundaries are our estimates goes back to them: what was set before isn't kept beside them. */
export async function saveBoundaries(
  services: Services,
  subjectSlug: string,
  { papers, booklet, updatedAt }: BodyOf<typeof saving>,
  caller: Caller,
): Promise<CourseBoundaries> {
  const before = await readBoundaries(services, subjectSlug);
  const { subject } = before;
  const known = boundedPapersOf(subject.slug);
  if (papers.some(({ paper }) => !known.includes(paper))) {
    throw invalidField('papers', `${subject.subject_name} has no such paper`);
  }
  if (new Set(papers.map(({ paper }) => paper)).size < papers.length) {
    throw invalidField('papers', 'Please give each paper once');
  }
  await services.database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const now = services.clock.now();
    const course = await lockCourse(tx.db, subject.id);
    if ((course?.updatedAt.toISOString() ?? null) !== updatedAt) {
      throw new AppError(
        'conflict',
        'Somebody has saved these boundaries meanwhile. Load the page again to go on from there.',
      );
    }
    for (const { paper, boundaries } of papers) {
      const estimate = estimatedBoundaries(subject.slug, paper);
      const isEstimate = boundaries.every(({ percent }, place) => percent === estimate[place]);
      await replaceBoundaries(tx.db, subject.id, keyOf(paper), isEstimate ? [] : boundaries);
    }
    await upsertCourse(tx.db, { subjectId: subject.id, booklet, updatedAt: now });
    await recordStaffAction(tx, caller, now, {
      action: 'change grade boundaries',
      about: { kind: 'subject', id: subject.id, name: subject.subject_name },
      ...changedFields(auditedOf(before.papers, before.booklet), auditedOf(papers, booklet)),
    });
  });
  return readBoundaries(services, subjectSlug);
}

const auditedOf = (
  papers: readonly Pick<CourseBoundaries['papers'][number], 'paper' | 'boundaries'>[],
  booklet: string | null,
): Record<string, unknown> => ({
  ...Object.fromEntries(
    papers.map(({ paper, boundaries }) => [
      paper === null ? 'other papers' : `paper ${paper}`,
      boundaries.map(({ percent }) => percent).join(', '),
    ]),
  ),
  booklet,
});
