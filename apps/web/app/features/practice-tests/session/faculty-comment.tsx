import { PenLine } from 'lucide-react';
import styles from './faculty-comment.module.css';

/** In the teacher's red, as on the sheet. */
export function FacultyComment({ comment, on }: { comment: string | null; on?: string }) {
  if (comment === null) return null;
  return (
    <figure className={styles.comment}>
      <figcaption>
        <PenLine aria-hidden="true" />
        Your teacher’s comment{on && <span className="visually-hidden"> on {on}</span>}
      </figcaption>
      <blockquote>{comment}</blockquote>
    </figure>
  );
}
