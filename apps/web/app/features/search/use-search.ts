import { useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';
import { somethingWentWrong } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { readingSubject } from './recent-searches.ts';
import { groupsOf, type SearchResult } from './search-result.rules.ts';
import { createSearcher, nothingTyped } from './searcher.ts';

export function useSearch() {
  const [state, setState] = useState(nothingTyped);
  const [active, setActive] = useState<number>();
  /** What was typed and meant so, after it was corrected. */
  const meant = useRef<string>(undefined);
  const [searcher] = useState(() =>
    createSearcher({
      ask: (query) =>
        api('GET /api/search', {
          query: {
            query,
            ...(meant.current === query && { literal: 'true' as const }),
            ...readingSubject(),
          },
        }),
      onChange: setState,
      onFailure: () => toast.error(somethingWentWrong),
    }),
  );
  useEffect(() => searcher.stop, [searcher]);

  // With an answer its first result becomes active; not while more is being typed, when Enter means a search.
  const [answered, setAnswered] = useState<readonly SearchResult[]>(state.results);
  if (answered !== state.results) {
    setAnswered(state.results);
    setActive(state.results.length > 0 && state.typed.trim() === state.searched ? 0 : undefined);
  }

  const groups = groupsOf(state.results);
  return {
    ...state,
    groups,
    /** As they are shown, over all groups. */
    options: groups.flatMap((group) => group.results),
    active,
    setActive,
    type: (typed: string) => {
      setActive(undefined);
      searcher.type(typed);
    },
    searchNow: searcher.searchNow,
    searchLiterally: () => {
      meant.current = state.typed.trim();
      searcher.searchAgain();
    },
  };
}
