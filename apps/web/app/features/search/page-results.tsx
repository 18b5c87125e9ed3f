import { Link, useLocation } from 'react-router';
import { ResultText } from './result-text.tsx';
import styles from './search.page.module.css';
import { countLabel } from './search-page.rules.ts';
import { addressOf, groupsOf, keyOf, needsReload, type SearchResult } from './search-result.rules.ts';
import { NoResults } from './search-states.tsx';

type PageResultsProps = { query: string; results: readonly SearchResult[] };

export function PageResults({ query, results }: PageResultsProps) {
  const { pathname } = useLocation();
  if (results.length === 0) return <NoResults />;
  return (
    <div className={styles.groups}>
      <p role="status" className={styles.count}>
        {countLabel(results.length, query)}
      </p>
      {groupsOf(results).map((group) => (
        <section key={group.title} aria-labelledby={`group-${group.title.split(' ', 1)[0]}`}>
          <h2 id={`group-${group.title.split(' ', 1)[0]}`}>{group.title}</h2>
          <ul className={`plain-list ${styles.list}`}>
            {group.results.map((result) => (
              <li key={keyOf(result)}>
                <Link to={addressOf(result)} reloadDocument={needsReload(result, pathname)}>
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
