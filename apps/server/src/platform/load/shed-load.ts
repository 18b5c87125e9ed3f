import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Watch } from '../watch/watch.ts';
import { markShed, onEnd } from '../watch/watch-requests.ts';
import { busyAnswer } from './busy-answer.ts';
import { createLoadControl, type LoadControl } from './load-control.ts';
import { measurePressure } from './measure-pressure.ts';
import { priorityOfRequest } from './priority.ts';

/** Lets requests in or sends them away, before anything of them is read (decision 040). */
export function shedLoad(
  app: FastifyInstance,
  { config, database, ids }: Services,
  watch: Watch | undefined,
  control: LoadControl = createLoadControl(),
): void {
  const answerBusy = busyAnswer(config.site.name, ids.random);
  app.addHook('onRequest', (request, reply, done) => {
    // What a page asks for while it is rendered was let in with the page.
    if (request.isInside) return done();
    const priority = priorityOfRequest(request);
    if (control.admit(priority)) {
      if (priority !== 'always') onEnd(reply, () => control.release());
      return done();
    }
    markShed(reply);
    watch?.metrics.shed.inc({ priority });
    answerBusy(request, reply);
  });
  let stop: (() => void) | undefined;
  app.addHook('onListen', async () => {
    stop = measurePressure(control, database);
  });
  app.addHook('onClose', async () => stop?.());
}
