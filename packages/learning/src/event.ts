import type { Difficulty } from '@sevenfold/contract/questions/question.constants';

/** Who said what an answer is worth. 'completed' is a tick: done, and nobody knows how well. */
export type Source = 'reply' | 'own marking' | 'faculty' | 'completed';

/** One thing that a student did. Events are kept; everything else in this package follows from them. */
export interface LearningEvent {
  /** An ISO date with its time. */
  readonly at: string;
  /** The same as `dayOf` tells, for who knows it: thousands of dates take a while to be written and read. */
  readonly day?: number;
  readonly design: string;
  /** The question's own subtopic, then the others that it needs. */
  readonly topicIds: readonly number[];
  readonly difficulty: Difficulty;
  /** The share of the marks that were earned, from 0 to 1. */
  readonly outcome: number;
  readonly source: Source;
  /** 'written' unless it says so. */
  readonly kind?: 'choice' | 'written';
  readonly marks?: number;
  readonly hintsUsed?: number;
  /** The same question again, after its solution was seen. */
  readonly retry?: boolean;
}

const dayLength = 86_400_000;

/** Days since 1970, with their fraction: what all rules here count in. */
export const dayOf = (date: string): number => Date.parse(date) / dayLength;
export const dayAt = (moment: Date): number => moment.getTime() / dayLength;

export const dateOf = (day: number): string => new Date(Math.round(day * dayLength)).toISOString();

export const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
