import { planKeys } from '@sevenfold/contract/billing/plans';
import { planNames } from './user-words.ts';

const option = <const Value extends string>(value: Value, label: string) => ({ value, label });

export const choices = [
  {
    name: 'role',
    label: 'Role',
    options: [option('student', 'Students'), option('staff', 'Staff'), option('owner', 'Owners')],
  },
  {
    name: 'state',
    label: 'State',
    options: [option('active', 'Active'), option('locked', 'Locked'), option('disabled', 'Disabled')],
  },
  {
    name: 'verified',
    label: 'E-mail',
    options: [option('yes', 'Verified'), option('no', 'Not verified')],
  },
  { name: 'plan', label: 'Plan', options: planKeys.map((key) => option(key, planNames[key])) },
] as const;

type Choice = (typeof choices)[number];
export type UserFilterQuery = {
  -readonly [Name in Choice['name']]?: Extract<Choice, { name: Name }>['options'][number]['value'];
} & { q?: string };

/** What the address asks for, without what the server doesn't know. */
export function filterQuery(address: {
  q: string;
  filters: Partial<Record<Choice['name'], string>>;
}): UserFilterQuery {
  const known = choices.flatMap(({ name, options }) => {
    const asked = address.filters[name];
    return options.some(({ value }) => value === asked) ? [[name, asked]] : [];
  });
  return { ...(address.q && { q: address.q }), ...Object.fromEntries(known) };
}
