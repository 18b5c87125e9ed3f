import { Link as LinkIcon, MessageCircle } from 'lucide-react';
import { data, Link, type MetaArgs, useLoaderData } from 'react-router';
import type { Answer } from '~/lib/api-call.ts';
import { copyLink } from '~/lib/copy-link.ts';
import type { PageContext } from '~/lib/load-context.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { Button, ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import { PostCard, type PostSummary } from './post-card.tsx';
import { postDate } from './post-date.rules.ts';
import { headingsOf } from './post-headings.rules.ts';
import styles from './posts.module.css';
import { RichText } from './rich-text.tsx';

type Post = Answer<'GET /api/blog-posts'>['docs'][number];

interface Loaded {
  readonly post: Post;
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
  const headings = headingsOf(post.content);
  return (
    <Page width="text">
      <article className={styles.post}>
        <Breadcrumbs items={[{ label: 'Blogs', to: '/blogs' }]} />
        <h1>{post.title}</h1>
        <p className={styles.byline}>
          {post.author} · <time dateTime={post.publishedDate}>{postDate(post.publishedDate)}</time>
          {post.updatedAt > post.publishedDate && (
            <>
              {' '}
              · updated <time dateTime={post.updatedAt}>{postDate(post.updatedAt)}</time>
            </>
          )}{' '}
          · {post.readingMinutes} min read
        </p>
        {post.featuredImage && (
          <img
            className={styles.picture}
            src={post.featuredImage.url}
            alt={post.featuredImage.alt}
            width={1200}
            height={630}
          />
        )}
        {headings.length > 2 && (
          <nav className={styles.contents} aria-label="Contents">
            <ul>
              {headings.map(({ id, words }) => (
                <li key={id}>
                  <a href={`#${id}`}>{words}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <RichText content={post.content} />
        <Share post={post} />
      </article>
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

function Share({ post }: { post: Post }) {
  const path = `/blogs/${post.slug}`;
  const share = (event: React.MouseEvent<HTMLAnchorElement>) => {
    // The server doesn't know under which name the reader came here.
    const address = new URL(path, window.location.origin).href;
    event.currentTarget.href = `https://wa.me/?text=${encodeURIComponent(`${post.title} ${address}`)}`;
  };
  return (
    <div className={styles.share} data-print="hide">
      <ButtonAnchor
        variant="secondary"
        href={`https://wa.me/?text=${encodeURIComponent(post.title)}`}
        onClick={share}
        icon={<MessageCircle aria-hidden="true" />}
      >
        Share on WhatsApp
      </ButtonAnchor>
      <Button
        variant="secondary"
        onClick={() => copyLink(path, 'Copied Link')}
        icon={<LinkIcon aria-hidden="true" />}
      >
        Copy link
      </Button>
    </div>
  );
}
