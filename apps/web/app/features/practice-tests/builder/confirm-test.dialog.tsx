import type { TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import { builderState, removeChosen, type Selection } from '@sevenfold/contract/practice-tests/builder.rules';
import { type RefObject, useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import { ChosenChips } from '~/ui/chosen-chips.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { setSelection } from './builder-store.ts';
import styles from './confirm-test.module.css';
import { minutesLabel } from './matching.texts.ts';
import { MatchingLine, type MatchingState } from './test-cover.tsx';
import { optionsFor } from './topic-options.ts';

type ConfirmTestDialogProps = {
  subject: string;
  tree: readonly TopicTree[];
  selection: Selection;
  matching: MatchingState;
  creating: boolean;
  open: boolean;
  /** What opened it, which is busy while the confirmation is on its way and loses the focus. */
  opener: RefObject<HTMLButtonElement | null>;
  onStart: () => void;
  onClose: () => void;
};

export function ConfirmTestDialog({
  subject,
  tree,
  selection,
  matching,
  creating,
  open,
  opener,
  onStart,
  onClose,
}: ConfirmTestDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const options = optionsFor(tree, selection);
  const { makeDisabled } = builderState(tree, selection);
  const none = matching.data?.matching === 0 && !matching.waiting;
  const remove = (slug: string) => {
    if (creating) return;
    setSelection(removeChosen(tree, selection, slug));
    // The chip that had the focus is gone.
    body.current?.focus();
  };
  const levels = [
    { label: 'Topics', options: options.topics, chosen: selection.topics },
    { label: 'Subtopics', options: options.subtopics, chosen: selection.subtopics },
    { label: 'Sub-subtopics', options: options.subSubtopics, chosen: selection.subSubtopics },
  ].filter(({ chosen }) => chosen.length > 0);
  return (
    <Dialog
      open={open}
      initialFocus={body}
      finalFocus={opener}
      onClose={() => {
        if (!creating) onClose();
      }}
      title="Ready for your test?"
      description={`${subject}. Take away what you would rather leave out. The clock waits until you start it.`}
      footer={
        <>
          <Button variant="secondary" disabled={creating} onClick={onClose}>
            Change
          </Button>
          <Button busy={creating} disabled={makeDisabled || none} onClick={onStart}>
            Start The Test
          </Button>
        </>
      }
    >
      {/* It has the focus first, so that no key takes a topic away, and takes it over from a chip that is removed. */}
      <div ref={body} tabIndex={-1} className={styles.body}>
        {levels.map(({ label, options: known, chosen }) => (
          <section key={label}>
            <h3 className={styles.level}>{label}</h3>
            <ChosenChips
              label={`Chosen ${label.toLowerCase()}`}
              chosen={known.filter(({ value }) => chosen.includes(value))}
              onRemove={remove}
            />
          </section>
        ))}
        {selection.topics.length === 0 && (
          <p role="alert" className={styles.nothing}>
            A test needs at least one topic. Go back and choose one.
          </p>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>Duration</dt>
            <dd>{selection.duration === null ? '–' : minutesLabel(selection.duration)}</dd>
          </div>
          <div>
            <dt>Questions</dt>
            <dd>{matching.data?.questions ?? '–'}</dd>
          </div>
        </dl>
        <MatchingLine matching={matching} duration={selection.duration} />
      </div>
    </Dialog>
  );
}
