import type { savePost as saving } from '@sevenfold/contract/content/admin-posts.endpoints';
import { emptyRichText } from '@sevenfold/contract/content/rich-text.rules';
import { slugOf } from '@sevenfold/contract/content/slug.rules';
import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { changedFields, recordStaffAction } from '../../platform/audit/audit.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { writtenText } from './admin-post.presenter.ts';
import {
  insertPost,
  isFormerSlug,
  isSlugTaken,
  putDraft,
  readWrittenPost,
  type WrittenPost,
} from './admin-posts.queries.ts';
import { beginsSitting } from './post.policy.ts';

export const noSuchPost = () => new AppError('not_found', 'There is no such post');

export const aboutPost = (id: number, title: string) => ({ kind: 'post', id, name: title || 'Untitled' });

export async function createPost(services: Services, title: string, caller: Caller): Promise<WrittenPost> {
  const { database, clock, config } = services;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const text = {
      slug: await freeSlug(tx.db, slugOf(title) || 'post'),
      title,
      author: `${config.site.name} faculty`,
      description: '',
      content: { ...emptyRichText },
    };
    const post = await insertPost(tx.db, { ...text, updatedAt: now });
    const draft = await putDraft(tx.db, {
      ...text,
      postId: post.id,
      featuredImageUrl: null,
      featuredImageAlt: '',
      pending: true,
      revision: 1,
      updatedAt: now,
      updatedBy: caller.name,
      updatedById: caller.userId,
    });
    await recordStaffAction(tx, caller, now, { action: 'create post', about: aboutPost(post.id, title) });
    return { post, draft };
  });
}

async function freeSlug(db: Db, wanted: string): Promise<string> {
  for (let number = 1; number < 100; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isSlugTaken(db, slug, 0)) && !(await isFormerSlug(db, slug))) return slug;
  }
  throw new AppError('conflict', 'There are many posts of this title already');
}

export async function savePost(
  services: Services,
  id: number,
  { revision, featuredImage, ...text }: BodyOf<typeof saving>,
  caller: Caller,
): Promise<WrittenPost> {
  const { database, clock } = services;
  return orAddressTaken(
    database.transaction(async (tx) => {
      const now = clock.now();
      const written = await holdPost(tx, id, revision);
      const fields = {
        ...text,
        featuredImageUrl: featuredImage?.url ?? null,
        featuredImageAlt: featuredImage?.alt ?? '',
      };
      const before = writtenText(written);
      if (isSame(fields, before)) return written;
      await assertSlugFree(tx.db, written, fields.slug);
      const draft = await putDraft(tx.db, {
        ...fields,
        postId: id,
        pending: true,
        revision: revision + 1,
        updatedAt: now,
        updatedBy: caller.name,
        updatedById: caller.userId,
      });
      if (beginsSitting(written.draft, caller.userId, now)) {
        const { content: _, ...facts } = fields;
        await recordStaffAction(tx, caller, now, {
          action: 'edit post',
          about: aboutPost(id, fields.title),
          ...changedFields(before as Record<string, unknown>, facts),
        });
      }
      return { post: written.post, draft };
    }),
  );
}

const slugKeys: readonly unknown[] = ['blog_posts_slug_key', 'post_drafts_slug_key'];

/** Two who choose the same address in the same moment: the database lets one of them have it. */
export async function orAddressTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!slugKeys.includes(violatedConstraint(error))) throw error;
    throw new AppError('conflict', 'Another post has this address');
  }
}

/** jsonb keeps the keys of an object in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) =>
    isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}

/** The post, nobody else's until the end of the transaction, at the revision that the caller has seen. */
export async function holdPost(tx: Transaction, id: number, revision: number): Promise<WrittenPost> {
  const written = await readWrittenPost(tx.db, id, true);
  if (!written) throw noSuchPost();
  if ((written.draft?.revision ?? 0) !== revision) {
    const by = written.draft?.updatedBy ?? 'Somebody';
    throw new AppError('conflict', `${by} has saved this post meanwhile. Load it again to go on from there.`);
  }
  return written;
}

async function assertSlugFree(db: Db, { post, draft }: WrittenPost, slug: string): Promise<void> {
  if (slug === (draft?.slug ?? post.slug) || !(await isSlugTaken(db, slug, post.id))) return;
  throw invalidField('slug', 'Another post has this address');
}
