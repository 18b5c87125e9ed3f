import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

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
