import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { Button } from '~/ui/button.tsx';
import styles from './save-note.module.css';
import type { SaveState } from './use-autosave.ts';

const words = { saved: 'Saved', unsaved: 'Not saved yet', saving: 'Saving…' } as const;

/** Needs more than a word, and more than a corner of the page. */
export const isTrouble = ({ kind }: SaveState): boolean => kind === 'conflict' || kind === 'failed';

/** Whether what is on the screen is kept, in a word; and what to do when it isn't. */
export function SaveNote({ state, onReload }: { state: SaveState; onReload: () => void }) {
  if (state.kind === 'conflict') {
    return (
      <div role="alert" className={styles.conflict}>
        <p>
          {state.message} What you have written since is still on this page: copy what you need before you
          load it.
        </p>
        <Button size="sm" variant="secondary" onClick={onReload}>
          Load it again
        </Button>
      </div>
    );
  }
  const Icon = state.kind === 'failed' ? CloudOff : state.kind === 'saved' ? Check : LoaderCircle;
  return (
    <p role="status" className={styles.note} data-kind={state.kind}>
      <Icon aria-hidden="true" />
      {state.kind === 'failed' ? `Not saved: ${state.message}` : words[state.kind]}
    </p>
  );
}
