import { type Constraint, solve } from 'yalps';
import type { Solve } from '../packages/papers/src/model.ts';

/** The solver that wasn't taken (decision 067), to be measured beside the one that was. */
export const solveWithYalps: Solve = ({ columns, rows }, { seconds }) => {
  const bounds = rows.map(
    ({ from, to }): Constraint => ({
      ...(Number.isFinite(from) && { min: from }),
      ...(Number.isFinite(to) && { max: to }),
    }),
  );
  const uppers = columns.map(({ upper }): Constraint => (Number.isFinite(upper) ? { max: upper } : {}));
  const { status, variables } = solve<number, number>(
    {
      direction: 'minimize',
      objective: -1,
      constraints: [...bounds, ...uppers].map((bound, place) => [place, bound]),
      variables: columns.map(({ cost, entries }, place) => [
        place,
        [...entries, [rows.length + place, 1], [-1, cost]],
      ]),
      integers: columns.flatMap(({ continuous }, place) => (continuous ? [] : [place])),
    },
    // Any solution will do that isn't twice as dear as it could be.
    { timeout: seconds * 1000, tolerance: 1, includeZeroVariables: true },
  );
  if (status === 'infeasible') return { status };
  // One that ran out of time may have found something, but can't tell whether it holds the rows.
  if (status !== 'optimal') return { status: 'undecided' };
  const values = new Map(variables);
  return { status: 'solved', values: columns.map((_, place) => Math.round(values.get(place) ?? 0)) };
};
