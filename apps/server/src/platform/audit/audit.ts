import type { Transaction } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { auditLog } from './audit.tables.ts';

export interface StaffAction {
  /** A verb and a noun, such as `hide question`. */
  readonly action: string;
  readonly about: { readonly kind: string; readonly id: string | number; readonly name: string };
  /** Only the fields that changed; never a secret. */
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
}

/** Written in the transaction of the action itself: there is none without the other. */
export const recordStaffAction = (
  tx: Transaction,
  caller: Caller,
  at: Date,
  action: StaffAction,
): Promise<void> => recordStaffActions(tx, caller, at, [action]);

/** Of one press that did the same to many. */
export async function recordStaffActions(
  tx: Transaction,
  caller: Caller,
  at: Date,
  actions: readonly StaffAction[],
): Promise<void> {
  if (actions.length === 0) return;
  await tx.db.insert(auditLog).values(
    actions.map(({ action, about, before, after }) => ({
      at,
      actorId: caller.userId,
      actorName: caller.name,
      action,
      aboutKind: about.kind,
      aboutId: String(about.id),
      aboutName: about.name.slice(0, 200),
      ...(before && { before }),
      ...(after && { after }),
    })),
  );
}

/** The fields of two records that differ, as the log keeps them. */
export function changedFields<Row extends Record<string, unknown>>(
  before: Row,
  after: Row,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
