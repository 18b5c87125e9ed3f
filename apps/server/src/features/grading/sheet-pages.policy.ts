import type { ClaimedPage } from '@sevenfold/contract/grading/sheet-pages.rules';
import { invalidField } from '../../platform/app-error.ts';
import type { BookletPage } from './booklets.ts';

export interface KnownPage {
  /** Of the sheet, from 1. */
  readonly page: number;
  readonly bookletPage: number;
  readonly numbers: number[];
}

/** What a student says of the pages, held against the booklet. A code that the server didn't make is refused. */
export function knownPages(claims: readonly ClaimedPage[], booklet: readonly BookletPage[]): KnownPage[] {
  return claims.flatMap((claim, index) => {
    if (claim === null) return [];
    const printed = booklet.find(({ page }) => page === claim.page);
    if (!printed) {
      throw invalidField('pages', `The booklet of this test has no page ${claim.page}`);
    }
    if (claim.check !== null && claim.check !== printed.check) {
      throw invalidField(
        'pages',
        `The code on page ${index + 1} of your sheet isn't one of this test. Please take that page out, or put it in its place by hand.`,
      );
    }
    return [{ page: index + 1, bookletPage: printed.page, numbers: [...printed.numbers] }];
  });
}

export function assertPagesOfSheet(claims: readonly ClaimedPage[], pages: number): void {
  if (claims.length !== pages) {
    throw invalidField('pages', `Your sheet has ${pages} pages, and something is said of ${claims.length}`);
  }
}
