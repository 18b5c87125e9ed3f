import type { Boundaries } from '@sevenfold/contract/papers/grade-boundaries.rules';
import type { PaperName } from '@sevenfold/contract/questions/question.constants';
import type { Services } from '../../platform/services.ts';

/** What a test has to know of the paper that is sat in it. */
export interface PaperInTest {
  readonly slug: string;
  readonly name: string;
  readonly paper: PaperName | null;
  readonly calculatorAllowed: boolean | null;
  /** Where the formula booklet is. */
  readonly booklet: string | null;
  readonly boundaries: Boundaries;
  /** By the questions' ids. */
  readonly questions: ReadonlyMap<number, { readonly section: string; readonly marks: number }>;
}

/** The papers of tests, by their ids. Papers provide it: they build on tests, so tests can't call them. */
export type ReadPapers = (
  services: Services,
  paperIds: readonly number[],
) => Promise<ReadonlyMap<number, PaperInTest>>;
