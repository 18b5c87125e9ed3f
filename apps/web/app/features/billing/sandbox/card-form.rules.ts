/** As typed into the sandbox's page. */
export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export const emptyCard: CardForm = { number: '', expiry: '', cvc: '', name: '' };

const digitsOf = (text: string, most: number) => text.replaceAll(/\D/g, '').slice(0, most);

/** '4242 4242 4242 4242' */
export const formatNumber = (typed: string): string =>
  digitsOf(typed, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
    .trim();

/** '07/30'. A 7 can only be July; a slash comes by itself, and goes when it is deleted. */
export function formatExpiry(typed: string, before: string): string {
  const digits = digitsOf(/^[2-9]/.test(typed) ? `0${typed}` : typed, 4);
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  const deleting = before.startsWith(typed);
  if (deleting) return before === `${typed}/` ? digits.slice(0, 1) : digits;
  return digits.length === 2 ? `${digits}/` : digits;
}

export const formatCvc = (typed: string): string => digitsOf(typed, 4);

export type CardProblems = Partial<Record<keyof CardForm, string>>;

/** What keeps a card from being sent. Whether it is a good card is for the provider to say. */
export function cardProblems({ number, expiry, cvc, name }: CardForm): CardProblems {
  const digits = digitsOf(number, 19).length;
  return {
    ...(digits < 12 && { number: 'Enter the whole card number' }),
    ...(!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry) && { expiry: 'Enter month and year, such as 07/30' }),
    ...(!/^\d{3,4}$/.test(cvc) && { cvc: 'Enter 3 or 4 digits' }),
    ...(name.trim() === '' && { name: 'Enter the name on the card' }),
  };
}
