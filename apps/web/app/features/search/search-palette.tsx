import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import { Link } from 'react-router';
import { IconButton } from '~/ui/button.tsx';
import { chosenByEnter, movedTo } from './active-option.rules.ts';
import styles from './search.dialog.module.css';
import { searchPlaceholder } from './search.texts.ts';
import { SearchOptions } from './search-options.tsx';
import { areNearest, correctionOf, syllabusPathOf } from './search-result.rules.ts';
import { SearchStart } from './search-start.tsx';
import {
  NoResults,
  OnlyNearest,
  ResultsSkeleton,
  SearchFailed,
  ShowingResultsFor,
} from './search-states.tsx';
import { useFinalSearch } from './use-final-search.ts';
import { useSearch } from './use-search.ts';

type SearchPaletteProps = { input: RefObject<HTMLInputElement | null>; onClose: () => void };

/** A combobox whose list is always below it: focus stays in the box, the arrow keys move through the list. */
export function SearchPalette({ input, onClose }: SearchPaletteProps) {
  const listId = useId();
  const search = useSearch();
  const final = useFinalSearch(search);
  const { typed, active, options } = search;
  const optionId = (position: number) => `${listId}-${position}`;
  const activeId = active === undefined ? undefined : optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      search.setActive(movedTo(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = chosenByEnter({ ...search, count: options.length });
      if (chosen === undefined) search.searchNow();
      else document.getElementById(optionId(chosen))?.click();
    }
  };

  const idle = typed.trim() === '';
  const shown = options.length > 0;
  const empty = !idle && !shown;
  const answered = search.searched === typed.trim();
  const corrected = correctionOf(search.results);
  return (
    <>
      <div className={styles.box}>
        <Search aria-hidden="true" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown ? activeId : undefined}
          placeholder={searchPlaceholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label="Close" icon={<X aria-hidden="true" />} size="sm" onClick={onClose} />
      </div>
      <div className={styles.results} aria-busy={search.waiting}>
        {idle && (
          <SearchStart
            onChoose={(query) => {
              search.type(query);
              search.searchNow();
              input.current?.focus();
            }}
            onLeave={onClose}
          />
        )}
        {empty && search.waiting && <ResultsSkeleton />}
        {empty && !search.waiting && answered && <NoResults onLeave={onClose} />}
        {empty && !search.waiting && !answered && <SearchFailed onRetry={search.searchNow} />}
        {shown && corrected !== undefined && (
          <ShowingResultsFor
            corrected={corrected}
            typed={search.searched ?? ''}
            onLiteral={() => {
              search.searchLiterally();
              input.current?.focus();
            }}
          />
        )}
        {shown && areNearest(search.results) && (
          <OnlyNearest syllabusPath={syllabusPathOf(search.results[0]!)} onLeave={onClose} />
        )}
        {shown && (
          <SearchOptions
            listId={listId}
            optionId={optionId}
            groups={search.groups}
            active={active}
            stale={search.waiting}
            onActivate={search.setActive}
            onChosen={(result) => {
              final.choose(result);
              onClose();
            }}
          />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {statusOf(search)}
      </p>
      <div className={styles.foot}>
        <p className={styles.keys}>
          <kbd>↑</kbd>
          <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open <kbd>Esc</kbd> to close
        </p>
        {shown && (
          <Link
            to={`/search?${new URLSearchParams({ query: typed.trim() })}`}
            onClick={() => {
              final.leaveToPage();
              onClose();
            }}
          >
            Show as a page
          </Link>
        )}
      </div>
    </>
  );
}

function statusOf({
  waiting,
  searched,
  options,
}: Pick<ReturnType<typeof useSearch>, 'waiting' | 'searched' | 'options'>) {
  if (waiting) return 'Searching…';
  if (searched === undefined) return '';
  // An empty answer is said by its own words.
  return options.length === 0 ? '' : `${options.length} ${options.length === 1 ? 'result' : 'results'}`;
}
