import type { ClaimedPage } from '@sevenfold/contract/grading/sheet-pages.rules';
import { readBookletCode } from '@sevenfold/contract/papers/booklet.rules';

/** A page of the printed booklet, as the server tells. */
export interface BookletPage {
  readonly page: number;
  readonly numbers: readonly number[];
}

/** What the code on a photo says about it. */
export type Code =
  | { readonly kind: 'good'; readonly page: number; readonly check: string }
  | { readonly kind: 'none' }
  /** Of another test, which may be somebody else's. */
  | { readonly kind: 'elsewhere'; readonly slug: string }
  /** It names this test, whose booklet has no such page. */
  | { readonly kind: 'strange' };

export interface HandInPage {
  readonly id: string;
  readonly code: Code;
  /** Of the booklet, as the student says where no code does. */
  readonly byHand: number | null;
  readonly quarters: number;
  readonly width: number;
  readonly height: number;
  /** Whether the sheet's edge was found; without it, the photo is the page. */
  readonly edgeFound: boolean;
  /** Whether the photo is kept as it was taken. */
  readonly hasPhoto: boolean;
}

/** A code of this test is believed as far as its page goes; the server alone can tell whether it is genuine. */
export function judgeCode(
  text: string | undefined,
  slug: string,
  booklet: readonly BookletPage[] | undefined,
): Code {
  const code = text === undefined ? undefined : readBookletCode(text);
  if (!code) return { kind: 'none' };
  if (code.slug !== slug) return { kind: 'elsewhere', slug: code.slug };
  const { page, check } = code;
  const isKnown = booklet?.some((one) => one.page === page) ?? true;
  return isKnown ? { kind: 'good', page, check } : { kind: 'strange' };
}

/** Its page in the booklet, if that is known. */
export const numberOf = ({ code, byHand }: Pick<HandInPage, 'code' | 'byHand'>): number | null =>
  code.kind === 'good' ? code.page : byHand;

/** Whether it can go to the teacher as it is. */
export const isUsable = ({ code }: Pick<HandInPage, 'code'>): boolean =>
  code.kind === 'good' || code.kind === 'none';

/** Numbered pages stand in their order; all others stay where they were put, new ones at the end. */
export function withPage(pages: readonly HandInPage[], fresh: HandInPage): HandInPage[] {
  const number = numberOf(fresh);
  if (number === null) return [...pages, fresh];
  const later = pages.findIndex((one) => (numberOf(one) ?? 0) > number);
  if (later !== -1) return pages.toSpliced(later, 0, fresh);
  const before = pages.findLastIndex((one) => numberOf(one) !== null);
  return pages.toSpliced(before + 1, 0, fresh);
}

export const without = (pages: readonly HandInPage[], id: string): HandInPage[] =>
  pages.filter((one) => one.id !== id);

/** In the place of another one; a number of its own takes it elsewhere. */
export function withReplaced(pages: readonly HandInPage[], id: string, fresh: HandInPage): HandInPage[] {
  const at = pages.findIndex((one) => one.id === id);
  if (at === -1) return withPage(pages, fresh);
  const number = numberOf(fresh);
  const old = pages[at]!;
  if (number === null) return pages.with(at, { ...fresh, byHand: numberOf(old) });
  return number === numberOf(old) ? pages.with(at, fresh) : withPage(without(pages, id), fresh);
}

export function moved(pages: readonly HandInPage[], id: string, by: 1 | -1): HandInPage[] {
  const at = pages.findIndex((one) => one.id === id);
  const to = at + by;
  if (at === -1 || to < 0 || to >= pages.length) return [...pages];
  return pages.with(at, pages[to]!).with(to, pages[at]!);
}

export const changed = (
  pages: readonly HandInPage[],
  id: string,
  part: Partial<Pick<HandInPage, 'quarters' | 'hasPhoto'>>,
): HandInPage[] => pages.map((one) => (one.id === id ? { ...one, ...part } : one));

/** The student says which page of the booklet it is, or that it is none. */
export function withNumber(pages: readonly HandInPage[], id: string, byHand: number | null): HandInPage[] {
  const page = pages.find((one) => one.id === id);
  if (!page) return [...pages];
  const numbered: HandInPage = { ...page, code: { kind: 'none' }, byHand };
  return byHand === null
    ? pages.map((one) => (one.id === id ? numbered : one))
    : withPage(without(pages, id), numbered);
}

/** Pages of the booklet with questions on them that aren't there yet. A cover need not come back. */
export function missingOf(pages: readonly HandInPage[], booklet: readonly BookletPage[]): number[] {
  const there = new Set(pages.map(numberOf));
  return booklet.flatMap(({ page, numbers }) => (numbers.length > 0 && !there.has(page) ? [page] : []));
}

/** Pages of the booklet that are there more than once. */
export function twiceOf(pages: readonly HandInPage[]): number[] {
  const numbers = pages.map(numberOf).filter((number) => number !== null);
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))];
}

/** 'Page 2', 'Pages 2, 4–20'. */
export function pagesWords(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const words = runs.map(([first, last]) => {
    if (first === last) return `${first}`;
    return last === first + 1 ? `${first}, ${last}` : `${first}–${last}`;
  });
  return `${numbers.length === 1 ? 'Page' : 'Pages'} ${words.join(', ')}`;
}

const claimOf = (page: HandInPage): ClaimedPage => {
  if (page.code.kind === 'good') return { page: page.code.page, check: page.code.check };
  return page.byHand === null ? null : { page: page.byHand, check: null };
};

/** What is said of each page of the sheet; nothing where no page has a place in a booklet. */
export function claimsOf(pages: readonly HandInPage[]): ClaimedPage[] {
  const claims = [...pages, ...pages.filter(({ hasPhoto }) => hasPhoto)].map(claimOf);
  return claims.some((claim) => claim !== null) ? claims : [];
}
