import { emptySelection, type Selection } from '@sevenfold/contract/practice-tests/builder.rules';
import { defaultDuration, durations } from '@sevenfold/contract/practice-tests/test.constants';

export interface KeptChoice {
  readonly selection: Selection;
  /** A visitor pressed 'Make my Test' and is on the way through login or sign-up. */
  readonly awaitingLogin: boolean;
}

export const nothingChosen: KeptChoice = {
  selection: emptySelection(defaultDuration),
  awaitingLogin: false,
};

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Reads what the browser kept. Storage can hold anything, so nothing in it is believed. */
export function readChoice(kept: string | null): KeptChoice {
  let read: unknown;
  try {
    read = JSON.parse(kept ?? 'null');
  } catch {
    return nothingChosen;
  }
  const { selection, awaitingLogin } = (read ?? {}) as { selection?: unknown; awaitingLogin?: unknown };
  if (typeof selection !== 'object' || selection === null) return nothingChosen;
  const { subject, topics, subtopics, subSubtopics, duration } = selection as Record<string, unknown>;
  if (typeof subject !== 'string') return nothingChosen;
  return {
    selection: {
      subject,
      topics: textsOf(topics),
      subtopics: textsOf(subtopics),
      subSubtopics: textsOf(subSubtopics),
      duration: durations.find((known) => known === duration) ?? defaultDuration,
    },
    awaitingLogin: awaitingLogin === true,
  };
}
