import type { SearchResult } from './search-result.rules.ts';

export const searchDelayMs = 1000;

export interface SearchState {
  readonly typed: string;
  /** What the shown results answer; undefined until the first answer. */
  readonly searched: string | undefined;
  readonly results: readonly SearchResult[];
  /** A search is on its way, or will be once the typing rests. */
  readonly waiting: boolean;
}

export const nothingTyped: SearchState = { typed: '', searched: undefined, results: [], waiting: false };

interface SearcherOptions {
  readonly ask: (query: string) => Promise<readonly SearchResult[]>;
  readonly onChange: (state: SearchState) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Searches when the typing has rested, or at once when told to. Only the latest question's answer counts. */
export function createSearcher({ ask, onChange, onFailure }: SearcherOptions) {
  let state = nothingTyped;
  let latest = 0;
  let asking: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (changes: Partial<SearchState>) => {
    state = { ...state, ...changes };
    onChange(state);
  };

  const forget = () => {
    clearTimeout(timer);
    asking = undefined;
    latest += 1;
  };

  const search = async (query: string) => {
    forget();
    const asked = latest;
    asking = query;
    change({ waiting: true });
    const waitsOn = () => state.typed.trim() !== query;
    try {
      const results = await ask(query);
      if (asked !== latest) return;
      asking = undefined;
      change({ searched: query, results, waiting: waitsOn() });
    } catch (error) {
      if (asked !== latest) return;
      asking = undefined;
      // What was found before stays: it is still the best there is.
      change({ waiting: waitsOn() });
      onFailure(error);
    }
  };

  return {
    type(typed: string) {
      clearTimeout(timer);
      const query = typed.trim();
      if (query === '') {
        forget();
        change({ ...nothingTyped, typed });
      } else if (query === state.searched) {
        forget();
        change({ typed, waiting: false });
      } else {
        timer = setTimeout(() => void search(query), searchDelayMs);
        change({ typed, waiting: true });
      }
    },
    searchNow() {
      const query = state.typed.trim();
      if (query !== '' && query !== state.searched && query !== asking) void search(query);
    },
    /** The same words once more, for another answer to them. */
    searchAgain: () => void search(state.typed.trim()),
    stop: forget,
  };
}
