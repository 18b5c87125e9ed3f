import { type EventSource, eventSources } from '@sevenfold/contract/coach/coach.constants';
import { type Difficulty, difficultyOf } from '@sevenfold/contract/questions/question.constants';
import { dateOf, type LearningEvent } from '@sevenfold/learning/event';

const dayLength = 86_400_000;

/** A row as numbers; moments in milliseconds. */
export interface EventNumbers {
  readonly seq: number;
  /** Difficulty, then from the third bit on whether it was a choice, whether a retry, and by whom it was marked. */
  readonly traits: number;
  readonly marks: number;
  readonly of: number;
  readonly at: number;
  readonly keptAt: number;
  readonly unnoted: number;
}

/**
 * An event as the model takes it, with where it stands. One object each, and no date before somebody asks for it: of
 * thousands that are folded at once, making and clearing away more took as long as the fold itself.
 */
export class KeptEvent implements LearningEvent {
  readonly seq: number;
  /** In milliseconds; 0 of one that had settled when it was read. */
  readonly keptAt: number;
  /** Its id while the ability just before it is still to be noted, else 0: of first answers, in the question's own subject. */
  readonly unnoted: number;
  readonly day: number;
  readonly design: string;
  readonly topicIds: readonly number[];
  readonly difficulty: Difficulty;
  readonly outcome: number;
  readonly source: EventSource;
  readonly kind: 'choice' | 'written';
  readonly marks: number;
  readonly retry: boolean;

  constructor(design: string, topicIds: readonly number[], row: EventNumbers) {
    const { traits, marks, of } = row;
    this.seq = row.seq;
    this.keptAt = row.keptAt;
    this.unnoted = row.unnoted;
    this.day = row.at / dayLength;
    this.design = design;
    this.topicIds = topicIds;
    this.difficulty = difficultyOf(traits % 4);
    this.outcome = of > 0 ? Math.min(1, Math.max(0, marks / of)) : 0;
    this.kind = Math.floor(traits / 4) % 2 === 1 ? 'choice' : 'written';
    this.retry = Math.floor(traits / 8) % 2 === 1;
    this.source = eventSources[Math.floor(traits / 16)]!;
    this.marks = of;
  }

  get at(): string {
    return dateOf(this.day);
  }
}
