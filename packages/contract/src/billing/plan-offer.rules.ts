import type { Membership } from './billing.schema.ts';
import type { SoldPlanKey } from './plans.ts';

/** What somebody who has this membership can do about a plan that is sold. */
export type PlanOffer =
  /** Nothing is in the way. */
  | { readonly kind: 'buy' }
  /** A plan that was given ends then: the bought one starts at that moment, or at once if the student wishes. */
  | { readonly kind: 'choose'; readonly endsAt: string }
  /** A plan that was given has no end, so the bought one takes its place at once. */
  | { readonly kind: 'replace' }
  /** It starts when what is paid for ends; `switches` where the present plan would otherwise renew. */
  | { readonly kind: 'later'; readonly startsAt: string; readonly switches: boolean }
  /** The student cancelled this very plan and can take that back. */
  | { readonly kind: 'resume'; readonly endsAt: string }
  /** The student has it, and it renews. */
  | { readonly kind: 'own' }
  | { readonly kind: 'none'; readonly reason: string };

const none = (reason: string): PlanOffer => ({ kind: 'none', reason });

/** Nobody is told to cancel what can't be cancelled: whatever runs, this says what is possible beside it. */
export function offerOf(membership: Membership, plan: SoldPlanKey): PlanOffer {
  const { status, given, ended_at, renews_at, next } = membership;
  if (next) {
    return none(`The ${next.name} starts by itself. To choose another one, take it back in your membership.`);
  }
  if (status === null) return { kind: 'buy' };
  if (given) return ended_at === null ? { kind: 'replace' } : { kind: 'choose', endsAt: ended_at };
  const same = membership.plan === plan;
  if (status === 'cancelled' && ended_at !== null) {
    return same && membership.can_resume
      ? { kind: 'resume', endsAt: ended_at }
      : { kind: 'later', startsAt: ended_at, switches: false };
  }
  if (same) return { kind: 'own' };
  if (status === 'payment_failed') {
    return none('Your last payment did not go through. You can switch once it is settled.');
  }
  if (!membership.can_cancel || renews_at === null) {
    return none('Your plan is paid for in another way. Please write to us to switch.');
  }
  return { kind: 'later', startsAt: renews_at, switches: true };
}

/** When a purchase may start, as a client asks for it. */
export const planStarts = ['now', 'at_end'] as const;
export type PlanStart = (typeof planStarts)[number];

/** The moment at which it starts, null for at once; undefined where that isn't offered. */
export function startOf(offer: PlanOffer, wish: PlanStart | undefined): Date | null | undefined {
  switch (offer.kind) {
    case 'buy':
    case 'replace':
      return wish === 'at_end' ? undefined : null;
    case 'choose':
      return wish === 'now' ? null : new Date(offer.endsAt);
    case 'later':
      // Asked for in so many words: a page that knew of no plan means to buy one for now.
      return wish === 'at_end' ? new Date(offer.startsAt) : undefined;
    default:
      return undefined;
  }
}

/** The last day, in UTC, of what ends at this moment: a plan that ends with midnight has no minute of that day. */
export const lastDayOf = (endedAt: string): string => new Date(Date.parse(endedAt) - 1).toISOString();
