import { counted } from '@sevenfold/contract/platform/counted.rules';
import type { AskedReply, Question } from '@sevenfold/contract/questions/question';
import { partLabel } from '@sevenfold/contract/questions/question-parts.rules';
import { type FormEvent, useRef } from 'react';
import { ChoiceReply } from '~/lib/replies/choice-reply.tsx';
import shared from '~/lib/replies/replies.module.css';
import { TypedReply } from '~/lib/replies/typed-reply.tsx';
import { Verdict } from '~/lib/replies/verdict.tsx';
import { Button } from '~/ui/button.tsx';
import { FormAlert } from '~/ui/field.tsx';
import { PartHelp } from './part-help.tsx';
import styles from './practice.module.css';
import { canGoOn } from './practice.rules.ts';
import type { Practising } from './use-practice.ts';

type PracticePartProps = {
  name: string;
  replies: readonly AskedReply[];
  question: Question;
  practice: Practising;
};

export function PracticePart({ name, replies, question, practice }: PracticePartProps) {
  const form = useRef<HTMLFormElement>(null);
  const typed = replies.filter(({ kind }) => kind !== 'self');
  const own = replies.filter(({ kind }) => kind === 'self');
  const failure = practice.problems[name];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    practice.check(name);
  };
  const marks = replies.reduce((sum, reply) => sum + reply.marks, 0);
  const isMissed = canGoOn(typed, practice.checked);
  // A letter is right or wrong, whatever led to it.
  const hasMethod = replies.some(({ kind }) => kind !== 'choice');
  /** Back to the first answer that isn't right, ready to be typed over. */
  const tryAgain = () => {
    const missed = typed.find(({ field }) => practice.checked[field]?.verdict !== 'right');
    const input = form.current?.querySelector<HTMLInputElement>(`[data-field="${missed?.field}"] input`);
    input?.focus();
    input?.select();
  };
  return (
    <form
      ref={form}
      className={shared.part}
      onSubmit={submit}
      noValidate
      aria-label={`Answer to ${partLabel(name)}`}
    >
      <p className={shared.partHead}>
        {name !== '' && <strong>{partLabel(name)}</strong>}
        <span className={shared.marks}>{counted(marks, 'mark')}</span>
      </p>
      <div className={shared.replies}>
        {typed.map((reply) => {
          const props = {
            reply,
            value: practice.values[reply.field] ?? '',
            onChange: (value: string) => practice.type(reply.field, value),
          };
          return (
            <div key={reply.field} className={shared.reply} data-field={reply.field}>
              {reply.kind === 'choice' ? (
                <ChoiceReply {...props} />
              ) : (
                <TypedReply
                  {...props}
                  reading={practice.readings[reply.field]}
                  isActive={practice.active === reply.field}
                  onFocus={() => practice.activate(reply.field)}
                />
              )}
              <Verdict checked={practice.checked[reply.field]} />
            </div>
          );
        })}
        {own.map((reply) => (
          <p key={reply.field} className={shared.own}>
            {reply.why ? `${reply.why[0]?.toUpperCase()}${reply.why.slice(1)}: ` : ''}
            write this on paper, and mark it yourself with the mark scheme ({counted(reply.marks, 'mark')}).
          </p>
        ))}
      </div>
      {typed.length > 0 && (
        <div className={styles.row}>
          <Button type="submit" size="sm" busy={practice.checking === name} busyLabel="Checking…">
            Check
          </Button>
          {isMissed && (
            <Button size="sm" variant="quiet" onClick={tryAgain}>
              Try again
            </Button>
          )}
        </div>
      )}
      {failure && <FormAlert errors={[failure]} />}
      {(isMissed || own.length > 0) && (
        <PartHelp
          name={name}
          question={question}
          isMissed={isMissed}
          lines={hasMethod ? (practice.scheme.get(name) ?? []) : []}
          ticked={practice.ticked}
          onTick={practice.tick}
        />
      )}
    </form>
  );
}
