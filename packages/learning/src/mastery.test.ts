import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, type LearningEvent } from './event.ts';
import { anyEvent, anyEvents, course, eventOf, firstDay } from './events.fixture.ts';
import { MasteryFold } from './mastery.ts';

const foldOf = (events: readonly LearningEvent[], of = course) => {
  const fold = new MasteryFold({}, of);
  for (const event of events) fold.add(event);
  return fold;
};
const ability = (events: readonly LearningEvent[], topicId: number, day = 0) =>
  foldOf(events).ability(topicId, firstDay + day)!;
const right = (more: Partial<LearningEvent> = {}) => eventOf(0, 1, more);
const wrong = (more: Partial<LearningEvent> = {}) => eventOf(0, 0, more);
const topicIds = course.topics.map(({ id }) => id);

describe('a right answer', () => {
  it('never lowers the estimate of any topic, and a wrong one never raises it', () => {
    fc.assert(
      fc.property(anyEvents(), anyEvent, (events, last) => {
        const day = Math.max(dayOf(last.at), ...events.map(({ at }) => dayOf(at)));
        const at = new Date(day * 86_400_000).toISOString();
        const before = foldOf(events);
        const up = foldOf([...events, { ...last, at, outcome: 1 }]);
        const down = foldOf([...events, { ...last, at, outcome: 0 }]);
        for (const id of topicIds) {
          const { mean } = before.ability(id, day)!;
          expect(up.ability(id, day)!.mean).toBeGreaterThanOrEqual(mean - 1e-9);
          expect(down.ability(id, day)!.mean).toBeLessThanOrEqual(mean + 1e-9);
        }
      }),
    );
  });

  it('never lowers it either where the topic stands far above its neighbours', () => {
    const events = Array.from({ length: 40 }, () => [
      right({ difficulty: 'Hard', marks: 8 }),
      wrong({ topicIds: [13], difficulty: 'Easy', marks: 8 }),
      wrong({ topicIds: [131], difficulty: 'Easy', marks: 8 }),
    ]).flat();
    const tick = right({ difficulty: 'Easy', source: 'completed' });
    expect(ability([...events, tick], 11).mean).toBeGreaterThan(ability(events, 11).mean);
  });

  it('counts the more, the more marks were earned', () => {
    fc.assert(
      fc.property(
        anyEvents(10),
        anyEvent,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (events, last, less) => {
          const worse = foldOf([...events, { ...last, outcome: less * last.outcome }]);
          const better = foldOf([...events, last]);
          for (const id of topicIds) {
            const on = firstDay + 366;
            expect(better.ability(id, on)!.mean).toBeGreaterThanOrEqual(worse.ability(id, on)!.mean - 1e-9);
          }
        },
      ),
    );
  });

  const rise = (event: LearningEvent, topicId = 11) =>
    ability([event], topicId).mean - ability([], topicId).mean;

  it.each([
    ['to a hard question than to an easy one', right({ difficulty: 'Hard' }), right({ difficulty: 'Easy' })],
    ['than to a multiple-choice question, which may be guessed', right(), right({ kind: 'choice' })],
    ['with many marks', right({ marks: 8 }), right({ marks: 2 })],
    ['without hints', right(), right({ hintsUsed: 1 })],
    ['that is no retry', right(), right({ retry: true })],
    ['that was marked than one that was ticked', right(), right({ source: 'completed' })],
  ])('says more %s', (_, more, less) => {
    expect(rise(more)).toBeGreaterThan(rise(less));
  });

  it('tells most of its topic, less of its neighbours, least of other topics', () => {
    const [own, neighbour, other] = [21, 22, 11].map((id) => rise(right({ topicIds: [21] }), id));
    expect(own).toBeGreaterThan(neighbour!);
    expect(neighbour).toBeGreaterThan(other!);
    expect(other).toBeGreaterThan(0);
  });

  it('tells more of a prerequisite than of a neighbour that is none', () => {
    expect(rise(right({ topicIds: [13] }), 12)).toBeGreaterThan(rise(right({ topicIds: [13] }), 11));
  });

  it('tells something of the other topics that the question needs', () => {
    expect(rise(right({ topicIds: [11, 21] }), 21)).toBeGreaterThan(rise(right({ topicIds: [11] }), 21));
  });
});

describe('an ability', () => {
  it('is surer with every answer', () => {
    const events = Array.from({ length: 6 }, (_, index) => (index % 2 ? right() : wrong()));
    const variances = events.map((_, index) => ability(events.slice(0, index), 11).variance);
    expect(variances).toEqual([...variances].sort((one, other) => other - one));
  });

  it('fades without practice, and is less sure', () => {
    const events = [right(), right(), right()];
    expect(ability(events, 11, 60).mean).toBeLessThan(ability(events, 11, 1).mean);
    expect(ability(events, 11, 60).variance).toBeGreaterThan(ability(events, 11, 1).variance);
  });

  it('fades slower the more it was practised', () => {
    const loss = (events: readonly LearningEvent[]) =>
      ability(events, 11, 0).mean - ability(events, 11, 40).mean;
    const drilled = Array.from({ length: 12 }, (_, index) => eventOf(0, index % 3 === 0 ? 0 : 1));
    expect(loss(drilled)).toBeLessThan(loss([right()]));
  });

  it('follows the measured difficulty of a design instead of its label', () => {
    const harder = foldOf([right()], { ...course, levels: { a: 2 } });
    expect(harder.ability(11, firstDay)!.mean).toBeGreaterThan(ability([right()], 11).mean);
  });

  it('is unknown of what isn’t a topic, and such events change nothing', () => {
    expect(foldOf([]).ability(99, firstDay)).toBeUndefined();
    expect(foldOf([right({ topicIds: [99] })]).mastery()).toEqual({});
    expect(foldOf([]).expected(right({ topicIds: [99] }), firstDay)).toBeUndefined();
  });

  it('doesn’t depend on the order of a question’s further topics', () => {
    const [one, other] = [
      [11, 12, 21],
      [11, 21, 12],
    ].map((ids) => foldOf([right({ topicIds: ids })]).mastery());
    expect(one).toEqual(other);
  });
});

describe('the expected share of marks', () => {
  const expected = (asked: Partial<LearningEvent>, events: readonly LearningEvent[] = []) =>
    foldOf(events).expected(right(asked), firstDay)!;

  it.each([
    ['easy before hard', expected({ difficulty: 'Easy' }), expected({ difficulty: 'Hard' })],
    ['choices may be guessed', expected({ kind: 'choice' }), expected({ kind: 'written' })],
    ['more after right answers', expected({}, [right(), right()]), expected({}, [wrong(), wrong()])],
  ])('%s', (_, more, less) => {
    expect(more).toBeGreaterThan(less);
  });

  it('stays within what can be guessed and what slips leave', () => {
    fc.assert(
      fc.property(anyEvents(), anyEvent, (events, asked) => {
        const share = foldOf(events).expected(asked, dayOf(asked.at));
        return share === undefined || (share >= (asked.kind === 'choice' ? 0.25 : 0) && share <= 0.94);
      }),
    );
  });
});
