import { Button } from '~/ui/button.tsx';
import { FieldStack, FormAlert, PasswordField, TextField } from '~/ui/field.tsx';
import styles from './auth-form.module.css';
import type { DialogFormProps } from './dialog-form.ts';
import { noProblems } from './form-problems.ts';
import { LegalLinks } from './legal-links.tsx';
import { LinkButton } from './link-button.tsx';
import { SingleSignOnButton } from './single-sign-on-button.tsx';
import { useDialogSignIn } from './use-dialog-sign-in.ts';
import { useSignUpForm } from './use-sign-up-form.ts';

export function SignUpDialogForm({ email, onSwitch }: DialogFormProps) {
  const { loggedIn, signedUp } = useDialogSignIn();
  const form = useSignUpForm({ place: 'dialog', email, onSignedUp: signedUp });
  return (
    <>
      <form {...form.formProps} className={styles.form} aria-label="Sign up">
        <FieldStack>
          <FormAlert errors={form.problems.list} />
          <TextField {...form.field('full_name')} label="Name" autoComplete="name" required />
          <TextField {...form.email} label="Email" type="email" autoComplete="email" required />
          <PasswordField {...form.password} label="Password" autoComplete="new-password" required />
          <PasswordField
            {...form.confirmPassword}
            label="Confirm Password"
            autoComplete="new-password"
            required
          />
          <Button type="submit" fullWidth busy={form.busy}>
            Sign Up
          </Button>
        </FieldStack>
      </form>
      <SingleSignOnButton
        onLoggedIn={loggedIn}
        onSignedUp={signedUp}
        onStart={() => form.showProblems(noProblems)}
        onFailure={(message) => form.showProblems({ fields: {}, list: [message], first: undefined })}
      />
      <p className={styles.switch}>
        Already have an account?{' '}
        <LinkButton onClick={() => onSwitch('login', form.values.email)}>Login Now</LinkButton>
      </p>
      <LegalLinks doing="signing up" />
    </>
  );
}
