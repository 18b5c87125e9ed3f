import { Link, useLocation } from 'react-router';
import { ResultText } from './result-text.tsx';
import styles from './search.page.module.css';
import { countLabel } from './search-page.rules.ts';
import {
  addressOf,
  areNearest,
  correctionOf,
  groupsOf,
  keyOf,
  needsReload,
  type SearchResult,
  syllabusPathOf,
} from './search-result.rules.ts';
import { NoResults, OnlyNearest, ShowingResultsFor } from './search-states.tsx';
import { usePageSearch } from './use-final-search.ts';

type PageResultsProps = { query: string; results: readonly SearchResult[] };

export function PageResults({ query, results }: PageResultsProps) {
  const { pathname } = useLocation();
  const choose = usePageSearch(query, results);
  if (results.length === 0) return <NoResults />;
  const corrected = correctionOf(results);
  return (
    <div className={styles.groups}>
      {areNearest(results) ? (
        <OnlyNearest syllabusPath={syllabusPathOf(results[0]!)} />
      ) : (
        <div className={styles.count}>
          <p role="status">{countLabel(results.length, corrected ?? query)}</p>
          {corrected !== undefined && (
            <ShowingResultsFor
              corrected={corrected}
              typed={query}
              literalPath={`/search?${new URLSearchParams({ query, literal: 'true' })}`}
            />
          )}
        </div>
      )}
      {groupsOf(results).map((group) => (
        <section key={group.title} aria-labelledby={`group-${group.title.split(' ', 1)[0]}`}>
          <h2 id={`group-${group.title.split(' ', 1)[0]}`}>{group.title}</h2>
          <ul className={`plain-list ${styles.list}`}>
            {group.results.map((result) => (
              <li key={keyOf(result)}>
                <Link
                  to={addressOf(result)}
                  reloadDocument={needsReload(result, pathname)}
                  onClick={() => choose(result)}
                >
                  <ResultText result={result} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
