import type { QuestionCard } from '@sevenfold/contract/questions/question';
import { createStore, useStore } from 'zustand';
import { toast } from '../../ui/toast.ts';
import { openAuthDialog } from '../auth/auth-dialogs.ts';
import { authStore } from '../auth/auth-store.ts';

/** As much of a question as its doubt dialog says about it. */
export type DoubtfulQuestion = Pick<QuestionCard, 'id' | 'subject' | 'topic'>;

interface DoubtDialogState {
  readonly question: DoubtfulQuestion | undefined;
  /** Counts the openings: each is a new form. */
  readonly openings: number;
}

const store = createStore<DoubtDialogState>()(() => ({ question: undefined, openings: 0 }));

export const useDoubtDialog = () => useStore(store);

const open = (question: DoubtfulQuestion) =>
  store.setState({ question, openings: store.getState().openings + 1 });

/** A doubt needs an account: a visitor logs in first and then goes on with it. */
export function openDoubtDialog(question: DoubtfulQuestion): void {
  if (authStore.getState().token) {
    open(question);
    return;
  }
  toast.info('You need to login to ask a doubt');
  openAuthDialog('login', { onSignedIn: () => open(question) });
}

export function closeDoubtDialog(): void {
  store.setState({ question: undefined });
}
