import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { useSite } from '~/lib/site.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { TreeDrawing } from '~/ui/drawings/tree-drawing.tsx';
import type { Route } from './+types/unlock-account.page.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Unlock account'),
      description: 'Unlock your account.',
      path: '/unlock-account',
      noIndex: true,
    },
    args,
  );

type Outcome = { readonly good: boolean; readonly message: string };

/** Waits for a press of the button: programs that check mail for harm open every link in it. */
export default function UnlockAccountPage() {
  const token = useSearchParams()[0].get('token');
  const [outcome, setOutcome] = useState<Outcome | undefined>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const shown = token ? outcome : { good: false, message: 'The link is incomplete' };

  const unlock = async () => {
    if (!token || sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const { message } = await api('POST /api/auth/unlock', { body: { token } });
      setOutcome({ good: true, message });
    } catch (error) {
      setOutcome({ good: false, message: messageOf(error) });
    }
    sending.current = false;
    setBusy(false);
  };

  return (
    <AuthPage
      title="Unlock your account"
      lead="It was locked because it was used on more than 6 devices. Unlocking it forgets them all, so please log in again where you need it."
      drawing={<TreeDrawing />}
    >
      <div className={styles.outcome}>
        <div role="status">{shown && <OutcomeMessage {...shown} />}</div>
        {shown?.good ? (
          // In its place: nobody should come back to a link that is used up.
          <ButtonLink to="/login" size="lg" replace>
            Sign In
          </ButtonLink>
        ) : (
          token && (
            <Button size="lg" busy={busy} onClick={() => void unlock()}>
              Unlock my account
            </Button>
          )
        )}
        {shown?.good === false && <Help />}
      </div>
    </AuthPage>
  );
}

function OutcomeMessage({ good, message }: Outcome) {
  return (
    <p className={good ? styles.good : styles.bad}>
      {good ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      {message}
    </p>
  );
}

function Help() {
  const { supportEmail } = useSite();
  return (
    <p>
      Logging in sends you a new link. If that doesn’t help, write to{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  );
}
