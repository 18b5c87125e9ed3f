import { describe, expect, it } from 'vitest';
import { chooseVariant } from './choose-variant.policy.ts';
import { chosenSubjects } from './chosen-subjects.policy.ts';
import { localDay, startOf } from './local-day.policy.ts';
import { mayBeInState, settledBefore, settledOf } from './settled.policy.ts';
import { addedTo } from './sitting.policy.ts';
import { daysLater, isWorthMailing, mondayOf } from './week.policy.ts';

const field = (name: string, marks = 1) => ({ field: name, value: 'x', marks, of: 2 });
const now = new Date('2027-03-10T12:00:00Z');
const hoursAgo = (hours: number) => ({ keptAt: new Date(now.getTime() - hours * 3_600_000) });

describe('a sitting', () => {
  it.each([
    { before: [], checked: [field('a')], fields: ['a'], marks: 1, of: 2 },
    { before: [field('a', 0)], checked: [field('a', 2), field('b', 2)], fields: ['a', 'b'], marks: 2, of: 4 },
  ])('adds what is new: $fields', ({ before, checked, fields, marks, of }) => {
    const sum = addedTo(before, checked)!;
    expect(sum.replies.map((reply) => reply.field)).toEqual(fields);
    expect({ marks: sum.marks, of: sum.of }).toEqual({ marks, of });
  });

  it('stays as it is where nothing is new', () => {
    expect(addedTo([field('a')], [field('a', 2)])).toBeUndefined();
    expect(addedTo([], [])).toBeUndefined();
  });
});

describe('what has settled', () => {
  it.each([
    [[100, 40, 37], 3],
    [[100, 35, 40], 1],
    [[1], 0],
    [[], 0],
  ])('of events %j hours ago are the first %i', (hours, count) => {
    const events = hours.map((hour) => ({ keptAt: hoursAgo(hour).keptAt.getTime() }));
    expect(settledOf(events, settledBefore(now))).toHaveLength(count);
  });

  it('may be in a kept state a while before it has settled by our own clock', () => {
    expect(mayBeInState(hoursAgo(35.5), now)).toBe(true);
    expect(mayBeInState(hoursAgo(30), now)).toBe(false);
  });
});

describe('the day of a student', () => {
  it.each([
    ['2027-03-10T12:00:00Z', 'UTC', '2027-03-10', '2027-03-10T00:00:00.000Z'],
    ['2027-03-10T12:00:00Z', 'Pacific/Auckland', '2027-03-11', '2027-03-10T11:00:00.000Z'],
    ['2027-03-10T03:00:00Z', 'America/New_York', '2027-03-09', '2027-03-09T05:00:00.000Z'],
    ['2027-03-28T12:00:00Z', 'Europe/Madrid', '2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['2027-10-31T12:00:00Z', 'Europe/Madrid', '2027-10-31', '2027-10-30T22:00:00.000Z'],
    ['2027-03-10T18:35:00Z', 'Asia/Kolkata', '2027-03-11', '2027-03-10T18:30:00.000Z'],
  ])('at %s in %s is %s from %s', (at, zone, date, start) => {
    const day = localDay(new Date(at), zone);
    expect({ date: day.date, start: day.start.toISOString() }).toEqual({ date, start });
  });
});

describe('the day of an exam', () => {
  it.each([
    ['2027-05-07', 'UTC', '2027-05-07T00:00:00.000Z'],
    ['2027-05-07', 'Pacific/Auckland', '2027-05-06T12:00:00.000Z'],
    ['2027-05-07', 'Pacific/Honolulu', '2027-05-07T10:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, start) => {
    expect(startOf(date, zone).toISOString()).toBe(start);
  });

  it.each(['Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'is half a day after noon of its eve in %s, whatever UTC has',
    (zone) => {
      const eve = localDay(new Date('2027-05-06T12:00:00Z'), zone);
      const exam = startOf(daysLater(eve.date, 1), zone);
      expect(exam.getTime() - eve.noon.getTime()).toBe(12 * 3_600_000);
    },
  );
});

describe('a week without anything to tell', () => {
  const [over, ahead] = [{ exam: { over: true } }, { exam: { over: false } }];
  const undated = { exam: null };
  it.each([
    ['one exam over', [over], 0, false],
    ['all exams over', [over, over], 0, false],
    ['all exams over, but something done', [over, over], 3, true],
    ['one exam over, one ahead', [over, ahead], 0, true],
    ['one exam over, one not told', [over, undated], 0, true],
    ['no course yet', [], 0, true],
    ['a week off', [ahead], 0, true],
  ])('%s', (_, courses, questions, isSent) => {
    expect(isWorthMailing(courses, { questions })).toBe(isSent);
  });
});

describe('other numbers', () => {
  const day = (n: number) => new Date(Date.UTC(2027, 0, n));
  const choose = (ids: number[], met: [number, Date][], avoid: number[] = []) =>
    chooseVariant(ids, new Map(met), { avoid: new Set(avoid), seed: 7 });

  it('are the first of a design that is new', () => {
    expect(choose([1, 2, 3], [])).toEqual({ id: 1, otherNumbers: false });
  });
  it('are never those that were met as long as there are others', () => {
    expect(choose([1, 2], [[1, day(1)]])).toEqual({ id: 2, otherNumbers: true });
    expect([1, 3]).toContain(choose([1, 2, 3], [[2, day(1)]])!.id);
  });
  it('are those of longest ago where all were met', () => {
    const met: [number, Date][] = [
      [1, day(3)],
      [2, day(1)],
      [3, day(2)],
    ];
    expect(choose([1, 2, 3], met)).toEqual({ id: 2, otherNumbers: true });
    expect(choose([1], [[1, day(3)]])).toEqual({ id: 1, otherNumbers: false });
  });
  it('are none of a test that is still to be taken', () => {
    expect(choose([1, 2], [[1, day(1)]], [2])).toEqual({ id: 1, otherNumbers: true });
    expect(choose([1], [], [1])).toBeUndefined();
  });
});

describe('the subjects of a student', () => {
  const practised = [{ subjectId: 1, twinId: 2 }];
  it.each([
    { told: [], expected: [1] },
    { told: [2], expected: [2] },
    { told: [1], expected: [1] },
    { told: [3], expected: [3, 1] },
  ])('with $told told are $expected', ({ told, expected }) => {
    expect([...chosenSubjects({ told, practised })]).toEqual(expected);
  });
});

describe('a week', () => {
  it.each([
    ['2027-03-08', '2027-03-08'],
    ['2027-03-14', '2027-03-08'],
    ['2027-01-01', '2026-12-28'],
  ])('of %s begins on %s', (date, monday) => expect(mondayOf(date)).toBe(monday));

  it('is seven days long', () => expect(daysLater('2027-02-27', 7)).toBe('2027-03-06'));
});
