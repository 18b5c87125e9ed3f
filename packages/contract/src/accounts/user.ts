import type { z } from 'zod';
import type { userSchema } from './user.schema.ts';

export type User = z.output<typeof userSchema>;

/** The letter on the avatar: of the full name where there is one, else of the username. */
export function avatarInitial(user: Pick<User, 'full_name' | 'username'>): string {
  const name = displayName(user);
  return (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase('en');
}

export function displayName(user: Pick<User, 'full_name' | 'username'>): string {
  return user.full_name?.trim() || user.username;
}
