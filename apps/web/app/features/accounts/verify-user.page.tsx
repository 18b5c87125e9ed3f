import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { authStore, useAuth } from '~/lib/auth/auth-store.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { EnvelopeDrawing } from '~/ui/drawings/envelope-drawing.tsx';
import { Page } from '~/ui/page.tsx';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/verify-user.page.ts';
import { LinkButton } from './link-button.tsx';
import { useBusy } from './use-busy.ts';
import { resendVerificationEmail, verifyOnce } from './verification.ts';
import styles from './verify-user.module.css';

const ChangeEmailDialog = dialogOnUse(
  async () => (await import('./change-email.dialog.tsx')).ChangeEmailDialog,
);

/** Not the same for its route: whoever isn't signed in is told what to do with the link of the address. */
export const headers = () => ({});

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Verify your email'),
      description: 'Verify the e-mail address of your account.',
      path: '/verify-user',
      noIndex: true,
    },
    args,
  );

export default function VerifyUserPage() {
  const [query] = useSearchParams();
  const token = query.get('token') || undefined;
  return <VerifyUser key={token} token={token} />;
}

type Phase = 'waiting' | 'verifying' | 'failed' | 'verified';

function VerifyUser({ token }: { token: string | undefined }) {
  const navigate = useNavigate();
  const verified = useAuth((state) => state.user?.verified === true);
  const [phase, setPhase] = useState<Phase>(token && !verified ? 'verifying' : 'waiting');

  useEffect(() => {
    if (phase !== 'verifying' || !token) return;
    let current = true;
    verifyOnce(token).then(
      ({ user }) => {
        if (!current) return;
        setPhase('verified');
        authStore.getState().setUser(user);
        toast.success('Verified Email Successfully');
        void navigate('/', { replace: true });
      },
      () => current && setPhase('failed'),
    );
    return () => {
      current = false;
    };
  }, [phase, token, navigate]);

  // On entry, or when another tab or device has done it meanwhile. While this page itself verifies, its own answer
  // is the one that counts.
  const alreadyVerified = verified && (phase === 'waiting' || phase === 'failed');
  useEffect(() => {
    if (!alreadyVerified) return;
    toast.info('Your account is already verified');
    void navigate('/', { replace: true });
  }, [alreadyVerified, navigate]);

  if (alreadyVerified || phase === 'verified' || phase === 'verifying') {
    return <Verifying />;
  }
  return phase === 'failed' ? (
    <Failed onResent={() => void navigate('/verify-user', { replace: true })} />
  ) : (
    <Waiting />
  );
}

function Verifying() {
  return (
    <Page width="form">
      <div className={styles.message} aria-busy="true">
        <EnvelopeDrawing className={`${styles.drawing} ${styles.working}`} />
        <h1>One moment</h1>
        <p role="status">Verifying your e-mail…</p>
      </div>
    </Page>
  );
}

function Waiting() {
  const email = useAuth((state) => state.user?.email);
  const [busy, run] = useBusy();
  return (
    <Page width="form">
      <div className={styles.message}>
        <EnvelopeDrawing className={styles.drawing} />
        <h1>Almost There!</h1>
        <p className={styles.lead}>Please check your email to verify your account.</p>
        {email && <p className={styles.address}>{email}</p>}
        <p>
          Didn't get the email? Check your spam folder or{' '}
          <LinkButton disabled={busy} onClick={() => void run(resendVerificationEmail)}>
            resend it.
          </LinkButton>
        </p>
        <WrongAddress />
      </div>
    </Page>
  );
}

function WrongAddress() {
  const email = useAuth((state) => state.user?.email);
  const [open, setOpen] = useState(false);
  // Each opening is a new form.
  const [openings, setOpenings] = useState(0);
  if (!email) return null;
  return (
    <>
      <p>
        Wrong address?{' '}
        <LinkButton
          onClick={() => {
            setOpenings(openings + 1);
            setOpen(true);
          }}
        >
          Change e-mail address
        </LinkButton>
      </p>
      <ChangeEmailDialog key={openings} email={email} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Failed({ onResent }: { onResent: () => void }) {
  const [busy, run] = useBusy();
  const resend = async () => {
    if (await resendVerificationEmail()) onResent();
  };
  return (
    <Page width="form">
      <div className={styles.message}>
        <EnvelopeDrawing className={styles.drawing} />
        <div role="alert">
          <h1>Something Went Wrong!</h1>
          <p className={styles.lead}>We've encountered an error while verifying your Email</p>
        </div>
        <p>
          The link may have been used already or be older than 48 hours. You can{' '}
          <LinkButton disabled={busy} onClick={() => void run(resend)}>
            resend email.
          </LinkButton>
        </p>
        <WrongAddress />
      </div>
    </Page>
  );
}
