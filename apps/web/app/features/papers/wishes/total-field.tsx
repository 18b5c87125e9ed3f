import { TextField } from '~/ui/field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { WishPartProps } from './wish-part.ts';
import styles from './wishes.module.css';

export function TotalField({ wishes, problems, onChange }: WishPartProps) {
  return (
    <div className={styles.total}>
      <TextField
        label="How long"
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        value={wishes.amount}
        {...(problems.amount && { error: problems.amount })}
        onChange={(amount) => onChange({ ...wishes, amount })}
      />
      <SelectField
        label="Measured in"
        name="by"
        value={wishes.by}
        options={[
          { value: 'marks', label: 'marks' },
          { value: 'minutes', label: 'minutes' },
        ]}
        onChange={(by) => onChange({ ...wishes, by: by === 'minutes' ? 'minutes' : 'marks' })}
      />
    </div>
  );
}
