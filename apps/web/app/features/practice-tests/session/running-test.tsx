import type { Test, TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';
import { HandingIn } from './handing-in.tsx';
import { QuestionHeading } from './question-heading.tsx';
import { QuestionNavigator } from './question-navigator.tsx';
import { ReadingBanner } from './reading-time.tsx';
import styles from './running-test.module.css';
import { SavingBanner, SavingSign } from './saving-state.tsx';
import { endingWarning, navigatorSections } from './session.rules.ts';
import { AnsweringControls, ReadingControls } from './session-controls.tsx';
import { TestQuestionSheet } from './test-question-sheet.tsx';
import { TestReplies } from './test-replies.tsx';
import { Timer } from './timer.tsx';
import { useEverythingAtHand } from './use-everything-at-hand.ts';
import { useSessionKeys } from './use-session-keys.ts';
import { useTestSession } from './use-test-session.ts';

const ConfirmDialog = dialogOnUse(async () => (await import('~/ui/dialog.tsx')).ConfirmDialog);

type RunningTestProps = { test: Test; questions: readonly TestQuestion[] };

export function RunningTest({ test, questions }: RunningTestProps) {
  const { session, state } = useTestSession(test, questions);
  const atHand = useEverythingAtHand(questions);
  const [asking, setAsking] = useState<'asked' | 'closed'>();
  const [keysOn, setKeysOn] = useState(true);
  const { paper } = test;
  const { current, statuses, ending, reading } = state;
  const one = questions[current]!;
  const isLast = current === questions.length - 1;
  const heading = useFocusOnChange(current);
  const sections = useMemo(() => navigatorSections(paper, questions.length), [paper, questions.length]);

  const skip = () => {
    toast.info(`Skipped question number ${session.skip()}`);
    if (isLast) setAsking('asked');
  };
  const next = (pressed: 'key' | 'button') => {
    session.next();
    if (!isLast) return;
    const allDone = session.state().statuses.every((status) => status === 'attempted');
    // One key too many must not hand the test in.
    if (allDone && pressed === 'button') void session.end();
    else setAsking('asked');
  };

  useSessionKeys(keysOn && ending === 'no' && asking !== 'asked', (meaning) => {
    if (meaning === 'next' && !reading) next('key');
    else if (meaning === 'skip' && !reading) skip();
    else if (meaning === 'previous') session.visit(current - 1);
    else if (meaning === 'following' || meaning === 'next') session.visit(current + 1);
    else if (meaning !== 'skip') session.visit(meaning);
  });

  return (
    <div className={styles.session} data-stands-alone data-at-hand={atHand}>
      <div className={styles.bar}>
        <p className={styles.name}>
          <strong>{test.subject.subject_name}</strong> <span>{paper?.name ?? 'Practice test'}</span>
        </p>
        <SavingSign saving={state.saving} />
        <Timer
          key={String(reading)}
          deadline={reading ? state.readingUntil : state.deadline}
          reading={reading}
        />
        <Button variant="secondary" size="sm" disabled={ending !== 'no'} onClick={() => setAsking('asked')}>
          End test
        </Button>
      </div>
      <SavingBanner saving={state.saving} onRetry={() => void session.resume()} />
      {paper && <ReadingBanner reading={reading} />}
      {ending === 'no' ? (
        <div className={styles.columns}>
          <QuestionNavigator
            statuses={statuses}
            sections={sections}
            anyOrder={paper !== null}
            current={current}
            onVisit={session.visit}
            keysOn={keysOn}
            onKeysOn={setKeysOn}
          />
          <div className={styles.paper}>
            <QuestionHeading
              ref={heading}
              current={current}
              count={questions.length}
              paper={paper}
              subject={test.subject.slug}
            />
            <TestQuestionSheet key={current} question={one.question} />
            <TestReplies
              key={one.question_id}
              one={one}
              closed={reading}
              values={state.replies.get(one.question_id)}
              onReply={session.reply}
            />
          </div>
          {reading ? (
            <ReadingControls current={current} count={questions.length} onVisit={session.visit} />
          ) : (
            <AnsweringControls isLast={isLast} keysOn={keysOn} onSkip={skip} onNext={() => next('button')} />
          )}
        </div>
      ) : (
        <HandingIn waiting={ending === 'waiting'} deadline={state.deadline} />
      )}
      <ConfirmDialog
        open={asking === 'asked' && ending === 'no'}
        tone="danger"
        title="End the test?"
        text={endingWarning(statuses)}
        confirmLabel="End test"
        cancelLabel="Go on"
        onConfirm={() => {
          setAsking('closed');
          void session.end();
        }}
        onCancel={() => setAsking('closed')}
      />
    </div>
  );
}

/** Those who listen or use keys are brought to the question that has come. */
function useFocusOnChange(current: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [current]);
  return heading;
}
