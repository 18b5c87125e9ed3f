import type { Difficulty } from '@sevenfold/contract/questions/question.constants';
import type { Source } from './event.ts';

/** All numbers of the model, found on simulated students: `npm run bench:learning -- --tune`. Abilities are in logits. */
export interface MasteryParameters {
  /** A student of whom nothing is known. */
  readonly start: number;
  /** How much students differ in the course, topics of one student in it, and each depth below. */
  readonly spread: readonly number[];
  readonly levels: Readonly<Record<Difficulty, number>>;
  /** How often a question is answered rightly without knowing, and wrongly by who knows. */
  readonly guess: number;
  readonly slip: number;
  /** A doubling of time since the last practice costs about that much, from so many days on. */
  readonly forgetting: number;
  readonly forgetsAfter: number;
  /** How much an ability may have changed by itself, per day and per event (variances). */
  readonly driftPerDay: number;
  readonly driftPerEvent: number;
  /**
   * How far the model itself is off, as a variance: no number of answers makes it surer than that. Ranges are wider by it;
   * what is expected doesn't change.
   */
  readonly misfit: number;
  /** What a full answer teaches, the first one; after so many it is half. */
  readonly gain: number;
  readonly gainLasts: number;
  /** The share of an event's weight that further topics get, and prerequisites for what went well and what went badly. */
  readonly furtherShare: number;
  readonly prerequisiteUp: number;
  readonly prerequisiteDown: number;
  /** An event counts as one try; each further mark adds that. */
  readonly perMark: number;
  readonly sourceWeight: Readonly<Record<Source, number>>;
  /** A hint, and an answer right after the solution, tell less. */
  readonly hintWeight: number;
  readonly retryWeight: number;
}

export const masteryParameters: MasteryParameters = {
  start: 0.1,
  spread: [1.4, 0.8, 0.8, 0.4],
  levels: { Easy: -1, Medium: 0, Hard: 1 },
  guess: 0.25,
  slip: 0.06,
  forgetting: 0.12,
  forgetsAfter: 7,
  driftPerDay: 0.003,
  driftPerEvent: 0.01,
  misfit: 0.05,
  gain: 0.15,
  gainLasts: 4,
  furtherShare: 0.25,
  prerequisiteUp: 0.05,
  prerequisiteDown: 0.1,
  perMark: 0.2,
  sourceWeight: { reply: 1, faculty: 1, 'own marking': 0.8, completed: 0.2 },
  hintWeight: 0.7,
  retryWeight: 0.3,
};
