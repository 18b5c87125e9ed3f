export type PageItem = number | 'gap-before' | 'gap-after';

const siblings = 1;
/** First, last, current, its siblings, and room for the two gaps. */
const allShownUpTo = siblings + 5;

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset);

export const pageCount = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

/** The items of the pagination bar. Fewer than two pages need no bar, so there are none. */
export function paginationItems(total: number, pageSize: number, page: number): PageItem[] {
  const last = pageCount(total, pageSize);
  if (last < 2) return [];
  if (last <= allShownUpTo) return range(1, last);

  const current = Math.min(Math.max(page, 1), last);
  const left = Math.max(current - siblings, 1);
  const right = Math.min(current + siblings, last);
  const gapBefore = left > 2;
  const gapAfter = right < last - 2;
  const edge = 3 + 2 * siblings;

  if (!gapBefore) return [...range(1, edge), 'gap-after', last];
  if (!gapAfter) return [1, 'gap-before', ...range(last - edge + 1, last)];
  return [1, 'gap-before', ...range(left, right), 'gap-after', last];
}

/** 'Showing 6 to 10 Q's out of 42'. */
export function resultRange(total: number, pageSize: number, page: number): string {
  const start = total === 0 ? 0 : Math.min((page - 1) * pageSize + 1, total);
  const end = Math.min(page * pageSize, total);
  return `Showing ${start} to ${end} Q's out of ${total}`;
}
