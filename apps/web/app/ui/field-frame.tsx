import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export type FieldTexts = {
  /** A form of which much is optional marks what is required with a `RequiredMark`. */
  label: ReactNode;
  hint?: string;
  hints?: readonly string[];
  error?: string;
  errors?: readonly string[];
  /** Says 'optional' beside the label; required is the rule, so it goes unmarked. */
  optional?: boolean;
  /** Keeps one line free below, so that a message that comes later moves nothing. */
  reserveLine?: boolean;
};

type Wiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldFrameProps = FieldTexts & {
  id?: string;
  describedBy?: string;
  className?: string;
  children: (wiring: Wiring) => ReactNode;
};

const present = (one: string | undefined, many: readonly string[] | undefined) =>
  [one, ...(many ?? [])].filter((text): text is string => Boolean(text));

/** Label above, messages below, wired to the control that `children` draws. */
export function FieldFrame({
  label,
  hint,
  hints,
  error,
  errors,
  optional,
  reserveLine,
  id,
  describedBy,
  className,
  children,
}: FieldFrameProps) {
  const made = useId();
  const fieldId = id ?? made;
  const errorTexts = present(error, errors);
  const hintTexts = present(hint, hints);
  const ids = [
    errorTexts.length > 0 && `${fieldId}-errors`,
    hintTexts.length > 0 && `${fieldId}-hints`,
    describedBy,
  ];
  const wiring: Wiring = {
    id: fieldId,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorTexts.length > 0 || undefined,
  };
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={fieldId}>
          {label}
        </label>
        {optional && <span className={styles.optional}>optional</span>}
      </div>
      {children(wiring)}
      <div className={reserveLine ? `${styles.messages} ${styles.reserved}` : styles.messages}>
        {errorTexts.length > 0 && (
          <ul id={`${fieldId}-errors`} className={`plain-list ${styles.errors}`}>
            {errorTexts.map((text) => (
              <li key={text}>
                <CircleAlert aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        )}
        {hintTexts.length > 0 && (
          <ul
            id={`${fieldId}-hints`}
            className={`plain-list ${styles.hints}`}
            data-many={hintTexts.length > 1}
          >
            {hintTexts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
