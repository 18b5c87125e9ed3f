import type { AskedReply } from '@sevenfold/contract/questions/question';
import type { RefObject } from 'react';
import styles from './replies.module.css';

/** What a phone's keyboard hides, and what goes into the field for it. */
type Key = readonly [sign: string, name: string, inserted?: string];

const maths: readonly Key[] = [
  ['π', 'pi'],
  ['√', 'square root', '√('],
  ['^', 'to the power of'],
  ['/', 'divided by'],
  ['(', 'open bracket'],
  [')', 'close bracket'],
  ['×10ⁿ', '×10ⁿ, times ten to the power of', '×10^'],
  ['°', 'degrees'],
];

const more: Partial<Record<AskedReply['kind'], readonly Key[]>> = {
  interval: [
    ['≤', 'less than or equal to'],
    ['≥', 'greater than or equal to'],
    ['∞', 'infinity'],
  ],
  expression: [['θ', 'theta']],
  set: [['±', 'plus or minus']],
  equation: [['=', 'equals']],
};

const chemistry: readonly Key[] = [
  ['→', 'gives'],
  ['⇌', 'is in equilibrium with'],
  ['(aq)', '(aq), in water'],
  ['(s)', '(s), solid'],
  ['(l)', '(l), liquid'],
  ['(g)', '(g), gas'],
  ['⁺', 'plus charge', '^+'],
  ['⁻', 'minus charge', '^-'],
];

type SymbolKeysProps = {
  kind: AskedReply['kind'];
  input: RefObject<HTMLInputElement | null>;
  onInsert: (value: string) => void;
};

/** Shown while one types. They are for fingers: a keyboard has these signs, so its focus passes by. */
export function SymbolKeys({ kind, input, onInsert }: SymbolKeysProps) {
  const keys = kind === 'formula' ? chemistry : [...maths, ...(more[kind] ?? [])];
  function insert(text: string): void {
    const field = input.current;
    if (!field) return;
    field.focus();
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    onInsert(field.value);
  }
  return (
    <div role="toolbar" aria-label="Symbols" className={styles.keys}>
      {keys.map(([sign, name, inserted = sign]) => (
        <button
          key={sign}
          type="button"
          tabIndex={-1}
          aria-label={name}
          // The field keeps its focus, and the phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(inserted)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
