interface Described {
  readonly id: number | string;
  readonly title: string;
  readonly description: string;
}

const wordsOf = ({ title, description }: Described): Set<string> =>
  new Set(
    `${title} ${description}`
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      // 'exams' is about what 'exam' is about.
      ?.map((word) => word.replace(/(?<=\p{L}{3})(?:es|s)$/u, '')) ?? [],
  );

/**
 * Posts that share words with this one, those with the rarest words in common first. A word that half of the posts
 * have says nothing. Where nothing is shared, the order given decides: the newest first.
 */
export function relatedPosts<Post extends Described>(
  post: Described,
  all: readonly Post[],
  count: number,
): Post[] {
  const own = wordsOf(post);
  const words = new Map(all.map((one) => [one, wordsOf(one)]));
  const uses = (word: string) => [...words.values()].filter((known) => known.has(word)).length;
  const weights = new Map([...own].map((word) => [word, Math.max(0, Math.log(all.length / 2 / uses(word)))]));
  const likeness = (other: Post) =>
    [...words.get(other)!].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  return all
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, score: likeness(other) }))
    .sort((one, next) => next.score - one.score)
    .slice(0, count)
    .map(({ other }) => other);
}
