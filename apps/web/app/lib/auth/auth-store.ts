import type { User } from '@sevenfold/contract/accounts/user';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type Audience, audienceOf } from './audience.ts';

export const authStorageKey = 'auth-storage';

export interface AuthState {
  readonly token: string | null;
  readonly user: User | null;
  /** Whether the login dialog was opened from a question page: that page is reloaded afterwards. */
  readonly fromQuestionPage: boolean;
  signIn(token: string, user: User): void;
  signOut(): void;
  setUser(user: User): void;
  setFromQuestionPage(value: boolean): void;
}

const nobody = { token: null, user: null, fromQuestionPage: false } as const;

export const authStore = createStore<AuthState>()(
  persist(
    (set) => ({
      ...nobody,
      signIn: (token, user) => set({ token, user }),
      signOut: () => set({ ...nobody }),
      setUser: (user) => set((state) => (state.token ? { user } : {})),
      setFromQuestionPage: (fromQuestionPage) => set({ fromQuestionPage }),
    }),
    {
      name: authStorageKey,
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ token, user, fromQuestionPage }) => ({ token, user, fromQuestionPage }),
      // The server renders for nobody; the browser adopts what it kept once the page is hydrated.
      skipHydration: true,
    },
  ),
);

/** Reads from the store. Before hydration it is the visitor's state, as on the server. */
export function useAuth<Part>(select: (state: AuthState) => Part): Part {
  return useStore(authStore, select);
}

const onHydration = (notify: () => void) => authStore.persist.onFinishHydration(notify);

/** False on the server and until the kept state has been read: pages show their skeleton meanwhile. */
export function useAuthKnown(): boolean {
  return useSyncExternalStore(
    onHydration,
    () => authStore.persist.hasHydrated(),
    () => false,
  );
}

export function useAudience(): Audience | undefined {
  const known = useAuthKnown();
  const audience = useAuth((state) => audienceOf(state));
  return known ? audience : undefined;
}
