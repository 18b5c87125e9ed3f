import { marksText, typedMarks } from '@sevenfold/contract/grading/marking.rules';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { useState } from 'react';
import styles from './question-marking.module.css';

type MarksFieldProps = {
  number: number;
  marks: number | null;
  byHand: boolean;
  disabled: boolean;
  onChange: (marks: number | null) => void;
};

/** Taken when one leaves it or presses Enter; what is no number of marks is said and not taken. */
export function MarksField({ number, marks, byHand, disabled, onChange }: MarksFieldProps) {
  const shown = marks === null ? '' : marksText(marks);
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState(shown);
  // Ticks and undoing change it from outside.
  if (shown !== known) {
    setKnown(shown);
    setText(shown);
  }
  const typed = typedMarks(text);
  const take = () => {
    if (text !== shown && typed !== undefined) onChange(typed);
  };
  return (
    <label className={styles.field} data-problem={typed === undefined}>
      <span>
        Marks<span className="visually-hidden"> of question {number}</span>
      </span>
      <input
        inputMode="decimal"
        value={text}
        disabled={disabled}
        aria-invalid={typed === undefined || undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
      <span className={styles.hint} role={typed === undefined ? 'alert' : undefined}>
        {typed === undefined ? `From 0 to ${marksPerQuestion}` : byHand ? 'by hand' : 'from the ticks'}
      </span>
    </label>
  );
}
