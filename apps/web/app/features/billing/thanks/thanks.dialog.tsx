import type { Purpose } from '@sevenfold/contract/billing/billing.schema';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { Check } from 'lucide-react';
import { ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { PetalsOrnament } from '~/ui/drawings/petals-ornament.tsx';
import styles from './thanks.module.css';
import { thanksFor } from './thanks.texts.ts';

type ThanksDialogProps = {
  purpose: Purpose;
  testSlug: string | null;
  /** Of a grading that is paid before the sheet is there. */
  sheetMissing: boolean;
  open: boolean;
  onClose: () => void;
};

export function ThanksDialog({ purpose, testSlug, sheetMissing, open, onClose }: ThanksDialogProps) {
  const { title, text, points } = thanksFor[sheetMissing ? 'grading-without-sheet' : purpose];
  return (
    <Dialog open={open} onClose={onClose} size="sm" title={title} description={text}>
      <div className={styles.dialog} data-purpose={purpose}>
        <PetalsOrnament className={styles.ornament} />
        {points.length > 0 && (
          <ul className={`plain-list ${styles.points}`}>
            {points.map((point) => (
              <li key={point}>
                <Check aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {purpose === 'grading' ? (
            <GradingActions testSlug={testSlug} sheetMissing={sheetMissing} />
          ) : (
            <>
              <ButtonLink to="/take-a-test" size="lg" fullWidth>
                Take a test
              </ButtonLink>
              <ButtonLink to={bankRoot} variant="secondary" size="lg" fullWidth>
                Open the question bank
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function GradingActions({ testSlug, sheetMissing }: Pick<ThanksDialogProps, 'testSlug' | 'sheetMissing'>) {
  if (sheetMissing && testSlug !== null) {
    return (
      <ButtonLink to={`/take-a-test/${testSlug}/get-graded`} size="lg" fullWidth>
        Upload my answer sheet
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/my-tests" size="lg" fullWidth>
      Go to my tests
    </ButtonLink>
  );
}
