import type { Test } from '@sevenfold/contract/practice-tests/test';
import { clockFace } from '@sevenfold/contract/practice-tests/timer.rules';

export const sortKeys = [
  'date',
  'subject',
  'topics',
  'duration',
  'marks',
  'percentage',
  'graded',
  'state',
] as const;
export type SortKey = (typeof sortKeys)[number];

export interface TestsAddress {
  readonly sort: SortKey;
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

export const pageSize = 10;

/** The newest first, unless the address asks for something else that makes sense. */
export function readTestsAddress(query: URLSearchParams): TestsAddress {
  const sort = sortKeys.find((key) => key === query.get('sort')) ?? 'date';
  const asked = query.get('order');
  const page = Number(query.get('page') ?? 1);
  return {
    sort,
    order: asked === 'asc' || asked === 'desc' ? asked : firstOrder(sort),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Leaves out what goes without saying. */
export function testsAddress({ sort, order, page }: TestsAddress): string {
  const query = new URLSearchParams({
    ...(sort !== 'date' && { sort }),
    ...(order !== firstOrder(sort) && { order }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `?${query}` : '?';
}

/** Numbers and dates begin with the greatest, words with A. */
const firstOrder = (sort: SortKey): TestsAddress['order'] =>
  sort === 'subject' || sort === 'topics' || sort === 'state' ? 'asc' : 'desc';

/** A press on a column: the other way round if it was sorted by that already. */
export const sortedBy = (address: TestsAddress, sort: SortKey): TestsAddress => ({
  sort,
  order: sort === address.sort ? (address.order === 'asc' ? 'desc' : 'asc') : firstOrder(sort),
  page: 1,
});

export const topicsLabel = ({ topics, paper }: Pick<Test, 'topics' | 'paper'>): string =>
  paper?.name ?? topics.map(({ topic_name }) => topic_name).join(', ');

/** The faculty has marked it, or a graded sheet lies ready. */
export const isGraded = ({ marks_obtained, files }: Pick<Test, 'marks_obtained' | 'files'>): boolean =>
  marks_obtained !== null || files.some(({ file_type }) => file_type === 'ADMIN_FILE');

type Scored = Pick<Test, 'score' | 'paperResult'>;

/** Only what somebody marked is a score; what merely counts as attempted isn't. */
export function markedScore({ score, paperResult }: Scored) {
  if (score === null || score.source === 'unmarked') return undefined;
  if (!paperResult) return score;
  // A paper counts in its own marks.
  const { marks, of } = paperResult;
  return { marks, total: of, percentage: of === 0 ? 0 : Math.floor((100 * marks) / of + 1e-9) };
}

const rounded = (marks: number) => String(Math.round(marks * 10) / 10);

export function marksLabel(test: Scored): string | undefined {
  const score = markedScore(test);
  return score && `${rounded(score.marks)} / ${score.total}`;
}

export function percentageLabel(test: Scored): string | undefined {
  if (test.score === null) return undefined;
  const score = markedScore(test);
  return score ? `${score.percentage}%` : 'unmarked';
}

const stateOrder = { running: 0, not_started: 1, finished: 2 } as const;

const sortValue: Record<SortKey, (test: Test) => string | number | undefined> = {
  date: ({ created_at }) => created_at,
  subject: ({ subject }) => subject.subject_name,
  topics: topicsLabel,
  duration: ({ duration }) => duration,
  marks: (test) => markedScore(test)?.marks,
  percentage: (test) => markedScore(test)?.percentage,
  graded: (test) => Number(isGraded(test)),
  state: ({ state }) => stateOrder[state],
};

/**
 * A test whose clock runs stands above the others, unless they are sorted by just that. Tests that have no value for the
 * column come last, whichever way it is sorted; equals stay the newest first.
 */
export function sortTests(tests: readonly Test[], { sort, order }: TestsAddress): Test[] {
  const read = sortValue[sort];
  const sign = order === 'asc' ? 1 : -1;
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'string' ? a.localeCompare(String(b), 'en') : a - Number(b);
  const waits = ({ state }: Test) => Number(state !== 'running' && sort !== 'state');
  return [...tests].sort((one, other) => {
    if (waits(one) !== waits(other)) return waits(one) - waits(other);
    const [a, b] = [read(one), read(other)];
    const difference =
      a === undefined || b === undefined
        ? Number(a === undefined) - Number(b === undefined)
        : sign * compare(a, b);
    return difference || other.created_at.localeCompare(one.created_at);
  });
}

export interface TestsPage {
  readonly page: number;
  readonly pages: number;
  readonly tests: readonly Test[];
}

/** A page beyond the last is the last. */
export function pageOfTests(sorted: readonly Test[], wanted: number): TestsPage {
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize));
  const page = Math.min(wanted, pages);
  return { page, pages, tests: sorted.slice((page - 1) * pageSize, page * pageSize) };
}

/** What is left of a running test, so and so long after the server said it. */
export const timeLeft = ({ remaining_ms }: Pick<Test, 'remaining_ms'>, elapsedMs: number): string =>
  clockFace((remaining_ms ?? 0) - elapsedMs);
