import { builderState, emptySelection, prune } from '@sevenfold/contract/practice-tests/builder.rules';
import { useEffect, useRef } from 'react';
import { useAudience } from '~/lib/auth/auth-store.ts';
import { useTopics } from '~/lib/bank/use-topics.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { useAllowance } from '~/lib/test-allowance/use-allowance.ts';
import { BuilderFrame } from '~/ui/builder-frame.tsx';
import { NeedsScript } from '~/ui/needs-script.tsx';
import styles from './builder.module.css';
import { BuilderFields } from './builder-fields.tsx';
import { keepChoice, setSelection, useBuilderStore } from './builder-store.ts';
import { FreeTests } from './free-tests.tsx';
import { RunningTests } from './running-tests.tsx';
import { TestCover } from './test-cover.tsx';
import { useMakeTest } from './use-make-test.ts';
import { useMatching } from './use-matching.ts';

const ConfirmTestDialog = dialogOnUse(
  async () => (await import('./confirm-test.dialog.tsx')).ConfirmTestDialog,
);
const PaywallDialog = dialogOnUse(
  async () => (await import('~/lib/test-allowance/paywall.dialog.tsx')).PaywallDialog,
);

type BuilderProps = {
  subjects: readonly { slug: string; subject_name: string }[];
  /** False while staff's own list of subjects is on its way. */
  settled: boolean;
};

export function Builder({ subjects, settled }: BuilderProps) {
  useEffect(keepChoice, []);
  const audience = useAudience();
  const makeButton = useRef<HTMLButtonElement>(null);
  const { selection, awaitingLogin, known } = useBuilderStore();
  const topics = useTopics(selection.subject);
  const matching = useMatching(selection);
  const { allowance, ask } = useAllowance();
  const subject = subjects.find(({ slug }) => slug === selection.subject);
  const { step, make, start, close } = useMakeTest({
    selection,
    awaitingLogin,
    ready: known && topics.isSuccess,
    ask,
  });

  // What was kept may name a subject or topics that this reader no longer has.
  useEffect(() => {
    if (selection.subject === null || !settled || audience === undefined) return;
    if (!subject) setSelection(emptySelection(selection.duration));
    else if (topics.data) {
      const pruned = prune(topics.data, selection);
      const count = (one: typeof selection) =>
        one.topics.length + one.subtopics.length + one.subSubtopics.length;
      if (count(pruned) < count(selection)) setSelection(pruned);
    }
  }, [subject, settled, audience, selection, topics.data]);

  const { makeDisabled } = builderState(topics.topics, selection);
  return (
    <>
      <div className={styles.header}>
        <div className={styles.titleRow}>
          <h1>Take a test</h1>
          <FreeTests allowance={allowance} />
        </div>
        <p>
          Choose what to practise and how long you have. We draw exam-style questions from the bank, those you
          have not met in a test first.
        </p>
      </div>
      {audience !== undefined && audience !== 'visitor' && <RunningTests />}
      <NeedsScript>
        Tests are timed, so the builder needs JavaScript. Please switch it on in your browser; the question
        bank can be read without it.
      </NeedsScript>
      <BuilderFrame
        cover={
          <TestCover
            subject={subject?.subject_name}
            tree={topics.topics}
            selection={selection}
            matching={matching}
            makeDisabled={makeDisabled || (matching.data?.matching === 0 && !matching.waiting)}
            busy={step === 'asking'}
            makeButton={makeButton}
            onMake={make}
          />
        }
      >
        <form aria-label="Test builder" onSubmit={(event) => event.preventDefault()}>
          <BuilderFields subjects={subjects} selection={selection} topics={topics} />
        </form>
      </BuilderFrame>
      <ConfirmTestDialog
        subject={subject?.subject_name ?? ''}
        tree={topics.topics}
        selection={selection}
        matching={matching}
        creating={step === 'creating'}
        open={step === 'confirming' || step === 'creating'}
        opener={makeButton}
        onStart={start}
        onClose={close}
      />
      <PaywallDialog
        plan={allowance?.plan ?? 'free'}
        open={step === 'paywall'}
        opener={makeButton}
        onClose={close}
      />
    </>
  );
}
