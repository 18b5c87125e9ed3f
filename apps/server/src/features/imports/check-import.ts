import { countStates, countUnchecked, listUnchecked, saveChecked } from './import-rows.queries.ts';
import { advance, type ImportStep } from './import-step.ts';
import { rulesOf } from './kinds/rules-of.ts';

/** Checks and typesets the rows, some at a time, from the first that isn't yet: a second try goes on there. */
export const checkImportRows: ImportStep = async (context, record) => {
  const { services } = context;
  const { db } = services.database;
  const { begin, rowsAtATime } = rulesOf(record.kind);
  const check = await begin({ services, record });
  let left = await countUnchecked(db, record.id);
  while (left > 0) {
    const rows = await listUnchecked(db, record.id, rowsAtATime);
    if (rows.length === 0) break;
    await saveChecked(db, record.id, await check(rows));
    left -= rows.length;
    await advance(db, context, record, 'checking', {
      progressDone: record.rows - left,
      progressTotal: record.rows,
    });
  }
  const counts = await countStates(db, record.id);
  await advance(db, context, record, 'checking', {
    state: 'ready',
    countNew: counts.new,
    countChanged: counts.changed,
    countSame: counts.same,
    countWrong: counts.wrong,
    progressDone: 0,
    progressTotal: 0,
  });
};
