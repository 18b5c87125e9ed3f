import { isStaff } from '@sevenfold/contract/accounts/roles';
import type { Paper, PaperCard } from '@sevenfold/contract/papers/papers';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, SubjectNode } from '../catalogue/catalogue-tree.ts';
import { findSubject } from '../catalogue/find-place.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import type { PaperInTest, ReadPapers } from '../practice-tests/read-papers.ts';
import { readSittings } from '../practice-tests/sit-paper.ts';
import { readWholeQuestions } from '../questions/read-questions.ts';
import { boundariesOf, type CourseSettings, readCourseSettings } from './course-settings.ts';
import { readSharedPapers } from './kept-papers.ts';
import { mayRead, maySee, type PaperReader } from './paper.policy.ts';
import { presentPaperCard, presentSections } from './paper.presenter.ts';
import {
  findPaper,
  listChosenPaperIds,
  listOwnPapers,
  listPapersById,
  type StoredPaper,
} from './papers.queries.ts';

export const noSuchPaper = () => new AppError('not_found', 'This paper does not exist');

async function paperReaderOf({ database }: Services, caller: Caller | undefined): Promise<PaperReader> {
  return {
    staff: caller !== undefined && isStaff(caller.roleId),
    userId: caller?.userId,
    chosen: caller ? await listChosenPaperIds(database.db, caller.userId) : new Set(),
  };
}

/** Students' own after all others, the newest first. */
export async function listPapers(
  services: Services,
  subjectSlug: string | undefined,
  caller: Caller | undefined,
): Promise<PaperCard[]> {
  const catalogue = await readCatalogue(services);
  const subjects =
    subjectSlug === undefined
      ? catalogue.subjectsFor(readerOf(caller))
      : [findSubject(catalogue, subjectSlug, readerOf(caller))];
  const [{ all }, own, reader] = await Promise.all([
    readSharedPapers(services, catalogue),
    caller ? listOwnPapers(services.database.db, caller.userId) : [],
    paperReaderOf(services, caller),
  ]);
  const now = services.clock.now();
  const papers = [...all.filter(isListed), ...own.toReversed()].filter((paper) => maySee(paper, reader));
  return subjects.flatMap((subject) =>
    papers
      .filter(({ subjectId }) => subjectId === subject.id)
      .map((paper) => presentPaperCard(paper, subject, reader, now)),
  );
}

/** Staff find what isn't published in their own list. */
const isListed = ({ published }: StoredPaper): boolean => published;

export interface SeenPaper {
  readonly paper: StoredPaper;
  readonly subject: SubjectNode;
  readonly reader: PaperReader;
  readonly catalogue: Catalogue;
  /** Whether its questions may be read now. */
  readonly readable: boolean;
}

/** 404 for a paper that isn't there or isn't for the caller: every call that takes a slug asks this. */
export async function findSeenPaper(
  services: Services,
  slug: string,
  caller: Caller | undefined,
): Promise<SeenPaper> {
  const catalogue = await readCatalogue(services);
  const { bySlug } = await readSharedPapers(services, catalogue);
  const paper = bySlug.get(slug) ?? (caller && (await findPaper(services.database.db, slug)));
  const subject = paper && catalogue.subjectsFor(readerOf(caller)).find(({ id }) => id === paper.subjectId);
  const reader = await paperReaderOf(services, caller);
  if (!subject || !maySee(paper, reader)) throw noSuchPaper();
  return { paper, subject, reader, catalogue, readable: mayRead(paper, reader, services.clock.now()) };
}

export async function readPaper(
  services: Services,
  slug: string,
  caller: Caller | undefined,
): Promise<Paper> {
  const { paper, subject, reader, catalogue, readable } = await findSeenPaper(services, slug, caller);
  const ids = readable ? paper.questions.map(({ questionId }) => questionId) : [];
  const [questions, settings, sittings] = await Promise.all([
    readWholeQuestions(services, ids, caller),
    readCourseSettings(services, catalogue),
    caller ? readSittings(services, paper.id, caller) : [],
  ]);
  return {
    ...presentPaperCard(paper, subject, reader, services.clock.now()),
    sections: readable ? presentSections(paper, questions) : [],
    booklet: settings.booklet(subject.id),
    sittings: sittings.map(({ slug: test, state, createdAt }) => ({
      slug: test,
      state,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** For tests in which papers are sat. */
export const readPapersOfTests: ReadPapers = async (services, paperIds) => {
  if (paperIds.length === 0) return new Map();
  const catalogue = await readCatalogue(services);
  const [{ byId }, settings] = await Promise.all([
    readSharedPapers(services, catalogue),
    readCourseSettings(services, catalogue),
  ]);
  const own = await listPapersById(
    services.database.db,
    paperIds.filter((id) => !byId.has(id)),
  );
  const found = [...paperIds.flatMap((id) => byId.get(id) ?? []), ...own];
  return new Map(found.map((paper) => [paper.id, paperInTest(paper, catalogue, settings)]));
};

function paperInTest(paper: StoredPaper, catalogue: Catalogue, settings: CourseSettings): PaperInTest {
  const subject = catalogue.subjects.find(({ id }) => id === paper.subjectId)!;
  const { slug, name, calculatorAllowed } = paper;
  return {
    slug,
    name,
    paper: paper.paper,
    calculatorAllowed,
    booklet: settings.booklet(subject.id),
    boundaries: boundariesOf(settings, subject, paper.paper),
    questions: new Map(paper.questions.map((one) => [one.questionId, one])),
  };
}
