import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Watch } from '../watch/watch.ts';
import { markShed, onEnd } from '../watch/watch-requests.ts';
import { busyAnswer } from './busy-answer.ts';
import { createLoadControl, type LoadControl } from './load-control.ts';
import { withPlace } from './load-place.ts';
import { measurePressure } from './measure-pressure.ts';
import { type Priority, priorityOfRequest } from './priority.ts';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Lets requests in or sends them away, before anything of them is read (decision 040). Only what keeps the server busy
 * takes a place: from when the body is there until the answer is made, or until it stands in a line of its own. What lies
 * before and after is up to the connection.
 */
export function shedLoad(
  app: FastifyInstance,
  { database, ids }: Services,
  watch: Watch | undefined,
  control: LoadControl = createLoadControl(),
): void {
  const answerBusy = busyAnswer(ids.random);
  const stillSending = new WeakMap<FastifyRequest, Priority>();
  const places = new WeakMap<FastifyRequest, () => void>();

  function takePlace(request: FastifyRequest, reply: FastifyReply, priority: Priority): boolean {
    if (!control.admit(priority)) return false;
    let taken = true;
    const leave = () => {
      if (taken) control.release();
      taken = false;
    };
    places.set(request, leave);
    onEnd(reply, leave);
    return true;
  }
  function sendAway(request: FastifyRequest, reply: FastifyReply, priority: Priority): void {
    markShed(reply);
    watch?.metrics.shed.inc({ priority });
    answerBusy(request, reply);
  }

  app.addHook('onRequest', (request, reply, done) => {
    // What a page asks for while it is rendered was let in with the page.
    if (request.isInside) return done();
    const priority = priorityOfRequest(request);
    if (priority === 'always') {
      control.admit(priority);
      return done();
    }
    const isSending = hasBody(request);
    if (isSending) stillSending.set(request, priority);
    const isLetIn = isSending ? control.hasRoom(priority) : takePlace(request, reply, priority);
    if (isLetIn) withPlace(() => places.get(request)?.(), done);
    else sendAway(request, reply, priority);
  });
  app.addHook('preValidation', (request, reply, done) => {
    const priority = stillSending.get(request);
    if (!priority) return done();
    // Files are read later, by whoever wants them. How many of those there may be is bounded by their size (upload.ts).
    if (request.body === undefined && !request.raw.readableEnded) {
      request.raw.once('end', () => {
        if (!reply.raw.writableEnded) takePlace(request, reply, priority);
      });
      return withPlace(() => places.get(request)?.(), done);
    }
    // Reading the body has lost what was said before it.
    if (takePlace(request, reply, priority)) withPlace(() => places.get(request)?.(), done);
    else sendAway(request, reply, priority);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    places.get(request)?.();
    done(null, payload);
  });

  let stop: (() => void) | undefined;
  app.addHook('onListen', async () => {
    stop = measurePressure(control, database);
  });
  app.addHook('onClose', async () => stop?.());
}
