import { authStore } from '~/lib/auth/auth-store.ts';
import { lastSubject, noteSubject } from '~/lib/bank/last-subject.ts';
import { subjectAt } from './search-result.rules.ts';

/** On this device alone, and shown to nobody but who searched. */
const key = 'recent-searches';
const most = 6;

interface Kept {
  /** The id of who searched; empty for a visitor. */
  readonly owner: string;
  /** The latest first. */
  readonly queries: readonly string[];
}

const owner = (): string => authStore.getState().user?.id ?? '';

function read(): Kept {
  const nothing = { owner: owner(), queries: [] };
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (kept?.owner !== nothing.owner || !Array.isArray(kept.queries)) return nothing;
    return { ...nothing, queries: kept.queries.filter((query) => typeof query === 'string').slice(0, most) };
  } catch {
    // A browser that keeps nothing, or something else under this name.
    return nothing;
  }
}

function write(change: Partial<Kept>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...read(), ...change }));
  } catch {
    // As above.
  }
}

export const recentSearches = (): readonly string[] => read().queries;

export function keepSearch(query: string): void {
  const isOther = (kept: string) => kept.toLowerCase() !== query.toLowerCase();
  write({ queries: [query, ...read().queries.filter(isOther)].slice(0, most) });
}

export const clearSearches = (): void => write({ queries: [] });

/** The subject that is being read, or else the one that was read last: it comes first. */
export function readingSubject(): { subject?: string } {
  const reading = subjectAt(window.location);
  if (reading !== undefined) noteSubject(reading);
  const subject = reading ?? lastSubject();
  return subject ? { subject } : {};
}
