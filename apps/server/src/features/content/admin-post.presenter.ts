import type {
  getAdminPost,
  listAdminPosts,
  savePost,
} from '@sevenfold/contract/content/admin-posts.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { WrittenPost } from './admin-posts.queries.ts';
import { postState } from './post.policy.ts';
import { withFormulas } from './rich-formulas.ts';

/** What is being written: the draft where it differs from what readers see. */
export const writtenText = ({ post, draft }: WrittenPost) => {
  const { slug, title, author, description, featuredImageUrl, featuredImageAlt, content } = draft?.pending
    ? draft
    : post;
  return { slug, title, author, description, featuredImageUrl, featuredImageAlt, content };
};

export function presentStanding(written: WrittenPost, now: Date): ResponseOf<typeof savePost> {
  const { post, draft } = written;
  const state = postState(post, now);
  const last = draft && draft.updatedAt >= post.updatedAt ? draft : undefined;
  return {
    id: post.id,
    slug: writtenText(written).slug,
    state,
    shownAt: state === 'published' ? `/blogs/${post.slug}` : null,
    publishedDate: post.publishedAt?.toISOString() ?? null,
    pending: draft?.pending ?? false,
    revision: draft?.revision ?? 0,
    updatedAt: (last ?? post).updatedAt.toISOString(),
    updatedBy: draft?.updatedBy ?? post.author,
  };
}

export async function presentWritten(
  written: WrittenPost,
  now: Date,
): Promise<ResponseOf<typeof getAdminPost>> {
  const { featuredImageUrl, featuredImageAlt, content, ...text } = writtenText(written);
  return {
    ...presentStanding(written, now),
    ...text,
    featuredImage: featuredImageUrl === null ? null : { url: featuredImageUrl, alt: featuredImageAlt },
    content: (await withFormulas(content)) as Record<string, unknown>,
  };
}

export function presentRow(
  written: WrittenPost,
  now: Date,
): ResponseOf<typeof listAdminPosts>['rows'][number] {
  const { revision: _, ...standing } = presentStanding(written, now);
  const { title, author } = writtenText(written);
  return { ...standing, title, author };
}
