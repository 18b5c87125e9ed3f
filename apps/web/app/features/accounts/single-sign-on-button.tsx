import { KeyRound } from 'lucide-react';
import { useSite } from '~/lib/site.ts';
import { Button } from '~/ui/button.tsx';
import styles from './auth-form.module.css';
import { type SignOnEnds, useSingleSignOn } from './use-single-sign-on.ts';

type SingleSignOnButtonProps = SignOnEnds & { onStart: () => void };

/** Below a form, behind an 'or'. Nothing where single sign-on isn't configured. */
export function SingleSignOnButton(props: SingleSignOnButtonProps) {
  const { singleSignOnName } = useSite();
  return singleSignOnName ? <ConfiguredButton {...props} name={singleSignOnName} /> : null;
}

function ConfiguredButton({ name, onStart, ...ends }: SingleSignOnButtonProps & { name: string }) {
  const { state, start } = useSingleSignOn(ends);
  return (
    <div className={styles.alternative}>
      <p className={styles.or}>or</p>
      <Button
        variant="secondary"
        fullWidth
        icon={<KeyRound aria-hidden="true" />}
        busy={state === 'signing-in'}
        onClick={() => {
          onStart();
          start();
        }}
      >
        Continue with {name}
      </Button>
      <p role="status" className={styles.note}>
        {state === 'waiting' && 'Please finish in the window that has opened.'}
      </p>
    </div>
  );
}
