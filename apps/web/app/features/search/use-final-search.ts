import { useEffect, useRef } from 'react';
import { countSearch } from './count-search.ts';
import { keepSearch } from './recent-searches.ts';
import { areNearest, isQuestion, type SearchResult } from './search-result.rules.ts';
import type { SearchState } from './searcher.ts';

const isFound = (results: readonly SearchResult[]) => results.length > 0 && !areNearest(results);

/** Counts one search of a dialog: the one that led to a choice, or else the last one when the dialog goes. */
export function useFinalSearch(search: Pick<SearchState, 'typed' | 'searched' | 'results'>) {
  const latest = useRef(search);
  const counted = useRef(false);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(
    () => () => {
      const { typed, searched, results } = latest.current;
      if (counted.current || searched === undefined || searched !== typed.trim()) return;
      countSearch({ query: searched, searched: true, found: isFound(results), chosen: false });
    },
    [],
  );
  return {
    choose(result: SearchResult) {
      const { searched: query, results } = search;
      if (query === undefined) return;
      counted.current = true;
      keepSearch(query);
      countSearch({
        query,
        searched: true,
        found: isFound(results),
        chosen: true,
        ...(!isQuestion(result) && { topic_id: result.id }),
      });
    },
    /** The page of results counts it. */
    leaveToPage() {
      counted.current = true;
      keepSearch(search.typed.trim());
    },
  };
}

/** Counts a page of results once it is seen, and once that something of it was chosen. */
export function usePageSearch(query: string, results: readonly SearchResult[]) {
  const found = isFound(results);
  const chosen = useRef('');
  useEffect(() => countSearch({ query, searched: true, found, chosen: false }), [query, found]);
  return (result: SearchResult) => {
    if (chosen.current === query) return;
    chosen.current = query;
    countSearch({
      query,
      searched: false,
      found,
      chosen: true,
      ...(!isQuestion(result) && { topic_id: result.id }),
    });
  };
}
