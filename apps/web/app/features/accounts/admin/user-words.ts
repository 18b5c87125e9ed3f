import type { PlanKey } from '@sevenfold/contract/billing/plans';
import type { Answer } from '~/lib/api-call.ts';

export type AdminUser = Answer<'GET /api/admin/users'>['rows'][number];

export const roleNames = { 1: 'Owner', 2: 'Staff', 3: 'Student' } as const;

export const planNames: Readonly<Record<PlanKey, string>> = {
  free: 'Free',
  silver: 'Silver',
  platinum: 'Platinum',
  platinum_yearly: 'Platinum, yearly',
};
