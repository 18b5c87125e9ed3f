import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import type { DraftMistake } from './draft.ts';
import { emptyMistake } from './draft-replies.ts';
import styles from './editor.module.css';

type MistakesFieldProps = {
  mistakes: readonly DraftMistake[];
  /** The number of the reply that they belong to. */
  reply: number;
  problemAt: (path: string) => string | undefined;
  onChange: (mistakes: readonly DraftMistake[]) => void;
};

/** Wrong answers that tell what went wrong, and what the student is told then. */
export function MistakesField({ mistakes, reply, problemAt, onChange }: MistakesFieldProps) {
  const replace = (key: string, part: Partial<DraftMistake>) =>
    onChange(mistakes.map((mistake) => (mistake.key === key ? { ...mistake, ...part } : mistake)));
  return (
    <div className={styles.group}>
      {mistakes.length > 0 && (
        <ul className={`plain-list ${styles.mistakes}`}>
          {mistakes.map((mistake, place) => (
            <li key={mistake.key} className={styles.mistake}>
              <TextField
                label="Wrong answer"
                name={`mistake-${mistake.key}`}
                aria-label={`Wrong answer ${place + 1} of reply ${reply}`}
                maxLength={400}
                value={mistake.value}
                error={problemAt(`${place}.value`)}
                onChange={(value) => replace(mistake.key, { value })}
              />
              <TextField
                label="What led to it"
                name={`note-${mistake.key}`}
                aria-label={`What led to wrong answer ${place + 1} of reply ${reply}`}
                maxLength={500}
                placeholder="You gave the variance."
                value={mistake.note}
                error={problemAt(`${place}.note`)}
                onChange={(note) => replace(mistake.key, { note })}
              />
              <IconButton
                size="sm"
                label={`Remove wrong answer ${place + 1} of reply ${reply}`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(mistakes.filter(({ key }) => key !== mistake.key))}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          size="sm"
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          disabled={mistakes.length >= 12}
          aria-label={`Add a known mistake to reply ${reply}`}
          onClick={() => onChange([...mistakes, emptyMistake()])}
        >
          Add a known mistake
        </Button>
      </div>
    </div>
  );
}
