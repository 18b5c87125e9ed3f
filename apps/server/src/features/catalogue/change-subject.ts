import type {
  changeSubject as changing,
  orderSubjects as ordering,
} from '@sevenfold/contract/catalogue/admin-catalogue.endpoints';
import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { changedFields, recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import {
  findSubjectRecord,
  type HeldSubject,
  insertSubject,
  listHeldSubjects,
  lockSubject,
  noteSubjectSlug,
  placeSubjects,
  removeSubject,
  updateSubject,
} from './admin-catalogue.queries.ts';
import { noSuchSubject, readAdminSubject } from './read-admin-catalogue.ts';
import { takeBankTurn } from './save-catalogue.ts';
import { refuseTakenSlug } from './taken-slug.ts';
import { refusalToDeleteSubject } from './topic-tree.policy.ts';

type SubjectForm = BodyOf<typeof changing>;

const columnsOf = ({ slug, subject_name, staff_only }: SubjectForm) => ({
  slug,
  subjectName: subject_name,
  staffOnly: staff_only,
});
const aboutSubject = (id: number, name: string) => ({ kind: 'subject', id, name });

const slugTaken = refuseTakenSlug('subjects_slug_key', 'Another subject has this slug');

export async function addSubject(
  { database, clock }: Services,
  form: SubjectForm,
  caller: Caller,
): Promise<HeldSubject> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const id = await insertSubject(tx.db, columnsOf(form)).catch(slugTaken);
    await noteSubjectSlug(tx.db, id, undefined, form.slug);
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'add subject',
      about: aboutSubject(id, form.subject_name),
      after: form,
    });
    return readAdminSubject(tx.db, id);
  });
}

export async function changeSubject(
  { database, clock }: Services,
  id: number,
  form: SubjectForm,
  caller: Caller,
): Promise<HeldSubject> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const row = await findSubjectRecord(tx.db, id);
    if (!row) throw noSuchSubject();
    const seen: SubjectForm = { subject_name: row.subjectName, slug: row.slug, staff_only: row.staffOnly };
    const { before, after } = changedFields({ ...seen }, { ...form });
    if (Object.keys(after).length === 0) return readAdminSubject(tx.db, id);
    await updateSubject(tx.db, id, columnsOf(form)).catch(slugTaken);
    if (row.slug !== form.slug) await noteSubjectSlug(tx.db, id, row.slug, form.slug);
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'change subject',
      about: aboutSubject(id, form.subject_name),
      before,
      after,
    });
    return readAdminSubject(tx.db, id);
  });
}

export async function orderSubjects(
  { database, clock }: Services,
  { ids }: BodyOf<typeof ordering>,
  caller: Caller,
): Promise<HeldSubject[]> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const subjects = await listHeldSubjects(tx.db);
    const given = new Set(ids);
    if (
      given.size !== ids.length ||
      ids.length !== subjects.length ||
      subjects.some((s) => !given.has(s.id))
    ) {
      throw new AppError('conflict', 'There are other subjects by now. Please look again.');
    }
    const byId = new Map(subjects.map((subject) => [subject.id, subject]));
    const ordered = ids.map((id) => byId.get(id)!);
    if (ordered.every((subject, place) => subject === subjects[place])) return subjects;
    await placeSubjects(tx.db, ids);
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'order subjects',
      about: { kind: 'subject', id: 'all', name: 'All subjects' },
      before: { order: subjects.map(({ slug }) => slug) },
      after: { order: ordered.map(({ slug }) => slug) },
    });
    return ordered;
  });
}

export async function deleteSubject(
  { database, clock }: Services,
  id: number,
  caller: Caller,
): Promise<string> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    await lockSubject(tx.db, id);
    const subject = await readAdminSubject(tx.db, id);
    const refusal = refusalToDeleteSubject(subject);
    if (refusal) throw new AppError('conflict', refusal);
    await removeSubject(tx.db, id);
    const { subject_name, slug, staff_only } = subject;
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'delete subject',
      about: aboutSubject(id, subject_name),
      before: { subject_name, slug, staff_only },
    });
    return subject_name;
  });
}
