import styles from './booklet-overview.module.css';
import {
  type BookletPage,
  type HandInPage,
  missingOf,
  numberOf,
  pagesWords,
  twiceOf,
} from './hand-in.rules.ts';

type BookletOverviewProps = { pages: readonly HandInPage[]; booklet: readonly BookletPage[] };

const words = {
  here: 'is here',
  twice: 'is here twice',
  missing: 'is missing',
  optional: 'is not needed',
} as const;

/** Which pages of the booklet are there, and which are missing or there twice. */
export function BookletOverview({ pages, booklet }: BookletOverviewProps) {
  if (booklet.length === 0) return null;
  const [missing, twice] = [missingOf(pages, booklet), twiceOf(pages)];
  const there = new Set(pages.map(numberOf));
  const stateOf = (page: number): keyof typeof words => {
    if (twice.includes(page)) return 'twice';
    if (there.has(page)) return 'here';
    return missing.includes(page) ? 'missing' : 'optional';
  };
  return (
    <section className={styles.overview} aria-labelledby="booklet-pages">
      <h2 id="booklet-pages">Your booklet</h2>
      <ol className={`plain-list ${styles.pages}`}>
        {booklet.map(({ page }) => (
          <li key={page} data-state={stateOf(page)}>
            <span aria-hidden="true">{page}</span>
            <span className="visually-hidden">
              Page {page} {words[stateOf(page)]}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className={styles.words}>
        {missing.length === 0 ? 'All pages are here.' : `${pagesWords(missing)} missing.`}
        {twice.length > 0 && ` ${pagesWords(twice)} here twice: keep the better one.`}
      </p>
    </section>
  );
}
