import type { AskedReply } from '@sevenfold/contract/questions/question';
import { partLabel } from '@sevenfold/contract/questions/question-parts.rules';
import type { ReadReply } from '@sevenfold/contract/replies/reply';
import { useId, useRef } from 'react';
import { Typeset } from '~/ui/typeset.tsx';
import styles from './replies.module.css';
import { SymbolKeys } from './symbol-keys.tsx';

type TypedReplyProps = {
  reply: AskedReply;
  value: string;
  reading: ReadReply | undefined;
  /** The last one that was typed in. Its keys stay: a button that moved under a finger would not be pressed. */
  isActive: boolean;
  onFocus: () => void;
  onChange: (value: string) => void;
};

export function TypedReply({ reply, value, reading, isActive, onFocus, onChange }: TypedReplyProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.typed} data-active={isActive || undefined}>
      <div className={styles.line}>
        {reply.label ? (
          <label htmlFor={id} className={styles.label}>
            <span className="visually-hidden">Answer to {partLabel(reply.part)}: </span>
            <Typeset inline value={reply.label} />
          </label>
        ) : (
          <label htmlFor={id} className="visually-hidden">
            Answer to {partLabel(reply.part)}
          </label>
        )}
        <input
          ref={input}
          id={id}
          type="text"
          className={styles.input}
          value={value}
          maxLength={400}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={placeholders[reply.kind]}
          aria-describedby={`${id}-read`}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
        {reply.unit && <Typeset inline value={reply.unit} className={styles.unit} />}
      </div>
      {isActive && <SymbolKeys kind={reply.kind} input={input} onInsert={onChange} />}
      <p id={`${id}-read`} className={styles.reading} aria-live="polite">
        {reading?.problem ?? (reading && <Read html={reading.read_html} />)}
      </p>
    </div>
  );
}

function Read({ html }: { html: string }) {
  return html === '' ? null : (
    <>
      Read as <Typeset inline value={{ html }} />
    </>
  );
}

/** How such a thing is typed. */
const placeholders: Partial<Record<AskedReply['kind'], string>> = {
  equation: 'y = …',
  interval: '1 < x ≤ 5',
  set: '2, 5',
  coordinates: '(2, 5)',
  vector: '(1, 2, 3)',
  matrix: '[[1, 2], [3, 4]]',
  complex: '2 + 3i',
  formula: 'H2O',
  units: 'with its unit',
};
