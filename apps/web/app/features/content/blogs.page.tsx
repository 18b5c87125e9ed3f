import { type MetaArgs, useLoaderData } from 'react-router';
import type { PageContext } from '~/lib/load-context.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { PostCard, type PostSummary } from './post-card.tsx';
import styles from './posts.module.css';

export async function loader({ context }: { context: PageContext }): Promise<readonly PostSummary[]> {
  return (await apiOnServer(context, 'GET /api/blog-posts', { query: {} })).docs;
}

export const headers = publicPage;

export const meta = (args: MetaArgs) =>
  pageMetadata(
    {
      title: titled('Blogs'),
      description: 'Study plans, exam technique and course choices for the IB Diploma, from our teachers.',
      path: '/blogs',
    },
    args,
  );

export default function BlogsPage() {
  const posts = useLoaderData<readonly PostSummary[]>();
  return (
    <Page>
      <PageHeader title="Blogs" lead="Study plans, exam technique and honest advice from our teachers." />
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
