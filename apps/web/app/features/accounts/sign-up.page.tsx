import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { Link } from 'react-router';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { useSite } from '~/lib/site.ts';
import { Button } from '~/ui/button.tsx';
import { VectorsDrawing } from '~/ui/drawings/vectors-drawing.tsx';
import { FieldStack, FormAlert, PasswordField, TextField } from '~/ui/field.tsx';
import type { Route } from './+types/sign-up.page.ts';
import { AccountPageLink } from './account-page-link.tsx';
import styles from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';
import { noProblems } from './form-problems.ts';
import { SingleSignOnButton } from './single-sign-on-button.tsx';
import { UnlessSignedIn } from './unless-signed-in.tsx';
import { usePageSignIn } from './use-page-sign-in.ts';
import { usePageSignOn } from './use-page-sign-on.ts';
import { useSignUpForm } from './use-sign-up-form.ts';

export { sameForRoute as headers } from '~/lib/public-page.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Create Account'),
      description:
        'A free account for exam-style questions, worked answers and timed tests for the IB Diploma.',
      path: '/sign-up',
      // The same page also stands at /registration.
      noIndex: !args.location.pathname.startsWith('/sign-up'),
    },
    args,
  );

export default function SignUpPage() {
  const form = useSignUpForm({ place: 'page', onSignedUp: usePageSignIn('sign-up') });
  const { leaving, ...ends } = usePageSignOn('sign-up');
  return (
    <AuthPage title="Create Account" lead="It is free, and takes a minute." drawing={<VectorsDrawing />}>
      <UnlessSignedIn leaving={form.busy || leaving}>
        <form {...form.formProps} className={styles.form} aria-label="Create account">
          <FieldStack>
            <FormAlert errors={form.problems.list} />
            <TextField {...form.email} label="Email" type="email" autoComplete="email" required />
            <TextField
              {...form.field('username')}
              label="Username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <PasswordField {...form.password} label="Password" autoComplete="new-password" required />
            <PasswordField
              {...form.confirmPassword}
              label="Confirm Password"
              autoComplete="new-password"
              required
            />
            <Button type="submit" size="lg" fullWidth busy={form.busy} busyLabel="Signing up…">
              Sign Up
            </Button>
          </FieldStack>
          <p className={styles.agreement}>
            By clicking Sign Up, you agree to our <LegalLink />
          </p>
        </form>
        <SingleSignOnButton
          {...ends}
          onStart={() => form.showProblems(noProblems)}
          onFailure={(message) => form.showProblems({ fields: {}, list: [message], first: undefined })}
        />
        <p className={styles.switch}>
          Already have an account? <AccountPageLink to="/login">Sign In</AccountPageLink>
        </p>
      </UnlessSignedIn>
    </AuthPage>
  );
}

function LegalLink() {
  const { variant } = useSite();
  return isLeftOut(variant, '/privacy') ? (
    <Link to="/terms">Terms</Link>
  ) : (
    <Link to="/privacy">Terms & Privacy Policy</Link>
  );
}
