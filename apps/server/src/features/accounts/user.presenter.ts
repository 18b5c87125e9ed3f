import type { User } from '@sevenfold/contract/accounts/user';
import { userSchema } from '@sevenfold/contract/accounts/user.schema';
import type { OpenedSession } from './open-session.ts';
import type { UserRow } from './users.queries.ts';

export function presentUser(user: UserRow): User {
  return {
    id: user.id,
    role_id: userSchema.shape.role_id.parse(user.roleId),
    username: user.username,
    full_name: user.fullName,
    email: user.email,
    phone: user.phone,
    verified: user.verified,
    created_at: user.createdAt.toISOString(),
    ib_year: user.ibYear,
    math_course: user.mathCourse,
    country: user.country,
    school: user.school,
  };
}

/** The answer to whoever signs in. The token travels beside it, in the header that `bearer` makes. */
export function presentSession({ user, warning }: OpenedSession): { user: User; warning?: string } {
  return { user: presentUser(user), ...(warning !== undefined && { warning }) };
}

export const bearer = (token: string): string => `Bearer ${token}`;
