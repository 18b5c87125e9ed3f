import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { FormAlert, TextField } from '~/ui/field.tsx';
import styles from './checkout.module.css';

type ChallengeFormProps = {
  hint: string;
  busy: boolean;
  problem: string | undefined;
  onAnswer: (code: string) => void;
  onBack: () => void;
};

/** What a bank's own page asks before it lets a card pay. */
export function ChallengeForm({ hint, busy, problem, onAnswer, onBack }: ChallengeFormProps) {
  const [code, setCode] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  // The form before it is gone, and with it the focus.
  useEffect(() => title.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onAnswer(code.trim());
  };
  return (
    <form className={styles.form} aria-label="Bank" onSubmit={submit}>
      <div className={styles.challenge}>
        <ShieldCheck aria-hidden="true" />
        <h2 ref={title} tabIndex={-1}>
          Your bank wants to be sure
        </h2>
        <p>{hint}</p>
      </div>
      <FormAlert errors={problem ? [problem] : []} />
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={setCode}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          size="lg"
          fullWidth
          busy={busy}
          busyLabel="Checking…"
          disabled={code.trim() === ''}
        >
          Confirm
        </Button>
        <Button variant="quiet" fullWidth disabled={busy} onClick={onBack}>
          Use another card
        </Button>
      </div>
    </form>
  );
}
