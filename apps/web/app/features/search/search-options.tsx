import { Link, useLocation } from 'react-router';
import { ResultText } from './result-text.tsx';
import styles from './search.dialog.module.css';
import { addressOf, keyOf, needsReload, type ResultGroup, type SearchResult } from './search-result.rules.ts';

type SearchOptionsProps = {
  listId: string;
  optionId: (position: number) => string;
  groups: readonly ResultGroup[];
  active: number | undefined;
  /** Another search is on its way. */
  stale: boolean;
  onActivate: (position: number) => void;
  onChosen: (result: SearchResult) => void;
};

/** Options that are links as well, so that one can be opened in another tab. */
export function SearchOptions(props: SearchOptionsProps) {
  const { listId, optionId, groups, active, stale, onActivate, onChosen } = props;
  const { pathname } = useLocation();
  let position = -1;
  return (
    <div id={listId} role="listbox" aria-label="Results" className={styles.list} data-stale={stale}>
      {groups.map((group, order) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place among options
        <div key={group.title} role="group" aria-labelledby={`${listId}-group-${order}`}>
          <p id={`${listId}-group-${order}`} className={styles.groupTitle} role="presentation">
            {group.title}
          </p>
          {group.results.map((result) => {
            position += 1;
            const own = position;
            return (
              <Link
                key={keyOf(result)}
                id={optionId(own)}
                role="option"
                aria-selected={own === active}
                tabIndex={-1}
                className={styles.option}
                to={addressOf(result)}
                reloadDocument={needsReload(result, pathname)}
                onPointerMove={() => {
                  if (own !== active) onActivate(own);
                }}
                onClick={(event) => {
                  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChosen(result);
                }}
              >
                <ResultText result={result} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
