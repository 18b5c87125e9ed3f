const notAllowed = /[^\p{L}\p{N}._-]/gu;
/** Leaves room for a number within the 40 characters of a username. */
const longestBase = 30;

/** A username for someone who chose none: what stands before the @, without a +tag. */
export function usernameFromEmail(email: string): string {
  const [local = ''] = email.split(/[@+]/, 1);
  // A character of two halves that the cut went through goes as a whole.
  const base = local
    .replaceAll(notAllowed, '')
    .slice(0, longestBase)
    .replace(/\p{Cs}$/u, '');
  return base === '' ? 'student' : base;
}

/**
 * What to try next when a username is taken: a number that gets longer with every attempt, so that many people
 * of one name soon find a free one without going through all before them.
 */
export function usernameCandidate(base: string, attempt: number, randomNumber: number): string {
  if (attempt === 0) return base;
  const digits = attempt + 1;
  const least = attempt === 1 ? 2 : 10 ** (digits - 1);
  return `${base}${least + (randomNumber % (10 ** digits - least))}`;
}

export const usernameAttempts = 7;
