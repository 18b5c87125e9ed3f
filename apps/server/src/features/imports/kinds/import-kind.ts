import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { CheckedRow, StagedRow } from '../import-rows.queries.ts';
import type { ImportRecord } from '../imports.queries.ts';

export interface CheckContext {
  readonly services: Services;
  readonly record: ImportRecord;
}

/** What is particular to subjects, topics and questions. */
export interface ImportRules {
  readonly mostRows: number;
  /** Rows that are checked together: as many as may be in memory at once. */
  readonly rowsAtATime: number;
  /** Each batch costs the bank's indexes a round. */
  readonly rowsPerWrite: number;
  /** Reads what the rows are compared with; the check then takes them some at a time, in their order. */
  begin(context: CheckContext): Promise<(rows: readonly StagedRow[]) => Promise<CheckedRow[]>>;
  /** In the one transaction of the import. */
  write(tx: Transaction, prepared: readonly unknown[], now: Date): Promise<void>;
}
