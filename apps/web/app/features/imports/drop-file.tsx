import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import styles from './imports.module.css';

type DropFileProps = {
  call: string;
  limits: string;
  accept: string;
  problem: string | undefined;
  busy: boolean;
  onChoose: (file: File) => void;
};

/** A place to drop the file, and a button that does the same for keyboards and phones. */
export function DropFile({ call, limits, accept, problem, busy, onChoose }: DropFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [limitsId, problemId] = [useId(), useId()];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onChoose(file);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has the button beside it as its other way */}
      <div
        className={styles.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" />
        <p className={styles.call}>{call}</p>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Uploading…"
          aria-describedby={`${problemId} ${limitsId}`}
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
        <p id={limitsId} className={styles.quiet}>
          {limits}
        </p>
        <input
          ref={input}
          type="file"
          accept={accept}
          tabIndex={-1}
          aria-hidden="true"
          hidden
          data-testid="import-file"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      </div>
      <p id={problemId} role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
