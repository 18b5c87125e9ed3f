import { Link } from 'react-router';
import type { Answer } from '~/lib/api-call.ts';
import { postDate } from './post-date.rules.ts';
import styles from './posts.module.css';

export type PostSummary = Omit<Answer<'GET /api/blog-posts'>['docs'][number], 'content'>;

export function PostCard({ post, eager = false }: { post: PostSummary; eager?: boolean }) {
  return (
    <article className={styles.card}>
      {post.featuredImage && (
        <img
          src={post.featuredImage.url}
          alt={post.featuredImage.alt}
          width={1200}
          height={630}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <div className={styles.cardText}>
        <h2 className={styles.cardTitle}>
          <Link to={`/blogs/${post.slug}`}>{post.title}</Link>
        </h2>
        <p className={styles.description}>{post.description}</p>
        <p className={styles.byline}>
          {post.author} · <time dateTime={post.publishedDate}>{postDate(post.publishedDate)}</time> ·{' '}
          {post.readingMinutes} min read
        </p>
      </div>
    </article>
  );
}
