import type { AdminPaper, AdminPaperDetail, PaperChange } from '@sevenfold/contract/papers/papers';
import { AppError, invalidFields } from '../../platform/app-error.ts';
import { changedFields, recordStaffAction } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readPeople, readPeopleByEmail } from '../accounts/read-people.ts';
import type { Catalogue } from '../catalogue/catalogue-tree.ts';
import { findSubject } from '../catalogue/find-place.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { readSittingCounts } from '../practice-tests/sit-paper.ts';
import { type BlueprintRow, listBlueprintRows } from './blueprints.queries.ts';
import { readSharedPapers } from './kept-papers.ts';
import { isWhole } from './paper.policy.ts';
import { presentFacts } from './paper.presenter.ts';
import {
  changePaperRow,
  countStudents,
  deletePaperRow,
  listStudentIds,
  lockPaper,
  type PaperRow,
  replaceStudents,
  type StoredPaper,
} from './papers.queries.ts';
import { noSuchPaper } from './read-papers.ts';

async function presenting({ database: { db }, clock }: Services, catalogue: Catalogue) {
  const [students, blueprints] = await Promise.all([countStudents(db), listBlueprintRows(db)]);
  const named = new Map(blueprints.map((one: BlueprintRow) => [one.id, { id: one.id, name: one.name }]));
  const now = clock.now();
  return (paper: StoredPaper, sittings: ReadonlyMap<number, number>): AdminPaper => ({
    ...presentFacts(paper, catalogue.subjects.find(({ id }) => id === paper.subjectId)!, now),
    published: paper.published,
    audience: paper.audience,
    studentCount: paper.audience === 'chosen' ? (students.get(paper.id) ?? 0) : 0,
    sittings: sittings.get(paper.id) ?? 0,
    blueprint: (paper.blueprintId !== null && named.get(paper.blueprintId)) || null,
  });
}

export async function listAdminPapers(
  services: Services,
  subjectSlug: string | undefined,
): Promise<AdminPaper[]> {
  const catalogue = await readCatalogue(services);
  const subject =
    subjectSlug === undefined ? undefined : findSubject(catalogue, subjectSlug, { staff: true });
  const { all } = await readSharedPapers(services, catalogue);
  const shown = all.filter(({ subjectId }) => subject === undefined || subjectId === subject.id);
  const [present, sittings] = await Promise.all([
    presenting(services, catalogue),
    readSittingCounts(
      services.database.db,
      shown.map(({ id }) => id),
    ),
  ]);
  return shown.map((paper) => present(paper, sittings));
}

export async function readAdminPaper(services: Services, slug: string): Promise<AdminPaperDetail> {
  const { db } = services.database;
  const catalogue = await readCatalogue(services);
  const paper = (await readSharedPapers(services, catalogue)).bySlug.get(slug);
  if (!paper) throw noSuchPaper();
  const [present, sittings, ids] = await Promise.all([
    presenting(services, catalogue),
    readSittingCounts(db, [paper.id]),
    listStudentIds(db, paper.id),
  ]);
  const students = await readPeople(services, ids);
  return {
    ...present(paper, sittings),
    students: [...students.values()].map(({ email }) => email).toSorted(),
  };
}

/** Students' own papers are theirs; for staff they don't exist. */
async function lockShared(db: Db, slug: string, options: { forDeletion?: boolean } = {}): Promise<PaperRow> {
  const paper = await lockPaper(db, slug, options);
  if (!paper || paper.source === 'student') throw noSuchPaper();
  return paper;
}

const auditedOf = ({ name, published, audience, opensAt }: PaperRow, students: readonly string[]) => ({
  name,
  published,
  audience,
  opensAt: opensAt?.toISOString() ?? null,
  students: [...students].toSorted(),
});

const about = ({ slug, name }: PaperRow) => ({ kind: 'paper', id: slug, name });

export async function changePaper(
  services: Services,
  slug: string,
  { students: emails, opensAt, ...changes }: PaperChange,
  caller: Caller,
): Promise<AdminPaperDetail> {
  const before = await readAdminPaper(services, slug);
  const chosen = emails && (await studentsBy(services, emails));
  await services.database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const row = await lockShared(tx.db, slug);
    const after: PaperRow = {
      ...row,
      ...changes,
      opensAt: opensAt === undefined ? row.opensAt : opensAt === null ? null : new Date(opensAt),
    };
    if (after.published && !row.published) await assertWhole(services, slug);
    if (chosen) await replaceStudents(tx.db, row.id, [...chosen.values()]);
    const students = chosen ? [...chosen.keys()] : before.students;
    if (after.published && after.audience === 'chosen' && students.length === 0) {
      throw new AppError('conflict', 'Please choose the students that this paper is for');
    }
    const { name, published, audience } = after;
    await changePaperRow(tx.db, row.id, { name, published, audience, opensAt: after.opensAt });
    await recordStaffAction(tx, caller, services.clock.now(), {
      action: actionOf(row, after),
      about: about(after),
      ...changedFields(auditedOf(row, before.students), auditedOf(after, students)),
    });
  });
  return readAdminPaper(services, slug);
}

const actionOf = (before: PaperRow, after: PaperRow): string =>
  before.published === after.published
    ? 'change paper'
    : after.published
      ? 'publish paper'
      : 'unpublish paper';

/** Their ids by their addresses. Those that nobody has an account with are named. */
async function studentsBy(services: Services, emails: readonly string[]): Promise<Map<string, string>> {
  const people = await readPeopleByEmail(services, emails);
  const unknown = emails.flatMap((email, place) => (people.has(email) ? [] : [{ email, place }]));
  if (unknown.length > 0) {
    throw invalidFields(
      unknown.map(({ email, place }) => ({
        path: `students.${place}`,
        message: `Nobody has an account with ${email}`,
      })),
    );
  }
  return new Map([...people].map(([email, { id }]) => [email, id]));
}

async function assertWhole(services: Services, slug: string): Promise<void> {
  const { bySlug } = await readSharedPapers(services, await readCatalogue(services));
  const paper = bySlug.get(slug);
  if (paper && !isWhole(paper)) {
    throw new AppError(
      'conflict',
      'A question of this paper was hidden or deleted, so it can’t be published. Please make another one.',
    );
  }
}

/** One that was sat stays, since its result is read beside it; it can be unpublished. */
export async function removePaper(services: Services, slug: string, caller: Caller): Promise<void> {
  await services.database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const row = await lockShared(tx.db, slug, { forDeletion: true });
    if (row.source === 'mock') {
      throw new AppError('conflict', 'This paper comes with the bank. It can be unpublished instead.');
    }
    await assertNeverSat(tx.db, row.id);
    await deletePaperRow(tx.db, row.id);
    await recordStaffAction(tx, caller, services.clock.now(), {
      action: 'delete paper',
      about: about(row),
      before: auditedOf(row, []),
    });
  });
}

export async function assertNeverSat(db: Db, paperId: number): Promise<void> {
  if ((await readSittingCounts(db, [paperId])).size > 0) {
    throw new AppError('conflict', 'This paper was sat, so it stays with its results.');
  }
}
