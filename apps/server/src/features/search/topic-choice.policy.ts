import { mapped, those } from './mapped.policy.ts';
import type { RankedTopic } from './topic-index.policy.ts';

/** A ranked topic with what tells copies of one name in several courses apart. */
export interface PlacedTopic extends RankedTopic {
  readonly name: string;
  /** Of a subject that the reader has chosen. */
  readonly own: boolean;
}

/**
 * Which topics to show, in their order. Where some are exactly what was typed, others are shown only if they hold all of
 * it. Courses share many names: each name comes once before any comes again, those of the reader's subjects first.
 */
export function chooseTopics(ranked: readonly PlacedTopic[], limit: number): PlacedTopic[] {
  const best = ranked[0];
  if (!best) return [];
  const isClose = (topic: PlacedTopic) =>
    best.exact ? topic.exact || topic.whole : topic.score >= best.score * (best.whole ? 0.7 : 0.6);
  const turns = new Map<string, number>();
  const close = those(ranked, isClose).sort(
    (a, b) => Number(b.exact) - Number(a.exact) || rounded(b) - rounded(a) || Number(b.own) - Number(a.own),
  );
  const inTurn = mapped(close, (topic) => {
    const turn = turns.get(topic.name) ?? 0;
    turns.set(topic.name, turn + 1);
    return { topic, turn };
  }).sort((a, b) => Number(b.topic.exact) - Number(a.topic.exact) || a.turn - b.turn);
  return mapped(inTurn.slice(0, limit), ({ topic }) => topic);
}

/** Where several topics are called so, those whose questions speak of it come first. */
export const weighedByQuestions = (
  ranked: readonly PlacedTopic[],
  speaking: ReadonlyMap<string, number>,
): PlacedTopic[] =>
  mapped(ranked, ({ id, score, exact, whole, name, own }) => ({
    id,
    score: score + 0.3 * Math.min(1, (speaking.get(name) ?? 0) / 5),
    exact,
    whole,
    name,
    own,
  }));

const rounded = ({ score }: RankedTopic): number => Math.round(score * 50);
