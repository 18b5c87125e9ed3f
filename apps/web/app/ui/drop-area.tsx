import { FileUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './drop-area.module.css';
import { useDropArea } from './use-drop-area.ts';

type DropAreaProps = {
  call: ReactNode;
  button: string;
  busyLabel: string;
  limits: string;
  accept: string;
  problem?: string | undefined;
  busy: boolean;
  onChoose: (file: File) => void;
};

/** One file, dropped or chosen, with what is wrong about it below. */
export function DropArea({
  call,
  button,
  busyLabel,
  limits,
  accept,
  problem,
  busy,
  onChoose,
}: DropAreaProps) {
  const [limitsId, problemId] = [useId(), useId()];
  const { over, choose, areaProps, inputProps } = useDropArea({
    accept,
    busy,
    onFiles: ([file]) => file && onChoose(file),
  });
  return (
    <div>
      <div {...areaProps()} className={styles.area} data-over={over} data-problem={Boolean(problem)}>
        <FileUp aria-hidden="true" className={styles.icon} />
        <p className={styles.call}>{call}</p>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel={busyLabel}
          aria-describedby={problem ? `${problemId} ${limitsId}` : limitsId}
          onClick={choose}
        >
          {button}
        </Button>
        <p id={limitsId} className={styles.limits}>
          {limits}
        </p>
        {/* The button above speaks for it. */}
        <input {...inputProps} />
      </div>
      <p id={problemId} role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
