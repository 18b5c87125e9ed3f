import { phonePrefix } from '@sevenfold/contract/accounts/phone.rules';

/** The number after its prefix, or undefined when it starts otherwise. Spaces don't matter: '+1684' is '+1 684'. */
function afterPrefix(phone: string, prefix: string): string | undefined {
  let rest = phone;
  for (const character of prefix.replaceAll(' ', '')) {
    rest = rest.trimStart();
    if (!rest.startsWith(character)) return undefined;
    rest = rest.slice(1);
  }
  return rest.trim();
}

/** The most specific of a country's codes goes first, so that none is taken for the beginning of another. */
const prefixesOf = (diallingCodes: readonly string[]): string[] =>
  diallingCodes.map(phonePrefix).sort((a, b) => b.length - a.length);

/**
 * The phone field after a country was chosen. It gets the country's code; a number typed behind the previous
 * country's code moves behind the new one, and a number with another code of its own stays as it is.
 */
export function prefillPhone(
  phone: string,
  chosen: readonly [string, ...string[]],
  previous: readonly string[] = [],
): string {
  const typed = phone.trim();
  const prefix = phonePrefix(chosen[0]);
  if (typed === '' || typed === '+') return prefix;
  if (prefixesOf(chosen).some((known) => afterPrefix(typed, known) !== undefined)) return typed;
  for (const known of prefixesOf(previous)) {
    const number = afterPrefix(typed, known);
    if (number !== undefined) return number === '' ? prefix : `${prefix} ${number}`;
  }
  return typed.startsWith('+') ? typed : `${prefix} ${typed}`;
}

/** The phone field after the country was cleared: a code alone goes with it. */
export function clearPrefix(phone: string, previous: readonly string[]): string {
  return prefixesOf(previous).some((known) => afterPrefix(phone, known) === '') ? '' : phone;
}
