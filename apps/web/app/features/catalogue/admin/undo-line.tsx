import { Undo2 } from 'lucide-react';
import { Button } from '~/ui/button.tsx';
import styles from './rows.module.css';

type UndoLineProps = {
  /** What has just happened, also read out. */
  said: string;
  sending: boolean;
  /** Whose move can be taken back. */
  undoable: string | undefined;
  onUndo: () => void;
};

export function UndoLine({ said, sending, undoable, onUndo }: UndoLineProps) {
  return (
    <div className={styles.undo}>
      <span role="status">{said}</span>
      {sending && <span>Saving…</span>}
      {undoable !== undefined && (
        <Button variant="secondary" size="sm" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
          Undo<span className="visually-hidden"> the move of {undoable}</span>
        </Button>
      )}
    </div>
  );
}
