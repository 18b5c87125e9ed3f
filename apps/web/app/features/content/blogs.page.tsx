import { Rss } from 'lucide-react';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/blogs.page.ts';
import { feedLink, feedPath } from './feed.rules.ts';
import { PostCard, type PostSummary } from './post-card.tsx';
import styles from './posts.module.css';
import { readPosts } from './read-posts.ts';

export function loader({ context }: Route.LoaderArgs): Promise<readonly PostSummary[]> {
  return readPosts(context);
}

export const headers = publicPage;

export const meta = (args: Route.MetaArgs) => [
  ...pageMetadata(
    {
      title: titled('Blogs'),
      description: 'Study plans, exam technique and course choices for the IB Diploma, from our teachers.',
      path: '/blogs',
    },
    args,
  ),
  feedLink,
];

export default function BlogsPage({ loaderData: posts }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Blogs"
        lead="Study plans, exam technique and honest advice from our teachers."
        actions={
          <a className={styles.feed} href={feedPath}>
            <Rss aria-hidden="true" />
            RSS feed
          </a>
        }
      />
      {posts.length === 0 ? (
        <EmptyState title="Nothing here yet" text="Our teachers are writing. Come back soon." />
      ) : (
        <ul className={styles.cards}>
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostCard post={post} eager={index < 3} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
