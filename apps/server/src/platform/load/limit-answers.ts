import type { FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';

/** Three lists of a thousand saved questions, which are the largest answers there are. */
const mostBytes = 48 * 1024 * 1024;
/** Of smaller ones an address has only so many open at once. */
const countedBytes = 64 * 1024;

type LimitAnswers = (account: string, reply: FastifyReply, payload: unknown) => void;

/**
 * What one account has been answered and has not taken yet is held in memory, for as long as its line keeps the least
 * pace. So there is only so much of it: whoever asks for more gets a refusal in its place. What is written piece by piece
 * waits for its reader by itself.
 */
export function limitAnswers(): LimitAnswers {
  const bytesOf = new Map<string, number>();
  return (account, reply, payload) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    if (bytes < countedBytes) return;
    const before = bytesOf.get(account) ?? 0;
    if (before > 0 && before + bytes > mostBytes) {
      // Those of the answer that isn't sent.
      for (const name of ['content-type', 'content-encoding', 'content-disposition'])
        reply.removeHeader(name);
      throw new AppError(
        'too_many_attempts',
        'A lot is on its way to you already. Please wait until it has arrived.',
        { retryAfterSeconds: 10 },
      );
    }
    bytesOf.set(account, before + bytes);
    reply.raw.once('close', () => {
      const left = bytesOf.get(account)! - bytes;
      if (left > 0) bytesOf.set(account, left);
      else bytesOf.delete(account);
    });
  };
}
