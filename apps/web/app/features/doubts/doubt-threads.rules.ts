import { displayName } from '@sevenfold/contract/accounts/user';
import type { Answer } from '~/lib/api-call.ts';

export type Doubt = Answer<'GET /api/doubts/user'>[number];

/** The parts that make an order and a thread of entries. */
type Placed = Pick<Doubt, 'id' | 'created_at' | 'Parent'>;

const byAge = (a: Placed, b: Placed) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id;

export const newestFirst = <Entry extends Placed>(doubts: readonly Entry[]): Entry[] =>
  doubts.toSorted((a, b) => byAge(b, a));

/** The doubt at the start of a thread. An entry whose parent isn't in the list stands for it. */
export function rootOf(doubts: readonly Placed[], id: number): number {
  const parents = new Map(doubts.map((doubt) => [doubt.id, doubt.Parent?.id]));
  const seen = new Set<number>();
  let root = id;
  for (
    let parent = parents.get(root);
    parent !== undefined && !seen.has(parent);
    parent = parents.get(root)
  ) {
    seen.add(root);
    root = parent;
  }
  return root;
}

/** Everything that was written in the thread that an entry belongs to, the oldest first. */
export function threadOf<Entry extends Placed>(doubts: readonly Entry[], id: number): Entry[] {
  const root = rootOf(doubts, id);
  return doubts.filter((doubt) => rootOf(doubts, doubt.id) === root).toSorted(byAge);
}

/** Who did what, as the user reads it. */
export function activityOf(
  doubt: Pick<Doubt, 'author' | 'Parent'>,
  username: string | undefined,
): { readonly text: string; readonly mine: boolean } {
  if (doubt.author.username !== username) {
    return { text: `Replied by ${displayName(doubt.author)}`, mine: false };
  }
  return { text: doubt.Parent ? 'You followed up' : 'You asked', mine: true };
}
