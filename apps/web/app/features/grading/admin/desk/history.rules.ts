import type { Marking } from '@sevenfold/contract/grading/marking';

/** What was, what is, and what was undone. */
export interface History {
  readonly past: readonly Marking[];
  readonly present: Marking;
  readonly future: readonly Marking[];
  /** What is being typed into: letter by letter it is one step. */
  readonly field: string | undefined;
}

const mostSteps = 200;

export const startedWith = (present: Marking): History => ({
  past: [],
  present,
  future: [],
  field: undefined,
});

export function changed(history: History, next: Marking, field?: string): History {
  if (next === history.present) return history;
  const goesOn = field !== undefined && field === history.field;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-mostSteps),
    present: next,
    future: [],
    field,
  };
}

export function undone({ past, present, future }: History): History {
  const last = past.at(-1);
  if (!last) return { past, present, future, field: undefined };
  return { past: past.slice(0, -1), present: last, future: [present, ...future], field: undefined };
}

export function redone({ past, present, future }: History): History {
  const [next, ...rest] = future;
  if (!next) return { past, present, future, field: undefined };
  return { past: [...past, present], present: next, future: rest, field: undefined };
}
