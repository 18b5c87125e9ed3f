import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import type { AskedReply } from '@sevenfold/contract/questions/question';
import { partLabel } from '@sevenfold/contract/questions/question-parts.rules';
import { useState } from 'react';
import { ChoiceReply } from '~/lib/replies/choice-reply.tsx';
import styles from '~/lib/replies/replies.module.css';
import { listsOptions, partsOf } from '~/lib/replies/reply-parts.rules.ts';
import { TypedReply } from '~/lib/replies/typed-reply.tsx';
import own from './test-replies.module.css';
import { useReadings } from './use-readings.ts';

type TestRepliesProps = {
  one: Pick<TestQuestion, 'question_id' | 'asked' | 'question'>;
  /** In the time for reading, which the fields say. */
  closed: boolean;
  values: Readonly<Record<string, string>> | undefined;
  onReply: (field: string, value: string) => void;
};

/** Where a student types what each part asks for. Whether it is right is told when the test is over. */
export function TestReplies({ one, closed, values = {}, onReply }: TestRepliesProps) {
  const { readings, typed } = useReadings(one.question_id);
  const [active, activate] = useState<string>();
  const answered = one.asked.filter(({ kind }) => kind !== 'self');
  if (answered.length === 0) return null;
  const isChoice = answered.every(({ kind }) => kind === 'choice');
  const fieldOf = (reply: AskedReply) => {
    const props = { reply, value: values[reply.field] ?? '' };
    if (reply.kind === 'self') return <OnPaper key={reply.field} reply={reply} />;
    return (
      <div key={reply.field} className={styles.reply}>
        {reply.kind === 'choice' ? (
          <ChoiceReply
            {...props}
            lettersOnly={listsOptions(one.question.questions_text, reply.choices?.length ?? 0)}
            onChange={(value) => onReply(reply.field, value)}
          />
        ) : (
          <TypedReply
            {...props}
            reading={readings[reply.field]}
            isActive={active === reply.field}
            onFocus={() => activate(reply.field)}
            onChange={(value) => {
              onReply(reply.field, value);
              typed(reply.field, value);
            }}
          />
        )}
      </div>
    );
  };
  return (
    <section className={own.replies} aria-label="Your answer">
      <p className={own.lead} id="replies-open">
        {closed
          ? 'Answers open when the reading time is over.'
          : `${isChoice ? 'Choose an answer. It is' : 'Type your results. They are'} marked when the test is over.`}
      </p>
      <fieldset className={own.fields} disabled={closed} aria-describedby="replies-open">
        <legend className="visually-hidden">Your answer</legend>
        {partsOf(one.asked).map(({ name, replies }) => (
          <div key={name} className={styles.part}>
            {name !== '' && (
              <p className={styles.partHead}>
                <strong>{partLabel(name)}</strong>
              </p>
            )}
            <div className={styles.replies}>{replies.map(fieldOf)}</div>
          </div>
        ))}
      </fieldset>
    </section>
  );
}

function OnPaper({ reply: { why } }: { reply: AskedReply }) {
  return (
    <p className={styles.own}>
      {why ? `${why[0]?.toUpperCase()}${why.slice(1)}: ` : ''}
      write this on paper, and mark it yourself after the test.
    </p>
  );
}
