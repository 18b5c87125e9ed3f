import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '~/lib/api.ts';
import { clearSearches, readingSubject, recentSearches } from './recent-searches.ts';
import { searchIdeas } from './search.texts.ts';
import { addressOf, keyOf, questionCountOf, type SearchResult } from './search-result.rules.ts';
import styles from './search-states.module.css';

type SearchStartProps = { onChoose: (query: string) => void; onLeave: () => void };

/** What there is before anything is typed: what was searched lately, and topics that many look for. */
export function SearchStart({ onChoose, onLeave }: SearchStartProps) {
  const [recent, setRecent] = useState(recentSearches);
  const [popular, setPopular] = useState<readonly SearchResult[]>([]);
  useEffect(() => {
    let gone = false;
    api('GET /api/search/popular', { query: readingSubject() })
      .then((topics) => {
        if (!gone) setPopular(topics);
      })
      // There is enough to begin with.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  const ideas = popular.length === 0 && recent.length === 0 ? searchIdeas : [];
  return (
    <div className={styles.ideas}>
      <p>Words of a question, or the name of a topic. Misspellings are fine.</p>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <div className={styles.startHead}>
            <h2 id="recent-searches">Recent searches</h2>
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                clearSearches();
                setRecent([]);
              }}
            >
              Clear
            </button>
          </div>
          <Queries queries={recent} onChoose={onChoose} />
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular-topics">
          <h2 id="popular-topics">Popular topics</h2>
          <ul className={`plain-list ${styles.topics}`}>
            {popular.map((topic) => (
              <li key={keyOf(topic)}>
                <Link to={addressOf(topic)} onClick={onLeave}>
                  {topic.topic_name}{' '}
                  <span>
                    ({topic.subject.subject_name}) {questionCountOf(topic)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {ideas.length > 0 && <Queries queries={ideas} onChoose={onChoose} />}
    </div>
  );
}

const Queries = ({
  queries,
  onChoose,
}: Pick<SearchStartProps, 'onChoose'> & { queries: readonly string[] }) => (
  <ul className={`plain-list ${styles.chips}`}>
    {queries.map((query) => (
      <li key={query}>
        <button type="button" onClick={() => onChoose(query)}>
          {query}
        </button>
      </li>
    ))}
  </ul>
);
