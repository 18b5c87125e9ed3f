/** Longer than any answer that fits into one field. */
export const longestReply = 400;
/** Brackets within brackets. */
export const deepestNesting = 40;
/** Numbers with more digits are never an answer; they only cost time. */
export const mostDigits = 400;

/** Why nobody can tell what was meant, in words for the student. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** What can be read, or nothing. */
export function attempt<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
