import { type SessionLength, sessionLengths } from '@sevenfold/contract/coach/coach.constants';

const key = 'session-length';
const usual: SessionLength = 20;

const lengthOf = (text: string | null): SessionLength | undefined =>
  sessionLengths.find((length) => String(length) === text);

/** As the address says, else as it was chosen last in this browser. */
export function sessionLength(query: URLSearchParams): SessionLength {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing is asked each time.
  }
  return lengthOf(query.get('minutes')) ?? lengthOf(kept) ?? usual;
}

export function keepLength(length: SessionLength): void {
  try {
    localStorage.setItem(key, String(length));
  } catch {
    // As above.
  }
}
