import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { keepUsedImages } from './import-pictures.ts';
import { listPreparedAfter } from './import-rows.queries.ts';
import { advance, type ImportStep, type StepContext } from './import-step.ts';
import type { ImportRecord } from './imports.queries.ts';
import { rulesOf } from './kinds/rules-of.ts';

/**
 * The pictures first, since nobody sees them before a question shows them; then all rows in one transaction, whose
 * last statement says that it is done. Whatever happens before its commit, the bank stays as it was.
 */
export const writeImport: ImportStep = async (context, record) => {
  const { services } = context;
  const rows = record.countNew + record.countChanged;
  const pictures = record.images === 0 ? 0 : await keepUsedImages(context, record, rows);
  const { database, clock } = services;
  await database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    await writeRows(context, record, tx, { done: pictures, total: pictures + rows });
    const now = clock.now();
    await recordStaffAction(tx, actorOf(record), now, {
      action: `import ${record.kind}`,
      about: { kind: 'import', id: record.id, name: record.fileName },
      after: { new: record.countNew, changed: record.countChanged, same: record.countSame, images: pictures },
    });
    await advance(tx.db, context, record, 'importing', {
      state: 'done',
      finishedAt: now,
      progressDone: pictures + rows,
      progressTotal: pictures + rows,
    });
  });
};

async function writeRows(
  context: StepContext,
  record: ImportRecord,
  tx: Transaction,
  progress: { done: number; total: number },
): Promise<void> {
  const { database, clock } = context.services;
  const { write, rowsPerWrite } = rulesOf(record.kind);
  let { done } = progress;
  let last = 0;
  for (;;) {
    const rows = await listPreparedAfter(tx.db, record.id, last, rowsPerWrite);
    if (rows.length === 0) return;
    last = rows.at(-1)!.row;
    await write(
      tx,
      rows.map(({ prepared }) => prepared),
      clock.now(),
    );
    done += rows.length;
    // Beside the transaction, so that it is seen; and it hears of a cancellation.
    await advance(database.db, context, record, 'importing', {
      progressDone: done,
      progressTotal: progress.total,
    });
  }
}

const actorOf = ({ actorId, actorName }: ImportRecord) => ({
  userId: actorId,
  name: actorName,
  roleId: 0,
  sessionId: '',
  deviceId: '',
});
