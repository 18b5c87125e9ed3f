import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf } from './event.ts';
import { anyEvents, course, eventOf, firstDay } from './events.fixture.ts';
import { type GradeInput, gradeOf, raiseMost } from './grade.ts';
import { foldEvents } from './state.ts';

const boundaries = [0.14, 0.28, 0.42, 0.55, 0.67, 0.79];
const weights = { 11: 2, 12: 1, 21: 1 };
const now = dateOf(firstDay + 10);
const masteryAt = (share: number, topics = [11, 12, 21]) =>
  foldEvents(
    topics.flatMap((id) => Array.from({ length: 60 }, () => eventOf(9, share, { topicIds: [id], marks: 6 }))),
    course,
  ).mastery;
const grade = (more: Partial<GradeInput> = {}) =>
  gradeOf({ mastery: {}, course, weights, papers: [], boundaries, now, ...more });
const paper = (share: number, daysAgo = 1) => ({ at: dateOf(firstDay + 10 - daysAgo), share, marks: 80 });

describe('the grade', () => {
  it('isn’t said of a student of whom nothing is known', () => {
    expect(grade().sure).toBe(false);
  });

  it.each([
    [0.05, 1],
    [0.35, 3],
    [0.48, 4],
    [0.6, 5],
    [0.9, 7],
  ])('of %d of the marks everywhere is about %i', (share, expected) => {
    const { low, high, likeliest, sure } = grade({ mastery: masteryAt(share) });
    expect(sure).toBe(true);
    expect(Math.abs(likeliest - expected)).toBeLessThanOrEqual(1);
    expect(low).toBeLessThanOrEqual(expected);
    expect(high).toBeGreaterThanOrEqual(expected);
  });

  it('comes closer to papers the newer they are', () => {
    const mastery = masteryAt(0.5);
    const without = grade({ mastery }).share;
    const fresh = grade({ mastery, papers: [paper(0.9)] }).share;
    const old = grade({ mastery, papers: [paper(0.9, 400)] }).share;
    expect(fresh).toBeGreaterThan(old);
    expect(old).toBeGreaterThan(without);
    expect(fresh).toBeLessThan(0.9);
  });

  it('may be said from papers alone', () => {
    const { sure, low, high } = grade({ papers: [paper(0.72), paper(0.7), paper(0.74)] });
    expect(sure).toBe(true);
    expect([low, high]).toEqual([5, 6]);
  });

  it('counts topics by their weight in the exam', () => {
    const mastery = foldEvents(
      Array.from({ length: 30 }, () => [eventOf(9, 1), eventOf(9, 0, { topicIds: [21] })]).flat(),
      course,
    ).mastery;
    const heavy = grade({ mastery, weights: { 11: 9, 21: 1 } }).share;
    expect(heavy).toBeGreaterThan(grade({ mastery, weights: { 11: 1, 21: 9 } }).share);
    expect(grade({ mastery, weights: {} }).share).toBeLessThan(heavy);
  });

  it('is a range of grades with its chance, whatever happened', () => {
    fc.assert(
      fc.property(
        anyEvents(),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
        (events, shares) => {
          const { mastery } = foldEvents(events, course);
          const found = grade({ mastery, papers: shares.map((share) => paper(share)) });
          expect(found.low).toBeGreaterThanOrEqual(1);
          expect(found.high).toBeLessThanOrEqual(7);
          expect(found.likeliest).toBeGreaterThanOrEqual(found.low);
          expect(found.likeliest).toBeLessThanOrEqual(found.high);
          expect(found.sureness).toBeGreaterThanOrEqual(0.8 - 1e-9);
          expect(found.sureness).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('never falls when a paper is better', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, other) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)].map(
            (share) => grade({ papers: [paper(share)] }).share,
          );
          return less! <= more! + 1e-12;
        },
      ),
    );
  });
});

describe('what would raise the grade most', () => {
  it('is what counts much and isn’t known, not what is known or never asked', () => {
    const mastery = foldEvents(
      [11, 12].flatMap((id) =>
        Array.from({ length: 30 }, () => eventOf(9, id === 11 ? 1 : 0.4, { topicIds: [id] })),
      ),
      course,
    ).mastery;
    const raised = raiseMost({ mastery, course, weights: { 11: 1, 12: 1, 22: 0.1 }, now });
    expect(raised.map(({ topicId }) => topicId)).toEqual([12, 11, 22]);
    expect(raised[0]!.raises).toBeGreaterThan(0);
  });

  it('is three topics at most', () => {
    expect(raiseMost({ mastery: {}, course, weights: { 11: 1, 12: 1, 13: 1, 21: 1 }, now })).toHaveLength(3);
    expect(raiseMost({ mastery: {}, course, weights: { 11: 1 }, now })).toHaveLength(1);
  });
});
