import * as endpoints from '@sevenfold/contract/replies/replies.endpoints';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { Services } from '../../platform/services.ts';
import { checkCounter } from './check-limits.ts';
import { checkReplies } from './check-replies.ts';
import type { Marker } from './mark-in-thread.ts';
import type { AssertMayKnow } from './may-know.ts';
import { readKeptReplies } from './read-kept-replies.ts';
import { readReply } from './read-reply.ts';
import { tickLines } from './tick-lines.ts';
import { tryReplies } from './try-replies.ts';

export function registerReplies(register: Register, services: Services, assertMayKnow: AssertMayKnow): void {
  const countChecks = checkCounter(services);
  const markerOf = (request: FastifyRequest, caller: Caller | undefined): Marker => ({
    owner: caller?.userId ?? networkOf(request.ip),
    log: request.log,
  });

  register(endpoints.checkReplies, async ({ params, body, caller, request }) => {
    await countChecks('check', request);
    return checkReplies(services, assertMayKnow, params.id, body.replies, caller, markerOf(request, caller));
  });
  register(endpoints.readReply, async ({ params, body, caller, request }) => {
    await countChecks('read', request);
    return readReply(services, params.id, body, caller, markerOf(request, caller));
  });
  register(endpoints.tryReplies, ({ body, caller, request }) => tryReplies(body, markerOf(request, caller)));
  register(endpoints.listReplies, ({ params, caller }) =>
    readKeptReplies(services, assertMayKnow, params.id, caller),
  );
  register(endpoints.tickLines, async ({ params, body, caller }) => ({
    ticked_lines: await tickLines(services, assertMayKnow, params.id, body, caller),
  }));
}
