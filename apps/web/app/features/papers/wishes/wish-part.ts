import type { Problems, Wishes } from './wishes.rules.ts';

/** What each part of the form is given. */
export type WishPartProps = {
  wishes: Wishes;
  problems: Problems;
  onChange: (wishes: Wishes) => void;
};
