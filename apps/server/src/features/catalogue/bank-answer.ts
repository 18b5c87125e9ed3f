import { createHash } from 'node:crypto';
import type { Endpoint, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue } from './catalogue-tree.ts';
import { readCatalogue } from './read-catalogue.ts';
import { RecentlyUsed } from './recently-used.ts';

interface KeptAnswer {
  readonly body: Buffer;
  readonly tag: string;
}

const keptBytes = 32 * 1024 * 1024;
const answersOf = new WeakMap<Database, RecentlyUsed<KeptAnswer>>();

export interface BankAnswer<Answer> {
  /** Names an answer that is the same for everybody but staff; without it, the answer is for this caller alone. */
  readonly key: string | undefined;
  make(): Promise<Answer> | Answer;
}

/**
 * Answers a call with something of the bank. Visitors may keep the answer, and ask each time whether it still holds;
 * what a token gets is nobody else's business. An answer with a key is made once per version of the bank. Its tag is
 * made from its bytes, so it also holds across servers and releases.
 */
export async function answerFromBank<E extends Endpoint>(
  services: Services,
  endpoint: E,
  { request, reply }: Pick<Call<E>, 'request' | 'reply'>,
  find: (catalogue: Catalogue) => Promise<BankAnswer<ResponseOf<E>>> | BankAnswer<ResponseOf<E>>,
): Promise<ResponseOf<E>> {
  const catalogue = await readCatalogue(services);
  const { key, make } = await find(catalogue);
  if (key === undefined) {
    const answer = await make();
    reply.header('cache-control', 'private, no-store');
    return answer;
  }

  const answers = keptAnswers(services.database);
  const fullKey = `${endpoint.name} ${catalogue.version} ${key}`;
  let kept = answers.get(fullKey);
  if (!kept) {
    kept = encode(endpoint, await make());
    answers.set(fullKey, kept, kept.body.length + 2 * fullKey.length);
  }
  reply.header('vary', 'Authorization');
  const isPublic = request.headers.authorization === undefined;
  reply.header('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store');
  if (isPublic) {
    reply.header('etag', kept.tag);
    if (holds(request.headers['if-none-match'], kept.tag)) return reply.code(304).send() as never;
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(kept.body) as never;
}

function keptAnswers(database: Database): RecentlyUsed<KeptAnswer> {
  let answers = answersOf.get(database);
  if (!answers) {
    answers = new RecentlyUsed(keptBytes);
    answersOf.set(database, answers);
  }
  return answers;
}

function encode(endpoint: Endpoint, answer: unknown): KeptAnswer {
  const body = Buffer.from(JSON.stringify(endpoint.response.parse(answer)));
  // Weak, since a compressed copy carries the same tag.
  return { body, tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

const holds = (asked: string | undefined, tag: string): boolean =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.slice(2)) === true;
