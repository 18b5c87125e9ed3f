import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { BillingServices } from './billing-services.ts';
import type { CheckoutRow } from './checkouts.queries.ts';
import { askingProvider } from './provider-away.ts';
import { type CurrentPlan, readMembership } from './read-membership.ts';
import { settle } from './settle.ts';

/** Takes back what was bought and hasn't started. Asked again, there is none. */
export async function cancelNextPlan(services: BillingServices, caller: Caller): Promise<CurrentPlan> {
  const { database, gateway, clock, config } = services;
  const current = await readMembership(database.db, caller.userId, clock.now());
  const { next } = current;
  if (!next) return current;
  if (next.provider !== gateway.name) {
    throw new AppError('conflict', `Please write to ${config.site.supportEmail} to take this plan back.`);
  }
  await takeBack(services, next);
  return readMembership(database.db, caller.userId, clock.now());
}

/** One that has just been charged is refused by the provider, and takes effect instead. */
export async function takeBack(services: BillingServices, { kind, ref }: CheckoutRow): Promise<void> {
  if (ref === null) return;
  await askingProvider(services.gateway.giveUp(kind, ref));
  await askingProvider(settle(services, { kind, ref }));
}
