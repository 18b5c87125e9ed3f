import type { PaperOfTest } from '@sevenfold/contract/papers/papers';
import { counted, type QuestionStatus } from '@sevenfold/contract/practice-tests/progress.rules';
import type { TestAction, TestProgress } from '@sevenfold/contract/practice-tests/test';
import { longestReply } from '@sevenfold/contract/practice-tests/test.constants';
import { announcedMinutes } from '@sevenfold/contract/practice-tests/timer.rules';
import { marksWords, questionsWords } from '~/lib/papers/paper-words.ts';

/** What the server knows, with what this browser still has to send laid over it. */
export function shownStatuses(
  questionIds: readonly number[],
  known: ReadonlyMap<number, QuestionStatus>,
  pending: readonly TestAction[],
): QuestionStatus[] {
  const latest = new Map(
    pending.flatMap(({ question_id, kind }) => {
      const status = kind === 'attempt' ? 'attempted' : kind === 'skip' ? 'skipped' : undefined;
      return status ? [[question_id, status] as const] : [];
    }),
  );
  return questionIds.map((id) => latest.get(id) ?? known.get(id) ?? null);
}

/** What was typed, by question and field. */
export type TypedValues = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** What the server knows, with what this browser still has to send laid over it. */
export function shownReplies(known: TestProgress['replies'], pending: readonly TestAction[]): TypedValues {
  const shown = new Map<number, Record<string, string>>();
  for (const one of [...known, ...pending.filter((action) => action.kind === 'reply')]) {
    shown.set(one.question_id, { ...shown.get(one.question_id), [one.field]: one.value });
  }
  return shown;
}

/** As the server takes it: no longer than it may be, and without what no database keeps. */
export const storable = (value: string): string =>
  value.slice(0, longestReply).replaceAll(/[\0\p{Cs}]/gu, '');

/** Questions that stand together in the navigator, by their places. */
export interface NavigatorSection {
  readonly name: string;
  readonly detail: string;
  readonly questions: readonly number[];
}

/** The sections of a paper; a test is one without a name. */
export const navigatorSections = (
  paper: Pick<PaperOfTest, 'sections'> | null,
  count: number,
): NavigatorSection[] =>
  paper?.sections.map(({ name, marks, questions }) => ({ name, detail: marksWords(marks), questions })) ?? [
    { name: '', detail: '', questions: Array.from({ length: count }, (_, index) => index) },
  ];

/** '12 questions in 2 sections' */
export function sectionsWords({ sections }: Pick<PaperOfTest, 'sections'>, count: number): string {
  const named = sections.filter(({ name }) => name !== '').length;
  return `${questionsWords(count)}${named > 1 ? ` in ${named} sections` : ''}`;
}

export const statusWords = { attempted: 'Attempted', skipped: 'Skipped', open: 'Open' } as const;

/** What a student should know before the test ends. */
export function endingWarning(statuses: readonly QuestionStatus[]): string {
  const { skipped, open } = counted(statuses);
  const left = [
    ...(open > 0 ? [`${questionsWords(open)} still open`] : []),
    ...(skipped > 0 ? [`${open > 0 ? skipped : questionsWords(skipped)} skipped`] : []),
  ];
  if (left.length === 0)
    return 'You have attempted every question. After this you can no longer change anything.';
  return `You have ${left.join(' and ')}. After this you can no longer change anything.`;
}

/** What to say when the time left went from one number of seconds to a smaller one, if anything. */
export function announcement(before: number, now: number): string | undefined {
  const minutes = announcedMinutes.find((one) => before > one * 60 && now <= one * 60);
  return minutes === undefined ? undefined : `${minutes} minutes left`;
}

/** '42 min 5 s', '1 h 3 min', '50 s' */
export function timeUsedLabel(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
}

/** 2.5, 3.33, 5: as many places as it needs, two at most. */
export const marksFigure = (marks: number): string => String(Math.round(marks * 100) / 100);

export type SessionKey = 'next' | 'skip' | 'previous' | 'following' | number;

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key asks for; a number is the place of a question. */
export function keyMeaning({ key, ctrlKey, metaKey, altKey }: Press): SessionKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  const meanings: Record<string, SessionKey> = {
    n: 'next',
    s: 'skip',
    arrowleft: 'previous',
    arrowright: 'following',
  };
  return meanings[key.toLowerCase()];
}

export type Place = 'start' | 'confirm' | 'get-graded' | 'result' | 'answer';

/** Where the address leads elsewhere: a test that was taken is reviewed, one that wasn't has no result yet. */
export function redirectFrom(
  place: Place,
  finished: boolean,
  /** It ended before the student's eyes: then the result comes first. */
  justFinished: boolean,
): Place | undefined {
  if (place === 'start') return finished ? (justFinished ? 'result' : 'answer') : undefined;
  return finished ? undefined : 'start';
}

export const testPath = (slug: string, place: string = ''): string =>
  `/take-a-test/${slug}${place && `/${place}`}`;
