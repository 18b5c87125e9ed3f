import { describe, expect, it } from 'vitest';
import { aboutPath, changesOf, fitsInLine, shownValue } from './audit.rules.ts';

describe('an entry of the audit log', () => {
  it.each([
    ['user', '7a', '/admin/users/7a'],
    ['user', 'export', '/admin/users'],
    ['question', '12', '/admin/questions/edit?id=12'],
    ['answer sheet', 'ab c', '/admin/grade-tests/ab%20c'],
    ['page', 'terms', '/admin/pages?page=terms'],
    ['paper', 'term-test-a', '/admin/papers/term-test-a'],
    ['blueprint', '4', '/admin/blueprints/4'],
    ['constructor', '1', undefined],
    ['job', '1', undefined],
  ])('about %s %s leads to %s', (kind, id, path) => {
    expect(aboutPath({ kind, id })).toBe(path);
  });

  it.each([
    [true, 'yes'],
    [false, 'no'],
    [null, 'nothing'],
    ['', 'nothing'],
    [0, '0'],
    ['staff', 'staff'],
    [[1, 2], '1, 2'],
    [[], ''],
    [{ a: 1 }, '{"a":1}'],
  ])('shows %j as %j', (value, words) => {
    expect(shownValue(value)).toBe(words);
  });

  it('tells both sides of each field, as far as they are known', () => {
    expect(changesOf({ role: 'staff' }, { role: 'student', ended_at: null })).toEqual([
      { name: 'role', before: 'staff', after: 'student' },
      { name: 'ended at', before: undefined, after: 'nothing' },
    ]);
    expect(changesOf(null, null)).toEqual([]);
  });

  it('stands in the table when it is short', () => {
    const change = (after: string) => ({ name: 'x', before: 'a', after });
    expect(fitsInLine([change('b')])).toBe(true);
    expect(fitsInLine([change('b'.repeat(50))])).toBe(false);
    expect(fitsInLine(['b', 'c', 'd', 'e'].map(change))).toBe(false);
  });
});
