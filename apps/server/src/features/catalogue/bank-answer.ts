import type { Endpoint, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
import { chooseEncoding, compressAs, type Encoding, isFresh } from '../../platform/http/content-encoding.ts';
import { EncodedJson } from '../../platform/http/encoded-json.ts';
import type { Call } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue } from './catalogue-tree.ts';
import { perVersion } from './per-version.ts';
import { readCatalogue, trustedCatalogue } from './read-catalogue.ts';

const keptBytes = 32 * 1024 * 1024;
const answersOf = perVersion(
  () =>
    new LRUCache<string, EncodedJson>({
      maxSize: keptBytes,
      sizeCalculation: ({ body }, key) => body.length + 2 * key.length,
    }),
);
/** Under what the answer is kept that visitors get at an address. */
const keysAt = perVersion(
  () =>
    new LRUCache<string, string>({
      maxSize: 2 * 1024 * 1024,
      sizeCalculation: (key, address) => 2 * (key.length + address.length),
    }),
);
/** The same answers in the forms that browsers take. Typeset maths shrinks to a tenth. */
const compressedOf = perVersion(() => new ReadThroughCache<Buffer>(8 * 1024 * 1024, ({ length }) => length));
/** Below this, a smaller answer still travels in one packet. */
const worthCompressing = 1024;
/** Many lists are asked for once: more patience would cost them more than it saves. */
const quality = 4;

export interface BankAnswer<Answer> {
  /** Names an answer that is the same for everybody but staff; without it, the answer is for this caller alone. */
  readonly key: string | undefined;
  /** An answer that is encoded already was put together from parts that went through their schemas. */
  make(): Promise<Answer | EncodedJson> | Answer | EncodedJson;
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
    if (!(answer instanceof EncodedJson)) return answer;
    await sendEncoded(request, reply, answer, compress);
    return reply as never;
  }

  const answers = answersOf(catalogue);
  const fullKey = `${endpoint.name} ${key}`;
  let kept = answers.get(fullKey);
  if (!kept) {
    const answer = await make();
    kept = answer instanceof EncodedJson ? answer : EncodedJson.of(endpoint.response, answer);
    answers.set(fullKey, kept);
  }
  if (isVisitors(request)) keysAt(catalogue).set(request.url, fullKey);
  await sendKept(catalogue, request, reply, kept);
  return reply as never;
}

/**
 * Answers a visitor who asks for exactly what another one has asked for, before the address is taken apart and checked
 * again; says whether it did. Only for calls that do nothing but answer from the bank.
 */
export function answerAgain(services: Services, request: FastifyRequest, reply: FastifyReply): boolean {
  const catalogue = isVisitors(request) ? trustedCatalogue(services) : undefined;
  const key = catalogue && keysAt(catalogue).get(request.url);
  const kept = key && answersOf(catalogue).get(key);
  if (!kept) return false;
  sendKept(catalogue, request, reply, kept).catch((error: unknown) => {
    if (!reply.sent) void reply.send(error);
  });
  return true;
}

const isVisitors = ({ headers }: FastifyRequest): boolean => headers.authorization === undefined;

async function sendKept(
  catalogue: Catalogue,
  request: FastifyRequest,
  reply: FastifyReply,
  kept: EncodedJson,
): Promise<void> {
  reply.header('vary', 'Authorization, Accept-Encoding');
  const isPublic = isVisitors(request);
  reply.header('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store');
  if (isPublic) {
    // Weak, since a compressed copy carries the same tag.
    const tag = `W/"${kept.hash}"`;
    reply.header('etag', tag);
    if (isFresh(request.headers['if-none-match'], tag)) {
      void reply.code(304).send();
      return;
    }
  }
  await sendEncoded(request, reply, kept, (json, encoding) =>
    compressedOf(catalogue).get(`${encoding} ${json.hash}`, () => compress(json, encoding)),
  );
}

const compress = ({ body }: EncodedJson, encoding: Encoding): Promise<Buffer> =>
  compressAs(encoding, body, quality);

/** Compressed anew or as it is kept, if the browser takes it so. */
async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  json: EncodedJson,
  compressed: (json: EncodedJson, encoding: Encoding) => Promise<Buffer>,
): Promise<void> {
  reply.header('content-type', 'application/json; charset=utf-8');
  const isSmall = json.body.length < worthCompressing;
  const encoding = isSmall ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  const body = encoding === 'identity' ? json.body : await compressed(json, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  void reply.send(body);
}
