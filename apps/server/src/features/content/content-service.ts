import { createHash } from 'node:crypto';
import type { Post } from '@sevenfold/contract/content/posts.endpoints';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { type PayloadPost, payloadPostSchema, presentPayloadPost } from './payload-post.presenter.ts';
import type { PostSource } from './post-source.ts';

const timeoutMs = 5000;
const largestAnswer = 8 * 1024 * 1024;
/** A list this young is shown as it is; an older one is asked for again while readers see the old one. */
const freshMs = 30_000;
const mostKept = 200;

const listSchema = z.object({ docs: z.array(z.unknown()).max(2000) });

interface Kept {
  readonly at: number;
  readonly docs: readonly PayloadPost[];
}

/**
 * Posts of a separate Payload server, read by the same calls that others make to us. What it answered last is shown
 * while it is away; a document that isn't in the known shape is left out and told to the log.
 */
export function contentService(base: string, { log, world }: Services): PostSource {
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<Kept>>();
  let version = '0';

  async function ask(path: string): Promise<Kept> {
    const response = await fetch(`${base}${path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`the content service answered ${response.status}`);
    const { docs } = listSchema.parse(JSON.parse(await readBounded(response)));
    const known: PayloadPost[] = [];
    for (const doc of docs) {
      const parsed = payloadPostSchema.safeParse(doc);
      if (parsed.success) known.push(parsed.data);
      else
        log.warn(
          { issues: parsed.error.issues.slice(0, 5) },
          'a post of the content service has another shape',
        );
    }
    return { at: world.now().getTime(), docs: known.filter(({ _status }) => _status !== 'draft') };
  }

  function askOnce(path: string): Promise<Kept> {
    const running = asking.get(path);
    if (running) return running;
    const asked = ask(path)
      .then((answer) => {
        if (kept.size >= mostKept) kept.clear();
        kept.set(path, answer);
        version = createHash('sha256')
          .update(JSON.stringify([...kept.values()].map(({ docs }) => docs)))
          .digest('base64url');
        return answer;
      })
      .finally(() => asking.delete(path));
    asking.set(path, asked);
    return asked;
  }

  const logFailure = (error: unknown) => log.warn({ err: error }, 'the content service failed');

  async function read(path: string): Promise<readonly PayloadPost[]> {
    const last = kept.get(path);
    if (!last) {
      try {
        return (await askOnce(path)).docs;
      } catch (error) {
        logFailure(error);
        throw new AppError('unavailable', 'Our posts are away right now. Please try again in a minute.', {
          retryAfterSeconds: 60,
        });
      }
    }
    if (world.now().getTime() - last.at > freshMs) askOnce(path).catch(logFailure);
    return last.docs;
  }

  const present = (docs: readonly PayloadPost[], withContent: boolean): Post[] =>
    docs.map((doc) => presentPayloadPost(doc, base, withContent));
  // Sent to the letter, as clients of the service do.
  const listPath = '/blog-posts/?locale=undefined&draft=false&depth=1';
  const newestFirst = (one: PayloadPost, other: PayloadPost) =>
    other.publishedDate.localeCompare(one.publishedDate);

  return {
    list: async () => present([...(await read(listPath))].sort(newestFirst), false),
    async find(slug) {
      const docs = await read(`/blog-posts?where[slug][equals]=${slug}&depth=1`);
      return present(docs.filter((doc) => doc.slug === slug).slice(0, 1), true);
    },
    version() {
      // Pages are kept by this; asking here as well is what makes a kept page notice a change over there.
      for (const [path, { at }] of kept) {
        if (world.now().getTime() - at > freshMs) askOnce(path).catch(logFailure);
      }
      return version;
    },
  };
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > largestAnswer) throw new Error('the content service answered with too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
