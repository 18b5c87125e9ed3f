import { priorityIssue } from '@sevenfold/contract/questions/edit-question.rules';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import styles from './staff-controls.module.css';

type PriorityFieldProps = { value: number | null; onSet: (value: number | null) => void };

const words = (value: number | null) => (value === null ? '' : String(value));

export function PriorityField({ value, onSet }: PriorityFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(words(value));
  const [known, setKnown] = useState(value);
  const [problem, setProblem] = useState<string>();
  // Refused or changed elsewhere: what is stored stands here again.
  if (value !== known) {
    setKnown(value);
    setTyped(words(value));
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const issue = priorityIssue(typed);
    setProblem(issue);
    if (issue !== undefined) return;
    const text = typed.trim();
    onSet(text === '' ? null : Number(text));
  };
  return (
    <form className={styles.priority} onSubmit={submit} noValidate>
      <label htmlFor={id}>Priority</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={typed}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" size="sm" variant="secondary" disabled={typed.trim() === words(value)}>
        Set
      </Button>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
