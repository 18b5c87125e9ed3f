import type { ReactNode } from 'react';
import type { Answer } from '~/lib/api-call.ts';
import { RichText } from './rich-text.tsx';
import styles from './syllabus.module.css';

type SyllabusArticleProps = {
  syllabus: Answer<'GET /api/syllabus'>;
  above?: ReactNode;
  below?: ReactNode;
};

/** The page of a topic as students read it, and as staff see it before they save. */
export function SyllabusArticle({ syllabus, above, below }: SyllabusArticleProps) {
  const { title, featuredImage, content, image } = syllabus;
  return (
    <article>
      {above}
      <h1 className={styles.title}>{title}</h1>
      {featuredImage && <img className={styles.picture} src={featuredImage.url} alt={featuredImage.alt} />}
      <RichText content={content} />
      {image && <img className={styles.picture} src={image.url} alt={image.alt} loading="lazy" />}
      {below}
    </article>
  );
}
