import type { Duration } from '@sevenfold/contract/practice-tests/test.constants';
import { readCatalogue } from '../features/catalogue/read-catalogue.ts';
import { createTest } from '../features/practice-tests/create-test.ts';
import { markTestQuestion } from '../features/practice-tests/mark-test.ts';
import { finishTest, readProgress } from '../features/practice-tests/take-test.ts';
import { takeTogether } from '../features/practice-tests/take-together.ts';
import { readSchemes } from '../features/questions/read-questions.ts';
import type { Past } from './past-services.ts';
import type { Person } from './people.ts';
import { minutesAfter, type Timeline } from './timeline.ts';

export interface TestPlan {
  readonly at: Date;
  readonly subject: string;
  /** Numbers of topics of the first level, such as '2'. */
  readonly topics: readonly string[];
  readonly duration: Duration;
  /** The share of the marks that the student is good for, from 0 to 1. */
  readonly skill: number;
  /** `runs out` is closed by the clock, `waits` was never begun. */
  readonly end?: 'handed in' | 'runs out' | 'waits';
  /** Whether the student ticks the mark schemes afterwards. */
  readonly marked?: boolean;
}

export interface TakenTest {
  /** There once the past has come to it. */
  slug: string;
  /** When the student had finished. */
  readonly over: Date;
}

/** A test from its builder to the ticks in its mark schemes, each at its own time. */
export function takeTest(past: Past, timeline: Timeline, person: Person, plan: TestPlan): TakenTest {
  const { at, duration, end = 'handed in', skill } = plan;
  const started = minutesAfter(at, 2);
  const used = end === 'runs out' ? duration + 1 : duration * (0.65 + 0.3 * past.ids.random());
  const over = minutesAfter(started, used);
  const test: TakenTest = { slug: '', over };

  timeline.add(at, async () => {
    const { subject_slug, topic_slugs } = await choiceOf(past, plan);
    const made = await createTest(
      past,
      { subject_slug, topic_slugs, subtopic_slugs: [], sub_subtopic_slugs: [], duration },
      person.caller(),
    );
    test.slug = made.slug;
  });
  if (end === 'waits') return test;
  timeline.add(started, async () => {
    await takeTogether(past).startTest(test.slug, person.caller());
  });
  timeline.add(minutesAfter(started, used * 0.9), async () => {
    const { statuses } = await readProgress(past, test.slug, person.caller());
    const actions = statuses.map(({ question_id }) => ({
      id: past.ids.uuid(),
      question_id,
      // Whoever is good skips little.
      kind: past.ids.random() < 0.55 + skill / 2 ? ('attempt' as const) : ('skip' as const),
    }));
    // Whom the clock overtakes has not seen the last question.
    await takeTogether(past).recordActions(
      test.slug,
      end === 'runs out' ? actions.slice(0, -1) : actions,
      person.caller(),
    );
  });
  if (end === 'handed in') {
    timeline.add(over, () =>
      finishTest(past, test.slug, { skipped_questions: [], attempted_questions: [] }, person.caller()),
    );
  }
  if (plan.marked) timeline.add(minutesAfter(over, 12), () => markOwn(past, person, test.slug, skill));
  return test;
}

async function choiceOf(past: Past, { subject, topics }: TestPlan) {
  const { subjects } = await readCatalogue(past);
  const all = subjects.find(({ slug }) => slug === subject)?.topics ?? [];
  const chosen = all.filter(({ topicNumber }) => topics.includes(topicNumber));
  return { subject_slug: subject, topic_slugs: chosen.map(({ slug }) => slug) };
}

async function markOwn(past: Past, person: Person, slug: string, skill: number): Promise<void> {
  const caller = person.caller();
  const { statuses } = await readProgress(past, slug, caller);
  const schemes = await readSchemes(
    past,
    statuses.map(({ question_id }) => question_id),
    caller,
  );
  for (const { question_id, status } of statuses) {
    const lines = schemes.find(({ id }) => id === question_id)?.lineMarks ?? [];
    if (status !== 'attempted' || lines.length === 0) continue;
    const earned = lines.flatMap((_, line) => (past.ids.random() < skill ? [line] : []));
    await markTestQuestion(past, slug, question_id, earned, caller);
  }
}
