import type { Design, DesignIndex } from './design-index.policy.ts';
import { type Postings, slotsOfSome, type Walk, walkOfAll, walkOfAny } from './postings.policy.ts';
import { SoughtText } from './sought-text.policy.ts';
import type { TextColumn } from './text-column.policy.ts';
import type { TextQuery } from './text-query.policy.ts';

export interface QuestionQuery {
  /** Undefined where the bank knows none of the words. */
  readonly text: TextQuery | undefined;
  /** The topics that were found: questions of them fit, even without the words. */
  readonly topicIds: ReadonlySet<number>;
  /** Topics of the reader's own subjects, whose questions come first among equals. */
  readonly ownTopicIds: ReadonlySet<number>;
}

export interface FoundQuestion {
  readonly questionId: number;
  readonly topicId: number;
  /** Has every word of the query. */
  readonly complete: boolean;
  /** So many words of it. */
  readonly hits: number;
  /** Of one of the topics that were found. */
  readonly ofTopic: boolean;
}

export interface Found {
  readonly questions: readonly FoundQuestion[];
  /** In how many of the first questions of each of the topics all the words are. */
  readonly speaking: ReadonlyMap<number, number>;
}

/** More of those that answer are not looked at. */
const mostMatches = 60;
/** With fewer than these of the first questions of topics, all are asked. */
const enoughMatches = 8;

/**
 * The best questions of those that this caller may see, one of each design. First those of the topics that were found
 * which have all words, and whichever hold the formula that was typed; then those with the words as a phrase, then the
 * rest of those topics, then those that merely have the words.
 */
export function findQuestions(
  index: DesignIndex,
  { text, topicIds, ownTopicIds }: QuestionQuery,
  lexemeOf: (word: string) => string | undefined,
  { staff, limit }: { staff: boolean; limit: number },
): Found {
  const sought = text && new SoughtText(text, index.lexemes, lexemeOf);
  const slots = new Set([
    ...(sought ? matchesOf(index, sought, staff) : []),
    ...[...topicIds].flatMap((id) => index.samplesOf(id)).filter((slot) => index.isSeen(slot, staff)),
  ]);
  const judged = [...slots].map((slot): Judged => {
    const design = index.designAt(slot);
    const seen = sought?.look(index.said, slot);
    const hits = seen?.hits ?? 0;
    const complete = hits > 0 && hits === seen?.groups.length;
    const ofTopic = topicIds.has(design.topicId);
    const inARow = seen?.isInARow ?? false;
    return {
      ...design,
      hits,
      complete,
      ofTopic,
      own: ownTopicIds.has(design.topicId),
      inARow,
      close: seen?.isClose ?? false,
      rank: seen?.rank ?? 0,
      tier: tierOf({ complete, ofTopic, inARow, hasFormula: text?.hasFormula ?? false }),
    };
  });

  const speaking = new Map<number, number>();
  for (const { ofTopic, complete, topicId } of judged) {
    if (ofTopic && complete) speaking.set(topicId, (speaking.get(topicId) ?? 0) + 1);
  }
  const firsts = new Map<number, Judged>();
  for (const one of judged) {
    const other = firsts.get(one.copiesOf);
    if (!other || byFit(one, other) < 0) firsts.set(one.copiesOf, one);
  }
  const best = [...firsts.values()].sort(
    (a, b) =>
      b.tier - a.tier ||
      b.hits - a.hits ||
      Number(b.own) - Number(a.own) ||
      Number(b.inARow) - Number(a.inARow) ||
      Number(b.close) - Number(a.close) ||
      b.rank - a.rank ||
      a.questionId - b.questionId,
  );
  return { questions: best.slice(0, limit), speaking };
}

interface Judged extends Design, FoundQuestion {
  readonly own: boolean;
  readonly inARow: boolean;
  readonly close: boolean;
  readonly rank: number;
  readonly tier: number;
}

function tierOf(one: { complete: boolean; ofTopic: boolean; inARow: boolean; hasFormula: boolean }): number {
  if (one.complete && (one.ofTopic || one.hasFormula)) return 4;
  if (one.complete && one.inARow) return 3;
  if (one.ofTopic) return 2;
  return one.complete ? 1 : 0;
}

/** Of copies of one design in several topics. */
const byFit = (a: Judged, b: Judged): number =>
  b.tier - a.tier || b.hits - a.hits || Number(b.own) - Number(a.own) || a.questionId - b.questionId;

/** One list to look in. */
interface Place {
  readonly lists: Postings;
  readonly column: TextColumn;
  readonly samplesOnly: boolean;
}

/** Those with the phrase, and those with every word; if none has them all, all but one; else any of them. */
function matchesOf(index: DesignIndex, sought: SoughtText, staff: boolean): number[] {
  const places: Record<'samples' | 'said' | 'taught', Place> = {
    samples: { lists: index.sampleLists, column: index.said, samplesOnly: true },
    said: { lists: index.saidLists, column: index.said, samplesOnly: false },
    taught: { lists: index.taughtLists, column: index.taught, samplesOnly: false },
  };
  const { groups, phrase } = sought;
  const withPhrase = (place: Place) =>
    phrase
      ? answersTo(
          index,
          place,
          staff,
          phrase.map((lexeme) => [[lexeme]]),
          {
            least: phrase.length,
            accept: (slot) => sought.look(place.column, slot).isInARow,
          },
        )
      : [];
  const withWords = (least: number) => (place: Place) =>
    answersTo(index, place, staff, groups, {
      least,
      accept: (slot) => !index.isFresh(slot) || sought.look(place.column, slot).hits >= least,
    });
  /** What teaches questions is looked at where no text answers. */
  const firstOf = (finds: readonly ((place: Place) => number[])[]): number[] => {
    for (const find of finds) {
      const samples = find(places.samples);
      const matches = samples.length < enoughMatches ? find(places.said) : samples;
      if (matches.length > 0) return matches;
    }
    for (const find of finds) {
      const matches = find(places.taught);
      if (matches.length > 0) return matches;
    }
    return [];
  };
  const { length } = groups;
  const leasts = [length, ...(length > 2 ? [length - 1] : []), ...(length > 1 ? [1] : [])];
  return [...firstOf(phrase ? [withPhrase] : []), ...firstOf(leasts.map(withWords))];
}

/** The first slots of a place that have enough of the groups and are accepted, in their order. */
function answersTo(
  index: DesignIndex,
  { lists, samplesOnly }: Place,
  staff: boolean,
  groups: SoughtText['groups'],
  { least, accept }: { least: number; accept: (slot: number) => boolean },
): number[] {
  const walks = groups.flatMap((terms): Walk[] => {
    const found = terms.flatMap((term): Walk[] => {
      const each = term.map((lexeme) => lists.walk(lexeme));
      return each.every((walk) => walk !== undefined) ? [walkOfAll(each)] : [];
    });
    return found.length > 0 ? [walkOfAny(found)] : [];
  });
  const listed = slotsOfSome(
    walks,
    least,
    (slot) => !index.isFresh(slot) && index.isSeen(slot, staff) && accept(slot),
    mostMatches,
  );
  const fresh = index.fresh.filter(
    (slot) => index.isSeen(slot, staff) && (!samplesOnly || index.isSample(slot)) && accept(slot),
  );
  return fresh.length === 0 ? listed : [...listed, ...fresh].sort((a, b) => a - b).slice(0, mostMatches);
}
