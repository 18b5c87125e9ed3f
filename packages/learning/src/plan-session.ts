import { dayOf } from './event.ts';
import { inTurns, type SessionItem, type SessionLists, sessionLists } from './session-lists.ts';
import type { Study } from './study.ts';

const kinds = ['reviews', 'weak', 'fresh'] as const;
type Kind = (typeof kinds)[number];

/** How the time is divided while there is something of each. Shortly before an exam something new comes last. */
const usualShares: Readonly<Record<Kind, number>> = { reviews: 0.5, weak: 0.3, fresh: 0.2 };
const lastShares: Readonly<Record<Kind, number>> = { reviews: 0.6, weak: 0.4, fresh: 0 };
const lastDays = 14;

/**
 * The questions of a session, in their order: due reviews, weak topics and something new, with no two of a topic in a row
 * where that can be avoided. It takes no longer than the time given, unless the shortest question does. Nothing of a
 * subject whose exam is over. The same seed makes the same session.
 */
export function planSession({
  minutes,
  studies,
  now,
  seed,
}: {
  readonly minutes: number;
  readonly studies: readonly Study[];
  readonly now: string;
  readonly seed: number;
}): SessionItem[] {
  const today = dayOf(now);
  const open = studies.filter(({ exam }) => exam === undefined || dayOf(exam) > today);
  const each = open.map((study) => {
    const lists = sessionLists(study, now, seed);
    const isLast = study.exam !== undefined && dayOf(study.exam) - today <= lastDays;
    return isLast ? { ...lists, fresh: [], mixed: [...lists.mixed, ...lists.fresh] } : lists;
  });
  const shares = each.every(({ fresh }) => fresh.length === 0) ? lastShares : usualShares;
  return interleaved(chosen(each, minutes, shares));
}

function chosen(
  each: readonly SessionLists[],
  minutes: number,
  shares: Readonly<Record<Kind, number>>,
): SessionItem[] {
  // Subjects by turns.
  const queues = Object.fromEntries(
    (['reviews', 'weak', 'fresh', 'mixed'] as const).map((kind) => [
      kind,
      inTurns(each.map((lists) => lists[kind])),
    ]),
  ) as Record<Kind | 'mixed', SessionItem[]>;
  const used: Record<Kind, number> = { reviews: 0, weak: 0, fresh: 0 };
  const taken: SessionItem[] = [];
  const designs = new Set<string>();
  let left = minutes;
  const take = (kind: Kind | 'mixed'): number => {
    const index = queues[kind].findIndex((item) => item.minutes <= left && !designs.has(item.design));
    if (index === -1) return 0;
    const [item] = queues[kind].splice(index, 1);
    taken.push(item!);
    designs.add(item!.design);
    left -= item!.minutes;
    return item!.minutes;
  };
  for (;;) {
    const wanting = kinds
      .filter((kind) => shares[kind] > 0)
      .sort((one, other) => used[one] / shares[one] - used[other] / shares[other]);
    const kind = wanting.find((one) => {
      const spent = take(one);
      used[one] += spent;
      return spent > 0;
    });
    if (!kind && take('mixed') === 0) break;
  }
  return taken.length > 0 ? taken : shortest(queues);
}

/** Better one question that takes a little longer than nothing. */
function shortest(queues: Readonly<Record<string, readonly SessionItem[]>>): SessionItem[] {
  const all = Object.values(queues).flat();
  return all.sort((one, other) => one.minutes - other.minutes).slice(0, 1);
}

/** No topic twice in a row: of those that may come next, the one that has most left. */
export function interleaved(items: readonly SessionItem[]): SessionItem[] {
  const rest = [...items];
  const ordered: SessionItem[] = [];
  while (rest.length > 0) {
    const count = (topicId: number) => rest.filter((item) => item.topicId === topicId).length;
    const last = ordered.at(-1)?.topicId;
    const others = rest.filter(({ topicId }) => topicId !== last);
    const next = (others.length > 0 ? others : rest).reduce((best, item) =>
      count(item.topicId) > count(best.topicId) ? item : best,
    );
    ordered.push(...rest.splice(rest.indexOf(next), 1));
  }
  return ordered;
}
