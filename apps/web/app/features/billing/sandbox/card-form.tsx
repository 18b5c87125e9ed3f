import { Lock } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { FieldStack, FormAlert, TextField } from '~/ui/field.tsx';
import {
  type CardForm as Card,
  type CardProblems,
  cardProblems,
  formatCvc,
  formatExpiry,
  formatNumber,
} from './card-form.rules.ts';
import styles from './checkout.module.css';
import { anyCard, testCards } from './test-cards.ts';

type CardFormProps = {
  card: Card;
  onChange: (card: Card) => void;
  action: string;
  busy: boolean;
  problem: string | undefined;
  onPay: () => void;
};

export function CardForm({ card, onChange, action, busy, problem, onPay }: CardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<CardProblems>({});
  // On a phone the button is far below the place where the reason stands.
  useEffect(() => {
    if (problem) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const change = (part: Partial<Card>) => {
    onChange({ ...card, ...part });
    setProblems((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = cardProblems(card);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onPay();
  };
  return (
    <form ref={form} className={styles.form} aria-label="Card" noValidate onSubmit={submit}>
      <FormAlert errors={problem ? [problem] : []} />
      <FieldStack>
        <TextField
          label="Card number"
          name="number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="4242 4242 4242 4242"
          value={card.number}
          error={problems.number}
          onChange={(typed) => change({ number: formatNumber(typed) })}
        />
        <div className={styles.pair}>
          <TextField
            label="Expiry"
            name="expiry"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            value={card.expiry}
            error={problems.expiry}
            onChange={(typed) => change({ expiry: formatExpiry(typed, card.expiry) })}
          />
          <TextField
            label="CVC"
            name="cvc"
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="123"
            value={card.cvc}
            error={problems.cvc}
            onChange={(typed) => change({ cvc: formatCvc(typed) })}
          />
        </div>
        <TextField
          label="Name on card"
          name="name"
          autoComplete="cc-name"
          value={card.name}
          error={problems.name}
          onChange={(name) => change({ name })}
        />
      </FieldStack>
      <Button
        type="submit"
        size="lg"
        fullWidth
        busy={busy}
        busyLabel="Paying…"
        icon={<Lock aria-hidden="true" />}
      >
        {action}
      </Button>
      <TestCards chosen={card.number} disabled={busy} onChoose={(number) => change({ number, ...anyCard })} />
    </form>
  );
}

type TestCardsProps = { chosen: string; disabled: boolean; onChoose: (number: string) => void };

function TestCards({ chosen, disabled, onChoose }: TestCardsProps) {
  return (
    <section className={styles.cards} aria-labelledby="test-cards">
      <h2 id="test-cards">Test cards</h2>
      <p>Press one to fill in the form.</p>
      <ul className="plain-list">
        {testCards.map(({ number, does }) => (
          <li key={number}>
            <button
              type="button"
              disabled={disabled}
              aria-pressed={chosen === number}
              onClick={() => onChoose(number)}
            >
              <span className={styles.cardNumber}>{number}</span>
              <span className={styles.cardDoes}>{does}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
