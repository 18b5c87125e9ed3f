import { useState } from 'react';
import { useAuth } from './auth/auth-store.ts';
import { forgetDraftsDatabase } from './drafts-database.ts';

const prefix = 'draft:';

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // A browser that keeps nothing still lets one write.
    return '';
  }
};

function keep(key: string, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

/**
 * Text that waits for its writer, over reloads and closed dialogs, until it is emptied. One component per name: give
 * it as the component's `key` too.
 */
export function useDraft(name: string): [string, (text: string) => void] {
  const userId = useAuth((state) => state.user?.id);
  const key = `${prefix}${userId}:${name}`;
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      if (userId) keep(key, next);
    },
  ];
}

/** Whoever logs out leaves nothing behind in this browser. */
export function forgetDrafts(): void {
  forgetDraftsDatabase();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
