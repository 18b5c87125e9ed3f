import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressAs } from './content-encoding.ts';

/** Smaller answers travel in a handful of packets anyway, and there are very many of them. */
const large = 8 * 1024;
/** It is made for one reader and sent once: more patience would cost the server more than it saves the line. */
const quality = 2;

/**
 * What is for one person alone can't be kept in a compressed form, and a test or a list of saved questions is a fraction of its
 * size when it is compressed. Nothing secret can be guessed from the sizes: who asks names itself in a header, which no
 * other site's page can send. Undefined for what leaves as it is, like nearly all answers.
 */
export function compressLarge(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<Buffer> | undefined {
  if (typeof payload !== 'string' || payload.length < large || reply.hasHeader('content-encoding'))
    return undefined;
  reply.header('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return undefined;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compressAs(encoding, Buffer.from(payload), quality);
}
