import { dateOf, dayOf } from './event.ts';
import { dueOf } from './exam-aim.ts';
import { MasteryFold } from './mastery.ts';
import { masteryOf, type TopicMastery } from './mastery-map.ts';
import { minutesFor } from './minutes.ts';
import { rememberedFrom } from './rating.ts';
import type { Reason } from './reason.ts';
import { byGainPerMinute } from './spread-reviews.ts';
import type { Candidate, Study } from './study.ts';

export interface SessionItem {
  readonly design: string;
  readonly topicId: number;
  readonly minutes: number;
  readonly reason: Reason;
}

/** What could be done in one subject, best first. */
export interface SessionLists {
  readonly reviews: readonly SessionItem[];
  readonly weak: readonly SessionItem[];
  readonly fresh: readonly SessionItem[];
  readonly mixed: readonly SessionItem[];
}

const weakBelow = 0.6;
/** A prerequisite that is known to be below that comes first. */
const readyFrom = 0.4;
/** Hard enough to learn from, and likely to succeed. */
const bestShare = 0.7;
const newestTopics = 3;
/** How far chance may move a design: between equals it changes from day to day. */
const byChance = 0.1;

export function sessionLists(study: Study, now: string, seed: number): SessionLists {
  const { course, state, candidates, exam } = study;
  const map = masteryOf(state.mastery, course, now);
  const topics = new Map(map.map((topic) => [topic.topicId, topic]));
  const needs = new Map(course.topics.map(({ id, prerequisites }) => [id, prerequisites]));
  const unseen = unseenByTopic(study, now, seed);
  const next = (topicId: number, reason: Reason): SessionItem[] =>
    unseen(topicId).map((candidate) => itemOf(candidate, reason));
  const practised = map.filter(({ events }) => events > 0);
  const isWeak = ({ sure, share }: TopicMastery) => sure && share < weakBelow;
  const isReady = ({ topicId }: TopicMastery) =>
    (needs.get(topicId) ?? []).every((id) => {
      const needed = topics.get(id);
      return !needed?.sure || needed.share >= readyFrom;
    });
  const untouched = map.filter((topic) => topic.events === 0 && unseen(topic.topicId).length > 0);
  return {
    reviews: reviewsOf(study, now),
    weak: inTurns(
      practised
        .filter((topic) => isWeak(topic) && isReady(topic))
        .sort((one, other) => one.share - other.share)
        .map(({ topicId, share }) => next(topicId, { kind: 'weak', topicId, share })),
    ),
    fresh: inTurns(
      untouched
        .filter(isReady)
        .slice(0, newestTopics)
        .map(({ topicId }) => next(topicId, { kind: 'new', topicId })),
    ),
    mixed: inTurns(
      practised
        .filter((topic) => !isWeak(topic))
        .sort((one, other) => one.share - other.share)
        .map(({ topicId }) => next(topicId, { kind: 'mixed', topicId })),
    ),
  };

  function reviewsOf({ state: reviewed }: Study, on: string): SessionItem[] {
    const byDesign = new Map(candidates.map((candidate) => [candidate.design, candidate]));
    const due = dueOf(reviewed, on, exam).filter(({ design }) => byDesign.has(design));
    return byGainPerMinute(due, (design) => minutesFor(byDesign.get(design)!.marks)).flatMap((one) => {
      const candidate = byDesign.get(one.design)!;
      const topicId = candidate.topicIds[0];
      if (topicId === undefined) return [];
      const { outcome, day } = reviewed.memories[one.design]!;
      const at = dateOf(day);
      return itemOf(
        candidate,
        outcome < rememberedFrom
          ? { kind: 'missed', topicId, at, outcome }
          : { kind: 'due', topicId, at, recall: one.recall },
      );
    });
  }
}

const itemOf = ({ design, marks }: Candidate, reason: Reason): SessionItem => ({
  design,
  topicId: reason.topicId,
  minutes: minutesFor(marks),
  reason,
});

/** The designs of a topic that the student hasn't met, the most fitting first. */
function unseenByTopic({ course, state, candidates }: Study, now: string, seed: number) {
  const fold = new MasteryFold(state.mastery, course);
  const found = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const topicId = candidate.topicIds[0];
    if (topicId === undefined || state.memories[candidate.design]) continue;
    found.set(topicId, [...(found.get(topicId) ?? []), candidate]);
  }
  const sorted = new Map<number, readonly Candidate[]>();
  return (topicId: number): readonly Candidate[] => {
    const known = sorted.get(topicId);
    if (known) return known;
    const ranked = (found.get(topicId) ?? [])
      .map((candidate) => {
        const share = fold.expected(candidate, dayOf(now)) ?? 0;
        return { candidate, off: Math.abs(share - bestShare) + byChance * chanceOf(seed, candidate.design) };
      })
      .sort((one, other) => one.off - other.off)
      .map(({ candidate }) => candidate);
    sorted.set(topicId, ranked);
    return ranked;
  };
}

/** The first of each, then the second of each. */
export function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

/** A number from 0 to 1 that looks like chance and is the same for the same seed (FNV-1a). */
export function chanceOf(seed: number, text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of `${seed} ${text}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01_00_01_93);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
