import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEvent, anyEvents, course, eventOf } from './events.fixture.ts';
import { applyEvent, emptyState, foldEvents, type LearningState } from './state.ts';

/** As a server does it: state and memories are kept as JSON, and only the memory of the event's design is read. */
function stepByStep(events: readonly Parameters<typeof applyEvent>[1][]): LearningState {
  let kept = JSON.stringify(emptyState);
  for (const event of events) {
    const { memories, ...rest } = JSON.parse(kept) as LearningState;
    const own = memories[event.design];
    const changed = applyEvent({ ...rest, memories: own ? { [event.design]: own } : {} }, event, course);
    kept = JSON.stringify({ ...changed, memories: { ...memories, ...changed.memories } });
  }
  return JSON.parse(kept) as LearningState;
}

it('is the same event by event and all at once', () => {
  fc.assert(
    fc.property(fc.oneof(anyEvents(), fc.array(anyEvent, { maxLength: 30 })), (events) => {
      expect(stepByStep(events)).toEqual(foldEvents(events, course));
    }),
  );
});

it('gives back only the memory that changed', () => {
  const state = foldEvents([eventOf(0, 1, { design: 'a' }), eventOf(1, 1, { design: 'b' })], course);
  expect(Object.keys(applyEvent(state, eventOf(2, 0, { design: 'b' }), course).memories)).toEqual(['b']);
});

it('changes nothing that it is given', () => {
  const state = foldEvents([eventOf(0, 1), eventOf(5, 0)], course);
  const before = JSON.stringify(state);
  applyEvent(state, eventOf(9, 1), course);
  expect(JSON.stringify(state)).toBe(before);
});

it('takes what arrives late as done after the others', () => {
  expect(foldEvents([eventOf(5, 1), eventOf(2, 0)], course)).toEqual(
    foldEvents([eventOf(5, 1), eventOf(5, 0)], course),
  );
});

it('leaves memories of designs alone that have nothing to do with an event', () => {
  fc.assert(
    fc.property(anyEvents(), (events) => {
      const others = events.filter(({ design }) => design !== 'a');
      const [all, without] = [foldEvents(events, course), foldEvents(others, course)];
      for (const [design, memory] of Object.entries(without.memories)) {
        expect(all.memories[design]).toEqual(memory);
      }
    }),
  );
});
