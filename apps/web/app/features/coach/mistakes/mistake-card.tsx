import type { Mistake } from '@sevenfold/contract/coach/coach';
import type { EventSource } from '@sevenfold/contract/coach/coach.constants';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import { questionPath } from '@sevenfold/contract/questions/question';
import { Check, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { longDate } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import styles from './mistake-card.module.css';

const sources: Readonly<Record<EventSource, string>> = {
  reply: 'Marked from what was typed',
  'own marking': 'Own marking',
  faculty: 'Marked by the faculty',
  completed: 'Marked as done',
};

type MistakeCardProps = {
  mistake: Mistake;
  /** What the student writes about it herself. */
  note?: ReactNode;
  /** Who wrote what was wrong. */
  whose?: string;
  /** Staff read along; only the student tries again. */
  mayRetry?: boolean;
};

export function MistakeCard({ mistake, note, whose = 'You', mayRetry = true }: MistakeCardProps) {
  const { at, source, question, subject, topic, marks, of, mended_at, again } = mistake;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <p className={styles.place}>
          <strong>{topic?.topic_name ?? subject.subject_name}</strong>
          <span>
            {topic && `${subject.subject_name}, `}
            <time dateTime={at}>{longDate(at)}</time>, {sources[source].toLowerCase()}
          </span>
        </p>
        <div className={styles.facts}>
          <Badge tone="amber">
            {rounded(marks)} of {counted(rounded(of), 'mark')}
          </Badge>
          {mended_at && (
            <Badge tone="green" icon={<Check aria-hidden="true" />}>
              Put right on {longDate(mended_at)}
            </Badge>
          )}
        </div>
      </div>
      <div className={styles.body}>
        {question ? (
          <Typeset value={{ html: question.questions_html }} className={styles.question} />
        ) : (
          <p className={styles.gone}>This question is no longer in the bank.</p>
        )}
        <div className={styles.own}>
          <WhatWentWrong mistake={mistake} whose={whose} />
          {note}
        </div>
      </div>
      {(question || again) && (
        <div className={styles.actions} data-print="hide">
          {mayRetry && again && (
            <ButtonLink
              to={questionPath(again)}
              size="sm"
              variant="secondary"
              icon={<RotateCcw aria-hidden="true" />}
            >
              {again.id === question?.id ? 'Try again' : 'Try other numbers'}
              <span className="visually-hidden"> of question {mistake.question?.id ?? again.id}</span>
            </ButtonLink>
          )}
          {question && (
            <ButtonLink to={questionPath(question)} size="sm" variant="quiet">
              Open the question
              <span className="visually-hidden"> {question.id}</span>
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}

/** What was typed with the mistake by its name, the lines that were not earned, and what the faculty said. */
type WhatWentWrongProps = { mistake: Mistake; whose: string };

function WhatWentWrong({ mistake: { replies, missed_lines: missed, comment }, whose }: WhatWentWrongProps) {
  if (replies.length + missed.length === 0 && !comment) return null;
  return (
    <div className={styles.wrong}>
      {replies.length > 0 && (
        <dl className={styles.replies}>
          {replies.map((reply) => (
            <div key={reply.field}>
              <dt>
                {whose} wrote
                <span className="visually-hidden"> in {reply.field}</span>
              </dt>
              <dd>
                {reply.value.trim() === '' ? (
                  <span className={styles.nothing}>nothing</span>
                ) : reply.read_html ? (
                  <Typeset inline value={{ html: reply.read_html }} />
                ) : (
                  <code>{reply.value}</code>
                )}
                <span className={styles.worth}>
                  {rounded(reply.marks)} of {counted(rounded(reply.of), 'mark')}
                </span>
                {reply.note_html && <Typeset value={{ html: reply.note_html }} className={styles.named} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missed.length > 0 && (
        <div>
          <p className={styles.label}>Not earned</p>
          <ul className={`plain-list ${styles.lines}`}>
            {missed.map(({ html, mark }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a scheme stay in their order, and may be alike
              <li key={place}>
                <Typeset inline value={{ html }} />
                <span>{mark}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {comment && (
        <div>
          <p className={styles.label}>From the faculty</p>
          <p className={styles.comment}>{comment}</p>
        </div>
      )}
    </div>
  );
}

const rounded = (marks: number): number => Math.round(marks * 10) / 10;
