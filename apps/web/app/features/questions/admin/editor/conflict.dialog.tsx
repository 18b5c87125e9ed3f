import { localMoment } from '~/lib/dates.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { draftOf } from './draft.presenter.ts';
import { merged, partNames } from './draft.rules.ts';
import type { QuestionDraft } from './draft.ts';
import styles from './editor.module.css';
import type { Conflict } from './use-save-question.ts';

type ConflictDialogProps = {
  conflict: Conflict;
  base: QuestionDraft;
  mine: QuestionDraft;
  onTheirs: () => void;
  /** What is left to look at: theirs with this one's changes on top. */
  onMine: (draft: QuestionDraft, both: readonly string[]) => void;
  onClose: () => void;
};

/** Nothing was overwritten. Says who changed what and when, and leaves the choice to the second. */
export function ConflictDialog({ conflict, base, mine, onTheirs, onMine, onClose }: ConflictDialogProps) {
  const { theirs, by, at } = conflict;
  const { draft, changedThere, both } = merged(base, mine, draftOf(theirs));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Somebody else changed this question"
      description={
        <>
          {by ?? 'Somebody'} saved it on {localMoment(at)}, after you had opened it. Your changes are still
          here; nothing was overwritten.
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onTheirs}>
            Load theirs
          </Button>
          <Button
            onClick={() =>
              onMine(
                draft,
                both.map((name) => partNames[name]),
              )
            }
          >
            Keep mine and look
          </Button>
        </>
      }
    >
      {changedThere.length > 0 ? (
        <>
          <p className={styles.facts}>Changed meanwhile:</p>
          <ul>
            {changedThere.map((name) => (
              <li key={name}>
                {partNames[name]}
                {both.includes(name) && <strong> – you changed this too</strong>}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>It was saved again without a difference to what you opened.</p>
      )}
    </Dialog>
  );
}
