import { isStaff } from '@sevenfold/contract/accounts/roles';
import { pageKindOf } from '@sevenfold/contract/site/page-kind.rules';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { isDatabaseAway } from '../../platform/database/database-away.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { inPortions } from '../../platform/rate-limits/in-portions.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';

const hour = 60 * 60;
const refusal = 'Too many answers were opened from here within an hour.';

/**
 * How many worked answers may be opened in an hour. A class of 30 behind one address that gives two minutes to each
 * question opens 900, and 1,800 with one a minute. A student with an account is counted by it, so
 * that a school isn't held up by its own number; the last limit is for whoever has many accounts made up.
 */
export function answerLimits({ rateLimitScale }: Config) {
  const limit = (name: string, tries: number): Limit => ({
    name,
    tries: tries * rateLimitScale,
    perSeconds: hour,
    refusal,
  });
  return {
    ofAddress: limit('answers-address', 5000),
    ofAccount: limit('answers-account', 1000),
    ofAccountsAtAddress: limit('answers-accounts-address', 20_000),
  };
}

/**
 * Everything that hands out answers tells so before it does, and is refused when there were too many. With 0 it only
 * asks whether that is known already.
 */
export type CountAnswers = (
  reader: { readonly caller?: Caller | undefined; readonly request: FastifyRequest },
  answers: number,
) => Promise<void>;

/** Of all pages only those of questions show answers, as a page or as the data that a browser loads in its place. */
export const showsAnswers = (path: string): boolean =>
  pageKindOf(path.replace(/(\/_)?\.data$/, '')) === 'question';

/** Small beside every limit, and more than most people read at a sitting. */
const portion = 20;

export function answerCounter({ rateLimits, clock, config }: Services): CountAnswers {
  const limits = answerLimits(config);
  const counted = inPortions(rateLimits, clock, portion);
  const spend = async (limit: Limit, subject: string, answers: number) => {
    try {
      await counted.spend(limit, subject, answers);
    } catch (error) {
      // Pages that are kept are sent also while nothing can be counted.
      if (!isDatabaseAway(error)) throw error;
    }
  };
  return async ({ caller, request }, answers) => {
    // What a page asks for was counted with the page.
    if (request.isInside || (caller && isStaff(caller.roleId))) return;
    const network = networkOf(request.ip);
    if (!caller) return spend(limits.ofAddress, network, answers);
    await spend(limits.ofAccount, caller.userId, answers);
    await spend(limits.ofAccountsAtAddress, network, answers);
  };
}
