import type { SessionItem, Today } from '@sevenfold/contract/coach/coach';
import type { ReasonKind, SessionLength } from '@sevenfold/contract/coach/coach.constants';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import { questionPath } from '@sevenfold/contract/questions/question';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { ArrowRight, History, RotateCcw, Shuffle, Sprout, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { today as dayHere, keepSession, useStudySession } from '~/lib/study-session.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './session.module.css';
import { LengthChoice } from './session-length.tsx';

const kinds: Readonly<Record<ReasonKind, { word: string; Icon: typeof History }>> = {
  missed: { word: 'Missed before', Icon: RotateCcw },
  due: { word: 'Review', Icon: History },
  weak: { word: 'Weak topic', Icon: TrendingUp },
  new: { word: 'New', Icon: Sprout },
  mixed: { word: 'For a change', Icon: Shuffle },
};

type SessionCardProps = {
  session: Today['session'];
  isNothingDone: boolean;
  length: SessionLength;
  busy: boolean;
  onLength: (length: SessionLength) => void;
};

export function SessionCard({ session, isNothingDone, length, busy, onLength }: SessionCardProps) {
  const { items, planned_minutes: planned } = session;
  const owner = useAuth((state) => state.user?.id);
  const kept = useStudySession();
  const [first] = items;
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
          {first && (
            <p className={styles.sum} role="status">
              {counted(items.length, 'question')}, about {counted(planned, 'minute')}
            </p>
          )}
        </div>
        <LengthChoice value={length} onChange={onLength} />
      </div>
      {first ? (
        <>
          <ol
            className={`plain-list ${styles.items}`}
            data-busy={busy || undefined}
            aria-busy={busy || undefined}
          >
            {items.map((item, place) => (
              <SessionLine key={item.question.id} item={item} place={place + 1} onOpen={begin} />
            ))}
          </ol>
          <div className={styles.foot}>
            <ButtonLink to={questionPath(first.question)} size="lg" onClick={begin}>
              {kept ? 'Go on' : 'Start'}
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
            <p>You can stop after any question. What you have done counts.</p>
          </div>
        </>
      ) : (
        <div className={styles.none}>
          <p>
            {isNothingDone
              ? 'There is nothing to plan with at the moment. The question bank is open as always.'
              : 'Everything of this session is done. If you would like to go on, choose a longer one, or a topic in the bank.'}
          </p>
          <ButtonLink to={bankRoot} variant="secondary">
            Open the question bank
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

type SessionLineProps = { item: SessionItem; place: number; onOpen: () => void };

function SessionLine({
  item: { question, minutes, kind, reason, other_numbers },
  place,
  onOpen,
}: SessionLineProps) {
  const { word, Icon } = kinds[kind];
  return (
    <li className={styles.item} data-kind={kind}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <div className={styles.what}>
        <p className={styles.topic}>
          <Link to={questionPath(question)} data-card-link onClick={onOpen}>
            {question.topic.topic_name}
          </Link>
          <span className={styles.kind}>
            <Icon aria-hidden="true" />
            {word}
          </span>
        </p>
        <p className={styles.reason}>
          {reason}
          {other_numbers && <span>, now with other numbers</span>}
        </p>
      </div>
      <p className={styles.size}>
        <span>{counted(question.marks, 'mark')}</span>
        <span>{minutes} min</span>
      </p>
    </li>
  );
}
