import { type ImportMapping, mappingFlaw } from '@sevenfold/contract/imports/import-mapping.rules';
import type { Import } from '@sevenfold/contract/imports/imports.schema';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { presentImport } from './import.presenter.ts';
import { uncheckRows } from './import-rows.queries.ts';
import { workOnImport } from './imports.jobs.ts';
import { changeImport, findRunningImport, forgetUsed, type ImportRecord } from './imports.queries.ts';
import { findKnown } from './read-imports.ts';

const notNow = ({ state }: ImportRecord) =>
  new AppError('conflict', `This can't be done now: the import is ${wordOf[state]}`);

const wordOf: Readonly<Record<ImportRecord['state'], string>> = {
  uploading: 'still being uploaded',
  reading: 'being read',
  mapping: 'waiting for its columns',
  checking: 'being checked',
  ready: 'checked',
  importing: 'being written',
  done: 'done',
  failed: 'over: it failed',
  cancelled: 'cancelled',
};

/** May be said again: the rows are then checked anew. */
export async function mapColumns(services: Services, id: string, mapping: ImportMapping): Promise<Import> {
  const { database, queue, clock } = services;
  const record = await findKnown(services, id);
  const flaw = mappingFlaw(record.kind, mapping, record.headers);
  if (record.state !== 'mapping' && record.state !== 'ready') throw notNow(record);
  if (flaw) throw invalidField('mapping', flaw);
  return database.transaction(async (tx) => {
    const changed = await changeImport(tx.db, id, ['mapping', 'ready'], {
      state: 'checking',
      mapping,
      countNew: 0,
      countChanged: 0,
      countSame: 0,
      countWrong: 0,
      progressDone: 0,
      progressTotal: record.rows,
      changedAt: clock.now(),
    });
    if (!changed) throw notNow(await findKnown(services, id));
    await uncheckRows(tx.db, id);
    await forgetUsed(tx.db, id);
    await queue.enqueue(tx, workOnImport, { importId: id });
    return presentImport(changed);
  });
}

export async function startImport(services: Services, id: string, caller: Caller): Promise<Import> {
  const { database, queue, clock } = services;
  const record = await findKnown(services, id);
  if (record.state !== 'ready') throw notNow(record);
  if (record.countWrong > 0) {
    throw new AppError('conflict', 'Some rows are wrong. Please mend them in the file and upload it again.');
  }
  if (record.countNew + record.countChanged === 0) {
    throw new AppError('conflict', 'There is nothing to import: every row is in the bank already.');
  }
  try {
    return await database.transaction(async (tx) => {
      const now = clock.now();
      const changed = await changeImport(tx.db, id, ['ready'], {
        state: 'importing',
        actorId: caller.userId,
        actorName: caller.name,
        progressDone: 0,
        progressTotal: record.countNew + record.countChanged,
        changedAt: now,
      });
      if (!changed) throw notNow(await findKnown(services, id));
      await recordStaffAction(tx, caller, now, {
        action: `start import of ${record.kind}`,
        about: { kind: 'import', id, name: record.fileName },
      });
      await queue.enqueue(tx, workOnImport, { importId: id });
      return presentImport(changed);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'imports_one_at_a_time') throw error;
    const other = await findRunningImport(database.db);
    throw new AppError(
      'conflict',
      `${other ? `${other.actorName} is importing "${other.fileName}"` : 'Another import is running'} right now. Please wait until it is done.`,
    );
  }
}

export async function cancelImport(services: Services, id: string, caller: Caller): Promise<Import> {
  const { database, queue, clock } = services;
  const record = await findKnown(services, id);
  return database.transaction(async (tx) => {
    const now = clock.now();
    const changed = await changeImport(
      tx.db,
      id,
      ['uploading', 'reading', 'mapping', 'checking', 'ready', 'importing'],
      { state: 'cancelled', finishedAt: now, changedAt: now },
    );
    if (!changed) throw notNow(await findKnown(services, id));
    await recordStaffAction(tx, caller, now, {
      action: `cancel import of ${record.kind}`,
      about: { kind: 'import', id, name: record.fileName },
    });
    // Whoever works on it finds out by itself; where nobody does, this clears it away.
    await queue.enqueue(tx, workOnImport, { importId: id });
    return presentImport(changed);
  });
}
