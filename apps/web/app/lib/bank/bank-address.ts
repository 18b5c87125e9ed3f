import {
  type Difficulty,
  difficulties,
  firstYear,
  type Level,
  levels,
  type Month,
  months,
  type PaperName,
  pageSizes,
  paperNames,
  paperOfName,
  type SortKey,
  type SortOrder,
  sortKeys,
  sortOrders,
  timezones,
} from '@sevenfold/contract/questions/question.constants';
import { bankRoot } from '@sevenfold/contract/site/paths';

export const topicParts = ['subject', 'topic', 'subtopic', 'subsubtopic'] as const;
export type TopicSlugs = { readonly [Part in (typeof topicParts)[number]]?: string | undefined };

/** Switches that only a signed-in user has, and those that only staff have. The API refuses them to others. */
export const personalSwitches = ['completedQuestion', 'uncompletedQuestion', 'bookmarkedQuestion'] as const;
export const staffSwitches = ['verified', 'topicChanged'] as const;
export const switches = [
  'calculatorAllowed',
  'calculatorNotAllowed',
  ...personalSwitches,
  ...staffSwitches,
] as const;
export type Switch = (typeof switches)[number];

/** Everything that decides which questions the bank shows, as its address says it. */
export interface BankAddress extends TopicSlugs {
  readonly year?: number | undefined;
  readonly month?: Month | undefined;
  readonly paper?: PaperName | undefined;
  readonly timezone?: number | undefined;
  readonly level?: Level | undefined;
  readonly difficulty: readonly Difficulty[];
  /** The switches that are on. */
  readonly on: readonly Switch[];
  readonly sortBy?: SortKey | undefined;
  readonly sortOrder: SortOrder;
  readonly page: number;
  readonly pageSize: number;
}

export const defaultPageSize = 5;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const among = <Value>(values: readonly Value[], wanted: unknown) => values.find((value) => value === wanted);

function wholeNumber(text: string | null, least: number, most: number): number | undefined {
  const value = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** The API counts no further; whoever asks for more is led to the last page all the same. */
const mostPages = 100_000;
const pageNumber = (text: string): number =>
  /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), mostPages) : 1;

/** Reads an address. What makes no sense is left out, so that any address shows some list. */
export function readBankAddress(query: URLSearchParams): BankAddress {
  const slugs: Record<string, string> = {};
  for (const part of topicParts) {
    const slug = query.get(part) ?? '';
    // A subtopic means nothing without the topic above it.
    if (slug.length > 120 || !slugPattern.test(slug)) break;
    slugs[part] = slug;
  }
  const asked = query.getAll('difficulty');
  return {
    ...slugs,
    year: wholeNumber(query.get('year'), firstYear, 2100),
    month: among(months, query.get('month')),
    // The API has the part of a paper by itself; here both are one word.
    paper: among(paperNames, query.get('paper')),
    timezone: wholeNumber(query.get('timezone'), timezones[0], timezones[2]),
    level: among(levels, query.get('level')),
    difficulty: difficulties.filter((difficulty) => asked.includes(difficulty)),
    on: switches.filter((name) => query.get(name) === 'true'),
    sortBy: among(sortKeys, query.get('sortBy')),
    sortOrder: among(sortOrders, query.get('sortOrder')) ?? 'asc',
    page: pageNumber(query.get('page') ?? ''),
    pageSize: pageSizes.find((size) => String(size) === query.get('pageSize')) ?? defaultPageSize,
  };
}

/** The filters as the API names them. */
export function apiFilter(address: BankAddress) {
  const { topic, subtopic, subsubtopic, on, page: _, pageSize: __, difficulty, paper, ...rest } = address;
  return {
    ...rest,
    topic,
    subTopic: subtopic,
    subSubTopic: subsubtopic,
    ...(paper && paperOfName(paper)),
    ...(difficulty.length > 0 && { difficulty: [...difficulty] }),
    ...Object.fromEntries(on.map((name) => [name, 'true' as const])),
  };
}

export const apiListQuery = (address: BankAddress) => ({
  ...apiFilter(address),
  page: address.page,
  pageSize: address.pageSize,
});

/** Writes an address's query in one fixed order, without what goes without saying. */
export function bankQuery(address: BankAddress): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.append(name, String(value));
  };
  for (const part of topicParts) put(part, address[part]);
  for (const name of facts) put(name, address[name]);
  for (const difficulty of address.difficulty) put('difficulty', difficulty);
  for (const name of address.on) put(name, 'true');
  put('sortBy', address.sortBy);
  put('sortOrder', address.sortOrder === 'asc' ? undefined : address.sortOrder);
  // Without a topic the page number is what tells a list from the subject's topics.
  put('page', address.page === 1 && address.topic ? undefined : address.page);
  put('pageSize', address.pageSize === defaultPageSize ? undefined : address.pageSize);
  return query.toString();
}

export function bankPath(address: BankAddress): string {
  const query = bankQuery(address);
  return query ? `${bankRoot}?${query}` : bankRoot;
}

/** The list of a topic, without any filter. */
export function topicListPath(slugs: TopicSlugs, root: string = bankRoot): string {
  const query = new URLSearchParams();
  for (const part of topicParts) if (slugs[part]) query.append(part, slugs[part]);
  return `${root}?${query}`;
}

/** Another filter always starts at the first page again. */
export const changedAddress = (address: BankAddress, change: Partial<BankAddress>): BankAddress => ({
  ...address,
  page: 1,
  ...change,
});

const facts = ['year', 'month', 'paper', 'timezone', 'level'] as const;
const questionParameters: ReadonlySet<string> = new Set([
  'topic',
  ...facts,
  'difficulty',
  ...switches,
  'sortBy',
  'sortOrder',
  'page',
  'pageSize',
]);

/** A bare subject is shown as its topics; anything more is shown as questions. */
export const asksForQuestions = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => questionParameters.has(name));

const notForVisitors: readonly Switch[] = [...personalSwitches, ...staffSwitches];

/** Whose account an address needs, if any. */
export function audienceNeeded({ on }: BankAddress): 'staff' | 'signed-in' | undefined {
  if (staffSwitches.some((name) => on.includes(name))) return 'staff';
  return personalSwitches.some((name) => on.includes(name)) ? 'signed-in' : undefined;
}

/** The same address as a visitor may ask for it. */
export const withoutPersonal = (address: BankAddress): BankAddress => ({
  ...address,
  on: address.on.filter((name) => !notForVisitors.includes(name)),
});
