import { createStore, useStore } from 'zustand';
import { toast } from '../../ui/toast.ts';
import { openAuthDialog } from '../auth/auth-dialogs.ts';
import { authStore } from '../auth/auth-store.ts';

interface ReportDialogState {
  /** The question to report; none while the dialog is closed. */
  readonly questionId: number | undefined;
  /** Counts the openings: each is a new form. */
  readonly openings: number;
}

const store = createStore<ReportDialogState>()(() => ({ questionId: undefined, openings: 0 }));

export const useReportDialog = () => useStore(store);

const open = (questionId: number) => store.setState({ questionId, openings: store.getState().openings + 1 });

/** A report needs an account: a visitor logs in first and then goes on with it. */
export function openReportDialog(questionId: number): void {
  if (authStore.getState().token) {
    open(questionId);
    return;
  }
  toast.info('You need to login to report a question');
  openAuthDialog('login', { onSignedIn: () => open(questionId) });
}

export function closeReportDialog(): void {
  store.setState({ questionId: undefined });
}
