import { isOwner, isStaff } from '@sevenfold/contract/accounts/roles';
import type { Access } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../app-error.ts';

/** Who sent a request, as its token says. */
export interface Caller {
  readonly userId: string;
  readonly roleId: number;
  /** As others see it. */
  readonly name: string;
  readonly sessionId: string;
  readonly deviceId: string;
}

/** Finds the caller of a token. Accounts provide it; the platform knows no users. */
export type Authenticate = (token: string) => Promise<Caller | undefined>;

export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
}

export function assertAccess(access: Access, caller: Caller | undefined): void {
  if (access === 'anyone') return;
  if (!caller) throw notSignedIn();
  if (access === 'staff' && !isStaff(caller.roleId)) throw notAllowed();
  if (access === 'owner' && !isOwner(caller.roleId)) throw notAllowed();
}

export const notSignedIn = () => new AppError('not_signed_in', 'Please log in to continue');
const notAllowed = () => new AppError('not_allowed', 'Your account may not do this');
