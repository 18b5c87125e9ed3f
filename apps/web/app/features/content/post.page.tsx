import { useId } from 'react';
import { data, Link, type MetaArgs, redirect, useLoaderData } from 'react-router';
import type { PageContext } from '~/lib/load-context.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import { articleData } from './article-data.ts';
import { feedLink } from './feed.rules.ts';
import { PostArticle, type ShownPost } from './post-article.tsx';
import { PostCard, type PostSummary } from './post-card.tsx';
import styles from './posts.module.css';
import { movedTo, readPosts } from './read-posts.ts';
import { relatedPosts } from './related-posts.rules.ts';

interface Loaded {
  readonly post: ShownPost;
  readonly others: readonly PostSummary[];
}

const othersShown = 2;
/** As the API takes it; anything else names no post. */
const slugPattern = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

export async function loader({ params, context }: { params: { slug?: string }; context: PageContext }) {
  const slug = params.slug ?? '';
  if (!slugPattern.test(slug)) return data(undefined, { status: 404 });
  const [[post], all] = await Promise.all([readPosts(context, slug), readPosts(context)]);
  if (post) return { post, others: relatedPosts(post, all, othersShown) };
  const moved = await movedTo(context, slug);
  if (moved !== undefined) return redirect(`/blogs/${moved}`);
  return data(undefined, { status: 404 });
}

export const headers = publicPage;

export const meta = (args: MetaArgs & { loaderData?: unknown }) => {
  const post = (args.loaderData as Loaded | undefined)?.post;
  return [
    ...pageMetadata(
      {
        title: titled(post?.title ?? 'Page Not Found'),
        description: post
          ? post.description || `${post.title}: from the blog for students of the IB Diploma.`
          : 'There is no post at this address.',
        path: args.location.pathname,
        type: 'article',
        noIndex: !post,
        ...(post && {
          image: `/social-cards/blogs/${post.slug}.png`,
          structuredData: (site) => articleData(post, site),
        }),
      },
      args,
    ),
    feedLink,
  ];
};

export default function PostPage() {
  const loaded = useLoaderData<Loaded | undefined>();
  const headingId = useId();
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
        <section className={styles.others} aria-labelledby={headingId}>
          <h2 id={headingId}>Read next</h2>
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
