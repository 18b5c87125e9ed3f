import { mostSheetPages } from './grading.constants.ts';

/** Which page of the booklet a page of the sheet is, as its student says; null for a page that is none. */
export type ClaimedPage = {
  readonly page: number;
  /** From its code; null where it was put in its place by hand. */
  readonly check: string | null;
} | null;

/** Short enough for a field of a form, for as many pages as a sheet may have. */
export const longestClaims = 1000;

const claim = /^(?<page>[1-9]\d{0,2})(?:\.(?<check>[0-9a-f]{8}))?$/;

/** '1.0123abcd,,3' */
export const writeClaims = (pages: readonly ClaimedPage[]): string =>
  pages
    .map((one) => (one === null ? '' : one.check === null ? `${one.page}` : `${one.page}.${one.check}`))
    .join(',');

/** Undefined for what nobody wrote by the rule above. */
export function readClaims(text: string): ClaimedPage[] | undefined {
  const claims: ClaimedPage[] = [];
  for (const part of text.split(',')) {
    const { page, check } = claim.exec(part)?.groups ?? {};
    if (part !== '' && !page) return undefined;
    claims.push(page ? { page: Number(page), check: check ?? null } : null);
  }
  return claims.length > mostSheetPages ? undefined : claims;
}
