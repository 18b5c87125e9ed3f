import type { TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import { drawnFrom, type Selection } from '@sevenfold/contract/practice-tests/builder.rules';
import { type Duration, marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { CoverSheet } from '~/ui/cover-sheet.tsx';
import { matchWords, minutesLabel } from './matching.texts.ts';
import styles from './test-cover.module.css';
import type { useMatching } from './use-matching.ts';

export type MatchingState = ReturnType<typeof useMatching>;

type TestCoverProps = {
  subject: string | undefined;
  tree: readonly TopicTree[];
  selection: Selection;
  matching: MatchingState;
  makeDisabled: boolean;
  busy: boolean;
  makeButton: RefObject<HTMLButtonElement | null>;
  onMake: () => void;
};

interface Named {
  readonly slug: string;
  readonly topic_name: string;
  readonly subtopics: readonly Named[];
}

/** The front page of the test as it would be made now, and the ways on and out. */
export function TestCover({
  subject,
  tree,
  selection,
  matching,
  makeDisabled,
  busy,
  makeButton,
  onMake,
}: TestCoverProps) {
  const navigate = useNavigate();
  const drawn = drawnFrom<Named>(tree, selection).map(({ topic_name }) => topic_name);
  const questions = matching.data?.questions;
  const leave = () => {
    // The router counts the entries of this visit; before the first there is nothing of ours.
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (index > 0) void navigate(-1);
    else void navigate('/');
  };
  return (
    <section className={styles.cover} aria-labelledby="your-test">
      <CoverSheet
        kicker="Your test"
        kickerId="your-test"
        title={subject ?? 'No subject yet'}
        facts={[
          { name: 'Time', value: selection.duration === null ? '–' : minutesLabel(selection.duration) },
          { name: 'Questions', value: questions ?? '–' },
          { name: 'Marks', value: questions === undefined ? '–' : questions * marksPerQuestion },
          {
            name: 'Drawn from',
            value: drawn.length === 0 ? 'the topics you choose' : shortList(drawn),
            wide: true,
          },
        ]}
      >
        <MatchingLine matching={matching} duration={selection.duration} />
      </CoverSheet>
      <div className={styles.actions}>
        <Button ref={makeButton} size="lg" fullWidth disabled={makeDisabled} busy={busy} onClick={onMake}>
          Make my Test
        </Button>
        <Button variant="secondary" fullWidth onClick={leave}>
          Close Test
        </Button>
      </div>
    </section>
  );
}

const shown = 4;
const shortList = (names: readonly string[]): string =>
  names.length <= shown
    ? names.join(', ')
    : `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`;

type MatchingLineProps = { matching: MatchingState; duration: number | null };

/** Read out when it changes, so the element is always there. */
export function MatchingLine({ matching, duration }: MatchingLineProps) {
  const { data, error, waiting, retry } = matching;
  const words = data && duration !== null ? matchWords(data, duration as Duration) : undefined;
  return (
    <div className={styles.matching} data-tone={words?.tone} data-waiting={waiting}>
      <p role="status">
        {words && words.tone !== 'enough' && <CircleAlert aria-hidden="true" />}
        {error ? messageOf(error) : (words?.text ?? (waiting ? 'Counting the questions…' : ''))}
      </p>
      {error && (
        <Button variant="quiet" size="sm" busy={waiting} onClick={() => void retry()}>
          Count again
        </Button>
      )}
    </div>
  );
}
