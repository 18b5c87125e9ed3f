import * as admin from '@sevenfold/contract/doubts/admin-doubts.endpoints';
import * as endpoints from '@sevenfold/contract/doubts/doubts.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { presentDoubt } from './doubt.presenter.ts';
import { tellOfReply } from './doubt-mail.jobs.ts';
import type { ThreadEntry } from './doubts.queries.ts';
import { readDoubts, tellDoubts } from './read-doubts.ts';
import { readThread, readThreads } from './read-threads.ts';
import { askDoubt, replyToDoubt } from './write-doubt.ts';

export function registerDoubts(register: Register, services: Services): void {
  services.queue.handle(tellOfReply, async (data, context) =>
    (await import('./tell-of-reply.job.ts')).tellOfReplyNow(services, data, context),
  );
  const told = async (entry: ThreadEntry) => presentDoubt((await tellDoubts(services, [entry]))[0]!);

  register(endpoints.askDoubt, async ({ body, caller }) => told(await askDoubt(services, body, caller)));
  register(endpoints.listDoubts, async ({ caller }) =>
    (await readDoubts(services, caller)).map(presentDoubt),
  );
  register(endpoints.replyToDoubt, async ({ params, body, caller }) =>
    told(await replyToDoubt(services, params.id, body.queries, caller)),
  );
  register(admin.listDoubtThreads, ({ query }) => readThreads(services, query));
  register(admin.getDoubtThread, ({ params }) => readThread(services, params.id));
}
