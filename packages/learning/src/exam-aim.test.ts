import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf } from './event.ts';
import { anyEvents, course, eventOf, firstDay } from './events.fixture.ts';
import { dueOf, gainOf, reviewDay, worthIt, worthOn } from './exam-aim.ts';
import { type Memory, usualPace } from './memory.ts';
import { foldEvents } from './state.ts';

const memoryOf = (stability: number, difficulty = 5): Memory => ({
  stability,
  difficulty,
  day: firstDay,
  outcome: 1,
  reviews: 2,
  missed: 0,
});
const anyMemory = fc
  .record({
    stability: fc.double({ min: 0.05, max: 400, noNaN: true }),
    difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  })
  .map(({ stability, difficulty }) => memoryOf(stability, difficulty));
const on = (day: number) => firstDay + day;

describe('what a review has to add', () => {
  it.each([
    ['no exam', undefined, 0.12],
    ['an exam in a year', 365, 0.12],
    ['an exam in fifty days', 50, 0.12],
    ['an exam in 25 days', 25, 0.066],
    ['an exam today', 0, 0.012],
  ])('with %s', (_, days, worth) => {
    expect(worthOn(firstDay, days === undefined ? undefined : on(days))).toBeCloseTo(worth, 6);
  });
});

describe('the day of the next review', () => {
  it.each([
    ['a new memory comes back soon', 1, undefined, 1],
    ['a firmer one later', 3, undefined, 5],
    ['a firm one much later', 30, undefined, 61],
    ['a nearer exam brings it forward', 30, 77, 39],
    ['a near exam even more', 30, 40, 18],
    ['a nearer one still more', 30, 20, 9],
    ['what will be known anyway is left alone', 400, 20, undefined],
    ['there is none on the day of the exam', 1, 1, undefined],
    ['there is none after it', 1, -5, undefined],
  ])('%s', (_, stability, exam, day) => {
    const found = reviewDay(memoryOf(stability), exam === undefined ? undefined : on(exam));
    expect(found === undefined ? undefined : found - firstDay).toBe(day);
  });

  it('is never the day of the exam or later, nor before the last event', () => {
    fc.assert(
      fc.property(anyMemory, fc.double({ min: -30, max: 700, noNaN: true }), (memory, exam) => {
        const day = reviewDay(memory, on(exam));
        return day === undefined || (day < on(exam) && day > memory.day);
      }),
    );
  });

  it('is never later for a nearer exam that leaves the time', () => {
    fc.assert(
      fc.property(
        anyMemory,
        fc.integer({ min: 2, max: 300 }),
        fc.integer({ min: 1, max: 100 }),
        (memory, exam, more) => {
          const [near, far] = [reviewDay(memory, on(exam)), reviewDay(memory, on(exam + more))];
          return near === undefined || far === undefined || near <= far;
        },
      ),
    );
  });

  it('is the first on which a review is worth it', () => {
    fc.assert(
      fc.property(anyMemory, fc.integer({ min: 2, max: 300 }), (memory, exam) => {
        const day = reviewDay(memory, on(exam));
        if (day === undefined) return;
        expect(gainOf(memory, day, on(exam))).toBeGreaterThanOrEqual(worthOn(day, on(exam)));
        const before = day - 1;
        if (before > memory.day)
          expect(gainOf(memory, before, on(exam))).toBeLessThan(worthOn(before, on(exam)));
      }),
    );
  });
});

describe('the gain of a review', () => {
  it('is a share, and nothing from the exam on', () => {
    fc.assert(
      fc.property(
        anyMemory,
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 300 }),
        (memory, day, exam) => {
          const gain = gainOf(memory, on(day), on(exam));
          return gain >= 0 && gain <= 1 && (day < exam || gain === 0);
        },
      ),
    );
  });

  it('is greater for what is remembered less', () => {
    expect(gainOf(memoryOf(2), on(10), on(30))).toBeGreaterThan(gainOf(memoryOf(20), on(10), on(30)));
  });
});

describe('what is due', () => {
  const state = foldEvents(
    [
      eventOf(0, 1, { design: 'known' }),
      eventOf(3, 1, { design: 'known' }),
      eventOf(20, 1, { design: 'known' }),
      eventOf(0, 0, { design: 'missed' }),
      eventOf(22, 0, { design: 'just missed' }),
    ],
    course,
  );
  const designs = (day: number, exam?: number) =>
    dueOf(state, dateOf(on(day)), exam === undefined ? undefined : dateOf(on(exam))).map(
      ({ design }) => design,
    );

  it.each([
    ['what was missed some days ago', 22.1, undefined, ['missed']],
    ['not what was done a moment ago, but the next day', 23, undefined, ['missed', 'just missed']],
    ['what is known, when it has faded', 300, undefined, ['missed', 'just missed', 'known']],
    ['what is known, the day before the exam', 28, 29, ['missed', 'just missed', 'known']],
    ['nothing on the day of the exam', 29, 29, []],
    ['nothing after it', 60, 29, []],
  ])('%s', (_, day, exam, expected) => {
    expect(designs(day, exam).sort()).toEqual([...expected].sort());
  });

  it('comes with what is known about it', () => {
    const [first] = dueOf(state, dateOf(on(23)), dateOf(on(60)));
    expect(first!.gain).toBeGreaterThan(worthIt / 2);
    expect(first!.recall).toBeGreaterThan(first!.recallAtExam!);
    expect(dayOf(first!.due)).toBeLessThanOrEqual(on(23));
  });

  it('never lies on or after the exam, and what adds most is first', () => {
    fc.assert(
      fc.property(
        anyEvents(),
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        (events, now, exam) => {
          const due = dueOf(foldEvents(events, course), dateOf(on(now)), dateOf(on(exam)));
          for (const one of due) expect(dayOf(one.due)).toBeLessThan(on(exam));
          expect(due.map(({ gain }) => gain)).toEqual(
            due.map(({ gain }) => gain).sort((one, other) => other - one),
          );
        },
      ),
    );
  });

  it('is nothing for who has done nothing', () => {
    expect(dueOf({ memories: {}, pace: usualPace }, dateOf(on(0)))).toEqual([]);
  });
});
