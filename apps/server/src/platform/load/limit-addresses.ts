import type { FastifyInstance } from 'fastify';
import { networkOf } from '../rate-limits/network.ts';
import type { Services } from '../services.ts';
import { onEnd } from '../watch/watch-requests.ts';
import { busyAnswer } from './busy-answer.ts';
import { countOpen } from './open-count.ts';
import { priorityOfRequest } from './priority.ts';

/** One address has only so many requests open at once, from their headers until their answers are taken. */
export function limitAddresses(app: FastifyInstance, { config, ids }: Services): void {
  const open = countOpen(config.openRequestsPerAddress);
  const answerBusy = busyAnswer(ids.random);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.isInside || priorityOfRequest(request) === 'always') return done();
    const network = networkOf(request.ip);
    if (!open.enter(network)) {
      answerBusy(request, reply, 'too_many_attempts');
      return;
    }
    onEnd(reply, () => open.leave(network));
    done();
  });
}
