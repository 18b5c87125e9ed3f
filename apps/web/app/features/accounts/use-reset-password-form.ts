import { resetConfirmationError, resetPasswordErrors } from '@sevenfold/contract/accounts/password.rules';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { noProblems } from './form-problems.ts';
import { useAccountForm } from './use-account-form.ts';

export function useResetPasswordForm(token: string, onReset: () => Promise<void>) {
  const form = useAccountForm({
    initial: { password: '', confirmPassword: '' },
    send: async ({ password }) => {
      await api('POST /api/auth/reset-password', { body: { password, token } });
      toast.success('Password reset successfully');
      await onReset();
      return 'leaving';
    },
    refused: (error) => {
      toast.error(messageOf(error));
      return noProblems;
    },
  });
  const { password, confirmPassword } = form.values;
  const passwordErrors = resetPasswordErrors(password);
  const mismatch = resetConfirmationError(password, confirmPassword);
  return {
    ...form,
    /** Live, but not before there is anything to judge. */
    passwordErrors: password === '' ? [] : passwordErrors,
    mismatch,
    canSubmit: passwordErrors.length === 0 && confirmPassword !== '' && mismatch === undefined,
  };
}
