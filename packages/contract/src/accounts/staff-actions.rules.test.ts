import { describe, expect, it } from 'vitest';
import { roleIds } from './roles.ts';
import { refusalOf, userActions } from './staff-actions.rules.ts';

const of = (id: string, role: keyof typeof roleIds) => ({ id, role_id: roleIds[role] });
const [owner, otherOwner, staff, otherStaff, student] = [
  of('o', 'owner'),
  of('p', 'owner'),
  of('s', 'staff'),
  of('t', 'staff'),
  of('u', 'student'),
];

const allowed = (actor: typeof owner, target: typeof owner) =>
  userActions.filter((action) => refusalOf(action, actor, target) === undefined);

describe('what may be done to an account', () => {
  it.each([
    ['an owner to a student', owner, student, userActions],
    ['an owner to staff', owner, staff, userActions],
    ['an owner to another owner', owner, otherOwner, userActions],
    ['an owner to themselves', owner, owner, ['verify', 'unlock', 'enable', 'end-sessions', 'change-plan']],
    [
      'staff to a student',
      staff,
      student,
      ['verify', 'unlock', 'disable', 'enable', 'end-sessions', 'change-plan'],
    ],
    ['staff to other staff', staff, otherStaff, ['verify', 'unlock']],
    ['staff to an owner', staff, owner, ['verify', 'unlock']],
    ['staff to themselves', staff, staff, ['verify', 'unlock', 'enable', 'end-sessions']],
    ['a student to anybody', student, owner, []],
    ['a student to themselves', student, student, []],
  ] as const)('by %s', (_, actor, target, expected) => {
    expect(allowed(actor, target)).toEqual(expected);
  });
});
