import type { WishRef } from './wish.ts';

const filters = ['papers', 'calculator', 'section kinds', 'section papers'] as const;
const length = ['section marks', 'total'] as const;
const balance = [
  'exclude',
  'include',
  'section questions',
  'count',
  'topic',
  'unseen',
  'difficulty',
  'section each',
] as const;

/** What is given up last comes first: what sort of questions it is, or how long the paper is. */
const orders = {
  sort: [...filters, ...length, ...balance],
  length: [...length, ...filters, ...balance],
};
export type Stance = keyof typeof orders;

export const rankOfWish = (ref: WishRef, stance: Stance): number =>
  orders[stance].indexOf(ref.wish === 'section' ? `section ${ref.of}` : ref.wish);

/** What it costs to go away from a wish by one mark, question or percent, or by a question that should be kept out. */
export function costOfWish(ref: WishRef): number {
  switch (ref.wish) {
    case 'total':
      return 3;
    case 'section':
      return { marks: 3, questions: 5, kinds: 8, papers: 8, each: 4 }[ref.of];
    case 'topic':
      return 2;
    case 'difficulty':
      return 1;
    case 'count':
      return 5;
    default:
      return 10;
  }
}
