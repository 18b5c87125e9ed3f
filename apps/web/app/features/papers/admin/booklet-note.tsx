import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '~/lib/api.ts';
import { bookletName } from '~/lib/papers/paper-words.ts';
import styles from './admin-papers.module.css';
import { boundariesKey } from './paper-queries.ts';

type BookletNoteProps = { subject: { readonly slug: string; readonly subject_name: string } };

/** Papers link to the course's booklet as soon as staff have said where it is. */
export function BookletNote({ subject }: BookletNoteProps) {
  const { data } = useQuery({
    queryKey: boundariesKey(subject.slug),
    queryFn: () => api('GET /api/admin/grade-boundaries', { query: { subject: subject.slug } }),
  });
  if (!data) return null;
  const name = bookletName(subject.slug);
  return (
    <section aria-labelledby="booklet">
      <h2 id="booklet">{name}</h2>
      {data.booklet ? (
        <a href={data.booklet} target="_blank" rel="noopener noreferrer">
          Open it<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        <p className={styles.quiet}>
          No link is set for {subject.subject_name}, so papers ask students to have their own at hand.
        </p>
      )}
      <Link to={`/admin/grade-boundaries?subject=${subject.slug}`}>
        {data.booklet ? 'Change the link' : 'Set the link'}
      </Link>
    </section>
  );
}
