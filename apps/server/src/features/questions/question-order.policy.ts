import { type ListedQuestions, levelNumbers, monthNumbers, noPriority, traits } from './listed-questions.ts';
import type { Criteria } from './question-filter.policy.ts';

/**
 * Ids of the questions that a list is made of, in its order. `inside` has a 1 for each topic that the list shows;
 * without it, every topic counts.
 */
export function orderOf(
  listed: ListedQuestions,
  criteria: Criteria,
  inside: Uint8Array | undefined,
): Int32Array {
  const { mask, value } = wantedTraits(criteria);
  const difficulties = criteria.difficulties.reduce((bits, difficulty) => bits | (1 << difficulty), 0) || ~0;
  const { year } = criteria;
  const rows = new Int32Array(listed.ids.length);
  let count = 0;
  for (let row = 0; row < rows.length; row += 1) {
    const own = listed.traits[row]!;
    if ((own & mask) !== value || ((difficulties >> (own & traits.difficulty.mask)) & 1) === 0) continue;
    if (year !== undefined && listed.years[row] !== year) continue;
    if (inside && inside[listed.topicIds[row]!] !== 1) continue;
    rows[count] = row;
    count += 1;
  }
  return sorted(listed, rows.subarray(0, count), criteria);
}

/** All that has to be equal, as one comparison of bits. */
function wantedTraits(criteria: Criteria): { mask: number; value: number } {
  let mask = 0;
  let value = 0;
  const want = (trait: keyof typeof traits, number: number) => {
    mask |= traits[trait].mask;
    value |= number << traits[trait].shift;
  };
  if (!criteria.hiddenToo) want('visible', 1);
  if (criteria.level !== undefined) want('level', levelNumbers[criteria.level]);
  if (criteria.month !== undefined) want('month', monthNumbers[criteria.month]);
  if (criteria.paper !== undefined) want('paper', criteria.paper + 1);
  if (criteria.timezone !== undefined) want('timezone', criteria.timezone + 1);
  if (criteria.calculatorAllowed !== undefined) want('calculatorAllowed', Number(criteria.calculatorAllowed));
  if (criteria.verified) want('verified', 1);
  if (criteria.topicChanged) want('topicChanged', 1);
  return { mask, value };
}

interface SortKey {
  readonly none?: number;
  of(listed: ListedQuestions, row: number): number;
}

const sortKeys: Record<Criteria['sortBy'], SortKey> = {
  priority: { none: noPriority, of: (listed, row) => listed.priorities[row]! },
  year: { none: 0, of: (listed, row) => listed.years[row]! },
  difficulty: { of: (listed, row) => listed.traits[row]! & traits.difficulty.mask },
  marks: { of: (listed, row) => listed.marks[row]! },
};

/** What has no value comes last in both directions; equals stay in the default order, in which the rows come. */
function sorted(listed: ListedQuestions, rows: Int32Array, { sortBy, sortOrder }: Criteria): Int32Array {
  if (sortBy === 'priority' && sortOrder === 'asc') return rows.map((row) => listed.ids[row]!);
  const key = sortKeys[sortBy];
  const idsOf = new Map<number, number[]>();
  for (const row of rows) {
    const value = key.of(listed, row);
    const ids = idsOf.get(value);
    if (ids) ids.push(listed.ids[row]!);
    else idsOf.set(value, [listed.ids[row]!]);
  }
  const direction = sortOrder === 'asc' ? 1 : -1;
  const values = [...idsOf.keys()].sort(
    (a, b) => Number(a === key.none) - Number(b === key.none) || direction * (a - b),
  );
  const order = new Int32Array(rows.length);
  let filled = 0;
  for (const value of values) {
    const ids = idsOf.get(value)!;
    order.set(ids, filled);
    filled += ids.length;
  }
  return order;
}

/** The first of each design in this very topic: those that follow the question, then those before it. */
export function relatedIds(
  listed: ListedQuestions,
  to: { id: number; topicId: number },
  count: number,
): number[] {
  const mask = traits.visible.mask | traits.shared.mask | traits.leading.mask;
  const value = traits.visible.mask | traits.leading.mask;
  const ids = listed.ids.filter(
    (id, row) =>
      listed.topicIds[row] === to.topicId && (listed.traits[row]! & mask) === value && id !== to.id,
  );
  ids.sort();
  const next = ids.findIndex((id) => id > to.id);
  const first = next === -1 ? 0 : next;
  return [...ids.subarray(first), ...ids.subarray(0, first)].slice(0, count);
}
