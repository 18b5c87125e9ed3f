import { papersRoot } from '@sevenfold/contract/site/paths';
import { Link } from 'react-router';
import styles from './other-topics.module.css';

type InPapersProps = { papers: readonly { readonly slug: string; readonly name: string }[] };

/** The papers that hold this question, or the same with other numbers. */
export function InPapers({ papers }: InPapersProps) {
  if (papers.length === 0) return null;
  return (
    <p className={styles.line}>
      In{' '}
      {papers.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link to={`${papersRoot}/${slug}`}>{name}</Link>
        </span>
      ))}
    </p>
  );
}
