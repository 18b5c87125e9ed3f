import { Link as LinkIcon, MessageCircle } from 'lucide-react';
import type { Answer } from '~/lib/api-call.ts';
import { copyLink } from '~/lib/copy-link.ts';
import { useSite } from '~/lib/site.ts';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { Button, ButtonAnchor } from '~/ui/button.tsx';
import { postDate } from './post-date.rules.ts';
import { headingsOf } from './post-headings.rules.ts';
import styles from './posts.module.css';
import { RichText } from './rich-text.tsx';

export type ShownPost = Answer<'GET /api/blog-posts'>['docs'][number];

/** A post as readers see it, on its page and in the preview of those who write it. */
export function PostArticle({ post }: { post: ShownPost }) {
  const headings = headingsOf(post.content);
  return (
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
          <p>In this post</p>
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
  );
}

function Share({ post }: { post: ShownPost }) {
  const { productionOrigin } = useSite();
  const path = `/blogs/${post.slug}`;
  const shareFrom = (origin: string) =>
    `https://wa.me/?text=${encodeURIComponent(`${post.title} ${origin}${path}`)}`;
  return (
    <div className={styles.share} data-print="hide">
      <ButtonAnchor
        variant="secondary"
        href={shareFrom(productionOrigin)}
        // The server doesn't know under which name the reader came here.
        onClick={(event) => {
          event.currentTarget.href = shareFrom(window.location.origin);
        }}
        icon={<MessageCircle aria-hidden="true" />}
      >
        Share on WhatsApp
      </ButtonAnchor>
      <span className={styles.copy}>
        <Button
          variant="secondary"
          onClick={() => copyLink(path, 'Copied Link')}
          icon={<LinkIcon aria-hidden="true" />}
        >
          Copy link
        </Button>
      </span>
    </div>
  );
}
