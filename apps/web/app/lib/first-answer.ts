/**
 * What a page's first script has asked for, long before the page's modules are there. The script is written by hand
 * (`features/practice-tests/session/first-look.tsx`); this is where the modules find what it got.
 */
export interface FirstAnswer {
  /** Path and query of the call. */
  readonly url: string;
  /** Whoever it was asked for. */
  readonly token: string;
  /** The answer once it is there; undefined where the call failed, which is then made again as usual. */
  readonly coming: Promise<unknown>;
  answer?: unknown;
  /** When it came, on the clock of `performance.now()`. */
  at?: number;
}

declare global {
  interface Window {
    firstAnswer?: FirstAnswer;
  }
}

/** Answers age: what waited longer for its page is asked for again. Scripts take long on the lines that a first look is for. */
const longestWaitMs = 120_000;

export interface Arrived<Answer> {
  readonly answer: Answer;
  /** How long it has been there. */
  readonly ageMs: number;
}

const asked = (url: string, token: string | null): FirstAnswer | undefined => {
  if (typeof window === 'undefined') return undefined;
  const { firstAnswer } = window;
  return firstAnswer?.url === url && firstAnswer.token === token ? firstAnswer : undefined;
};

/** What is there already. */
export function arrivedAnswer<Answer>(url: string, token: string | null): Arrived<Answer> | undefined {
  const { answer, at } = asked(url, token) ?? {};
  if (answer === undefined || at === undefined) return undefined;
  const ageMs = performance.now() - at;
  return ageMs > longestWaitMs ? undefined : { answer: answer as Answer, ageMs };
}

/** The same, after waiting for what is under way. */
export async function comingAnswer<Answer>(
  url: string,
  token: string | null,
): Promise<Arrived<Answer> | undefined> {
  await asked(url, token)?.coming;
  return arrivedAnswer<Answer>(url, token);
}

/** The page has it, or doesn't want it: whoever asks from now on asks the server. */
export function forgetFirstAnswer(): void {
  delete window.firstAnswer;
}
