import { counted } from '@sevenfold/contract/platform/counted.rules';
import { marksWorth } from '@sevenfold/contract/questions/mark-scheme.rules';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { schemeTotal } from './draft.rules.ts';
import { type DraftLine, newKey } from './draft.ts';
import styles from './editor.module.css';
import { SortHandle } from './sort-handle.tsx';
import { TypesetField } from './typeset-field.tsx';
import { useSortable } from './use-sortable.ts';

type MarkLinesFieldProps = {
  lines: readonly DraftLine[];
  /** Of the question, as typed. */
  marks: string;
  problem?: string | undefined;
  onChange: (lines: readonly DraftLine[]) => void;
};

export function MarkLinesField({ lines, marks, problem, onChange }: MarkLinesFieldProps) {
  const { list, told, handleProps, itemProps } = useSortable(lines, onChange);
  const replace = (key: string, part: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <section className={styles.group} aria-label="Mark scheme">
      <div className={styles.groupHead}>
        <h3 className={styles.label}>Mark scheme</h3>
        <SchemeSum total={schemeTotal(lines)} marks={marks} shown={lines.length > 0} />
      </div>
      {lines.length > 0 && (
        <ol ref={list} className={`plain-list ${styles.lines}`}>
          {lines.map((line, index) => (
            <li key={line.key} className={styles.line} {...itemProps(index)}>
              <SortHandle label={`line ${index + 1}`} {...handleProps(index)} />
              <TypesetField
                small
                rows={2}
                label={`Line ${index + 1}`}
                name={`line-${line.key}`}
                value={line.text}
                onChange={(text) => replace(line.key, { text })}
              />
              <div className={styles.lineMarks}>
                <TextField
                  label="Mark"
                  name={`mark-${line.key}`}
                  aria-label={`Mark of line ${index + 1}`}
                  maxLength={20}
                  placeholder="M1"
                  value={line.mark}
                  onChange={(mark) => replace(line.key, { mark })}
                />
                <output className={styles.worth} aria-label={`Marks of line ${index + 1}`}>
                  {counted(marksWorth(line.mark), 'mark')}
                </output>
              </div>
              <IconButton
                size="sm"
                label={`Remove line ${index + 1}`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
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
          onClick={() => onChange([...lines, { key: newKey(), text: '', mark: '' }])}
        >
          Add line
        </Button>
      </div>
    </section>
  );
}

function SchemeSum({ total, marks, shown }: { total: number; marks: string; shown: boolean }) {
  if (!shown) return null;
  const right = String(total) === marks.trim();
  return (
    <p className={styles.sum} data-right={right} role="status">
      {total} of {marks.trim() || '?'} marks
    </p>
  );
}
