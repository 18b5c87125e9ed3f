import { root, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, linear, sf, surd } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

type Point = readonly [number, number];
/** Whole steps of the same length from the centre to the rim, from the left over the top to the right. */
const rims: readonly (readonly Point[])[] = [
  [
    [-8, 1],
    [-7, 4],
    [-4, 7],
    [-1, 8],
    [1, 8],
    [4, 7],
    [7, 4],
    [8, 1],
  ],
  [
    [-9, 2],
    [-7, 6],
    [-6, 7],
    [-2, 9],
    [2, 9],
    [6, 7],
    [7, 6],
    [9, 2],
  ],
  [
    [-11, 2],
    [-10, 5],
    [-5, 10],
    [-2, 11],
    [2, 11],
    [5, 10],
    [10, 5],
    [11, 2],
  ],
];
const degrees = 180 / Math.PI;
const clockwise = ([x, y]: Point) => Math.atan2(x, y) * degrees;

const lineThrough = (n: number, d: number, [x, y]: Point): string =>
  `y = ${linear([n, d], [2 * (y * d - n * x), 2 * d])}`;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.2', '3.4'],
  parameters: {
    find: choice(
      'a clay plate in Jordan',
      'a bronze mirror in Xi’an',
      'a wooden shield in Jutland',
      'a painted bowl in Oaxaca',
    ),
    size: integers(0, 2),
    i: integers(0, 4),
    j: integers(1, 6),
    k: integers(3, 7),
    x: integers(9, 13),
    y: integers(2, 6),
  },
  allow: ({ size, i, j, k, x, y }) => {
    if (i >= j || j >= k) return false;
    const [a, b, c] = [i, j, k].map((at) => rims[size]![at]!) as [Point, Point, Point];
    const span = clockwise(c) - clockwise(a);
    const level = a[1] === b[1] || b[1] === c[1] || a[1] === c[1];
    return (
      !level &&
      span > 60 &&
      span < 150 &&
      Math.abs(span - 90) > 1 &&
      j - i + (k - j) > 2 &&
      x + a[0] >= 1 &&
      y > 1
    );
  },
  write: ({ find, size, i, j, k, x, y }) => {
    const [a, b, c] = [i, j, k].map((at) => rims[size]![at]!) as [Point, Point, Point];
    const at = (step: Point): Point => [x + step[0], y + step[1]];
    const [A, B, C] = [at(a), at(b), at(c)];
    const half = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const [dx, dy] = [B[0] - A[0], B[1] - A[1]];
    const first = lineThrough(-dx, dy, half(A, B));
    const second = lineThrough(-(C[0] - B[0]), C[1] - B[1], half(B, C));
    const squared = a[0] ** 2 + a[1] ** 2;
    const radius = Math.sqrt(squared);
    const chord2 = (C[0] - A[0]) ** 2 + (C[1] - A[1]) ** 2;
    const angle = Math.acos((2 * squared - chord2) / (2 * squared)) * degrees;
    const arc = (angle / 360) * 2 * Math.PI * radius;
    const share = (angle / 360) * 100;
    // Some go on with the angle and the radius that they rounded.
    const around = Number(sf(angle));
    const arcs = [radius, Number(sf(radius))].flatMap((r) =>
      [angle, around].map((turn) => (turn / 180) * Math.PI * r),
    );
    const accepted = (value: number, others: readonly number[], unit: string) => {
      const told = [...new Set(others.map((other) => sf(other)))].filter((other) => other !== sf(value));
      return told.length === 0
        ? ''
        : ` (accept ${told.map((other) => md`$${other}${unit}$`).join(', ')} from rounded values)`;
    };
    const within = (value: number, others: readonly number[]) => ({
      tolerance: Number((Math.max(...others.map((other) => Math.abs(other - value))) + 0.06).toFixed(2)),
    });
    const norm = (p: Point) => p[0] ** 2 + p[1] ** 2;
    const solved = solveLinear(
      [
        [2 * (B[0] - A[0]), 2 * (B[1] - A[1])],
        [2 * (C[0] - B[0]), 2 * (C[1] - B[1])],
      ],
      [norm(B) - norm(A), norm(C) - norm(B)],
    ).map((value) => Number(value.toFixed(8))) as [number, number];
    const turned =
      clockwise([C[0] - solved[0], C[1] - solved[1]]) - clockwise([A[0] - solved[0], A[1] - solved[1]]);
    return {
      text: md`Archaeologists find a piece of ${find}. Its rim was a circle. To find the circle, they lay the piece on squared paper and read off three points of the rim: $A(${A.join(', ')})$, $B(${B.join(', ')})$ and $C(${C.join(', ')})$. Coordinates are in centimetres. The rim of the piece is the arc from $A$ through $B$ to $C$. Let $O$ be the centre of the circle.

![](drawing:piece)

(a) Explain why $O$ lies on the perpendicular bisector of $AB$. [1]

(b) Find the equation of the perpendicular bisector of $AB$ in the form $y = mx + c$. [4]

The perpendicular bisector of $BC$ has the equation $${second}$.

(c) Find the coordinates of $O$. [2]

(d) Find the radius of the circle. [2]

(e) Find the size of $A\hat{O}C$. [3]

(f) Find the length of the rim that the piece has, and the percentage of the whole rim that this is. [3]`,
      hints: [
        md`How far is the centre of a circle from each point of the circle?`,
        md`For (b): midpoint, gradient of $AB$, negative reciprocal.`,
        md`For (e), you know all three sides of triangle $AOC$.`,
      ],
      answer: md`(a) $A$ and $B$ lie on the circle, so $OA$ and $OB$ are both radii. A point that is equally far from $A$ and $B$ lies on the perpendicular bisector of $AB$.

(b) The midpoint of $AB$ is $(${half(A, B).join(', ')})$. The gradient of $AB$ is $\dfrac{${B[1]} - ${A[1]}}{${B[0]} - ${A[0]}} = ${fraction(dy, dx)}$, so the bisector has the gradient $${fraction(-dx, dy)}$:

$$y - ${half(A, B)[1]} = ${fraction(-dx, dy)}(x - ${half(A, B)[0]}), \quad \text{that is} \quad ${first}$$

(c) $O$ lies on both bisectors. Solving the two equations together gives $x = ${x}$ and $y = ${y}$, so the centre is $O(${x}, ${y})$.

(d) The radius is the distance from $O$ to a point of the rim:

$$OA = \sqrt{(${x} - ${A[0]})^2 + (${y} - ${A[1]})^2} = ${surd(squared)} = ${sf(radius)}\ \text{cm}$$

(e) $AC^2 = (${C[0]} - ${A[0]})^2 + (${C[1]} - ${A[1]})^2 = ${chord2}$. By the cosine rule in triangle $AOC$

$$\cos A\hat{O}C = \frac{${squared} + ${squared} - ${chord2}}{2 \times ${squared}}, \quad \text{so} \quad A\hat{O}C = ${sf(angle)}^\circ.$$

(f) The rim of the piece is an arc with this angle: $\dfrac{${sf(angle, 5)}}{360} \times 2\pi \times ${sf(radius, 5)} = ${sf(arc)}\ \text{cm}$. As a share of the whole circle: $\dfrac{${sf(angle, 5)}}{360} \times 100\% = ${sf(share)}\%$

**Watch out:** the bisectors of the chords pass through the centre, the chords themselves don't.`,
      scheme: [
        [md`(a) $OA = OB$, because both are radii`, 'R1'],
        [md`(b) midpoint $(${half(A, B).join(', ')})$`, 'A1'],
        [md`gradient of $AB$: $${fraction(dy, dx)}$`, 'A1'],
        [md`uses the negative reciprocal and their midpoint`, 'M1'],
        [md`$${first}$`, 'A1'],
        [md`(c) attempts to solve the two equations`, 'M1'],
        [md`$(${x}, ${y})$`, 'A1'],
        [md`(d) distance from their $O$ to one of the points`, 'M1'],
        [md`$${sf(radius)}\ \text{cm}$ (or $${surd(squared)}$)`, 'A1'],
        [md`(e) finds $AC$ or $AC^2$`, 'M1'],
        [md`substitutes into the cosine rule (or $2\sin^{-1}\frac{AC}{2r}$)`, 'M1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [md`(f) formula for the length of an arc with their angle and radius`, 'M1'],
        [md`$${sf(arc)}\ \text{cm}$${accepted(arc, arcs, '')}`, 'A1'],
        [md`$${sf(share)}\%$${accepted(share, [around / 3.6], md`\%`)}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'equation',
          expected: first,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `(y - ${A[1]}) * ${dx} = (x - ${A[0]}) * ${dy < 0 ? `(${dy})` : dy}`,
              note: md`That is the line through $A$ and $B$. The bisector is perpendicular to it.`,
            },
          ],
        },
        { part: 'c', kind: 'coordinates', expected: `(${x}, ${y})`, accuracy: 'exact' },
        {
          part: 'd',
          kind: 'number',
          expected: surd(squared),
          unit: 'cm',
          mistakes: [{ value: `${squared}`, note: md`You left out the square root.` }],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${angle}`,
          unit: '°',
          mistakes: [
            {
              value: `${angle / 2}`,
              note: md`That is half of the angle: it belongs to half of the chord $AC$.`,
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          label: 'Length of the rim',
          expected: `${arc}`,
          accuracy: within(arc, arcs),
          unit: 'cm',
          marks: 2,
          follows: 'e.1 / 360 * 2 * pi * d.1',
          unless: 'l <= 0',
          mistakes: [
            {
              value: `${Math.sqrt(chord2)}`,
              note: md`That is the straight line from $A$ to $C$. The rim is curved.`,
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          label: 'Percentage',
          expected: `${share}`,
          accuracy: within(share, [around / 3.6]),
          unit: '%',
          marks: 1,
          follows: 'e.1 / 3.6',
          unless: 'p <= 0',
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: first,
          value: (u) =>
            root((v) => (u - A[0]) ** 2 + (v - A[1]) ** 2 - (u - B[0]) ** 2 - (v - B[1]) ** 2, -900, 901),
        },
        { part: 'c', route: 'numeric', shown: `x = ${x}`, value: solved[0] },
        { part: 'c', route: 'numeric', shown: `y = ${y}`, value: solved[1] },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(radius)}\\ \\text{cm}`,
          value: Math.hypot(C[0] - solved[0], C[1] - solved[1]),
        },
        { part: 'e', route: 'numeric', shown: `A\\hat{O}C = ${sf(angle)}^\\circ`, value: turned },
        {
          part: 'f',
          route: 'numeric',
          shown: `= ${sf(arc)}\\ \\text{cm}`,
          value: (turned / degrees) * radius,
        },
        { part: 'f', route: 'numeric', shown: `= ${sf(share)}\\%`, value: turned / 3.6 },
      ],
      drawings: {
        piece: plot({
          x: [Math.min(0, A[0] - 1), Math.max(C[0] + 2, 16)],
          y: [0, Math.max(A[1], B[1], C[1]) + 3],
          equal: true,
          grid: true,
          ticks: { x: 5, y: 5 },
          width: 330,
          curves: [{ f: (u) => y + Math.sqrt(Math.max(0, squared - (u - x) ** 2)), from: A[0], to: C[0] }],
          points: [
            { at: A, label: '*A*', place: 'sw' },
            { at: B, label: '*B*', place: 'n' },
            { at: C, label: '*C*', place: 'ne' },
          ],
          description: `An arc on squared paper from A(${A.join(', ')}) through B(${B.join(', ')}) to C(${C.join(', ')}).`,
        }),
      },
    };
  },
});
