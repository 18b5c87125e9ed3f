import type { Course } from './course.ts';
import { dayOf, type LearningEvent } from './event.ts';
import type { Mastery } from './evidence.ts';
import type { Reviewed } from './exam-aim.ts';
import { MasteryFold } from './mastery.ts';
import { type Memory, paceAfter, rememberEvent, usualPace } from './memory.ts';

/** All that is derived of one student in one course. Plain data, to be kept as JSON; the events can always make it anew. */
export interface LearningState extends Reviewed {
  readonly mastery: Mastery;
}

export const emptyState: LearningState = { pace: usualPace, memories: {}, mastery: {} };

/** Events in the order in which they were kept. One with an earlier time than those before counts as done after them. */
export function foldEvents(events: readonly LearningEvent[], course: Course): LearningState {
  return foldFrom(emptyState, events, course);
}

/**
 * The state after one more event, with only the memory that changed: the others stay as they are, and of a state with
 * hundreds of them only that one has to be read and written. `state` needs no other memory than the event's, either.
 */
export function applyEvent(state: LearningState, event: LearningEvent, course: Course): LearningState {
  const memory = state.memories[event.design];
  return foldFrom({ ...state, memories: memory ? { [event.design]: memory } : {} }, [event], course);
}

/** The state after some more events. */
export function foldFrom(
  from: LearningState,
  events: readonly LearningEvent[],
  course: Course,
): LearningState {
  const mastery = new MasteryFold(from.mastery, course);
  const memories = new Map<string, Memory>(Object.entries(from.memories));
  let { pace } = from;
  for (const event of events) {
    const memory = memories.get(event.design);
    const day = event.day ?? dayOf(event.at);
    pace = paceAfter(pace, memory, event, day);
    memories.set(event.design, rememberEvent(memory, event, day));
    mastery.add(event, day);
  }
  return { pace, memories: Object.fromEntries(memories), mastery: mastery.mastery() };
}
