import { dayIn } from '@sevenfold/contract/coach/exam-date.rules';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import { formatIn } from '@sevenfold/contract/platform/format-in.rules';
import { dayOf } from './event.ts';

/** Why a question is in a session, as facts. */
export type Reason =
  | { readonly kind: 'missed'; readonly topicId: number; readonly at: string; readonly outcome: number }
  | { readonly kind: 'due'; readonly topicId: number; readonly at: string; readonly recall: number }
  | { readonly kind: 'weak'; readonly topicId: number; readonly share: number }
  | { readonly kind: 'new'; readonly topicId: number }
  | { readonly kind: 'mixed'; readonly topicId: number };

interface Told {
  /** The topic's name, as the catalogue has it. */
  readonly topic: string;
  readonly now: string;
  /** Where the student is: 'Europe/Madrid'. */
  readonly timeZone?: string;
}

/** The same in words: 'You missed the chain rule on Tuesday'. */
export function reasonText(reason: Reason, { topic, now, timeZone = 'UTC' }: Told): string {
  const name = inSentence(topic);
  switch (reason.kind) {
    case 'missed':
      return `You missed ${name} ${whenText(reason.at, now, timeZone)}`;
    case 'due':
      return `You last did ${name} ${whenText(reason.at, now, timeZone)}`;
    case 'weak':
      return `You earn about ${counted(Math.round(reason.share * 10), 'mark')} in 10 on ${name}`;
    case 'new':
      return `You have not met ${name} yet`;
    case 'mixed':
      return `More of ${name}, for a change of topic`;
  }
}

/** Names that keep their capital within a sentence. */
const properNames = /^(Bayes|DNA|Euler|Galilean|Maclaurin|Markov|Poisson|Voronoi)/;

/** 'The chain rule' is 'the chain rule' there. */
export const inSentence = (name: string): string =>
  properNames.test(name) || /^[A-Z][A-Z\d]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** 'today', 'yesterday', 'on Tuesday', 'on 3 March', 'on 3 March 2025'. */
export function whenText(at: string, now: string, timeZone = 'UTC'): string {
  const days = calendarDay(now, timeZone) - calendarDay(at, timeZone);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const formatted = (options: Intl.DateTimeFormatOptions) =>
    `on ${formatIn(timeZone, 'en-GB', options).format(new Date(at))}`;
  if (days < 7) return formatted({ weekday: 'long' });
  return formatted({ day: 'numeric', month: 'long', ...(days > 300 && { year: 'numeric' }) });
}

const calendarDay = (date: string, timeZone: string): number => dayOf(`${dayIn(date, timeZone)}T00:00Z`);
