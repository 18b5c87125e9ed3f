import type { Course } from '@sevenfold/learning/course';
import { abilityBefore } from '@sevenfold/learning/mastery-map';
import { applyEvent, emptyState, foldFrom, type LearningState } from '@sevenfold/learning/state';
import type { Db } from '../../platform/database/database.ts';
import { isBrokenReference } from '../../platform/database/postgres-errors.ts';
import type { Services } from '../../platform/services.ts';
import { findLearner } from './events.queries.ts';
import { listEventsAfter } from './folded-events.queries.ts';
import type { KeptEvent } from './kept-event.ts';
import { settledBefore, settledOf } from './settled.policy.ts';
import { findState, keepState, noteAbilities } from './states.queries.ts';

/** Raised when the rules of `@sevenfold/learning` change: what was kept with others is made anew. */
export const model = 1;

/** What is known of a student in one subject. */
export interface Known {
  readonly state: LearningState;
  /** The same without what came from a moment on. */
  before(moment: Date): LearningState;
}

/**
 * The kept state with the events that came after it. What has settled of these is kept with it, so that the next one has
 * less to do. All of it can be lost and made anew: the events have everything.
 */
export async function readState(
  { database, clock, log }: Services,
  userId: string,
  subjectId: number,
  course: Course,
): Promise<Known> {
  const { db } = database;
  // Before the events: should one be changed meanwhile, what is kept below has a generation that no longer counts.
  const learner = await findLearner(db, userId);
  if (!learner) return { state: emptyState, before: () => emptyState };
  const { generation } = learner;
  const found = await findState(db, userId, subjectId);
  const kept = found?.generation === generation && found.model === model ? found : undefined;
  const unsettledFrom = settledBefore(clock.now());
  const events = await listEventsAfter(db, userId, subjectId, { seq: kept?.seq ?? 0, unsettledFrom });
  const settled = settledOf(events, unsettledFrom);
  const { state: start, abilities } = folded(kept?.state ?? emptyState, settled, course);
  const last = settled.at(-1);
  if (last) {
    const row = { userId, subjectId, seq: last.seq, generation, model, state: start };
    await keep(db, row, abilities).catch((error: unknown) => {
      // Everything was deleted a moment ago. Whatever else fails, the answer is there, and the next one keeps it.
      if (!isBrokenReference(error)) log.warn({ err: error, subjectId }, 'a state of the coach is not kept');
    });
  }
  const recent = events.slice(settled.length);
  const more = (added: readonly KeptEvent[]) => (added.length === 0 ? start : foldFrom(start, added, course));
  return {
    state: more(recent),
    before: (moment) => more(recent.filter(({ keptAt }) => keptAt < moment.getTime())),
  };
}

async function keep(
  db: Db,
  row: Parameters<typeof keepState>[1],
  abilities: readonly { id: number; ability: number }[],
): Promise<void> {
  await noteAbilities(db, row.userId, abilities);
  await keepState(db, row);
}

/** Looks at the ability before each first answer on the way, once. */
function folded(
  from: LearningState,
  events: readonly KeptEvent[],
  course: Course,
): { state: LearningState; abilities: { id: number; ability: number }[] } {
  const abilities: { id: number; ability: number }[] = [];
  let state = { ...from, memories: { ...from.memories } };
  let waiting: KeptEvent[] = [];
  const fold = () => {
    if (waiting.length > 1) {
      const { memories, ...rest } = foldFrom(state, waiting, course);
      state = { ...rest, memories: { ...memories } };
    } else if (waiting[0]) {
      const { memories, ...rest } = applyEvent(state, waiting[0], course);
      state = { ...rest, memories: Object.assign(state.memories, memories) };
    }
    waiting = [];
  };
  for (const event of events) {
    if (event.unnoted > 0) {
      fold();
      abilities.push({ id: event.unnoted, ability: abilityBefore(state.mastery, course, event) ?? 0 });
    }
    waiting.push(event);
  }
  fold();
  return { state, abilities };
}
