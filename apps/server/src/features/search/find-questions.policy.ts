import type { DesignIndex } from './design-index.policy.ts';
import { mapped, those } from './mapped.policy.ts';
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
    ...those(
      [...topicIds].flatMap((id) => index.samplesOf(id)),
      (slot) => index.isSeen(slot, staff),
    ),
  ]);
  const speaking = new Map<number, number>();
  const firsts = new Map<number, Judged>();
  for (const slot of slots) {
    const one = judge(index, slot, sought, { text, topicIds, ownTopicIds });
    const { topicId, complete, ofTopic } = one;
    if (ofTopic && complete) speaking.set(topicId, (speaking.get(topicId) ?? 0) + 1);
    const copiesOf = index.copiesAt(slot);
    const other = firsts.get(copiesOf);
    // Of copies of one design in several topics that of the better fit, else the first.
    const better = other && (one.fit >> lesser) - (other.fit >> lesser);
    if (!other || better! > 0 || (better === 0 && one.questionId < other.questionId)) {
      firsts.set(copiesOf, one);
    }
  }
  const best = [...firsts.values()].sort(
    (a, b) => b.fit - a.fit || b.rank - a.rank || a.questionId - b.questionId,
  );
  return { questions: best.slice(0, limit), speaking };
}

interface Judged extends FoundQuestion {
  /** What counts before the rank does, all in one number. */
  readonly fit: number;
  readonly rank: number;
}

/** The lower bits of a fit: whether the words stand in a row, and whether they are those that were typed. */
const lesser = 2;

function judge(
  index: DesignIndex,
  slot: number,
  sought: SoughtText | undefined,
  { text, topicIds, ownTopicIds }: QuestionQuery,
): Judged {
  const topicId = index.topicAt(slot);
  const ofTopic = topicIds.has(topicId);
  const own = Number(ownTopicIds.has(topicId));
  const questionId = index.questionAt(slot);
  if (!sought || !text) {
    const fit = fitOf(tierOf(false, ofTopic, false), 0, own) << lesser;
    return { questionId, topicId, complete: false, hits: 0, ofTopic, fit, rank: 0 };
  }
  sought.look(index.said, slot);
  const { hits, isInARow, isClose, rank } = sought;
  const complete = hits > 0 && hits === sought.groups.length;
  const tier = complete && text.hasFormula ? 4 : tierOf(complete, ofTopic, isInARow);
  const fit = (fitOf(tier, hits, own) << lesser) + 2 * Number(isInARow) + Number(isClose);
  return { questionId, topicId, complete, hits, ofTopic, fit, rank };
}

function tierOf(complete: boolean, ofTopic: boolean, isInARow: boolean): number {
  if (complete && ofTopic) return 4;
  if (complete && isInARow) return 3;
  if (ofTopic) return 2;
  return complete ? 1 : 0;
}

/** A query has less than 32 words. */
const fitOf = (tier: number, hits: number, own: number): number => (tier * 32 + hits) * 2 + own;

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
          mapped(phrase, (lexeme) => [[lexeme]]),
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
  return [...firstOf(phrase ? [withPhrase] : []), ...firstOf(mapped(leasts, withWords))];
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
      const each = mapped(term, (lexeme) => lists.walk(lexeme));
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
  const fresh = those(
    index.fresh,
    (slot) => index.isSeen(slot, staff) && (!samplesOnly || index.isSample(slot)) && accept(slot),
  );
  return fresh.length === 0 ? listed : [...listed, ...fresh].sort((a, b) => a - b).slice(0, mostMatches);
}
