export const durations = [30, 60, 120] as const;
export type Duration = (typeof durations)[number];
export const defaultDuration: Duration = 30;

const questionCounts: Record<Duration, number> = { 30: 5, 60: 10, 120: 20 };
export const questionCountFor = (duration: Duration): number => questionCounts[duration];

export const marksPerQuestion = 5;
/** From here on the timer is red, and says so once. */
export const warningSeconds = 60;

/**
 * Two numbers stand side by side on purpose: the pricing copy promises 3 tests a month, while the counter of the
 * builder and the server allow 30 in a calendar month (UTC).
 */
export const freeTestsPerMonth = { shownInCopy: 3, enforced: 30 } as const;

/** Plans whose holders make as many tests as they like. */
export const unlimitedPlanIds = ['dummy_pro', 'dummy_yearly'] as const;

export const testStates = ['not_started', 'running', 'finished'] as const;
export type TestState = (typeof testStates)[number];

/** `machine` is what typed answers earned, together with the student's own marking. */
export const markSources = ['faculty', 'machine', 'self', 'unmarked'] as const;
export type MarkSource = (typeof markSources)[number];

/** As long as a typed answer may be. */
export const longestReply = 400;

/** A test's name in its address: random, so that nobody guesses another's. */
export const testSlugPattern = /^[a-z0-9]{16,40}$/;
