import { useContext } from 'react';
import { TypesetPreview } from '~/lib/admin/typeset-preview.tsx';
import { TextArea } from '~/ui/field.tsx';
import { EditedQuestion } from './edited-question.ts';
import styles from './editor.module.css';

type TypesetFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  hint?: string;
  error?: string | undefined;
  /** One of many: its label is only read out, and its preview waits until there is something to see. */
  small?: boolean;
};

/** Markdown with LaTeX, and beside it how it will look. */
export function TypesetField(props: TypesetFieldProps) {
  const { label, name, value, onChange, rows = 8, hint, error, small } = props;
  const questionId = useContext(EditedQuestion);
  return (
    <div className={styles.beside} data-small={small || undefined}>
      <TextArea
        label={label}
        name={name}
        value={value}
        onChange={onChange}
        rows={rows}
        maxLength={20_000}
        {...(hint && { hint })}
        {...(error && { error })}
      />
      {(!small || value.trim() !== '') && (
        <TypesetPreview text={value} label={`Preview of ${lower(label)}`} questionId={questionId} />
      )}
    </div>
  );
}

const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
