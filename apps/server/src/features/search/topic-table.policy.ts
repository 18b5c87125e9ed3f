import type { CalledTopics } from './called-topics.policy.ts';
import { grouped } from './numbering.policy.ts';

/** What topics are called as columns: a query meets hundreds of terms, and what is looked at for each is a number. */
export interface TopicTable {
  readonly topics: number;
  readonly terms: number;
  readonly aboves: number;
  /** Words of terms, all in a row. Where those of each term begin. */
  readonly placesOfTerm: Uint32Array;
  readonly termAt: Uint32Array;
  readonly formAt: Uint32Array;
  /** How rare the stem is. */
  readonly rarityAt: Float64Array;
  readonly rarityOfTerm: Float64Array;
  /** At which places each stem is. */
  readonly placesOfStem: Lists;
  /** Terms of topics, by term; the same rows in each column. */
  readonly entriesOfTerm: Uint32Array;
  readonly topicOfEntry: Uint32Array;
  readonly placeOfEntry: Uint32Array;
  readonly standingOfEntry: Float64Array;
  readonly aboveOfTopic: Uint32Array;
  readonly topicsBelow: Lists;
  /** Where each stem stands above topics. */
  readonly abovesOfStem: Lists;
  /** Topics that are called so without spaces, and how much that says, by key. */
  readonly rowsOfKey: Uint32Array;
  readonly topicOfKeyRow: Uint32Array;
  readonly worthOfKeyRow: Float64Array;
}

/** Lists of numbers, one behind the other: list 3 is from `starts[3]` up to `starts[4]`. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

export function topicTable(called: CalledTopics): TopicTable {
  const { places, aboveOfTopic } = called;
  const terms = called.terms.size;
  const stems = called.stems.size;
  const aboves = called.aboves.size;
  const rarityOfStem = called.namesOfStem.map(({ size }) => Math.log(1 + called.names.size / size));
  const rarityOfTerm = new Float64Array(terms);
  for (const { term, stem } of places) rarityOfTerm[term]! += rarityOfStem[stem]!;
  const entries = grouped(called.entries, terms, ({ term }) => term);
  const keyRows = grouped(called.keyRows, called.keys.size, ({ key }) => key);
  return {
    topics: aboveOfTopic.length,
    terms,
    aboves,
    // Terms have numbers in the order in which they came, so their places are in that order already.
    placesOfTerm: grouped(places, terms, ({ term }) => term).starts,
    termAt: Uint32Array.from(places.map(({ term }) => term)),
    formAt: Uint32Array.from(places.map(({ form }) => form)),
    rarityAt: Float64Array.from(places.map(({ stem }) => rarityOfStem[stem]!)),
    rarityOfTerm,
    placesOfStem: listsOf([...places.entries()], stems, ([place, { stem }]) => [stem, place]),
    entriesOfTerm: entries.starts,
    topicOfEntry: Uint32Array.from(entries.rows.map(({ topic }) => topic)),
    placeOfEntry: Uint32Array.from(entries.rows.map(({ place }) => place)),
    standingOfEntry: Float64Array.from(entries.rows.map(({ standing }) => standing)),
    aboveOfTopic: Uint32Array.from(aboveOfTopic),
    topicsBelow: listsOf([...aboveOfTopic.entries()], aboves, ([topic, above]) => [above, topic]),
    abovesOfStem: listsOf(called.aboveRows, stems, ({ stem, above }) => [stem, above]),
    rowsOfKey: keyRows.starts,
    topicOfKeyRow: Uint32Array.from(keyRows.rows.map(({ topic }) => topic)),
    worthOfKeyRow: Float64Array.from(keyRows.rows.map(({ worth }) => worth)),
  };
}

function listsOf<Row>(
  rows: readonly Row[],
  lists: number,
  listAndItem: (row: Row) => readonly [list: number, item: number],
): Lists {
  const sorted = grouped(rows.map(listAndItem), lists, ([list]) => list);
  return { starts: sorted.starts, items: Uint32Array.from(sorted.rows.map(([, item]) => item)) };
}
