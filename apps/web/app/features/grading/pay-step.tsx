import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { useId } from 'react';
import { shortMoney } from '~/lib/money.ts';
import { Button } from '~/ui/button.tsx';
import styles from './get-graded.module.css';

type PayStepProps = {
  grading: Grading;
  sheet: 'missing' | 'chosen' | 'arrived';
  busy: boolean;
  uploading: boolean;
  onPay: () => void;
};

const hints = {
  missing: 'Choose your answer sheet first.',
  chosen: 'Your sheet is uploaded first, so that nothing is lost; then you pay.',
  arrived: 'Your sheet is with us. It goes to a teacher as soon as it is paid for.',
} as const;

export function PayStep({ grading: { fee, currency, paid }, sheet, busy, uploading, onPay }: PayStepProps) {
  const hint = useId();
  const price = shortMoney(fee, currency);
  if (paid) {
    return <p className={styles.quiet}>You have paid {price} for this test. There is nothing more to pay.</p>;
  }
  return (
    <div className={styles.pay}>
      <Button
        size="lg"
        // One thing is to be done at a time, and the sheet comes first.
        variant={sheet === 'chosen' ? 'secondary' : 'primary'}
        disabled={sheet === 'missing' || uploading}
        busy={busy}
        aria-describedby={hint}
        onClick={onPay}
      >
        Pay {price}
      </Button>
      <p id={hint} className={styles.quiet}>
        {hints[sheet]}
      </p>
    </div>
  );
}
