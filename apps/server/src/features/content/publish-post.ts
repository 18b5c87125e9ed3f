import { AppError, invalidField } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { writtenText } from './admin-post.presenter.ts';
import {
  changePost,
  forgetFormerSlug,
  noteFormerSlug,
  putDraft,
  readWrittenPost,
  removePost,
  type WrittenPost,
} from './admin-posts.queries.ts';
import { announcePosts } from './post.jobs.ts';
import { missingInPost, postState } from './post.policy.ts';
import type { PostRow } from './posts.queries.ts';
import { assertPublishable } from './rich-formulas.ts';
import { aboutPost, holdPost, noSuchPost, orAddressTaken } from './write-post.ts';

const longestWaitMs = 2 * 366 * 86_400_000;

export async function publishPost(
  services: Services,
  id: number,
  { revision, at }: { revision: number; at?: string | undefined },
  caller: Caller,
): Promise<WrittenPost> {
  const { database, queue, clock } = services;
  return orAddressTaken(
    database.transaction(async (tx) => {
      await takeBankTurn(tx.db);
      const now = clock.now();
      const written = await holdPost(tx, id, revision);
      const state = postState(written.post, now);
      const moment = at === undefined ? undefined : momentOf(at, now, state === 'published');
      const text = writtenText(written);
      await assertPublishable(text.content, missingInPost(text));
      // A post that readers know keeps its date; what is new in it shows as an update.
      const publishedAt = moment ?? (state === 'published' ? written.post.publishedAt! : now);
      if (state === 'published') await keepLinks(tx.db, written.post, text.slug);
      await forgetFormerSlug(tx.db, text.slug);
      const post = await changePost(tx.db, id, {
        ...text,
        publishedAt,
        waiting: moment !== undefined,
        updatedAt: state === 'published' ? now : publishedAt,
      });
      const draft = await putDraft(tx.db, {
        ...text,
        postId: id,
        pending: false,
        revision: revision + 1,
        updatedAt: now,
        updatedBy: caller.name,
        updatedById: caller.userId,
      });
      if (moment) await queue.enqueue(tx, announcePosts, null, { startAfter: moment });
      await recordStaffAction(tx, caller, now, {
        action: moment ? 'schedule post' : state === 'published' ? 'update post' : 'publish post',
        about: aboutPost(id, text.title),
        before: { state, slug: written.post.slug },
        after: {
          slug: text.slug,
          state: moment ? 'scheduled' : 'published',
          publishedDate: publishedAt.toISOString(),
        },
      });
      return { post, draft };
    }),
  );
}

/** Links to where readers knew the post lead to where it is from now on. */
async function keepLinks(db: Db, { id, slug }: PostRow, slugFromNow?: string): Promise<void> {
  if (slug !== slugFromNow) await noteFormerSlug(db, slug, id);
}

function momentOf(at: string, now: Date, isPublished: boolean): Date {
  const moment = new Date(at);
  const refuse = (message: string) => invalidField('at', message);
  if (isPublished) throw refuse('The post is published already. Unpublish it to schedule it.');
  if (moment <= now) throw refuse('Please choose a moment that is still to come');
  if (moment.getTime() - now.getTime() > longestWaitMs)
    throw refuse('Please choose a moment within two years');
  return moment;
}

export async function unpublishPost(
  services: Services,
  id: number,
  revision: number,
  caller: Caller,
): Promise<WrittenPost> {
  const { database, clock } = services;
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const now = clock.now();
    const written = await holdPost(tx, id, revision);
    const state = postState(written.post, now);
    if (state === 'draft') throw new AppError('conflict', 'The post is a draft already');
    const text = writtenText(written);
    if (state === 'published') await keepLinks(tx.db, written.post);
    const post = await changePost(tx.db, id, { publishedAt: null, waiting: false });
    const draft = await putDraft(tx.db, {
      ...text,
      postId: id,
      pending: true,
      revision: revision + 1,
      updatedAt: now,
      updatedBy: caller.name,
      updatedById: caller.userId,
    });
    await recordStaffAction(tx, caller, now, {
      action: 'unpublish post',
      about: aboutPost(id, text.title),
      before: { state, publishedDate: written.post.publishedAt!.toISOString() },
      after: { state: 'draft' },
    });
    return { post, draft };
  });
}

export async function deletePost(services: Services, id: number, caller: Caller): Promise<void> {
  const { database, clock } = services;
  await database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const now = clock.now();
    const written = await readWrittenPost(tx.db, id, true);
    if (!written) throw noSuchPost();
    if (postState(written.post, now) !== 'draft') {
      throw new AppError('conflict', 'Readers can see this post. Unpublish it before you delete it.');
    }
    const { title, slug, author, description } = writtenText(written);
    await removePost(tx.db, id);
    await recordStaffAction(tx, caller, now, {
      action: 'delete post',
      about: aboutPost(id, title),
      before: { title, slug, author, description },
    });
  });
}
