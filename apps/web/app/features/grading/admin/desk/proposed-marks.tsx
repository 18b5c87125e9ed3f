import { marksText } from '@sevenfold/contract/grading/marking.rules';
import { totalOfParts } from '@sevenfold/contract/practice-tests/replied-parts.rules';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { Check } from 'lucide-react';
import { RepliedFields } from '~/lib/replies/replied-fields.tsx';
import { Button } from '~/ui/button.tsx';
import type { DeskQuestion } from './desk.ts';
import styles from './proposed-marks.module.css';

type ProposedMarksProps = {
  one: DeskQuestion;
  /** What the question has by hand; null where its ticks count. */
  given: number | null;
  /** Where the sheet is one's own to mark; null gives the word back to the ticks. */
  onTake?: (marks: number | null) => void;
};

/** What the student typed beside the sheet. The machine proposes; whoever marks decides. */
export function ProposedMarks({ one, given, onTake }: ProposedMarksProps) {
  const { replied, asked, number } = one;
  if (!replied) return null;
  const { marks, of } = totalOfParts(replied.parts);
  const proposed = of === 0 ? 0 : Math.round((100 * marksPerQuestion * marks) / of) / 100;
  const isTaken = given === proposed;
  return (
    <details className={styles.proposed} open>
      <summary>Typed answers{replied.failed ? '' : `: ${marks} of ${of} marks proposed`}</summary>
      {replied.failed ? (
        <p>They could not be marked by the machine. Please look at the sheet alone.</p>
      ) : (
        <RepliedFields fields={replied.fields} asked={asked} />
      )}
      {!replied.failed && onTake && (
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={isTaken}
          {...(isTaken && { icon: <Check aria-hidden="true" /> })}
          onClick={() => onTake(isTaken ? null : proposed)}
        >
          Take {marksText(proposed)} of {marksPerQuestion}
          <span className="visually-hidden"> for question {number}</span>
        </Button>
      )}
    </details>
  );
}
