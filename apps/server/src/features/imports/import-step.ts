import type { ImportState } from '@sevenfold/contract/imports/import.constants';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { changeImport, type ImportRecord } from './imports.queries.ts';

/** The import was given up, or the server stops: whoever works on it lets go of it. */
export class ImportLeft extends Error {}

export interface StepContext {
  readonly services: Services;
  readonly signal: AbortSignal;
}

export type ImportStep = (context: StepContext, record: ImportRecord) => Promise<void>;

type Change = Parameters<typeof changeImport>[3];

/** Changes an import that is still where it was, and ends the work when it isn't. */
export async function advance(
  db: Db,
  { services, signal }: StepContext,
  { id }: ImportRecord,
  from: ImportState,
  change: Change,
): Promise<ImportRecord> {
  if (signal.aborted) throw new ImportLeft('the server stops');
  const changed = await changeImport(db, id, [from], { ...change, changedAt: services.clock.now() });
  if (!changed) throw new ImportLeft('the import was given up');
  return changed;
}
