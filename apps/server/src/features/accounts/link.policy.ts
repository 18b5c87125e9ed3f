export const linkPurposes = ['verify-email', 'reset-password', 'unlock-account'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

const hourMs = 60 * 60 * 1000;

/** A reset link opens the account to whoever reads the mailbox, so it is the one that lives shortest. */
const lifetimeMs: Record<LinkPurpose, number> = {
  'verify-email': 48 * hourMs,
  'reset-password': hourMs,
  'unlock-account': 48 * hourMs,
};

const pages: Record<LinkPurpose, string> = {
  'verify-email': '/verify-user',
  'reset-password': '/reset-password',
  'unlock-account': '/unlock-account',
};

export const linkExpiry = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + lifetimeMs[purpose]);

export const linkAddress = (purpose: LinkPurpose, origin: string, token: string): string =>
  `${origin}${pages[purpose]}?token=${encodeURIComponent(token)}`;

/** Whether a link would still be of use when its turn to be sent comes. */
export function isLinkOfUse(
  purpose: LinkPurpose,
  user: { verified: boolean; lockedAt: Date | null; disabledAt: Date | null },
): boolean {
  if (user.disabledAt) return false;
  switch (purpose) {
    case 'verify-email':
      return !user.verified;
    case 'reset-password':
      return true;
    case 'unlock-account':
      return user.lockedAt !== null;
  }
}
