import { kindOf } from '@sevenfold/contract/papers/question-kind.rules';
import { difficulties, type PaperName } from '@sevenfold/contract/questions/question.constants';
import type { Candidate } from './candidate.ts';
import { randomOf } from './random.ts';

/** Five topics with a dozen each below them. */
export const madeTopics = Array.from({ length: 5 }, (_, top) => ({
  id: top + 1,
  below: Array.from({ length: 12 }, (_each, place) => (top + 1) * 100 + place),
}));

/** A bank of so many designs of a maths and a science course in one, with up to three variants each. */
export function madeBank(designs: number, seed: string): Candidate[] {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: designs }, (_, place) => {
    const top = pick(madeTopics);
    const paper: PaperName = pick(['1', '1', '2', '2', '1A', '1A', '1B', '3']);
    const marks = {
      '1': 4 + Math.floor(random() ** 2 * 16),
      '2': 5 + Math.floor(random() ** 2 * 15),
      '1A': 1,
      '1B': 4 + Math.floor(random() * 9),
      '3': 25 + Math.floor(random() * 6),
    }[paper];
    const shared = {
      design: `design-${place}`,
      marks,
      topicIds: [pick(top.below), top.id],
      difficulty: difficulties[Math.min(2, Math.floor(random() * 3.2))]!,
      paper,
      calculatorAllowed: paper !== '1',
      kind: kindOf({ paper, marks, multipleChoice: paper === '1A' }),
      seen: random() < 0.2,
    };
    return Array.from({ length: 1 + Math.floor(random() * 3) }, (_variant, variant) => ({
      id: place * 10 + variant,
      ...shared,
    }));
  }).flat();
}
