import { TextArea } from '~/ui/field.tsx';
import styles from './editor.module.css';

type OriginalFieldProps = { value: string; onChange: (value: string) => void };

/** Where the question came from, as it came. Students never see it. */
export function OriginalField({ value, onChange }: OriginalFieldProps) {
  return (
    <section className={styles.section} aria-label="Original content">
      <TextArea
        label="Original content"
        name="original_content"
        rows={3}
        maxLength={20_000}
        value={value}
        onChange={onChange}
        hint="The source as it was, for staff only."
      />
    </section>
  );
}
