import { useState } from 'react';
import { authStore, useAuth } from './auth/auth-store.ts';
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

const keyOf = (userId: string | undefined, name: string) => `${prefix}${userId}:${name}`;

/** The same without a component: what was kept of this name, and how to keep it, for who is signed in. */
export function keptDraft(name: string): string {
  const userId = authStore.getState().user?.id;
  return userId ? read(keyOf(userId, name)) : '';
}

export function keepDraft(name: string, text: string): void {
  const userId = authStore.getState().user?.id;
  if (userId) keep(keyOf(userId, name), text);
}

/**
 * Text that waits for its writer, over reloads and closed dialogs, until it is emptied. One component per name: give
 * it as the component's `key` too.
 */
export function useDraft(name: string): [string, (text: string) => void] {
  const userId = useAuth((state) => state.user?.id);
  const key = keyOf(userId, name);
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
