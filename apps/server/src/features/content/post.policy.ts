import { isEmptyRichText, nodesOf } from '@sevenfold/contract/content/rich-text.rules';

export type PostState = 'draft' | 'scheduled' | 'published';

export function postState({ publishedAt }: { publishedAt: Date | null }, now: Date): PostState {
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

interface PostText {
  readonly title: string;
  readonly author: string;
  readonly description: string;
  readonly featuredImageUrl: string | null;
  readonly featuredImageAlt: string;
  readonly content: Record<string, unknown>;
}

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** What readers would miss. A draft may lack all of it. */
export function missingInPost(post: PostText): Issue[] {
  const issues: Issue[] = [];
  const ask = (missing: boolean, path: string, message: string) => {
    if (missing) issues.push({ path, message });
  };
  ask(post.title === '', 'title', 'Please give the post a title');
  ask(post.author === '', 'author', 'Please say who wrote it');
  ask(post.description === '', 'description', 'Please describe the post in a sentence or two');
  ask(
    post.featuredImageUrl !== null && post.featuredImageAlt === '',
    'featuredImage',
    'Please describe the featured image for those who can’t see it',
  );
  ask(isEmptyRichText(post.content), 'content', 'Please write something first');
  return [...issues, ...picturesWithoutWords(post.content)];
}

export function picturesWithoutWords(content: unknown): Issue[] {
  const bare = [...nodesOf(content)].filter(
    ({ type, value }) => type === 'upload' && !(value as { alt?: string } | undefined)?.alt?.trim(),
  ).length;
  if (bare === 0) return [];
  const message =
    bare === 1
      ? 'One picture has no description for those who can’t see it'
      : `${bare} pictures have no description for those who can’t see them`;
  return [{ path: 'content', message }];
}

const sittingMs = 30 * 60_000;

/** A save every few seconds is one piece of work: the audit log tells of its beginning. */
export const beginsSitting = (
  last: { updatedById: string; updatedAt: Date; pending: boolean } | undefined,
  byId: string,
  now: Date,
): boolean =>
  !last?.pending || last.updatedById !== byId || now.getTime() - last.updatedAt.getTime() > sittingMs;
