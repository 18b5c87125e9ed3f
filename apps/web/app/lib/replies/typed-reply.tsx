import type { AskedReply } from '@sevenfold/contract/questions/question';
import type { ReadReply } from '@sevenfold/contract/replies/reply';
import { useId, useRef } from 'react';
import { Typeset } from '~/ui/typeset.tsx';
import styles from './replies.module.css';
import { nameOf } from './reply-parts.rules.ts';
import { SymbolKeys } from './symbol-keys.tsx';

type TypedReplyProps = {
  reply: AskedReply;
  value: string;
  reading: ReadReply | undefined;
  onChange: (value: string) => void;
};

export function TypedReply({ reply, value, reading, onChange }: TypedReplyProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.typed}>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          {reply.label ? (
            <>
              <span className="visually-hidden">Answer to {nameOf(reply.part)}: </span>
              <Typeset inline value={reply.label} />
            </>
          ) : (
            <span className="visually-hidden">Answer to {nameOf(reply.part)}</span>
          )}
        </label>
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
          onChange={(event) => onChange(event.target.value)}
        />
        {reply.unit && <Typeset inline value={reply.unit} className={styles.unit} />}
      </div>
      <SymbolKeys kind={reply.kind} input={input} onInsert={onChange} />
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
