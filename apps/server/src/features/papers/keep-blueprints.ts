import type {
  addBlueprint as adding,
  saveBlueprint as saving,
} from '@sevenfold/contract/papers/admin-papers.endpoints';
import type { Blueprint } from '@sevenfold/contract/papers/blueprint';
import type { BlueprintRecord } from '@sevenfold/contract/papers/papers';
import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { changedFields, recordStaffAction } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, SubjectNode } from '../catalogue/catalogue-tree.ts';
import { findSubject } from '../catalogue/find-place.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { presentBlueprint } from './blueprint.presenter.ts';
import {
  type BlueprintRow,
  changeBlueprintRow,
  deleteBlueprintRow,
  findBlueprint,
  insertBlueprint,
  listBlueprintRows,
} from './blueprints.queries.ts';
import { readSharedPapers } from './kept-papers.ts';

const noSuchBlueprint = () => new AppError('not_found', 'This blueprint does not exist');

export async function listBlueprints(
  services: Services,
  subjectSlug: string | undefined,
): Promise<BlueprintRecord[]> {
  const catalogue = await readCatalogue(services);
  const subject =
    subjectSlug === undefined ? undefined : findSubject(catalogue, subjectSlug, { staff: true });
  const [rows, { all }] = await Promise.all([
    listBlueprintRows(services.database.db),
    readSharedPapers(services, catalogue),
  ]);
  return rows
    .filter(({ subjectId }) => subject === undefined || subjectId === subject.id)
    .map((row) => presentBlueprint(row, subjectOf(catalogue, row), all));
}

/** A blueprint goes with its subject. */
const subjectOf = (catalogue: Catalogue, { subjectId }: BlueprintRow): SubjectNode =>
  catalogue.subjects.find(({ id }) => id === subjectId)!;

export interface KnownBlueprint {
  readonly row: BlueprintRow;
  readonly subject: SubjectNode;
}

export async function findKnownBlueprint(
  services: Services,
  id: number,
  catalogue: Catalogue,
): Promise<KnownBlueprint> {
  const row = await findBlueprint(services.database.db, id);
  if (!row) throw noSuchBlueprint();
  return { row, subject: subjectOf(catalogue, row) };
}

export async function readBlueprint(services: Services, id: number): Promise<BlueprintRecord> {
  const catalogue = await readCatalogue(services);
  const { row, subject } = await findKnownBlueprint(services, id, catalogue);
  return presentBlueprint(row, subject, (await readSharedPapers(services, catalogue)).all);
}

/** Every topic that is wished for has to be one of the subject. */
export function assertTopicsOf(catalogue: Catalogue, subject: SubjectNode, { topics }: Blueprint): void {
  topics.forEach(({ topicId }, place) => {
    if (catalogue.topicById(topicId)?.subject.id === subject.id) return;
    throw invalidField(`blueprint.topics.${place}.topicId`, `${subject.subjectName} has no such topic`);
  });
}

const auditedOf = ({
  name,
  paper,
  minutes,
  wishes,
}: Omit<BlueprintRow, 'id' | 'subjectId' | 'updatedAt'>) => ({
  name,
  paper,
  minutes,
  wishes,
});

const about = ({ id, name }: Pick<BlueprintRow, 'id' | 'name'>) => ({ kind: 'blueprint', id, name });

export async function addBlueprint(
  services: Services,
  { subject: subjectSlug, blueprint: wishes, ...fields }: BodyOf<typeof adding>,
  caller: Caller,
): Promise<BlueprintRecord> {
  const catalogue = await readCatalogue(services);
  const subject = findSubject(catalogue, subjectSlug, { staff: true });
  assertTopicsOf(catalogue, subject, wishes);
  const row = await services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const added = await insertBlueprint(tx.db, { ...fields, wishes, subjectId: subject.id, updatedAt: now });
    await recordStaffAction(tx, caller, now, {
      action: 'add blueprint',
      about: about(added),
      after: auditedOf(added),
    });
    return added;
  });
  return presentBlueprint(row, subject, []);
}

/** Whoever changes one names the version that they began with. */
export async function saveBlueprint(
  services: Services,
  id: number,
  { updatedAt, blueprint: wishes, ...fields }: BodyOf<typeof saving>,
  caller: Caller,
): Promise<BlueprintRecord> {
  const catalogue = await readCatalogue(services);
  const { subject } = await findKnownBlueprint(services, id, catalogue);
  assertTopicsOf(catalogue, subject, wishes);
  await services.database.transaction(async (tx) => {
    const before = await lockBlueprint(tx.db, id);
    if (before.updatedAt.toISOString() !== updatedAt) {
      throw new AppError(
        'conflict',
        'Somebody has saved this blueprint meanwhile. Load it again to go on from there.',
      );
    }
    const now = services.clock.now();
    const after = await changeBlueprintRow(tx.db, id, { ...fields, wishes, updatedAt: now });
    await recordStaffAction(tx, caller, now, {
      action: 'edit blueprint',
      about: about(after),
      ...changedFields(auditedOf(before), auditedOf(after)),
    });
  });
  return readBlueprint(services, id);
}

async function lockBlueprint(db: Db, id: number): Promise<BlueprintRow> {
  const row = await findBlueprint(db, id, { forUpdate: true });
  if (!row) throw noSuchBlueprint();
  return row;
}

/** The papers that were made of it stay. */
export async function removeBlueprint(services: Services, id: number, caller: Caller): Promise<void> {
  await services.database.transaction(async (tx) => {
    const before = await lockBlueprint(tx.db, id);
    await deleteBlueprintRow(tx.db, id);
    await recordStaffAction(tx, caller, services.clock.now(), {
      action: 'delete blueprint',
      about: about(before),
      before: auditedOf(before),
    });
  });
}
