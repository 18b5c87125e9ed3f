import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import styles from './field.module.css';

export type FieldTexts = {
  label: string;
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

type Control<Tag extends 'input' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<Tag>, 'onChange' | 'value' | 'children'> & {
    name: string;
    value?: string;
    onChange?: (value: string) => void;
  };

function splitTexts<
  Props extends FieldTexts & { id?: string; className?: string; 'aria-describedby'?: string },
>({
  label,
  hint,
  hints,
  error,
  errors,
  optional,
  reserveLine,
  id,
  className,
  'aria-describedby': describedBy,
  ...control
}: Props) {
  return {
    frame: { label, hint, hints, error, errors, optional, reserveLine, id, className, describedBy },
    control,
  };
}

type TextFieldProps = Control<'input'>;

export function TextField({ onChange, type = 'text', ...props }: TextFieldProps) {
  const { frame, control } = splitTexts(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <input
          {...control}
          {...wiring}
          type={type}
          className={styles.control}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      )}
    </FieldFrame>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

export function PasswordField({ onChange, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { frame, control } = splitTexts(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className={styles.withAction}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={styles.control}
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
          <button
            type="button"
            className={styles.action}
            aria-label="Show password"
            aria-pressed={shown}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

type TextAreaProps = Control<'textarea'>;

export function TextArea({ onChange, rows = 4, ...props }: TextAreaProps) {
  const { frame, control } = splitTexts(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <textarea
          {...control}
          {...wiring}
          rows={rows}
          className={`${styles.control} ${styles.area}`}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      )}
    </FieldFrame>
  );
}

type FormAlertProps = { errors: readonly string[] };

export function FormAlert({ errors }: FormAlertProps) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" className={styles.alert}>
      <CircleAlert aria-hidden="true" />
      {errors.length === 1 ? (
        <p>{errors[0]}</p>
      ) : (
        <ul className={`plain-list ${styles.alertList}`}>
          {errors.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The even column that fields of one form stand in. */
export function FieldStack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.stack, className].filter(Boolean).join(' ')} />;
}
