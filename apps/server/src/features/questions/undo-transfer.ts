import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { undoTransfer as undoing } from '@sevenfold/contract/questions/transfers.endpoints';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { presentTransfer } from './transfer.presenter.ts';
import {
  listTransferred,
  lockTransfer,
  markUndone,
  moveBack,
  type TransferRow,
  type TransferredNow,
} from './transfers.queries.ts';

/** What somebody has moved on since stays there: an undo takes back this transfer and nothing else. */
export async function undoTransfer(
  { database, clock }: Services,
  id: number,
  caller: Caller,
): Promise<ResponseOf<typeof undoing>> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const transfer = await lockTransfer(tx.db, id);
    if (!transfer) throw new AppError('not_found', 'This transfer does not exist');
    if (transfer.undoneAt) throw new AppError('conflict', 'This transfer has been undone already');
    const all = await listTransferred(tx.db, id);
    const left = all.flatMap((one) => whyLeft(transfer, one) ?? []);
    const away = new Set(left.map((one) => one.id));
    const back = all.map(({ questionId }) => questionId).filter((questionId) => !away.has(questionId));
    if (back.length === 0) {
      throw new AppError('conflict', 'None of these questions is still where the transfer put it');
    }
    const now = clock.now();
    await moveBack(tx.db, transfer, back, now);
    const undone = await markUndone(tx.db, id, caller.name, now);
    await recordStaffAction(tx, caller, now, {
      action: 'undo transfer',
      about: { kind: 'transfer', id, name: `${transfer.fromName} → ${transfer.toName}` },
      before: { topic: transfer.toName },
      after: { topic: transfer.fromName, questions: back, ...(left.length > 0 && { left }) },
    });
    return { transfer: presentTransfer(undone), moved_back: back.length, left };
  });
}

function whyLeft({ toTopicId }: TransferRow, { questionId: id, topicId, canReturn }: TransferredNow) {
  if (topicId === null) return { id, why: 'deleted' as const };
  if (topicId !== toTopicId) return { id, why: 'moved' as const };
  return canReturn ? undefined : { id, why: 'topic_gone' as const };
}
