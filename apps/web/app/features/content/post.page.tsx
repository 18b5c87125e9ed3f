import { data, Link, type MetaArgs, useLoaderData } from 'react-router';
import type { PageContext } from '~/lib/load-context.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import { PostArticle, type ShownPost } from './post-article.tsx';
import { PostCard, type PostSummary } from './post-card.tsx';
import styles from './posts.module.css';

interface Loaded {
  readonly post: ShownPost;
  readonly others: readonly PostSummary[];
}

const othersShown = 2;

export async function loader({ params, context }: { params: { slug?: string }; context: PageContext }) {
  const slug = params.slug ?? '';
  const isSlug = /^[a-z0-9-]{1,200}$/.test(slug);
  const [found, all] = await Promise.all([
    isSlug
      ? apiOnServer(context, 'GET /api/blog-posts', { query: { 'where[slug][equals]': slug } })
      : undefined,
    apiOnServer(context, 'GET /api/blog-posts', { query: {} }),
  ]);
  const post = found?.docs[0];
  if (!post) return data(undefined, { status: 404 });
  return { post, others: all.docs.filter((other) => other.id !== post.id).slice(0, othersShown) };
}

export const headers = publicPage;

export const meta = (args: MetaArgs & { loaderData?: unknown }) => {
  const post = (args.loaderData as Loaded | undefined)?.post;
  return pageMetadata(
    {
      title: titled(post?.title ?? 'Page Not Found'),
      description: post?.description ?? 'There is no post at this address.',
      path: args.location.pathname,
      type: 'article',
      noIndex: !post,
      ...(post && {
        structuredData: {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: post.title,
          description: post.description,
          datePublished: post.publishedDate,
          dateModified: post.updatedAt,
          author: { '@type': 'Organization', name: post.author },
        },
      }),
    },
    args,
  );
};

export default function PostPage() {
  const loaded = useLoaderData<Loaded | undefined>();
  if (!loaded) {
    return (
      <Page>
        <EmptyState
          drawing={<LostDrawing />}
          title="Page Not Found"
          text="There is no post at this address. It may be mistyped, or the post was taken down."
          action={<ButtonLink to="/">Go to the home page</ButtonLink>}
        />
      </Page>
    );
  }
  const { post, others } = loaded;
  return (
    <Page width="text">
      <PostArticle post={post} />
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="more-posts">
          <h2 id="more-posts">Read next</h2>
          <ul className={styles.cards}>
            {others.map((other) => (
              <li key={other.id}>
                <PostCard post={other} />
              </li>
            ))}
          </ul>
          <p>
            <Link to="/blogs">All posts</Link>
          </p>
        </section>
      )}
    </Page>
  );
}
