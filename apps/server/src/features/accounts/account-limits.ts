import type { Config } from '../../platform/config.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.ts';

const minutes = 60;
const hours = 60 * minutes;

/**
 * How often things may be tried. Limits of an account stop whoever guesses at one account; limits of an
 * address stop whoever goes through many. A whole school may sit behind one address, so those are wide and
 * grow with RATE_LIMIT_SCALE.
 */
export function accountLimits({ rateLimitScale }: Config) {
  const ofAddress = (name: string, tries: number, perSeconds: number): Limit => ({
    name,
    tries: tries * rateLimitScale,
    perSeconds,
  });
  return {
    /** 10 guesses in a quarter of an hour are some 1000 a day: too few for any password but the worst. */
    loginFailuresAtAddress: { name: 'login-account-address', tries: 10, perSeconds: 15 * minutes },
    /**
     * From wherever they come, a hundred an hour. Anybody can use these up, so they don't keep out a device that the
     * account has signed in on before: it has tries of its own.
     */
    loginFailuresOfStrangers: { name: 'login-account', tries: 25, perSeconds: 15 * minutes },
    loginFailuresOfDevice: { name: 'login-device', tries: 10, perSeconds: 15 * minutes },
    /** A class of 30 that mistypes three times each still gets in. */
    loginFailuresOfAddress: ofAddress('login-address', 100, 15 * minutes),
    /** Two classes that sign up in one lesson. */
    signUpsOfAddress: ofAddress('sign-up-address', 60, 1 * hours),
    /** Each costs the owner of a mailbox a message, asked for or not. */
    resetMailsOfAccount: { name: 'forgot-account', tries: 5, perSeconds: 1 * hours },
    resetMailsOfAddress: ofAddress('forgot-address', 60, 1 * hours),
    verificationMailsOfMailbox: { name: 'verification-mail', tries: 5, perSeconds: 1 * hours },
    /** Apart from the above: whoever mistyped the address asks for messages that never come before they see it. */
    changesOfEmail: { name: 'email-change', tries: 5, perSeconds: 1 * hours },
    unlockMailsOfAccount: { name: 'unlock-mail', tries: 1, perSeconds: 1 * hours },
    /** Tokens can't be guessed; this only keeps a script that tries from being a burden. */
    linkFailuresOfAddress: ofAddress('link-address', 60, 1 * hours),
  } satisfies Record<string, Limit>;
}
