import type { ClaimedPage } from '@sevenfold/contract/grading/sheet-pages.rules';
import { invalidField } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { findPrintedPage, readBookletPages } from '../papers/print/read-booklet.ts';
import type { GradedTest } from '../practice-tests/graded-tests.ts';

export interface KnownPage {
  /** Of the sheet, from 1. */
  readonly page: number;
  readonly bookletPage: number;
  /** Of the questions on it, from 1. */
  readonly numbers: number[];
}

export const numbersOf = ({ positions }: { readonly positions: readonly number[] }): number[] =>
  positions.map((position) => position + 1);

/** What a student says of the pages, held against the booklet. A code that we didn't print is refused. */
export async function knowPages(
  db: Db,
  test: GradedTest,
  claims: readonly ClaimedPage[],
): Promise<KnownPage[]> {
  const booklet = await readBookletPages(db, test.id);
  const known: KnownPage[] = [];
  for (const [index, claim] of claims.entries()) {
    if (claim === null) continue;
    const { page, check } = claim;
    if (check !== null && !(await findPrintedPage(db, test, { slug: test.slug, page, check }))) {
      throw invalidField(
        'pages',
        `The code on page ${index + 1} of your sheet isn't one of this test. Please take that page out, or put it in its place by hand.`,
      );
    }
    const printed = booklet.find((one) => one.page === page);
    if (!printed) throw invalidField('pages', `The booklet of this test has no page ${page}`);
    known.push({ page: index + 1, bookletPage: page, numbers: numbersOf(printed) });
  }
  return known;
}

export function assertPagesOfSheet(claims: readonly ClaimedPage[], pages: number): void {
  if (claims.length !== pages) {
    throw invalidField('pages', `Your sheet has ${pages} pages, and something is said of ${claims.length}`);
  }
}
