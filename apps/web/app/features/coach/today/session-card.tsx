import type { SessionItem, Today } from '@sevenfold/contract/coach/coach';
import type { ReasonKind, SessionLength } from '@sevenfold/contract/coach/coach.constants';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import { questionPath } from '@sevenfold/contract/questions/question';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { ArrowRight, Check, History, Repeat2, RotateCcw, Sprout, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './session.module.css';
import { LengthChoice } from './session-length.tsx';
import { today as dayHere, keepSession, useStudySession } from './study-session.ts';

const kinds: Readonly<Record<ReasonKind, { word: string; Icon: typeof History }>> = {
  missed: { word: 'Missed before', Icon: RotateCcw },
  due: { word: 'Review', Icon: History },
  weak: { word: 'Weak topic', Icon: TrendingUp },
  new: { word: 'New', Icon: Sprout },
  mixed: { word: 'For a change', Icon: Repeat2 },
};

type SessionCardProps = {
  session: Today['session'];
  isNothingDone: boolean;
  /** Whether every exam that it could prepare for is over. */
  isOver: boolean;
  length: SessionLength;
  busy: boolean;
  onLength: (length: SessionLength) => void;
};

export function SessionCard({ session, isNothingDone, isOver, length, busy, onLength }: SessionCardProps) {
  const { items } = session;
  const left = items.filter((item) => !item.done);
  const isMixed = new Set(items.map(({ question }) => question.subject.id)).size > 1;
  const owner = useAuth((state) => state.user?.id);
  const kept = useStudySession();
  const [first] = left;
  const begin = () => {
    if (!owner) return;
    keepSession({
      owner,
      day: dayHere(),
      items: items.map(({ question }) => ({
        id: question.id,
        path: questionPath(question),
        topic: question.topic.topic_name,
      })),
    });
  };
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby="session-heading">
      <div className={styles.head}>
        <div>
          <h2 id="session-heading">Your session</h2>
          {items.length > 0 && (
            <p className={styles.sum} role="status">
              {sumText(items)}
            </p>
          )}
        </div>
        <LengthChoice value={length} onChange={onLength} />
      </div>
      {items.length > 0 && (
        <ol
          className={`plain-list ${styles.items}`}
          data-busy={busy || undefined}
          aria-busy={busy || undefined}
        >
          {items.map((item, place) => (
            <SessionLine
              key={item.question.id}
              item={item}
              place={place + 1}
              isMixed={isMixed}
              onOpen={begin}
            />
          ))}
        </ol>
      )}
      {first ? (
        <div className={styles.foot}>
          <ButtonLink to={questionPath(first.question)} size="lg" onClick={begin}>
            {kept || left.length < items.length ? 'Go on' : 'Start'}
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <p>You can stop after any question. What you have done counts.</p>
        </div>
      ) : (
        <div className={styles.none}>
          {isOver ? (
            <p>
              Sitting another session? <Link to="/progress/settings">Tell us when</Link>, and your sessions
              begin again.
            </p>
          ) : (
            <p>
              {isNothingDone
                ? 'There is nothing to plan with at the moment. The question bank is open as always.'
                : 'If you would like to go on, choose a longer session, or a topic in the bank.'}
            </p>
          )}
          <ButtonLink to={bankRoot} variant="secondary">
            Open the question bank
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** What is left of it, and before the first answer the whole. */
function sumText(items: readonly SessionItem[]): string {
  const left = items.filter((item) => !item.done);
  const minutes = left.reduce((sum, item) => sum + item.minutes, 0);
  if (left.length === 0) return items.length === 1 ? '1 question done' : `All ${items.length} questions done`;
  const about = `about ${counted(minutes, 'minute')}`;
  return left.length === items.length
    ? `${counted(items.length, 'question')}, ${about}`
    : `${items.length - left.length} of ${counted(items.length, 'question')} done, ${about} left`;
}

type SessionLineProps = {
  item: SessionItem;
  place: number;
  /** Whether others are of another course: then each says its own. */
  isMixed: boolean;
  onOpen: () => void;
};

function SessionLine({ item, place, isMixed, onOpen }: SessionLineProps) {
  const { question, minutes, kind, reason, other_numbers, done } = item;
  const { word, Icon } = kinds[kind];
  return (
    <li className={styles.item} data-kind={kind} data-done={done || undefined}>
      <span className={styles.place} aria-hidden="true">
        {done ? <Check /> : place}
      </span>
      <div>
        <p className={styles.topic}>
          <Link to={questionPath(question)} onClick={onOpen}>
            {question.topic.topic_name}
          </Link>
          <span className={styles.kind}>
            {!done && <Icon aria-hidden="true" />}
            {done ? 'Done' : word}
          </span>
          {isMixed && <span className={styles.subject}>{question.subject.subject_name}</span>}
        </p>
        <p className={styles.reason}>
          {reason}
          {other_numbers && ', now with other numbers'}
        </p>
      </div>
      <p className={styles.size}>
        <span>{counted(question.marks, 'mark')}</span>
        <span>{minutes} min</span>
      </p>
    </li>
  );
}
