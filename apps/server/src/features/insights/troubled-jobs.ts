import type { listTroubledJobs } from '@sevenfold/contract/insights/jobs.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';

const shown = 100;

export async function readTroubledJobs({ queue }: Services): Promise<ResponseOf<typeof listTroubledJobs>> {
  const [jobs, { count }] = await Promise.all([queue.listTroubled(shown), queue.countTroubled()]);
  return {
    jobs: jobs.map(({ id, name, createdAt, tries, nextAt, problem }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      tries,
      next_at: nextAt?.toISOString() ?? null,
      problem: problem?.slice(0, 500) ?? null,
    })),
    total: count,
  };
}

export const countTroubledJobs = ({ queue }: Services) => queue.countTroubled();

export const retryJob = (services: Services, id: string, caller: Caller): Promise<void> =>
  act(services, 'retryNow', 'retry job', id, caller);

export const dismissJob = (services: Services, id: string, caller: Caller): Promise<void> =>
  act(services, 'dismiss', 'dismiss job', id, caller);

async function act(
  { database, queue, clock }: Services,
  step: 'retryNow' | 'dismiss',
  action: string,
  id: string,
  caller: Caller,
): Promise<void> {
  await database.transaction(async (tx) => {
    const name = await queue[step](tx, id);
    if (name === undefined) throw new AppError('not_found', 'This job is not in trouble any more');
    await recordStaffAction(tx, caller, clock.now(), { action, about: { kind: 'job', id, name } });
  });
}
