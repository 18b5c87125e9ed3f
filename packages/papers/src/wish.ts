import type { QuestionKind } from '@sevenfold/contract/papers/blueprint';
import type { Difficulty } from '@sevenfold/contract/questions/question.constants';

export type Bound = 'from' | 'to';

/** One wish of a blueprint, as small as it can be taken back or changed. A section is named by its place. */
export type WishRef =
  | { readonly wish: 'total' }
  | { readonly wish: 'section'; readonly section: number; readonly of: 'marks' | 'kinds' | 'papers' }
  | {
      readonly wish: 'section';
      readonly section: number;
      readonly of: 'questions' | 'each';
      readonly bound: Bound;
    }
  | { readonly wish: 'topic'; readonly topicId: number; readonly bound: Bound }
  | { readonly wish: 'difficulty'; readonly difficulty: Difficulty; readonly bound: Bound }
  | { readonly wish: 'count'; readonly kind: QuestionKind; readonly bound: Bound }
  | { readonly wish: 'papers' | 'calculator' | 'unseen' | 'exclude' }
  | { readonly wish: 'include'; readonly design: string };

/** The same for the same wish. */
export const nameOfWish = (ref: WishRef): string => Object.values(ref).join(' ');
