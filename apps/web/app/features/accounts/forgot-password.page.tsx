import { pageMetadata, titled } from '~/lib/metadata.ts';
import { OrbitDrawing } from '~/ui/drawings/orbit-drawing.tsx';
import type { Route } from './+types/forgot-password.page.ts';
import { AccountPageLink } from './account-page-link.tsx';
import styles from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useForgotPasswordForm } from './use-forgot-password-form.ts';

export { sameForRoute as headers } from '~/lib/public-page.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Forgot password'),
      description: 'Ask for a link to choose a new password.',
      path: '/forgot-password',
    },
    args,
  );

export default function ForgotPasswordPage() {
  const form = useForgotPasswordForm();
  return (
    <AuthPage
      title="Forgot your password?"
      lead="Tell us your e-mail and we will send you a link to choose a new one."
      drawing={<OrbitDrawing />}
    >
      <ForgotPasswordForm form={form} />
      <p className={styles.switch}>
        <AccountPageLink to="/login">Back to Login</AccountPageLink>
      </p>
    </AuthPage>
  );
}
