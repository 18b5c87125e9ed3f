import type { AuthDialog } from '~/lib/auth/auth-dialogs.ts';

export interface DialogFormProps {
  /** Typed in the dialog that this one was opened from. */
  readonly email: string;
  readonly onSwitch: (to: AuthDialog, typed: string) => void;
}
