import { mostInBulk } from '@sevenfold/contract/questions/edit-question.rules';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { MoveQuestionsDialog } from './move-questions.dialog.tsx';
import styles from './questions.module.css';
import { type BulkChange, useBulkChange } from './use-bulk-change.ts';

type BulkBarProps = {
  chosen: ReadonlySet<string>;
  onClear: () => void;
  /** Everything that the filters find, where that isn't too much. */
  chooseAll?: { total: number; busy: boolean; run: () => void } | undefined;
};

const actions: readonly { label: string; change: BulkChange; done: string }[] = [
  { label: 'Show', change: { visible: true }, done: 'visible to users' },
  { label: 'Hide', change: { visible: false }, done: 'hidden from users' },
  { label: 'Verify', change: { verified: true }, done: 'verified' },
  { label: 'Unverify', change: { verified: false }, done: 'no longer verified' },
];

/** What can be done with all that are chosen, on this page and on others. */
export function BulkBar({ chosen, onClear, chooseAll }: BulkBarProps) {
  const { busy, perform } = useBulkChange(chosen, onClear);
  const [moving, setMoving] = useState(false);
  const tooMany = chosen.size > mostInBulk;
  if (chosen.size === 0) return null;
  return (
    <section className={styles.chosen} aria-label="Chosen questions">
      <p role="status">
        {chosen.size} {chosen.size === 1 ? 'question' : 'questions'} chosen
        {tooMany && `: at most ${mostInBulk} at once`}
      </p>
      {chooseAll && chosen.size < chooseAll.total && (
        <Button size="sm" variant="quiet" busy={chooseAll.busy} onClick={chooseAll.run}>
          Choose all {chooseAll.total}
        </Button>
      )}
      {actions.map(({ label, change, done }) => (
        <Button
          key={label}
          size="sm"
          variant="secondary"
          disabled={busy || tooMany}
          onClick={() => void perform(change, done)}
        >
          {label}
        </Button>
      ))}
      <Button size="sm" variant="secondary" disabled={busy || tooMany} onClick={() => setMoving(true)}>
        Move to topic
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        Clear
      </Button>
      <MoveQuestionsDialog
        count={chosen.size}
        open={moving}
        busy={busy}
        onClose={() => setMoving(false)}
        onMove={(topicId, name) =>
          void perform({ topic_id: topicId }, `moved to ${name}`).then((done) => done && setMoving(false))
        }
      />
    </section>
  );
}
