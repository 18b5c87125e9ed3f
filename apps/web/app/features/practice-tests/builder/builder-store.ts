import type { Selection } from '@sevenfold/contract/practice-tests/builder.rules';
import { createStore, useStore } from 'zustand';
import { type KeptChoice, nothingChosen, readChoice } from './kept-choice.rules.ts';

const storageKey = 'test-builder';

interface BuilderStore extends KeptChoice {
  /** False on the server and until the kept choice has been read. */
  readonly known: boolean;
}

const store = createStore<BuilderStore>()(() => ({ ...nothingChosen, known: false }));

export const useBuilderStore = () => useStore(store);

export const setSelection = (selection: Selection) => store.setState({ selection });
export const setAwaitingLogin = (awaitingLogin: boolean) => store.setState({ awaitingLogin });

/** Reads what this tab kept, and keeps what changes from now on. Returns how to stop. */
export function keepChoice(): () => void {
  if (!store.getState().known) store.setState({ ...readChoice(stored()), known: true });
  return store.subscribe(({ selection, awaitingLogin }) => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ selection, awaitingLogin }));
    } catch {
      // Without storage the choice lives as long as the page.
    }
  });
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
