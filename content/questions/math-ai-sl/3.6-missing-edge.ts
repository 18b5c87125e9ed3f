import { root, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, linear, sf } from '../../authoring/wording.ts';
import { voronoi } from '../../figures/voronoi.ts';

type Point = readonly [number, number];
/** Whole steps of the same length from the vertex to three sites that lie around it. */
const plans = [
  [
    [-4, 3],
    [4, 3],
    [3, -4],
  ],
  [
    [-3, 4],
    [5, 0],
    [-3, -4],
  ],
  [
    [-5, 0],
    [3, 4],
    [4, -3],
  ],
  [
    [-7, 1],
    [5, 5],
    [1, -7],
  ],
  [
    [-1, 7],
    [5, -5],
    [-7, -1],
  ],
  [
    [-5, 5],
    [7, 1],
    [-1, -7],
  ],
  [
    [-4, 7],
    [8, 1],
    [-4, -7],
  ],
  [
    [-1, 8],
    [7, -4],
    [-8, -1],
  ],
  [
    [-7, 4],
    [4, 7],
    [1, -8],
  ],
] as const satisfies readonly (readonly Point[])[];
const size = 18;

const lineThrough = (n: number, d: number, [x, y]: Point): string =>
  `y = ${linear([n, d], [y * d - n * x, d])}`;

/** From V along the bisector of two sites, away from the third, as far as the map goes. */
const rayFrom = (v: Point, p: Point, q: Point, other: Point): Point => {
  let [dx, dy] = [q[1] - p[1], p[0] - q[0]];
  if (dx * (other[0] - v[0]) + dy * (other[1] - v[1]) > 0) [dx, dy] = [-dx, -dy];
  const reach = Math.min(
    dx > 0 ? (size - v[0]) / dx : dx < 0 ? -v[0] / dx : Infinity,
    dy > 0 ? (size - v[1]) / dy : dy < 0 ? -v[1] / dy : Infinity,
  );
  return [v[0] + dx * reach, v[1] + dy * reach];
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['3.5'],
  parameters: {
    what: choice('hospitals', 'charging points', 'wells', 'bakeries'),
    plan: integers(0, plans.length - 1),
    turn: integers(0, 2),
    x: integers(8, 10),
    y: integers(8, 10),
  },
  allow: ({ plan, turn, x, y }) => {
    const ordered = [0, 1, 2].map((index) => plans[plan]![(index + turn) % 3]!);
    const [a, b, c] = ordered as unknown as [Point, Point, Point];
    const slanted = ([p, q]: readonly [Point, Point]) => p[0] !== q[0] && p[1] !== q[1];
    return (
      (
        [
          [a, b],
          [a, c],
          [b, c],
        ] as const
      ).every(slanted) && x !== y
    );
  },
  write: ({ what, plan, turn, x, y }) => {
    const V: Point = [x, y];
    const [A, B, C] = [0, 1, 2].map((index): Point => {
      const step = plans[plan]![(index + turn) % 3]!;
      return [x + step[0], y + step[1]];
    }) as [Point, Point, Point];
    const bisector = (p: Point, q: Point) => lineThrough(-(q[0] - p[0]), q[1] - p[1], V);
    const [ab, ac, bc] = [bisector(A, B), bisector(A, C), bisector(B, C)];
    const [dx, dy] = [C[0] - B[0], C[1] - B[1]];
    const middle: Point = [(B[0] + C[0]) / 2, (B[1] + C[1]) / 2];
    const end = rayFrom(V, B, C, A);
    const onSide = Math.abs(end[0]) < 1e-9 || Math.abs(end[0] - size) < 1e-9;
    const border = onSide ? `x = ${Math.round(end[0])}` : `y = ${Math.round(end[1])}`;
    const other = onSide ? end[1] : end[0];
    const otherName = onSide ? 'y' : 'x';
    const norm = (p: Point) => p[0] ** 2 + p[1] ** 2;
    const solved = solveLinear(
      [
        [2 * (B[0] - A[0]), 2 * (B[1] - A[1])],
        [2 * (C[0] - A[0]), 2 * (C[1] - A[1])],
      ],
      [norm(B) - norm(A), norm(C) - norm(A)],
    ).map((value) => Number(value.toFixed(8))) as [number, number];
    const exact = onSide
      ? fraction(y * dy - dx * (Math.round(end[0]) - x), dy)
      : fraction(x * dx - dy * (Math.round(end[1]) - y), dx);
    // A short decimal stands for itself, anything else is shown as a fraction first.
    const short = Number.isInteger(Math.round(other * 1e8) / 1e6);
    const otherText = short ? `${Number(other.toFixed(2))}` : sf(other);
    const equal = (u: number, v: number) =>
      (u - B[0]) ** 2 + (v - B[1]) ** 2 - (u - C[0]) ** 2 - (v - C[1]) ** 2;
    return {
      text: md`Three ${what} are at $A(${A.join(', ')})$, $B(${B.join(', ')})$ and $C(${C.join(', ')})$ on a map with $0 \le x \le ${size}$ and $0 \le y \le ${size}$. The diagram shows their Voronoi diagram, but the edge between the cells of $B$ and $C$ is missing. The edge between the cells of $A$ and $B$ has the equation $${ab}$, and the edge between the cells of $A$ and $C$ has the equation $${ac}$.

![](drawing:map)

(a) Find the coordinates of the vertex $V$ of the Voronoi diagram. [2]

(b) Find the equation of the missing edge. Give your answer in the form $y = mx + c$. [4]

(c) Verify that $V$ lies on the line that you found. [1]

(d) The missing edge runs from $V$ to the border $${border}$ of the map. Find the $${otherName}$-coordinate of the point where it meets this border. [1]`,
      hints: [
        md`$V$ is the point where the two known edges meet.`,
        md`An edge lies on the perpendicular bisector of two sites. Which two sites are meant here?`,
        md`For the bisector you need the midpoint of $BC$ and the negative reciprocal of the gradient of $BC$.`,
      ],
      answer: md`(a) The vertex lies on both known edges. Solving $${ab}$ and $${ac}$ together gives $x = ${x}$ and $y = ${y}$, so $V(${x}, ${y})$.

(b) The edge between the cells of $B$ and $C$ lies on the perpendicular bisector of $BC$. The midpoint is $(${middle.join(', ')})$. The gradient of $BC$ is $\dfrac{${C[1]} - ${B[1]}}{${C[0]} - ${B[0]}} = ${fraction(dy, dx)}$, so the edge has the gradient $${fraction(-dx, dy)}$:

$$y - ${middle[1]} = ${fraction(-dx, dy)}(x - ${middle[0]}), \quad \text{that is} \quad ${bc}$$

(c) For $x = ${x}$ the equation gives $y = ${y}$, which is the $y$-coordinate of $V$. So all three edges meet at $V$.

(d) With $${border}$ the equation gives $${otherName} ${short ? '' : `= ${exact} `}= ${otherText}$.

**Another way for (b):** the edge passes through $V$, so you can use $V$ in place of the midpoint. But then (c) checks nothing.

**Watch out:** the edge is only a part of the bisector. Beyond $V$ the line goes on inside the cell of $A$, where it is no border.`,
      scheme: [
        [md`(a) attempts to solve the two equations`, 'M1'],
        [md`$(${x}, ${y})$`, 'A1'],
        [md`(b) midpoint $(${middle.join(', ')})$ (or $V$)`, 'A1'],
        [md`gradient of $BC$: $${fraction(dy, dx)}$`, 'A1'],
        [md`uses the negative reciprocal and their point`, 'M1'],
        [md`$${bc}$`, 'A1'],
        [md`(c) substitutes the coordinates of $V$ and obtains a true statement`, 'A1'],
        [md`(d) $${short ? otherText : exact}$${short ? '' : md` ($${otherText}$)`}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'coordinates', expected: `(${x}, ${y})`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'equation',
          expected: bc,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `(y - ${B[1]}) * ${dx < 0 ? `(${dx})` : dx} = (x - ${B[0]}) * ${dy < 0 ? `(${dy})` : dy}`,
              note: md`That is the line through $B$ and $C$. The edge is perpendicular to it.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'verify' },
        { part: 'd', kind: 'number', expected: exact },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `x = ${x}`, value: solved[0] },
        { part: 'a', route: 'numeric', shown: `y = ${y}`, value: solved[1] },
        { part: 'b', route: 'numeric', shown: bc, value: (u) => root((v) => equal(u, v), -900, 901) },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${otherText}`,
          value: Number(
            (onSide
              ? root((v) => equal(end[0], v), -900, 901)
              : root((u) => equal(u, end[1]), -900, 901)
            ).toFixed(8),
          ),
        },
      ],
      drawings: {
        map: voronoi({
          x: [0, size],
          y: [0, size],
          ticks: { x: 5, y: 5 },
          width: 290,
          sites: { A, B, C },
          edges: [
            [V, rayFrom(V, A, B, C)],
            [V, rayFrom(V, A, C, B)],
          ],
          description: `A square map with the sites A(${A.join(', ')}), B(${B.join(', ')}) and C(${C.join(', ')}). Two edges meet at a point between the sites; the edge between the cells of B and C is not drawn.`,
        }),
      },
    };
  },
});
