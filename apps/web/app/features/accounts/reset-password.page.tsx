import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button } from '~/ui/button.tsx';
import { OrbitDrawing } from '~/ui/drawings/orbit-drawing.tsx';
import { FieldStack, PasswordField } from '~/ui/field.tsx';
import type { Route } from './+types/reset-password.page.ts';
import { AccountPageLink } from './account-page-link.tsx';
import styles from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';
import { useResetPasswordForm } from './use-reset-password-form.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Reset password'),
      description: 'Choose a new password.',
      path: '/reset-password',
      noIndex: true,
    },
    args,
  );

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <ResetPassword token={token} /> : <Navigate to="/" replace />;
}

function ResetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useResetPasswordForm(token, async () => navigate('/login', { replace: true }));
  // Advice while the password is being typed; red only once the field was left that way.
  const [left, setLeft] = useState(false);
  return (
    <AuthPage
      title="Reset password"
      lead="Choose a new one. You will be signed out on every device and can log in with it."
      drawing={<OrbitDrawing />}
    >
      <form {...form.formProps} aria-label="Reset password">
        <FieldStack>
          <PasswordField
            {...form.field('password')}
            label="New Password"
            hints={left ? [] : form.passwordErrors}
            errors={left ? form.passwordErrors : []}
            onBlur={() => setLeft(true)}
            onFocus={() => setLeft(false)}
            autoComplete="new-password"
            required
          />
          <PasswordField
            {...form.field('confirmPassword')}
            label="Confirm Password"
            error={form.mismatch}
            autoComplete="new-password"
            required
          />
          <Button type="submit" size="lg" fullWidth busy={form.busy} disabled={!form.canSubmit}>
            Reset Password
          </Button>
        </FieldStack>
      </form>
      <p className={styles.switch}>
        Link too old? <AccountPageLink to="/forgot-password">Ask for a new one</AccountPageLink>
        {' or go '}
        <AccountPageLink to="/login">back to login</AccountPageLink>
      </p>
    </AuthPage>
  );
}
