/** A mixed-integer program: whole numbers of columns, at the least cost, with every row inside its bounds. */
export interface Model {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Column {
  readonly cost: number;
  readonly upper: number;
  /** Fractions are allowed for what only measures. */
  readonly continuous?: true;
  readonly entries: readonly (readonly [row: number, coefficient: number])[];
}

export interface Row {
  /** Infinite where it has none. */
  readonly from: number;
  readonly to: number;
}

export interface SolveLimits {
  readonly seconds: number;
  /** Any solution whose cost is at most so far above the least will do. */
  readonly gap: number;
  /** And so does any after which better ones were found so often; a count ends at the same place on every machine. */
  readonly improvements?: number;
}

export type Solved =
  | { readonly status: 'solved'; readonly values: readonly number[] }
  | { readonly status: 'infeasible' }
  /** The time was over before either was proved. */
  | { readonly status: 'undecided' };

export type Solve = (model: Model, limits: SolveLimits) => Solved;
