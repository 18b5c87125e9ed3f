import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../http/error-handler.ts';
import { rangeOf } from './byte-range.ts';
import { contentDisposition } from './content-disposition.ts';
import { linkPrefix } from './disk-files.ts';
import type { Files } from './files.ts';

/** Whatever a file says it is, it runs nothing of its own in a browser and reaches nothing. */
const filePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The links themselves say who may have a file: they are given to its owner and to staff only, for some minutes. */
export function registerFileLinks(app: FastifyInstance, { ownLinks }: Files): void {
  if (!ownLinks) return;
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    `${linkPrefix}*`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const file = await ownLinks.open(request.method, request.params['*'], request.query);
      if (!file) return answerNotFound(request, reply);
      reply.headers({
        'content-disposition': contentDisposition(file),
        'content-security-policy': filePolicy,
        'cache-control': 'private, no-store',
        'accept-ranges': 'bytes',
      });
      const range = rangeOf(request.headers.range, file.size);
      if (range === undefined) {
        await file.close();
        reply.header('content-range', `bytes */${file.size}`);
        return reply.code(416).send({ message: 'The file has no such part', code: 'invalid_input' });
      }
      reply.type(file.type);
      if (file.size === 0) {
        await file.close();
        return reply.send(Buffer.alloc(0));
      }
      const { from, to } = range === 'all' ? { from: 0, to: file.size - 1 } : range;
      if (range !== 'all') reply.code(206).header('content-range', `bytes ${from}-${to}/${file.size}`);
      reply.header('content-length', String(to - from + 1));
      return reply.send(file.stream(from, to));
    },
  );
}
