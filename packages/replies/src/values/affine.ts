import type { Node } from '../reading/node.ts';
import { Decimal } from './decimal.ts';
import { decimals } from './decimals.ts';
import { evaluation } from './evaluate.ts';

/** A line or plane: a point of it, and the directions in which it runs, none of which follows from the others. */
export type Affine = { point: readonly Decimal[]; directions: readonly (readonly Decimal[])[] };

const nothing = new Decimal('1e-25');
const isNothing = (value: Decimal) => value.abs().lt(nothing);

export type LinearForm = { constant: Decimal; slopes: readonly Decimal[] };

/** An expression as constant + slopes · letters; undefined if it is no such thing. */
export function linearForm(node: Node, letters: readonly string[]): LinearForm | undefined {
  const value = evaluation(node, decimals);
  const at = (numbers: readonly number[]) =>
    value(new Map(letters.map((letter, place) => [letter, new Decimal(numbers[place]!)])));
  const constant = at(letters.map(() => 0));
  const slopes = letters.map((_, place) =>
    at(letters.map((__, other) => (other === place ? 1 : 0))).sub(constant),
  );
  // A straight form is known by these values; another point tells whether it is one.
  for (const probe of [
    letters.map((_, place) => place * 1.25 + 0.75),
    letters.map((_, place) => 3.5 - place * 2.25),
  ]) {
    const predicted = slopes.reduce((sum, slope, place) => sum.add(slope.mul(probe[place]!)), constant);
    const found = at(probe);
    if (!found.isFinite() || !isNothing(found.sub(predicted).div(Decimal.max(1, predicted.abs()))))
      return undefined;
  }
  return constant.isFinite() ? { constant, slopes } : undefined;
}

/** From entries such as 1 + 2t: the letters other than coordinates run freely. */
export function affineFromEntries(
  entries: readonly Node[],
  parameters: readonly string[],
): Affine | undefined {
  const forms = entries.map((entry) => linearForm(entry, parameters));
  if (forms.some((form) => form === undefined)) return undefined;
  const known = forms as LinearForm[];
  return {
    point: known.map(({ constant }) => constant),
    directions: basis(parameters.map((_, place) => known.map(({ slopes }) => slopes[place]!))),
  };
}

/** Where all of these are 0. */
export function affineFromEquations(sides: readonly Node[], letters: readonly string[]): Affine | undefined {
  const forms = sides.map((side) => linearForm(side, letters));
  if (forms.some((form) => form === undefined)) return undefined;
  const rows = reduced((forms as LinearForm[]).map(({ constant, slopes }) => [...slopes, constant.neg()]));
  const size = letters.length;
  const pivots = rows.map((row) => row.findIndex((value) => !isNothing(value)));
  if (pivots.some((pivot) => pivot === size) || rows.length === 0) return undefined;
  const point = letters.map((_, column) => {
    const row = pivots.indexOf(column);
    return row < 0 ? new Decimal(0) : rows[row]![size]!;
  });
  const free = letters.map((_, column) => column).filter((column) => !pivots.includes(column));
  const directions = free.map((column) =>
    letters.map((_, other) => {
      if (other === column) return new Decimal(1);
      const row = pivots.indexOf(other);
      return row < 0 ? new Decimal(0) : rows[row]![column]!.neg();
    }),
  );
  return { point, directions };
}

/** Rows in echelon form with leading ones, without those that follow from others. */
function reduced(rows: readonly (readonly Decimal[])[]): Decimal[][] {
  const left = rows.map((row) => [...row]);
  const done: Decimal[][] = [];
  for (let column = 0; column < (left[0]?.length ?? 0); column += 1) {
    left.sort((a, b) => b[column]!.abs().cmp(a[column]!.abs()));
    const [first] = left;
    if (!first || isNothing(first[column]!)) continue;
    const pivot = first.map((value) => value.div(first[column]!));
    left.shift();
    const cleared = (row: Decimal[]) => row.map((value, place) => value.sub(pivot[place]!.mul(row[column]!)));
    for (const list of [left, done]) for (const [place, row] of list.entries()) list[place] = cleared(row);
    done.push(pivot);
  }
  return done;
}

const basis = (rows: readonly (readonly Decimal[])[]) => reduced(rows);

export function sameAffine(left: Affine, right: Affine): boolean {
  if (left.point.length !== right.point.length || left.directions.length !== right.directions.length)
    return false;
  const size = left.directions.length;
  const between = left.point.map((value, place) => value.sub(right.point[place]!));
  return basis([...left.directions, ...right.directions, between]).length === size;
}

export const isFlat = (affine: Affine | undefined): affine is Affine =>
  affine !== undefined && affine.directions.length > 0 && affine.directions.length < affine.point.length;
