import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type AuthDialog,
  closeAuthDialog,
  switchAuthDialog,
  useAuthDialogs,
} from '~/lib/auth/auth-dialogs.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { ForgotPasswordDialogForm } from './forgot-password.dialog-form.tsx';
import { LoginDialogForm } from './login.dialog-form.tsx';
import { SignUpDialogForm } from './sign-up.dialog-form.tsx';

const texts: Record<AuthDialog, { title: string; description: string }> = {
  login: {
    title: 'Login',
    description: 'Welcome back. Your questions, tests and doubts are where you left them.',
  },
  'sign-up': {
    title: 'Sign up for free',
    description: 'One account for the question bank, timed tests and doubts.',
  },
  'forgot-password': {
    title: 'Forgot your password?',
    description: 'Tell us your e-mail and we will send you a link to choose a new one.',
  },
};

const forms = {
  login: LoginDialogForm,
  'sign-up': SignUpDialogForm,
  'forgot-password': ForgotPasswordDialogForm,
};

/**
 * One window with three contents, so that opening one from another moves nothing on the screen. The e-mail typed
 * in one is there in the next.
 */
export function AuthDialogs() {
  const { open } = useAuthDialogs();
  const [shown, setShown] = useState<AuthDialog>(open ?? 'login');
  const [carried, setCarried] = useState<{ email: string }>();
  // While it closes, the window still shows what it showed.
  if (open && open !== shown) setShown(open);
  if (!open && carried) setCarried(undefined);

  const change = (to: AuthDialog, typed: string) => {
    setCarried({ email: typed.trim() });
    switchAuthDialog(to);
  };

  const Form = forms[shown];
  return (
    <Dialog open={open !== undefined} onClose={closeAuthDialog} size="sm" {...texts[shown]}>
      <Content key={shown} takesFocus={carried !== undefined}>
        <Form email={carried?.email ?? ''} onSwitch={change} />
      </Content>
    </Dialog>
  );
}

/** The dialog places focus when it opens; after a change of its content that is up to us. */
function Content({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const onMount = useRef(takesFocus);
  useEffect(() => {
    if (!onMount.current) return;
    // A focused field brings up the keyboard of a phone, which would cover half of what has just come.
    const field = matchMedia('(pointer: fine)').matches && content.current?.querySelector('input');
    (field || content.current)?.focus();
  }, []);
  return (
    <div ref={content} tabIndex={-1}>
      {children}
    </div>
  );
}
