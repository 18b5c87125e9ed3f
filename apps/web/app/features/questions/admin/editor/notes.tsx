import { localMoment } from '~/lib/dates.ts';
import { Button } from '~/ui/button.tsx';
import styles from './editor.module.css';
import type { Outcome } from './use-save-question.ts';

export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  return (
    // There from the start, so that what comes into it is read out.
    <div role="status">
      {outcome && (
        <div className={styles.outcome} data-tone={outcome.tone}>
          <p>{outcome.text}</p>
          {outcome.details.length > 0 && (
            <ul>
              {outcome.details.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

export function RestoredNote({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  return (
    <div className={styles.notice} role="status">
      <p>What you had not saved on {localMoment(new Date(at).toISOString())} is back.</p>
      <Button size="sm" variant="secondary" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}
