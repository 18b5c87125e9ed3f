import { type RoleId, roleIds } from '@sevenfold/contract/accounts/roles';
import { createAccount } from '../features/accounts/create-account.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Past } from './past-services.ts';

/** Somebody of the past. They exist once the past has come to the day on which they signed up. */
export interface Person {
  caller(): Caller;
}

export function knownPerson({
  id,
  roleId,
  fullName,
}: {
  id: string;
  roleId: number;
  fullName: string;
}): Person {
  const caller = { userId: id, roleId, name: fullName, sessionId: '', deviceId: '' };
  return { caller: () => caller };
}

/** Signs up when `join` is called. Without a password nobody can log in as them. */
export function newStudent(past: Past, fullName: string, passwordHash: string | null = null) {
  let person: Person | undefined;
  return {
    caller() {
      if (!person) throw new Error(`${fullName} has not signed up yet`);
      return person.caller();
    },
    async join(): Promise<void> {
      const { id } = await past.database.transaction((tx) =>
        createAccount(past, tx, {
          roleId: roleIds.student satisfies RoleId,
          username: '',
          fullName,
          email: `${fullName.toLowerCase().replaceAll(' ', '.')}@sevenfold.example`,
          verified: true,
          isDemo: true,
          passwordHash,
        }),
      );
      person = knownPerson({ id, roleId: roleIds.student, fullName });
    },
  };
}

/** Two who have a story of their own, beside the demo student. */
export const classmates = { milo: 'Milo Marsh', ines: 'Ines Ito' } as const;

/** Students who fill the figures of the academy. */
export const cohort: readonly string[] = [
  'Ada Brook',
  'Amir Stone',
  'Anika Field',
  'Ben Harbour',
  'Carla Wood',
  'Chen Rivers',
  'Dalia Moss',
  'Daniel Frost',
  'Elena Hill',
  'Emre Lake',
  'Farah Meadow',
  'Felix Sands',
  'Grace Marlow',
  'Hugo Vale',
  'Imran Cliff',
  'Jonas Reed',
  'Kavya Glen',
  'Lara Winter',
  'Leo Barley',
  'Maya Summers',
  'Nadia Thorn',
  'Nils Fjord',
  'Omar Dale',
  'Paula Birch',
  'Priya Garden',
  'Rafael Pine',
  'Sofia Heath',
  'Tara Willow',
  'Theo Banks',
  'Yuki Forest',
];
