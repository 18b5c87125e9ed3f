export const verdicts = ['right', 'wrong', 'form', 'accuracy', 'unreadable', 'empty'] as const;
export type Verdict = (typeof verdicts)[number];

/** A verdict with what a student should know about it. */
export type Mark = { verdict: Verdict; note?: string };

export const right: Mark = { verdict: 'right' };
export const wrong = (note?: string): Mark => (note ? { verdict: 'wrong', note } : { verdict: 'wrong' });
export const inaccurate = (note: string): Mark => ({ verdict: 'accuracy', note });
export const inOtherForm = (note: string): Mark => ({ verdict: 'form', note });

const badness: Readonly<Record<Verdict, number>> = {
  right: 0,
  form: 1,
  accuracy: 2,
  wrong: 3,
  unreadable: 4,
  empty: 5,
};

/** An answer of several numbers is as good as the worst of them. */
export const worst = (marks: readonly Mark[]): Mark =>
  marks.reduce((low, mark) => (badness[mark.verdict] > badness[low.verdict] ? mark : low), right);

export const best = (marks: readonly Mark[]): Mark =>
  marks.reduce((high, mark) => (badness[mark.verdict] < badness[high.verdict] ? mark : high));
