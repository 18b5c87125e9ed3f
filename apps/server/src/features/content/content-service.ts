import { createHash } from 'node:crypto';
import type { Post } from '@sevenfold/contract/content/posts.endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { askPayload } from './payload-call.ts';
import { type PayloadPost, payloadPostSchema, presentPayloadPost } from './payload-post.presenter.ts';
import type { PostSource } from './post-source.ts';

/** A list this young is shown as it is; an older one is asked for again while readers see the old one. */
const freshMs = 30_000;
const mostPostsKept = 200;

interface Listed {
  readonly post: Post;
  /** Of everything the service says about the post: another one when anything of it has changed. */
  readonly mark: string;
}

interface KeptList {
  readonly at: number;
  readonly posts: ReadonlyMap<string, Listed>;
  readonly mark: string;
}

/**
 * Posts of a separate Payload server, read by the same calls that others make to us. What it answered last is shown
 * while it is away. The list says which posts there are and whether one has changed, so addresses that name none
 * don't reach the service.
 */
export function contentService(base: string, { log, clock }: Services): PostSource {
  let kept: KeptList | undefined;
  let asking: Promise<KeptList> | undefined;
  let changes = 0;
  const whole = new Map<string, Listed>();

  const logFailure = (error: unknown) => log.warn({ err: error }, 'the content service failed');

  /** A document that isn't in the known shape is left out and told to the log. */
  function readDocs(docs: readonly unknown[]): PayloadPost[] {
    return docs.flatMap((doc) => {
      const { success, data, error } = payloadPostSchema.safeParse(doc);
      if (success) return data._status === 'draft' ? [] : [data];
      const issues = error.issues.slice(0, 5);
      log.warn({ issues }, 'a post of the content service has another shape');
      return [];
    });
  }

  async function askForList(): Promise<KeptList> {
    // Sent to the letter, as clients of the service do.
    const docs = readDocs(await askPayload(base, '/blog-posts/?locale=undefined&draft=false&depth=1'));
    docs.sort((one, other) => other.publishedDate.localeCompare(one.publishedDate));
    const posts = new Map<string, Listed>();
    for (const doc of docs) {
      posts.set(doc.slug, { post: await presentPayloadPost(doc, base, false), mark: markOf(doc) });
    }
    const list = {
      at: clock.now().getTime(),
      posts,
      mark: markOf([...posts.values()].map(({ mark }) => mark)),
    };
    if (list.mark !== kept?.mark) changes += 1;
    kept = list;
    return list;
  }

  function askOnce(): Promise<KeptList> {
    asking ??= askForList().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  const refreshWhenOld = (list: KeptList) => {
    if (clock.now().getTime() - list.at > freshMs) askOnce().catch(logFailure);
  };

  async function orAway<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      logFailure(error);
      throw new AppError('unavailable', 'Our posts are away right now. Please try again in a minute.', {
        retryAfterSeconds: 60,
      });
    }
  }

  async function readList(): Promise<KeptList> {
    if (!kept) return orAway(askOnce());
    refreshWhenOld(kept);
    return kept;
  }

  async function askForPost(slug: string, mark: string): Promise<readonly Post[]> {
    const docs = readDocs(await askPayload(base, `/blog-posts?where[slug][equals]=${slug}&depth=1`));
    const doc = docs.find((one) => one.slug === slug);
    if (!doc) return [];
    const post = await presentPayloadPost(doc, base, true);
    if (whole.size >= mostPostsKept) whole.delete(whole.keys().next().value!);
    whole.set(slug, { post, mark });
    return [post];
  }

  return {
    list: async () => [...(await readList()).posts.values()].map(({ post }) => post),
    async find(slug) {
      const listed = (await readList()).posts.get(slug);
      if (!listed) return [];
      const known = whole.get(slug);
      if (known?.mark === listed.mark) return [known.post];
      const asked = askForPost(slug, listed.mark);
      if (!known) return orAway(asked);
      return asked.catch((error: unknown) => {
        logFailure(error);
        return [known.post];
      });
    },
    moved: async () => undefined,
    version() {
      // Pages are kept by this; asking here as well is what makes a kept page notice a change over there.
      if (kept) refreshWhenOld(kept);
      return String(changes);
    },
  };
}

const markOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');
