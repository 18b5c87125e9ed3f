import { minusNode } from '../reading/build-node.ts';
import { type Node, rebuilt, type Statement, symbolsIn, symbolsOf } from '../reading/node.ts';
import { type Affine, affineFromEntries, affineFromEquations } from '../values/affine.ts';
import { dotProduct, vectorOf } from '../values/vectors.ts';

const letters = ['x', 'y', 'z'];

/** How many coordinates a statement speaks of, as far as it tells. */
export function spaceOf(statement: Statement): number {
  const sizes = equationsIn(statement).flatMap((sides) =>
    sides.flatMap((side) => listsIn(side).map((list) => list.rows.flat().length)),
  );
  const names = symbolsIn(statement);
  return Math.max(2, ...sizes, names.has('z') || names.has('k') ? 3 : 2);
}

/** The line or plane that a statement describes: by a vector, by parameters, or by equations. */
export function affineOf(statement: Statement, space: number): Affine | undefined {
  const equations = equationsIn(statement);
  if (equations.length === 0) return undefined;
  return byVector(equations, space) ?? byParameters(equations, space) ?? byEquations(equations, space);
}

function equationsIn(statement: Statement): (readonly Node[])[] {
  if (statement.is === 'relation')
    return statement.signs.every((sign) => sign === '=') ? [statement.sides] : [];
  if (statement.is !== 'all') return [];
  const parts = statement.of.map(equationsIn);
  return parts.some((part) => part.length === 0) ? [] : parts.flat();
}

const listsIn = (node: Node): (Node & { is: 'list' })[] => {
  const found: (Node & { is: 'list' })[] = [];
  rebuilt(node, (part) => {
    if (part.is === 'list') found.push(part);
    return part;
  });
  return found;
};

const isPosition = (node: Node) =>
  (node.is === 'symbol' && /^[rR]$/.test(node.name)) ||
  (node.is === 'list' &&
    node.rows.flat().every((entry) => entry.is === 'symbol' && letters.includes(entry.name)));

/** r = (1, 2) + t(3, 4) */
function byVector(equations: readonly (readonly Node[])[], space: number): Affine | undefined {
  const [sides, ...more] = equations;
  if (more.length > 0 || sides!.length !== 2) return undefined;
  const [left, right] = isPosition(sides![0]!) ? sides! : [...sides!].reverse();
  if (!isPosition(left!)) return undefined;
  const vector = vectorOf(right!);
  if (!vector) return undefined;
  const entries = vector.entries.slice(0, space);
  const parameters = [...new Set(entries.flatMap((entry) => [...symbolsOf(entry)]))];
  return affineFromEntries(entries, parameters);
}

/** x = 1 + t, y = 2, z = 3 − t */
function byParameters(equations: readonly (readonly Node[])[], space: number): Affine | undefined {
  if (equations.length !== space) return undefined;
  const entries = letters.slice(0, space).map((letter) => {
    const own = equations.find(([left]) => left!.is === 'symbol' && left.name === letter);
    return own?.length === 2 ? own[1] : undefined;
  });
  if (entries.some((entry) => !entry)) return undefined;
  const known = entries as Node[];
  const parameters = [...new Set(known.flatMap((entry) => [...symbolsOf(entry)]))];
  return parameters.some((name) => letters.includes(name)) ? undefined : affineFromEntries(known, parameters);
}

/** (x − 1)/2 = (y + 3)/4 = z, and planes as r · n = d. */
function byEquations(equations: readonly (readonly Node[])[], space: number): Affine | undefined {
  const names = letters.slice(0, space);
  const differences = equations.flatMap((sides) =>
    sides
      .slice(1)
      .map((side, place) => minusNode(withDotProducts(sides[place]!, space), withDotProducts(side, space))),
  );
  if (differences.some((node) => [...symbolsOf(node)].some((name) => !names.includes(name))))
    return undefined;
  return affineFromEquations(differences, names);
}

const position = (space: number): Node => ({
  is: 'list',
  open: '(',
  close: ')',
  rows: [letters.slice(0, space).map((name) => ({ is: 'symbol', name }))],
});

const withDotProducts = (node: Node, space: number): Node => {
  if (node.is === 'sum') return { is: 'sum', terms: node.terms.map((term) => withDotProducts(term, space)) };
  if (node.is === 'negative') return { is: 'negative', of: withDotProducts(node.of, space) };
  if (node.is !== 'product' || node.factors.length !== 2) return node;
  const [left, right] = node.factors.map((factor) => vectorOf(isPosition(factor) ? position(space) : factor));
  return left && right ? dotProduct(left, right) : node;
};
