/** As much as the API takes; an address may hold more, or nothing. */
const longestQuery = 200;

export const queryOf = (url: string): string =>
  (new URL(url).searchParams.get('query') ?? '').trim().slice(0, longestQuery).trim();

/** What was typed is meant so, and nothing of it is to be corrected. */
export const literalOf = (url: string): { literal?: 'true' } =>
  new URL(url).searchParams.get('literal') === 'true' ? { literal: 'true' } : {};

export function countLabel(count: number, query: string): string {
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
}
