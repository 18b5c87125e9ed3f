import { describe, expect, it } from 'vitest';
import { eventOf, firstDay } from './events.fixture.ts';
import { afterReview, type Memory, paceAfter, recallOn, rememberEvent, usualPace } from './memory.ts';

const after = (...events: readonly (readonly [day: number, outcome: number])[]): Memory =>
  events.reduce<Memory | undefined>(
    (memory, [day, outcome]) => rememberEvent(memory, eventOf(day, outcome)),
    undefined,
  )!;

describe('the memory of a design', () => {
  it('counts what happened', () => {
    expect(after([0, 0], [1, 0.6], [4, 1])).toMatchObject({
      day: firstDay + 4,
      outcome: 1,
      reviews: 3,
      missed: 1,
    });
  });

  it.each([
    ['after a full answer than after a miss', after([0, 1]), after([0, 0])],
    ['after a second answer some days later', after([0, 1], [4, 1]), after([0, 1])],
    ['after days than after an hour', after([0, 1], [4, 1]), after([0, 1], [0.04, 1])],
    ['after full than after half marks', after([0, 1], [4, 1]), after([0, 1], [4, 0.6])],
    ['than after a miss', after([0, 1], [9, 1]), after([0, 1], [9, 0])],
  ])('lasts longer %s', (_, longer, shorter) => {
    expect(longer.stability).toBeGreaterThan(shorter.stability);
  });

  it('fades with the days', () => {
    const memory = after([0, 1]);
    const recalls = [0, 1, 5, 20, 90].map((day) => recallOn(memory, firstDay + day));
    expect(recalls).toEqual([...recalls].sort((one, other) => other - one));
    expect(recalls[0]).toBe(1);
    expect(recallOn(memory, firstDay + memory.stability)).toBeCloseTo(0.9, 6);
  });

  it('takes what arrives late as done when the one before it was', () => {
    expect(after([5, 1], [2, 1])).toEqual(after([5, 1], [5, 1]));
  });

  it('is longer after a remembered review than after a missed one', () => {
    const { remembered, missed } = afterReview(after([0, 1]), firstDay + 5);
    expect(remembered.stability).toBeGreaterThan(missed.stability);
    expect(remembered.day).toBe(firstDay + 5);
  });
});

describe('the pace of a student', () => {
  const memory = after([0, 1]);

  it.each([
    ['rises when more is remembered than expected', eventOf(10, 1), 1],
    ['falls when less is', eventOf(10, 0), -1],
    ['stays on the same day', eventOf(0.2, 0), 0],
    ['stays after the solution was seen', eventOf(10, 1, { retry: true }), 0],
    ['stays after a tick', eventOf(10, 1, { source: 'completed' }), 0],
  ])('%s', (_, event, sign) => {
    expect(Math.sign(paceAfter(usualPace, memory, event).log)).toBe(sign);
  });

  it('says nothing about a first meeting', () => {
    expect(paceAfter(usualPace, undefined, eventOf(0, 1))).toEqual(usualPace);
  });

  it('makes recall last longer or shorter', () => {
    const at = (log: number) => recallOn(memory, firstDay + 10, { log, reviews: 5 });
    expect(at(1)).toBeGreaterThan(at(0));
    expect(at(-1)).toBeLessThan(at(0));
  });

  it('has bounds', () => {
    let pace = usualPace;
    for (let day = 1; day < 400; day++) pace = paceAfter(pace, memory, eventOf(day, 0));
    expect(pace.log).toBe(-3);
  });
});
