/** What a card of the sandbox does, as providers' own test cards do. */
export type CardOutcome =
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'challenge'; readonly hint: string }
  | { readonly outcome: 'declined'; readonly reason: string };

export interface Card {
  readonly card_number: string;
  /** Month and year, such as 07/30. */
  readonly expiry: string;
  /** The answer to a challenge. */
  readonly code?: string | undefined;
}

export const challengeCode = '123456';
/** Cards whose number ends like this pay at once, but not for a renewal. */
const failsLater = '0341';

const declines: Readonly<Record<string, string>> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
};
const paying = new Set(['4242424242424242', `400000000000${failsLater}`]);
const challenged = '4000002500003155';

export const lastDigits = (number: string): string => number.replaceAll(' ', '').slice(-4);

export function tryCard({ card_number, expiry, code }: Card, now: Date): CardOutcome {
  const number = card_number.replaceAll(' ', '');
  if (!passesLuhn(number)) return declined('Your card number is incorrect.');
  if (isExpired(expiry, now)) return declined('Your card has expired.');
  if (paying.has(number)) return { outcome: 'paid' };
  if (number === challenged) return challenge(code);
  return declined(declines[number] ?? 'This is a sandbox: please use one of its test cards.');
}

/** Null when the renewal is paid. */
export const renewalFailure = (card: string | null): string | null =>
  card === failsLater ? 'Your card was declined.' : null;

const declined = (reason: string): CardOutcome => ({ outcome: 'declined', reason });

function challenge(code: string | undefined): CardOutcome {
  if (code === undefined || code === '') {
    return {
      outcome: 'challenge',
      hint: `Your bank asks for a code. In the sandbox it is ${challengeCode}.`,
    };
  }
  return code.trim() === challengeCode
    ? { outcome: 'paid' }
    : declined('Your bank could not confirm that it was you.');
}

/** The check digit that every card number ends with. */
function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** A card is good until the last day of its month. */
function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return now >= new Date(Date.UTC(2000 + year, month, 1));
}
