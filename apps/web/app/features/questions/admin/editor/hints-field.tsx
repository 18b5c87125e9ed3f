import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '~/ui/button.tsx';
import { type DraftHint, newKey } from './draft.ts';
import styles from './editor.module.css';
import { SortHandle } from './sort-handle.tsx';
import { TypesetField } from './typeset-field.tsx';
import { useSortable } from './use-sortable.ts';

type HintsFieldProps = {
  hints: readonly DraftHint[];
  problem?: string | undefined;
  onChange: (hints: readonly DraftHint[]) => void;
};

export function HintsField({ hints, problem, onChange }: HintsFieldProps) {
  const { list, told, handleProps, itemProps } = useSortable(hints, onChange);
  return (
    <section className={styles.group} aria-label="Hints">
      <h3 className={styles.label}>Hints</h3>
      {hints.length > 0 && (
        <ol ref={list} className={`plain-list ${styles.lines}`}>
          {hints.map((hint, index) => (
            <li key={hint.key} className={styles.line} {...itemProps(index)}>
              <SortHandle label={`hint ${index + 1}`} {...handleProps(index)} />
              <TypesetField
                small
                rows={2}
                label={`Hint ${index + 1}`}
                name={`hint-${hint.key}`}
                value={hint.text}
                onChange={(text) =>
                  onChange(hints.map((each) => (each.key === hint.key ? { ...each, text } : each)))
                }
              />
              <IconButton
                size="sm"
                label={`Remove hint ${index + 1}`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(hints.filter(({ key }) => key !== hint.key))}
              />
            </li>
          ))}
        </ol>
      )}
      <p className="visually-hidden" aria-live="polite">
        {told}
      </p>
      {problem && <p className={styles.problem}>{problem}</p>}
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...hints, { key: newKey(), text: '' }])}
        >
          Add hint
        </Button>
      </div>
    </section>
  );
}
