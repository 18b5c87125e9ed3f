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
 * subject whose exam is over. On the day before an exam its subject has all of the time that it can use, and comes
 * before the others. The same seed makes the same session.
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
  const daysTo = ({ exam }: Study) => (exam === undefined ? Number.POSITIVE_INFINITY : dayOf(exam) - today);
  const open = studies.filter((study) => daysTo(study) > 0);
  const isTomorrow = (study: Study) => daysTo(study) <= 1;
  const listsOf = (study: Study): SessionLists => {
    const lists = sessionLists(study, now, seed);
    return daysTo(study) <= lastDays
      ? { ...lists, fresh: [], mixed: [...lists.mixed, ...lists.fresh] }
      : lists;
  };
  const session: SessionItem[] = [];
  for (const together of [open.filter(isTomorrow), open.filter((study) => !isTomorrow(study))]) {
    const queues = queuesOf(together.map(listsOf));
    session.push(...interleaved(chosen(queues, minutes, session)));
    if (session.length === 0) session.push(...shortest(queues));
  }
  return session;
}

type Queues = Readonly<Record<Kind | 'mixed', readonly SessionItem[]>>;

/** Subjects by turns. */
function queuesOf(each: readonly SessionLists[]): Queues {
  const queueOf = (kind: Kind | 'mixed') => inTurns(each.map((lists) => lists[kind]));
  return {
    reviews: queueOf('reviews'),
    weak: queueOf('weak'),
    fresh: queueOf('fresh'),
    mixed: queueOf('mixed'),
  };
}

/** What fits into the time beside what was taken before. */
function chosen(queues: Queues, minutes: number, before: readonly SessionItem[]): SessionItem[] {
  const shares = queues.fresh.length === 0 ? lastShares : usualShares;
  const used: Record<Kind, number> = { reviews: 0, weak: 0, fresh: 0 };
  const taken: SessionItem[] = [];
  const designs = new Set(before.map(({ design }) => design));
  let left = minutes - before.reduce((sum, item) => sum + item.minutes, 0);
  const take = (kind: Kind | 'mixed'): number => {
    const item = queues[kind].find((one) => one.minutes <= left && !designs.has(one.design));
    if (!item) return 0;
    taken.push(item);
    designs.add(item.design);
    left -= item.minutes;
    return item.minutes;
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
  return taken;
}

/** Better one question that takes a little longer than nothing. */
const shortest = (queues: Queues): SessionItem[] =>
  Object.values(queues)
    .flat()
    .sort((one, other) => one.minutes - other.minutes)
    .slice(0, 1);

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
