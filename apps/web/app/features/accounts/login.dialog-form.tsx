import { Button } from '~/ui/button.tsx';
import { FieldStack, PasswordField, TextField } from '~/ui/field.tsx';
import styles from './auth-form.module.css';
import type { DialogFormProps } from './dialog-form.ts';
import { noProblems } from './form-problems.ts';
import { LegalLinks } from './legal-links.tsx';
import { LinkButton } from './link-button.tsx';
import { SingleSignOnButton } from './single-sign-on-button.tsx';
import { useDialogSignIn } from './use-dialog-sign-in.ts';
import { loginFailure, useLoginForm } from './use-login-form.ts';

export function LoginDialogForm({ email, onSwitch }: DialogFormProps) {
  const { loggedIn, signedUp } = useDialogSignIn();
  const form = useLoginForm({ username: email, onLoggedIn: loggedIn });
  const { username } = form.values;
  // A username is of no use in the other two dialogs, which ask for an e-mail.
  const typedEmail = username.includes('@') ? username : '';
  return (
    <>
      <form {...form.formProps} aria-label="Login">
        <FieldStack>
          <TextField
            {...form.field('username')}
            label="Email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <div>
            <PasswordField
              {...form.field('password')}
              label="Password"
              autoComplete="current-password"
              required
            />
            <p className={styles.beside}>
              <LinkButton onClick={() => onSwitch('forgot-password', typedEmail)}>
                Forgot your password?
              </LinkButton>
            </p>
          </div>
          <Button type="submit" fullWidth busy={form.busy}>
            Login
          </Button>
        </FieldStack>
      </form>
      <SingleSignOnButton
        onLoggedIn={loggedIn}
        onSignedUp={signedUp}
        onStart={() => form.showProblems(noProblems)}
        onFailure={(message) => form.showProblems(loginFailure(message))}
      />
      <p className={styles.switch}>
        New here? <LinkButton onClick={() => onSwitch('sign-up', typedEmail)}>Sign up for free</LinkButton>
      </p>
      <LegalLinks doing="continuing" />
    </>
  );
}
