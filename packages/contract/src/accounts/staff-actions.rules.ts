import { isOwner, isStaff } from './roles.ts';

/** What can be done to an account in the admin area. */
export const userActions = [
  'verify',
  'unlock',
  'disable',
  'enable',
  'end-sessions',
  'change-plan',
  'change-role',
  'delete',
] as const;
export type UserAction = (typeof userActions)[number];

interface Somebody {
  readonly id: string;
  readonly role_id: number;
}

const forOwners: readonly UserAction[] = ['change-role', 'delete'];
/** Whoever did this to their own account could not undo it. As no owner can, there is always one left. */
const neverOneself: readonly UserAction[] = ['disable', 'change-role', 'delete'];
const forOwnersAmongStaff: readonly UserAction[] = ['disable', 'enable', 'end-sessions', 'change-plan'];
/** Nobody gives themselves what others pay for. */
const oneselfForOwners: readonly UserAction[] = ['change-plan'];

/** Why this person may not do this to that account; undefined when they may. */
export function refusalOf(action: UserAction, actor: Somebody, target: Somebody): string | undefined {
  if (!isStaff(actor.role_id)) return 'Your account may not do this';
  const own = actor.id === target.id;
  if (own && neverOneself.includes(action)) return 'You can’t do this to your own account';
  if (isOwner(actor.role_id)) return undefined;
  if (forOwners.includes(action)) return 'Only an owner may do this';
  if (own && oneselfForOwners.includes(action)) return 'Only an owner may do this to their own account';
  if (!own && isStaff(target.role_id) && forOwnersAmongStaff.includes(action)) {
    return 'Only an owner may do this to a member of staff';
  }
  return undefined;
}
