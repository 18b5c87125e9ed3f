import type { ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import styles from './session-controls.module.css';

type AnsweringControlsProps = {
  isLast: boolean;
  keysOn: boolean;
  onSkip: () => void;
  onNext: () => void;
};

export function AnsweringControls({ isLast, keysOn, onSkip, onNext }: AnsweringControlsProps) {
  return (
    <div className={styles.controls}>
      <Button variant="secondary" size="lg" aria-keyshortcuts={keysOn ? 'S' : undefined} onClick={onSkip}>
        Skip
        {keysOn && <KeySign>S</KeySign>}
      </Button>
      <Button size="lg" aria-keyshortcuts={keysOn ? 'N' : undefined} onClick={onNext}>
        {isLast ? 'Complete Test' : 'Next'}
        {keysOn && <KeySign>N</KeySign>}
      </Button>
    </div>
  );
}

type ReadingControlsProps = { current: number; count: number; onVisit: (index: number) => void };

/** Leafs through the paper; nothing is completed or skipped by it. */
export function ReadingControls({ current, count, onVisit }: ReadingControlsProps) {
  return (
    <div className={styles.controls}>
      <Button variant="secondary" size="lg" disabled={current === 0} onClick={() => onVisit(current - 1)}>
        Previous<span className="visually-hidden"> question</span>
      </Button>
      <Button
        variant="secondary"
        size="lg"
        disabled={current === count - 1}
        onClick={() => onVisit(current + 1)}
      >
        Next<span className="visually-hidden"> question</span>
      </Button>
    </div>
  );
}

function KeySign({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={styles.key}>
      {children}
    </span>
  );
}
