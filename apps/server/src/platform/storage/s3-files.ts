import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.ts';
import { contentDisposition } from './content-disposition.ts';
import type { StorageLog } from './disk-files.ts';
import { assertKey, type Files, isKey, storageIsAway } from './files.ts';

const tries = 3;
const firstPauseMs = 100;
/** For all tries together: somebody waits for the answer. */
const patienceMs = 12_000;
const writableForMs = 10_000;
const healthKey = 'health-check';

/** Files in a bucket, addressed by path, as every S3-compatible storage understands it. */
export function s3Files(
  options: NonNullable<Config['s3']> & {
    readonly log: StorageLog;
    /** The storage compares it with its own clock, so it is the real one. */
    readonly now?: () => Date;
    /** For one try, the content included. */
    readonly timeoutMs?: number;
  },
): Files {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, log } = options;
  const { now = () => new Date(), timeoutMs = 10_000 } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const urlOf = (key: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
  const datetime = () =>
    now()
      .toISOString()
      .replaceAll(/[:-]|\.\d{3}/g, '');

  async function ask(
    method: string,
    url: string,
    content?: { body: Buffer; type: string },
    withinMs = timeoutMs,
  ) {
    const request = await client.sign(url, {
      method,
      ...(content && {
        body: new Uint8Array(content.body),
        headers: {
          'content-type': content.type,
          // The storage compares it with what arrives.
          'x-amz-content-sha256': createHash('sha256').update(content.body).digest('hex'),
        },
      }),
      aws: { datetime: datetime() },
    });
    return fetch(request, { signal: AbortSignal.timeout(withinMs), redirect: 'manual' });
  }

  /** Everything that is asked may be asked again; what stays wrong is the storage's fault or our settings'. */
  async function askPatiently(method: string, key: string, content?: { body: Buffer; type: string }) {
    assertKey(key);
    return askUrlPatiently(method, urlOf(key), content);
  }

  async function askUrlPatiently(method: string, url: string, content?: { body: Buffer; type: string }) {
    const deadline = performance.now() + patienceMs;
    for (let attempt = 1; ; attempt += 1) {
      let failure: unknown;
      try {
        const left = Math.max(1, deadline - performance.now());
        const answer = await ask(method, url, content, Math.ceil(Math.min(timeoutMs, left)));
        if (answer.ok || answer.status === 404) return answer;
        failure = new Error(`the storage answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
        if (answer.status < 500 && answer.status !== 429) attempt = tries;
      } catch (error) {
        failure = error;
      }
      if (attempt >= tries || performance.now() >= deadline) {
        log.error({ err: failure, method, url }, 'the file storage failed');
        throw storageIsAway();
      }
      await sleep(firstPauseMs * 2 ** attempt * Math.random());
    }
  }

  async function put(key: string, body: Buffer, type: string): Promise<void> {
    const answer = await askPatiently('PUT', key, { body, type });
    await answer.body?.cancel();
    if (answer.ok) return;
    log.error({ status: answer.status, bucket }, 'the bucket of the file storage is missing');
    throw storageIsAway();
  }

  let wasWritable: { readonly at: number; readonly fine: boolean } | undefined;

  return {
    put,
    async read(key) {
      const answer = await askPatiently('GET', key);
      if (answer.ok && answer.body) {
        const content = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
        // Whoever doesn't read to the end isn't there when the time is up, and a fault that nobody hears ends the
        // process.
        content.on('error', () => undefined);
        return content;
      }
      await answer.body?.cancel();
      return undefined;
    },
    async remove(key) {
      await (await askPatiently('DELETE', key)).body?.cancel();
    },
    async *list() {
      for (let last = '', more = true; more; ) {
        const url = new URL(urlOf('').slice(0, -1));
        url.searchParams.set('marker', last);
        const answer = await askUrlPatiently('GET', url.href);
        const page = await answer.text();
        if (!answer.ok) throw storageIsAway();
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          last = key.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
          // Whatever else somebody keeps in the bucket isn't the product's.
          if (isKey(key) && key !== healthKey) yield key;
        }
        more = page.includes('<IsTruncated>true</IsTruncated>');
      }
    },
    async linkTo(key, link) {
      assertKey(key);
      const url = new URL(urlOf(key));
      url.searchParams.set('X-Amz-Expires', String(link.expiresInSeconds));
      url.searchParams.set('response-content-disposition', contentDisposition(link));
      url.searchParams.set('response-content-type', link.type);
      url.searchParams.set('response-cache-control', 'private, no-store');
      const signed = await client.sign(url.href, { aws: { signQuery: true, datetime: datetime() } });
      return signed.url;
    },
    /** Kept for some seconds: everybody may ask how we are, and a storage takes money for each answer. */
    async isWritable() {
      // A clock that was set back would keep an old answer for as long as it was ahead.
      const at = performance.now();
      if (!wasWritable || at - wasWritable.at > writableForMs) {
        const fine = await ask('PUT', urlOf(healthKey), { body: Buffer.from('ok'), type: 'text/plain' }).then(
          async (answer) => {
            await answer.body?.cancel();
            return answer.ok;
          },
          () => false,
        );
        wasWritable = { at, fine };
      }
      return wasWritable.fine;
    },
  };
}
