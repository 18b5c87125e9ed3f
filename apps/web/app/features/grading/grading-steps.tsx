import { gradingWorkingHours } from '@sevenfold/contract/grading/grading.constants';
import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shortMoney } from '~/lib/money.ts';
import { Badge } from '~/ui/badge.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './get-graded.module.css';
import { GradedPaperDrawing } from './graded-paper-drawing.tsx';
import { PayStep } from './pay-step.tsx';
import { SheetStep } from './sheet-step.tsx';
import { usePay } from './use-pay.ts';
import type { SheetUpload } from './use-sheet-upload.ts';

type GradingStepsProps = { grading: Grading; sheetUpload: SheetUpload; onSettled: () => void };

/** Sheet and payment, whichever of them is missing. */
export function GradingSteps({ grading, sheetUpload, onSettled }: GradingStepsProps) {
  const { paying, pay } = usePay(grading.test_slug, onSettled);
  const { choice, upload, send } = sheetUpload;
  const isChosen = choice.state === 'chosen';
  const sheet = isChosen ? 'chosen' : grading.sheet ? 'arrived' : 'missing';
  const [pressed, setPressed] = useState(false);
  const uploadAndPay = async () => {
    setPressed(true);
    if (!isChosen || (await send())) await pay();
    setPressed(false);
  };
  return (
    <div className={styles.columns}>
      <ol className={`plain-list ${styles.steps}`}>
        <Step number={1} title="Your answer sheet" done={grading.sheet !== null && 'Uploaded'}>
          <SheetStep grading={grading} sheetUpload={sheetUpload} />
        </Step>
        <Step number={2} title="Payment" done={grading.paid && 'Paid'}>
          <PayStep
            grading={grading}
            sheet={sheet}
            busy={paying || pressed}
            uploading={upload.state === 'sending'}
            onPay={() => void uploadAndPay()}
          />
        </Step>
      </ol>
      <aside className={styles.offer} aria-labelledby="what-you-get">
        <GradedPaperDrawing className={styles.drawing} />
        <h2 id="what-you-get">What you get</h2>
        <ul className={`plain-list ${styles.points}`}>
          {[
            'A teacher of your subject marks every line, as an examiner does.',
            'Your own pages come back with marks and comments in the margin.',
            `The report is there within ${gradingWorkingHours} working hours.`,
            `${shortMoney(grading.fee, grading.currency)} once, for this test.`,
          ].map((point) => (
            <li key={point}>
              <Check aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

type StepProps = { number: number; title: string; done: string | false; children: ReactNode };

function Step({ number, title, done, children }: StepProps) {
  const heading = `grading-step-${number}`;
  return (
    <li>
      <Card as="section" padding="lg" aria-labelledby={heading} className={styles.step}>
        <div className={styles.stepHead}>
          <span className={styles.number} data-done={done !== false} aria-hidden="true">
            {done ? <Check /> : number}
          </span>
          <h2 id={heading}>{title}</h2>
          {done && <Badge tone="green">{done}</Badge>}
        </div>
        {children}
      </Card>
    </li>
  );
}
