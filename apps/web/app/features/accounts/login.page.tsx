import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button } from '~/ui/button.tsx';
import { FieldStack, PasswordField, TextField } from '~/ui/field.tsx';
import type { Route } from './+types/login.page.ts';
import { AccountPageLink } from './account-page-link.tsx';
import styles from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';
import { noProblems } from './form-problems.ts';
import { SingleSignOnButton } from './single-sign-on-button.tsx';
import { UnlessSignedIn } from './unless-signed-in.tsx';
import { loginFailure, useLoginForm } from './use-login-form.ts';
import { usePageSignIn } from './use-page-sign-in.ts';
import { usePageSignOn } from './use-page-sign-on.ts';

export { sameForRoute as headers } from '~/lib/public-page.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Login'),
      description: 'Sign in to your account and go on where you were.',
      path: '/login',
      noIndex: true,
    },
    args,
  );

export default function LoginPage() {
  const form = useLoginForm({ onLoggedIn: usePageSignIn('login') });
  const { leaving, ...ends } = usePageSignOn('login');
  return (
    <AuthPage title="Sign In" lead="Welcome back.">
      <UnlessSignedIn leaving={form.busy || leaving}>
        <form {...form.formProps} aria-label="Sign in">
          <FieldStack>
            <TextField
              {...form.field('username')}
              label="Username"
              hint="Your username or your e-mail"
              autoComplete="username"
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
                <AccountPageLink to="/forgot-password">Forgot password?</AccountPageLink>
              </p>
            </div>
            <Button type="submit" size="lg" fullWidth busy={form.busy}>
              Sign In
            </Button>
          </FieldStack>
        </form>
        <SingleSignOnButton
          {...ends}
          onStart={() => form.showProblems(noProblems)}
          onFailure={(message) => form.showProblems(loginFailure(message))}
        />
        <p className={styles.switch}>
          New here? <AccountPageLink to="/sign-up">Create Account</AccountPageLink>
        </p>
      </UnlessSignedIn>
    </AuthPage>
  );
}
