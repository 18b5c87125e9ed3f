/** Longer than any answer that fits into one field. */
export const longestReply = 400;
/** Brackets within brackets. */
export const deepestNesting = 40;
/** Words, numbers and signs of one reply; the longest answers of the bank have some sixty. */
const mostPieces = 140;
/** Letters, or digits, with nothing between them. */
const longRun = /[A-Za-z]{60}|\d{60}/;
/** Powers within exponents, with letters in them: x^(x^(x^x)). */
export const highestTower = 3;
/** Numbers with more digits are never an answer; they only cost time. */
export const mostDigits = 400;

/** Why nobody can tell what was meant, in words for the student. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** What nobody types as an answer is refused before anything is worked out, so that it costs next to nothing. */
export function refuseAtSight(text: string): void {
  if (text.length > longestReply) throw new Unreadable(`longer than ${longestReply} characters`);
  const pieces = text.match(/[A-Za-z]+|\d+|[^\sA-Za-z\d]/g) ?? [];
  if (pieces.length > mostPieces || longRun.test(text)) throw new Unreadable('longer than any answer');
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
