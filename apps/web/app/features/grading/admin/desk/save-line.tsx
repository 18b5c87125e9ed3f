import styles from './marking-desk.module.css';
import type { SaveState } from './marking-saver.ts';

const words: Record<SaveState['kind'], string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  waiting: 'No connection. Kept in this browser, and saved as soon as there is one.',
  conflict: 'Not saved',
  refused: 'Not saved',
};

export function SaveLine({ state }: { state: SaveState }) {
  return (
    <p className={styles.save} role="status" data-kind={state.kind}>
      {words[state.kind]}
      {'message' in state && `: ${state.message}`}
    </p>
  );
}
