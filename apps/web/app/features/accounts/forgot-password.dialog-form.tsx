import styles from './auth-form.module.css';
import type { DialogFormProps } from './dialog-form.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LinkButton } from './link-button.tsx';
import { useForgotPasswordForm } from './use-forgot-password-form.ts';

export function ForgotPasswordDialogForm({ email, onSwitch }: DialogFormProps) {
  const form = useForgotPasswordForm(email);
  return (
    <>
      <ForgotPasswordForm form={form} />
      <p className={styles.switch}>
        <LinkButton onClick={() => onSwitch('login', form.values.email)}>Back to Login</LinkButton>
      </p>
    </>
  );
}
