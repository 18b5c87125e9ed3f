import {
  deepestLevel,
  isWithin,
  levelsOf,
  type PlacedTopic,
  refusalOfMove,
  type TopicPlace,
  tooDeep,
} from '@sevenfold/contract/catalogue/topic-move.rules';

/** Rows come in the order of the tree: each before what is below it. */
export interface TreeRow extends PlacedTopic {
  readonly depth: number;
}

export type Step = 'up' | 'down' | 'in' | 'out';

export interface Drop {
  readonly place: TopicPlace;
  readonly depth: number;
}

/**
 * Where a topic lands that is dropped into a gap (0 is above the first row). How far to the side the pointer went
 * chooses among the levels that fit between the rows above and below.
 */
export function dropInto(
  rows: readonly TreeRow[],
  id: number,
  gap: number,
  wantedDepth: number,
): Drop | { readonly refusal: string } {
  const stays = (row: TreeRow) => !isWithin(rows, row.id, id);
  const rest = rows.filter(stays);
  const at = rows.slice(0, gap).filter(stays).length;
  const [above, below] = [rest[at - 1], rest[at]];
  const least = below?.depth ?? 1;
  const most = Math.min(above ? above.depth + 1 : 1, deepestLevel - levelsOf(rows, id) + 1);
  if (least > most) return { refusal: tooDeep };
  const depth = Math.min(Math.max(wantedDepth, least), most);
  const parent = rest.slice(0, at).findLast((row) => row.depth === depth - 1);
  const parent_topic_id = depth === 1 ? null : (parent?.id ?? null);
  const next = rest.slice(at).find((row) => row.depth <= depth);
  const before_id = next && next.parent_topic_id === parent_topic_id ? next.id : null;
  return { place: { parent_topic_id, before_id }, depth };
}

/** One step by key or button; undefined where there is none in this direction, words where it isn't allowed. */
export function stepFrom(rows: readonly TreeRow[], id: number, step: Step): TopicPlace | string | undefined {
  const topic = rows.find((row) => row.id === id);
  if (!topic) return undefined;
  const siblings = rows.filter((row) => row.parent_topic_id === topic.parent_topic_id);
  const at = siblings.indexOf(topic);
  const above = siblings[at - 1];
  switch (step) {
    case 'up':
      return above && { parent_topic_id: topic.parent_topic_id, before_id: above.id };
    case 'down':
      return siblings[at + 1]
        ? { parent_topic_id: topic.parent_topic_id, before_id: siblings[at + 2]?.id ?? null }
        : undefined;
    case 'in':
      return above && (refusalOfMove(rows, id, above.id) ?? { parent_topic_id: above.id, before_id: null });
    case 'out': {
      const parent = rows.find((row) => row.id === topic.parent_topic_id);
      if (!parent) return undefined;
      const aunts = rows.filter((row) => row.parent_topic_id === parent.parent_topic_id);
      const next = aunts[aunts.indexOf(parent) + 1];
      return { parent_topic_id: parent.parent_topic_id, before_id: next?.id ?? null };
    }
  }
}

/** The rows as they stand after a move, shown before the server has answered. */
export function movedRows<Row extends TreeRow>(
  rows: readonly Row[],
  id: number,
  { parent_topic_id, before_id }: TopicPlace,
): Row[] {
  const block = rows.filter((row) => isWithin(rows, row.id, id));
  const rest = rows.filter((row) => !block.includes(row));
  const topic = block[0];
  if (!topic) return [...rows];
  const parentDepth = rest.find((row) => row.id === parent_topic_id)?.depth ?? 0;
  const shift = parentDepth + 1 - topic.depth;
  const lastOfParent = rest.findLastIndex(
    (row) => parent_topic_id === null || isWithin(rest, row.id, parent_topic_id),
  );
  const at = before_id === null ? lastOfParent + 1 : rest.findIndex((row) => row.id === before_id);
  const moved = block.map((row) => ({
    ...row,
    depth: row.depth + shift,
    ...(row.id === id && { parent_topic_id }),
  }));
  return rest.toSpliced(at, 0, ...moved);
}
