import { Button } from '~/ui/button.tsx';
import { FieldStack, TextField } from '~/ui/field.tsx';
import styles from './auth-form.module.css';
import type { useForgotPasswordForm } from './use-forgot-password-form.ts';

/** The same in the dialog and on the page. */
export function ForgotPasswordForm({ form }: { form: ReturnType<typeof useForgotPasswordForm> }) {
  return (
    <form {...form.formProps} aria-label="Forgot password">
      <FieldStack>
        <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" required />
        <Button type="submit" fullWidth busy={form.busy} disabled={form.isEmpty}>
          Send Reset Link
        </Button>
        {form.sentTo && (
          <p role="status" className={styles.sent}>
            If <strong>{form.sentTo}</strong> has an account, a link is on its way. It works once and for one
            hour. Nothing there? Look in your spam folder, or send it again.
          </p>
        )}
      </FieldStack>
    </form>
  );
}
