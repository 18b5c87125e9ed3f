import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { listOrdersOf, type OrderRow } from './orders.queries.ts';

export const readOrders = ({ database }: Services, caller: Caller): Promise<OrderRow[]> =>
  listOrdersOf(database.db, caller.userId);

export async function readLatestOrder({ database }: Services, caller: Caller): Promise<OrderRow> {
  const [latest] = await listOrdersOf(database.db, caller.userId, 1);
  if (!latest) throw new AppError('not_found', 'You have no orders yet');
  return latest;
}
