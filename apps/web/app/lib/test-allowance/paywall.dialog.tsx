import { type PlanKey, planRecords } from '@sevenfold/contract/billing/plans';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import styles from './paywall.module.css';

type PaywallDialogProps = {
  plan: PlanKey;
  open: boolean;
  /** What opened it, which is busy until then and loses the focus. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

export function PaywallDialog({ plan, open, opener, onClose }: PaywallDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={opener}
      size="sm"
      title={
        plan === 'free'
          ? 'Uh oh! You have used all free resources'
          : `Uh oh! You have made all ${planRecords[plan].testsPerMonth} tests of this month`
      }
      description="Join our tribe to unlock all benefits"
    >
      <ul className={`plain-list ${styles.benefits}`}>
        <li>
          <Check aria-hidden="true" />
          Unlimited tests
        </li>
        <li>
          <Check aria-hidden="true" />
          3000+ questions
        </li>
      </ul>
      <ButtonLink to="/pricing" fullWidth className={styles.unlock}>
        Unlock premium to start learning more!
      </ButtonLink>
    </Dialog>
  );
}
