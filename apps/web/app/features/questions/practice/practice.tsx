import type { AskedReply } from '@sevenfold/contract/questions/question';
import { Shuffle } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ChoiceReply } from '~/lib/replies/choice-reply.tsx';
import shared from '~/lib/replies/replies.module.css';
import { nameOf, partsOf } from '~/lib/replies/reply-parts.rules.ts';
import { TypedReply } from '~/lib/replies/typed-reply.tsx';
import { Verdict } from '~/lib/replies/verdict.tsx';
import { Button } from '~/ui/button.tsx';
import { FormAlert } from '~/ui/field.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { nextHint, workedAnswer } from './page-help.ts';
import styles from './practice.module.css';
import { canGoOn, totalOf } from './practice.rules.ts';
import { type Practising, usePractice } from './use-practice.ts';

type PracticeProps = {
  id: number;
  another?: string | undefined;
  takesFocus: boolean;
};

/** Where a student types what each part asks for, and hears at once whether it is right. */
export function Practice({ id, another, takesFocus }: PracticeProps) {
  const practice = usePractice(id);
  const section = useRef<HTMLElement>(null);
  const { asked } = practice;
  useEffect(() => {
    if (takesFocus && asked) section.current?.querySelector('input')?.focus();
  }, [takesFocus, asked]);
  if (practice.failure) {
    return (
      <div className={styles.practice}>
        <FormAlert errors={[practice.failure]} />
        <Button size="sm" variant="secondary" onClick={practice.reload}>
          Try again
        </Button>
      </div>
    );
  }
  const total = asked && totalOf(asked, practice.checked);
  return (
    <section ref={section} className={styles.practice} aria-label="Your answer" aria-busy={!asked}>
      {asked ? (
        partsOf(asked).map(({ name, replies }) => (
          <Part key={name} name={name} replies={replies} practice={practice} />
        ))
      ) : (
        <Skeleton height="6rem" />
      )}
      {total?.isComplete && (
        <p className={styles.total} role="status">
          <strong>
            {total.marks} of {total.of} marks
          </strong>
          {total.own > 0 && <span> · {total.own} more to mark yourself with the mark scheme</span>}
          {another && (
            <Link to={another} className={styles.another}>
              <Shuffle aria-hidden="true" />
              Try other numbers
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

type PartProps = {
  name: string;
  replies: readonly AskedReply[];
  practice: Practising;
};

function Part({ name, replies, practice }: PartProps) {
  const typed = replies.filter(({ kind }) => kind !== 'self');
  const own = replies.filter(({ kind }) => kind === 'self');
  const failure = practice.problems[name];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    practice.check(name);
  };
  const marks = replies.reduce((sum, reply) => sum + reply.marks, 0);
  return (
    <form className={shared.part} onSubmit={submit} noValidate aria-label={`Answer to ${nameOf(name)}`}>
      <p className={shared.partHead}>
        {name !== '' && <strong>{nameOf(name)}</strong>}
        <span className={shared.marks}>{marks === 1 ? '1 mark' : `${marks} marks`}</span>
      </p>
      <div className={shared.replies}>
        {typed.map((reply) => {
          const props = {
            reply,
            value: practice.values[reply.field] ?? '',
            onChange: (value: string) => practice.type(reply.field, value),
          };
          return (
            <div key={reply.field} className={shared.reply}>
              {reply.kind === 'choice' ? (
                <ChoiceReply {...props} />
              ) : (
                <TypedReply {...props} reading={practice.readings[reply.field]} />
              )}
              <Verdict checked={practice.checked[reply.field]} />
            </div>
          );
        })}
        {own.map((reply) => (
          <p key={reply.field} className={shared.own}>
            {reply.why ? `${reply.why[0]?.toUpperCase()}${reply.why.slice(1)}: ` : ''}
            write this on paper, and mark it yourself with the mark scheme (
            {reply.marks === 1 ? '1 mark' : `${reply.marks} marks`}).
          </p>
        ))}
      </div>
      {typed.length > 0 && (
        <div className={styles.row}>
          <Button type="submit" size="sm" busy={practice.checking === name} busyLabel="Checking…">
            Check
          </Button>
          {canGoOn(typed, practice.checked) && <Help />}
        </div>
      )}
      {failure && <FormAlert errors={[failure]} />}
    </form>
  );
}

/** Ways on from an answer that isn't right, where the page has them. */
function Help() {
  const [hint, answer] = [nextHint(), workedAnswer()];
  return (
    <>
      {hint && (
        <Button size="sm" variant="quiet" onClick={hint}>
          Next hint
        </Button>
      )}
      {answer && (
        <Button size="sm" variant="quiet" onClick={answer}>
          Worked answer
        </Button>
      )}
    </>
  );
}
