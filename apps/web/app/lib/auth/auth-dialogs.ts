import { createStore, useStore } from 'zustand';
import { authStore } from './auth-store.ts';

export type AuthDialog = 'login' | 'sign-up' | 'forgot-password';

interface OpenOptions {
  /** Set on question pages, which are reloaded after a login. */
  readonly fromQuestionPage?: boolean;
  /** Where a new account goes after onboarding, and what a login continues with. */
  readonly onSignedIn?: () => void | Promise<void>;
}

interface AuthDialogsState {
  readonly open: AuthDialog | undefined;
  readonly onSignedIn: OpenOptions['onSignedIn'];
}

const store = createStore<AuthDialogsState>()(() => ({ open: undefined, onSignedIn: undefined }));

export const useAuthDialogs = () => useStore(store);

/** Opens one of the three dialogs from anywhere. They open one another with `switchAuthDialog`. */
export function openAuthDialog(
  open: AuthDialog,
  { fromQuestionPage = false, onSignedIn }: OpenOptions = {},
): void {
  authStore.getState().setFromQuestionPage(fromQuestionPage);
  store.setState({ open, onSignedIn });
}

export function switchAuthDialog(open: AuthDialog): void {
  store.setState({ open });
}

export function closeAuthDialog(): void {
  store.setState({ open: undefined, onSignedIn: undefined });
}
