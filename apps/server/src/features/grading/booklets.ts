import type { GradedTest } from '../practice-tests/graded-tests.ts';

/** A page of a printed answer booklet. */
export interface BookletPage {
  /** From 1. */
  readonly page: number;
  /** What its code ends with: nobody else can make it. */
  readonly check: string;
  /** Of the questions on it, from 1. */
  readonly numbers: readonly number[];
}

/** What is printed for a test. Whoever prints provides it: grading takes back what comes of any printer. */
export interface Booklets {
  /** None where no booklet can be printed. */
  pagesOf(test: Pick<GradedTest, 'id' | 'slug' | 'userId'>): Promise<readonly BookletPage[]>;
}
