import {
  type ListedQuestions,
  levelNumbers,
  monthNumbers,
  noPriority,
  packTrait,
  partNumbers,
  readTrait,
  traits,
} from './listed-questions.ts';
import type { Criteria } from './question-filter.policy.ts';

/**
 * Rows of the questions that a list is made of, in its order. `inside` has a 1 for each topic that the list shows;
 * without it, every topic counts. What is there by another topic alone comes after the rest, unless staff or the reader
 * want an order.
 */
export function orderOf(
  listed: ListedQuestions,
  criteria: Criteria,
  inside: Uint8Array | undefined,
): Int32Array {
  const { mask, value } = wantedTraits(criteria);
  const difficulties = criteria.difficulties.reduce((bits, difficulty) => bits | (1 << difficulty), 0) || ~0;
  const { year } = criteria;
  const { ids, topicIds, alsoTopicIds, priorities, years, designs, traits: own } = listed;
  const rows = rowsInOrder(listed, criteria);
  if (found.length < ids.length) found = new Int32Array(ids.length);
  const shown = criteria.variants === 'one' ? new Uint8Array(ids.length) : undefined;
  const later: number[] = [];
  let count = 0;
  for (let place = 0; place < ids.length; place += 1) {
    const row = rows ? rows[place]! : place;
    const bits = own[row]!;
    if ((bits & mask) !== value || ((difficulties >> readTrait(traits.difficulty, bits)) & 1) === 0) continue;
    if (year !== undefined && years[row] !== year) continue;
    const isHome = !inside || inside[topicIds[row]!] === 1;
    if (!isHome && !alsoTopicIds.get(row)?.some((id) => inside[id] === 1)) continue;
    if (shown) {
      const design = designs[row]!;
      if (shown[design] === 1) continue;
      shown[design] = 1;
    }
    if (!isHome && !rows && priorities[row] === noPriority) {
      later.push(row);
      continue;
    }
    found[count] = row;
    count += 1;
  }
  found.set(later, count);
  return found.slice(0, count + later.length);
}

/** Filled and copied from without a pause, so one is enough for all. */
let found = new Int32Array();

/** All that has to be equal, as one comparison of bits. */
function wantedTraits(criteria: Criteria): { mask: number; value: number } {
  let mask = 0;
  let value = 0;
  const want = (trait: keyof typeof traits, number: number) => {
    mask |= traits[trait].mask;
    value |= packTrait(traits[trait], number);
  };
  if (!criteria.hiddenToo) want('visible', 1);
  if (criteria.level !== undefined) want('level', levelNumbers[criteria.level]);
  if (criteria.month !== undefined) want('month', monthNumbers[criteria.month]);
  if (criteria.paper !== undefined) want('paper', criteria.paper + 1);
  if (criteria.paperPart !== undefined) want('paperPart', partNumbers[criteria.paperPart]);
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
  difficulty: { of: (listed, row) => readTrait(traits.difficulty, listed.traits[row]!) },
  marks: { of: (listed, row) => listed.marks[row]! },
};

const sortedRows = new WeakMap<ListedQuestions, Map<string, Int32Array>>();

/** All rows in an order, sorted when it is asked for first; undefined for the default order, in which they are. */
function rowsInOrder(listed: ListedQuestions, { sortBy, sortOrder }: Criteria): Int32Array | undefined {
  if (sortBy === 'priority' && sortOrder === 'asc') return undefined;
  const orders = sortedRows.get(listed) ?? new Map<string, Int32Array>();
  sortedRows.set(listed, orders);
  const name = `${sortBy} ${sortOrder}`;
  const rows = orders.get(name) ?? sorted(listed, sortKeys[sortBy], sortOrder === 'asc' ? 1 : -1);
  orders.set(name, rows);
  return rows;
}

/** What has no value comes last in both directions; equals stay in the default order. */
function sorted(listed: ListedQuestions, key: SortKey, direction: 1 | -1): Int32Array {
  const keys = listed.ids.map((_, row) => key.of(listed, row));
  const none = (row: number) => Number(keys[row] === key.none);
  return Int32Array.from(keys.keys()).sort(
    (a, b) => none(a) - none(b) || direction * (keys[a]! - keys[b]!) || a - b,
  );
}

/** Where in a list a question stands: itself, or the one that is shown for its design. -1 where neither is. */
export function placeOf({ ids, designs }: ListedQuestions, rows: Int32Array, id: number): number {
  const place = rows.findIndex((row) => ids[row] === id);
  if (place !== -1) return place;
  const design = designs[ids.indexOf(id)];
  return design === undefined ? -1 : rows.findIndex((row) => designs[row] === design);
}

/** The first of each other design in this very topic: those that follow the question, then those before it. */
export function relatedIds(
  { ids, topicIds, designs, traits: own }: ListedQuestions,
  to: { id: number; topicId: number },
  count: number,
): number[] {
  const mask = traits.visible.mask | traits.shared.mask;
  const shown = new Set([designs[ids.indexOf(to.id)]]);
  const related: number[] = [];
  for (const row of rowsWith(topicIds, to.topicId)) {
    if ((own[row]! & mask) !== traits.visible.mask || shown.has(designs[row]!)) continue;
    shown.add(designs[row]!);
    related.push(ids[row]!);
  }
  related.sort((a, b) => a - b);
  const next = related.findIndex((id) => id > to.id);
  const first = next === -1 ? 0 : next;
  return [...related.slice(first), ...related.slice(0, first)].slice(0, count);
}

/** The visible question that follows another one of its design; the first again after the last. */
export function nextVariantId(
  { ids, designs, variants, traits: own }: ListedQuestions,
  id: number,
): number | undefined {
  const before = ids.indexOf(id);
  if (before === -1) return undefined;
  const compare = (a: number, b: number) => variants[a]! - variants[b]! || ids[a]! - ids[b]!;
  const others = rowsWith(designs, designs[before]!)
    .filter((row) => row !== before && readTrait(traits.visible, own[row]!) === 1)
    .sort(compare);
  const next = others.find((row) => compare(row, before) > 0) ?? others[0];
  return next === undefined ? undefined : ids[next];
}

/** From one to the next by the engine's own search, which looks at thousands in a few microseconds. */
function rowsWith(column: Int32Array, value: number): number[] {
  const rows: number[] = [];
  for (let row = column.indexOf(value); row !== -1; row = column.indexOf(value, row + 1)) rows.push(row);
  return rows;
}
