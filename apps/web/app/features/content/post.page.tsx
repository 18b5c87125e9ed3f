import { useId } from 'react';
import { data, Link, redirect } from 'react-router';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import type { Route } from './+types/post.page.ts';
import { articleData } from './article-data.ts';
import { feedLink } from './feed.rules.ts';
import { PostArticle } from './post-article.tsx';
import { PostCard } from './post-card.tsx';
import styles from './posts.module.css';
import { movedTo, readPosts } from './read-posts.ts';
import { relatedPosts } from './related-posts.rules.ts';

const othersShown = 2;
/** As the API takes it; anything else names no post. */
const slugPattern = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.slug ?? '';
  if (!slugPattern.test(slug)) return data(undefined, { status: 404 });
  const [[post], all] = await Promise.all([readPosts(context, slug), readPosts(context)]);
  if (post) return { post, others: relatedPosts(post, all, othersShown) };
  const moved = await movedTo(context, slug);
  if (moved !== undefined) return redirect(`/blogs/${moved}`);
  return data(undefined, { status: 404 });
}

export const headers = publicPage;

export const meta = (args: Route.MetaArgs) => {
  const post = args.loaderData?.post;
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

export default function PostPage({ loaderData: loaded }: Route.ComponentProps) {
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
