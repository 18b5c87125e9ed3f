import { difficultyNumber } from '@sevenfold/contract/questions/question.constants';
import type { Placed } from './candidate.ts';
import { shuffleAll } from './random.ts';

/**
 * Section by section, and in each from the easier to the harder. Within one difficulty shorter and longer ones come by
 * chance, but two of the same topic don't follow each other where it can be helped.
 */
export function orderPaper(paper: readonly Placed[], random: () => number): Placed[] {
  const drawn = shuffleAll([...paper], random);
  const rankOf = ({ section, candidate }: Placed) => section * 10 + difficultyNumber(candidate.difficulty);
  const ranks = [...new Set(drawn.map(rankOf))].sort((a, b) => a - b);
  const ordered: Placed[] = [];
  for (const rank of ranks) {
    const waiting = drawn.filter((one) => rankOf(one) === rank);
    while (waiting.length > 0) {
      const next = nextOf(waiting, ordered.at(-1));
      ordered.push(waiting[next]!);
      waiting.splice(next, 1);
    }
  }
  return ordered;
}

const topicOf = ({ candidate }: Placed): number | undefined => candidate.topicIds[0];

/** One of another topic than the last; of those, the topic with most of them left, so that none is left over together. */
function nextOf(waiting: readonly Placed[], last: Placed | undefined): number {
  const left = (topic: number | undefined) => waiting.filter((one) => topicOf(one) === topic).length;
  let best = 0;
  let most = -1;
  waiting.forEach((one, place) => {
    const follows = last && last.section === one.section && topicOf(last) === topicOf(one);
    const worth = follows ? 0 : left(topicOf(one));
    if (worth > most) [best, most] = [place, worth];
  });
  return best;
}
