import type { Accuracy } from './accuracy.ts';

export const kinds = [
  'choice',
  'number',
  'expression',
  'equation',
  'interval',
  'set',
  'coordinates',
  'vector',
  'matrix',
  'complex',
  'formula',
  'units',
] as const;
export type Kind = (typeof kinds)[number];

export const forms = [
  'factorised',
  'expanded',
  'completed square',
  'surd',
  'logarithm',
  'exponential',
  'standard form',
  'simplest fraction',
  'smallest whole numbers',
] as const;
export type Form = (typeof forms)[number];

/** What one field asks for, as its author writes it. */
export type Asked = {
  kind: Kind;
  expected: string;
  variables?: readonly string[] | undefined;
  accuracy?: Accuracy | undefined;
  form?: Form | undefined;
  unit?: string | undefined;
  /** The texts of A, B, C …, which may be typed in place of the letter. */
  choices?: readonly string[] | undefined;
};
