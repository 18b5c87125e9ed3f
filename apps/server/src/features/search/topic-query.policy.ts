import { singular, stemKey } from './called-topics.policy.ts';
import type { Reading } from './correction.policy.ts';
import { mapped, those } from './mapped.policy.ts';
import { wordsLike } from './maths-words.ts';
import type { TopicIndex, TopicQuery } from './topic-index.policy.ts';
import type { QueryWord } from './topic-match.policy.ts';

/** How well a word stands for what was typed. */
const quality = { typed: 1, corrected: 0.85, otherCorrection: 0.7, begun: 0.7, mayGoOn: 0.35, like: 0.45 };

/** What people add to what they look for. */
const idleWords = new Set(
  'question questions problem problems practice exam exams paper papers past ib ibdp help notes revision worksheet example examples definition meaning explained explain tutorial video topic solve find calculate'.split(
    ' ',
  ),
);

/** What was made of a typed word: what it stands for, and its stem. */
export interface ReadToken {
  readonly reading: Reading;
  readonly stem: string;
}

/** A query for topics: each folded word with what it may stand for. Formulas and lone letters stand for themselves. */
export function topicQuery(
  index: TopicIndex,
  tokens: readonly string[],
  read: ReadonlyMap<string, ReadToken>,
  unfinished: boolean,
): TopicQuery {
  const isTerm = index.termOf(tokens) !== undefined;
  const words = mapped(tokens, (token, place): QueryWord => {
    const own = read.get(token);
    const known = index.knows(token, own?.stem);
    const stem = own?.stem ?? token;
    const stems = new Map<string, number>();
    const add = (stem: string, worth: number) => {
      if (!stems.has(stem)) stems.set(stem, worth);
    };
    // Half a word often is its own stem, which must not make it the word.
    if (known || stem !== token || !own) add(stem, quality.typed);
    if (own && !known) {
      const { corrected, words: meant } = own.reading;
      const first = corrected ? quality.corrected : quality.begun;
      for (const [at, word] of meant.entries()) {
        add(index.stemOf(word), at === 0 ? first : quality.otherCorrection);
      }
      for (const like of wordsLike(meant[0] ?? token)) {
        if (!like.includes(' ')) add(index.stemOf(like), quality.like);
      }
    }
    const mayGoOn =
      unfinished && place === tokens.length - 1 && !isTerm && (token.length > 1 || tokens.length > 1);
    if (mayGoOn && !own?.reading.corrected) {
      for (const stem of index.completionsOf(token)) add(stem, known ? quality.mayGoOn : quality.begun);
    }
    return { stems, stem, form: singular(token), idle: idleWords.has(token) };
  });
  return {
    words: words.every(({ idle }) => idle) ? mapped(words, (word) => ({ ...word, idle: false })) : words,
    keys: keysOf(index, tokens, read),
  };
}

/** The whole query without spaces, of words and of stems, as typed and as corrected. */
function keysOf(
  index: TopicIndex,
  tokens: readonly string[],
  read: ReadonlyMap<string, ReadToken>,
): string[] {
  const telling = those(tokens, (token) => !idleWords.has(token));
  const correctionOf = (token: string): string | undefined => {
    const reading = read.get(token)?.reading;
    return reading?.corrected ? reading.words[0] : undefined;
  };
  const stemOf = (token: string) => read.get(token)?.stem ?? index.stemOf(token);
  const isHalf = (token: string) => !index.knows(token, stemOf(token)) && stemOf(token) === token;
  return [tokens, telling].flatMap((words) => [
    mapped(words, singular).join(''),
    mapped(words, (word) => singular(correctionOf(word) ?? word)).join(''),
    ...(words.some(isHalf) ? [] : [stemKey(mapped(words, stemOf))]),
    ...(words.some(correctionOf)
      ? [stemKey(mapped(words, (word) => index.stemOf(correctionOf(word) ?? stemOf(word))))]
      : []),
  ]);
}
