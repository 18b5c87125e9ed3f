import { z } from 'zod';

export const userSchema = z
  .object({
    id: z.uuid(),
    role_id: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    username: z.string(),
    full_name: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    verified: z.boolean(),
    created_at: z.iso.datetime(),
    ib_year: z.string().nullable(),
    math_course: z.string().nullable(),
    country: z.string().nullable(),
    school: z.string().nullable(),
  })
  .meta({ id: 'User' });

export type User = z.output<typeof userSchema>;

/** The letter on the avatar: of the full name where there is one, else of the username. */
export function avatarInitial(user: Pick<User, 'full_name' | 'username'>): string {
  const name = displayName(user);
  return (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase('en');
}

export function displayName(user: Pick<User, 'full_name' | 'username'>): string {
  return user.full_name?.trim() || user.username;
}
