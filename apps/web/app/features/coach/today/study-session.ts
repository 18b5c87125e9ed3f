import { useSyncExternalStore } from 'react';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { studySessionKey } from '~/lib/study-session-kept.ts';

/** Questions that a student set out to do one after the other. It stays with the tab, for its day. */
export interface StudySession {
  readonly owner: string;
  /** The day where the student is. */
  readonly day: string;
  readonly items: readonly SessionStep[];
}

export interface SessionStep {
  readonly id: number;
  readonly path: string;
  readonly topic: string;
}

const listeners = new Set<() => void>();
/** As it was last read, so that reading it again gives the same object. */
let read: { readonly text: string | null; readonly session: StudySession | undefined } | undefined;

export const today = (): string => new Date().toLocaleDateString('en-CA');

function current(): StudySession | undefined {
  try {
    const text = sessionStorage.getItem(studySessionKey);
    if (read?.text !== text) {
      read = { text, session: text === null ? undefined : (JSON.parse(text) as StudySession) };
    }
  } catch {
    // A browser that keeps nothing: then each question is chosen on the page of today.
    return undefined;
  }
  return read?.session?.day === today() ? read.session : undefined;
}

/** False where the browser keeps nothing. */
export function keepSession(session: StudySession): boolean {
  try {
    sessionStorage.setItem(studySessionKey, JSON.stringify(session));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export function endSession(): void {
  try {
    sessionStorage.removeItem(studySessionKey);
  } catch {
    // Then nothing was kept.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Of whoever is here now. */
export function useStudySession(): StudySession | undefined {
  const session = useSyncExternalStore(subscribe, current, () => undefined);
  const owner = useAuth((state) => state.user?.id);
  return session && session.owner === owner ? session : undefined;
}
