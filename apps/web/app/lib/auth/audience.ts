import { isStaff } from '@sevenfold/contract/accounts/roles';

/** Which of the three route sets somebody sees: the admin set, the signed-in set or the visitor set. */
export type Audience = 'visitor' | 'signed-in' | 'staff';

export function audienceOf(state: { token: string | null; user: { role_id: number } | null }): Audience {
  if (state.token && state.user && isStaff(state.user.role_id)) return 'staff';
  return state.token ? 'signed-in' : 'visitor';
}

/** Which audiences a group of routes belongs to. Everybody sees what isn't listed here. */
export const routeGroups = {
  /** Reset-password is the one page that a signed-in user doesn't have. */
  'visitors-only': ['visitor'],
  'signed-in': ['signed-in', 'staff'],
  staff: ['staff'],
} as const satisfies Record<string, readonly Audience[]>;

export type RouteGroup = keyof typeof routeGroups;

export const isInGroup = (group: RouteGroup, audience: Audience): boolean =>
  (routeGroups[group] as readonly Audience[]).includes(audience);
