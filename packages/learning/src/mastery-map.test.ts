import { describe, expect, it } from 'vitest';
import { dateOf, type LearningEvent } from './event.ts';
import { course, eventOf, firstDay } from './events.fixture.ts';
import { abilityBefore, fewestEvents, masteryOf, widestSure } from './mastery-map.ts';
import { masteryParameters } from './mastery-parameters.ts';
import { foldEvents } from './state.ts';

const topicOf = (events: readonly LearningEvent[], topicId: number, day = 0) =>
  masteryOf(foldEvents(events, course).mastery, course, dateOf(firstDay + day)).find(
    (topic) => topic.topicId === topicId,
  )!;
const answers = (outcomes: readonly number[], more: Partial<LearningEvent> = {}) =>
  outcomes.map((outcome, index) => eventOf(index / 10, outcome, { marks: 4, ...more }));

describe('the map', () => {
  it('has every topic in the order of the course', () => {
    const map = masteryOf({}, course, dateOf(firstDay));
    expect(map.map(({ topicId }) => topicId)).toEqual([1, 11, 12, 13, 131, 2, 21, 22]);
    expect(map.some(({ sure }) => sure)).toBe(false);
  });

  it.each([
    ['nothing', [], false],
    ['one answer', [1], false],
    ['two answers', [1, 1], false],
    ['a dozen that agree', Array.from({ length: 12 }, () => 0.9), true],
    ['a dozen that don’t', Array.from({ length: 12 }, (_, index) => index % 2), true],
  ])('says something or not after %s', (_, outcomes, sure) => {
    expect(topicOf(answers(outcomes), 11).sure).toBe(sure);
  });

  it('stays silent on a topic of which others alone tell', () => {
    const events = answers(
      Array.from({ length: 200 }, () => 0.9),
      { topicIds: [12] },
    );
    expect(topicOf(events, 12).sure).toBe(true);
    expect(topicOf(events, 13)).toMatchObject({ sure: false, events: 0 });
  });

  it('has nothing more to say after a long time', () => {
    const events = answers(Array.from({ length: 12 }, () => 0.9));
    expect(topicOf(events, 11, 2).sure).toBe(true);
    expect(topicOf(events, 11, 2000).sure).toBe(false);
  });

  it('counts events of topics below for the topic above', () => {
    const events = answers(
      Array.from({ length: 30 }, () => 0.7),
      { topicIds: [131] },
    );
    expect(topicOf(events, 13)).toMatchObject({ events: 0, sure: true });
  });

  it('is never surer than the model itself is', () => {
    const { low, high } = topicOf(answers(Array.from({ length: 3000 }, (_, index) => index % 2)), 11);
    // As wide as four fifths of a normal distribution with that variance, a little off where the curve is steepest.
    expect(high - low).toBeGreaterThan((2 * 1.28 * Math.sqrt(masteryParameters.misfit)) / 5);
    const exact = masteryOf(foldEvents(answers([1, 0, 1]), course).mastery, course, dateOf(firstDay), {
      ...masteryParameters,
      misfit: 0,
    }).find(({ topicId }) => topicId === 11)!;
    const wider = topicOf(answers([1, 0, 1]), 11);
    expect(wider.share).toBe(exact.share);
    expect(wider.high - wider.low).toBeGreaterThan(exact.high - exact.low);
  });

  it('holds the estimate within its range', () => {
    for (const outcome of [0, 0.3, 1]) {
      const { low, share, high, sure } = topicOf(answers(Array.from({ length: 9 }, () => outcome)), 11);
      expect(low).toBeLessThan(share);
      expect(share).toBeLessThan(high);
      if (sure) expect(high - low).toBeLessThanOrEqual(widestSure);
    }
    expect(fewestEvents).toBe(3);
  });
});

it('tells the ability for figures of designs', () => {
  const { mastery } = foldEvents(answers([1, 1, 1]), course);
  expect(abilityBefore(mastery, course, eventOf(1, 1))!).toBeGreaterThan(
    abilityBefore({}, course, eventOf(1, 1))!,
  );
  expect(abilityBefore(mastery, course, eventOf(1, 1, { topicIds: [] }))).toBeUndefined();
  expect(abilityBefore(mastery, course, eventOf(1, 1, { topicIds: [99] }))).toBeUndefined();
});
