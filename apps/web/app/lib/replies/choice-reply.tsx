import type { AskedReply } from '@sevenfold/contract/questions/question';
import { partLabel } from '@sevenfold/contract/questions/question-parts.rules';
import { type KeyboardEvent, useId } from 'react';
import { Typeset } from '~/ui/typeset.tsx';
import styles from './replies.module.css';
import { letterAt } from './reply-parts.rules.ts';

type ChoiceReplyProps = {
  reply: AskedReply;
  value: string;
  /** The options stand above, in the question: letters are enough to see. */
  lettersOnly?: boolean;
  onChange: (value: string) => void;
};

/** One of several options: by a press, by arrows, or by its letter. */
export function ChoiceReply({ reply, value, lettersOnly = false, onChange }: ChoiceReplyProps) {
  const id = useId();
  const { choices = [] } = reply;
  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = choices.findIndex((_, index) => letterAt(index) === event.key.toUpperCase());
    if (place === -1) return;
    onChange(letterAt(place));
    event.currentTarget.querySelectorAll('input')[place]?.focus();
  }
  return (
    <fieldset className={lettersOnly ? styles.letters : styles.choices} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">Answer to {partLabel(reply.part)}</legend>
      {choices.map((choice, place) => {
        const letter = letterAt(place);
        return (
          <label key={letter} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={letter}
              checked={value === letter}
              onChange={() => onChange(letter)}
            />
            <span className={styles.letter}>{letter}</span>
            {lettersOnly ? (
              <span className="visually-hidden">
                <Typeset inline value={choice} />
              </span>
            ) : (
              <Typeset inline value={choice} />
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
