import { formatIn } from '@sevenfold/contract/platform/format-in.rules';

/** '15 November 2026'. Readers sit in every time zone, so days are told in UTC. */
export const dayInWords = (at: Date): string => formatIn('UTC', 'en-GB', { dateStyle: 'long' }).format(at);

/** '$9.00': amounts are kept in the currency's smallest unit. */
export const moneyInWords = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
