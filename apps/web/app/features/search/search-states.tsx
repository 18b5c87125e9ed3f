import { bankRoot } from '@sevenfold/contract/site/paths';
import { Link } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { noResultsFound } from './search.texts.ts';
import styles from './search-states.module.css';

type CorrectedProps = { corrected: string; typed: string } & (
  | { onLiteral: () => void; literalPath?: never }
  | { literalPath: string; onLiteral?: never }
);

/** Says that something else was searched for than was typed, with the way back. */
export function ShowingResultsFor({ corrected, typed, onLiteral, literalPath }: CorrectedProps) {
  const instead = `Search for “${typed}” instead`;
  return (
    <p className={styles.corrected}>
      Showing results for <strong>{corrected}</strong>.{' '}
      {literalPath === undefined ? (
        <button type="button" onClick={onLiteral}>
          {instead}
        </button>
      ) : (
        <Link to={literalPath}>{instead}</Link>
      )}
    </p>
  );
}

/** Above the topics that come nearest to what wasn't found. */
export function OnlyNearest({ syllabusPath, onLeave }: { syllabusPath: string; onLeave?: () => void }) {
  return (
    <div className={`${styles.none} ${styles.nearest}`}>
      <p className={styles.noneTitle}>{noResultsFound}</p>
      <p>
        These topics come nearest. Or look through{' '}
        <Link to={syllabusPath} onClick={onLeave}>
          the syllabus
        </Link>{' '}
        and{' '}
        <Link to={bankRoot} onClick={onLeave}>
          the question bank
        </Link>
        .
      </p>
    </div>
  );
}

export function NoResults({ onLeave }: { onLeave?: () => void }) {
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{noResultsFound}</p>
      <p>
        Try another word, or{' '}
        <Link to={bankRoot} onClick={onLeave}>
          look through the question bank
        </Link>{' '}
        or{' '}
        <Link to={`${bankRoot}/syllabus`} onClick={onLeave}>
          the syllabus
        </Link>
        .
      </p>
    </div>
  );
}

/** The notification said that it failed; this is how to go on. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.none}>
      <p>Nothing came back.</p>
      <p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </p>
    </div>
  );
}

const widths = [
  ['86%', '44%'],
  ['72%', '38%'],
  ['91%', '52%'],
  ['64%', '41%'],
] as const;

export function ResultsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="9rem" height="0.75rem" />
      {widths.map(([text, place]) => (
        <div key={text}>
          <Skeleton width={text} height="0.9375rem" />
          <Skeleton width={place} height="0.75rem" />
        </div>
      ))}
    </div>
  );
}
