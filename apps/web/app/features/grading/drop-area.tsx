import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import styles from './drop-area.module.css';
import { sheetLimits } from './sheet.rules.ts';

type DropAreaProps = {
  problem?: string | undefined;
  opening: boolean;
  onChoose: (file: File) => void;
};

/** A place to drop the file, and a button that does the same for keyboards and phones. */
export function DropArea({ problem, opening, onChoose }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [limits, trouble] = [useId(), useId()];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !opening) onChoose(file);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has the button beside it as its other way */}
      <div
        className={styles.area}
        data-over={over}
        data-problem={problem !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" className={styles.icon} />
        <p className={styles.call}>
          <span className={styles.withMouse}>Drop your answer sheet here, or</span>
          <span className={styles.withFinger}>All your pages in one PDF</span>
        </p>
        <Button
          variant="secondary"
          busy={opening}
          busyLabel="Opening your file…"
          aria-describedby={problem === undefined ? limits : `${trouble} ${limits}`}
          onClick={() => input.current?.click()}
        >
          Choose a PDF
        </Button>
        <p id={limits} className={styles.limits}>
          {sheetLimits}
        </p>
        {/* The button above speaks for it. */}
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          tabIndex={-1}
          aria-hidden="true"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file may be chosen again after it was mended.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      </div>
      <p id={trouble} role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
