import type { Post } from '@sevenfold/contract/content/posts.endpoints';

/** Where readers get their posts from. */
export interface PostSource {
  /** Without their content, the newest first. */
  list(): Promise<readonly Post[]>;
  /** One with its content, or none. */
  find(slug: string): Promise<readonly Post[]>;
  /** The slug that a post has now, by one that it had before. */
  moved(slug: string): Promise<string | undefined>;
  /** Another one when what readers are shown has changed, as far as the bank's own version doesn't tell. */
  version(): string;
}
