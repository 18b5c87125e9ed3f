import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, plus, sf, surd } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

type Point = readonly [number, number];
/** Steps of whole numbers from the vertex to the three sites. A and B lie on one level. */
const triangles = [
  { a: [-4, 3], b: [4, 3], c: [0, -5], squared: 25 },
  { a: [-3, 4], b: [3, 4], c: [0, -5], squared: 25 },
  { a: [-4, 3], b: [4, 3], c: [3, -4], squared: 25 },
  { a: [-3, -4], b: [3, -4], c: [0, 5], squared: 25 },
  { a: [-4, -3], b: [4, -3], c: [3, 4], squared: 25 },
  { a: [-6, 2], b: [6, 2], c: [2, -6], squared: 40 },
  { a: [-5, 1], b: [5, 1], c: [-1, -5], squared: 26 },
] as const satisfies readonly { a: Point; b: Point; c: Point; squared: number }[];

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    trade: choice(
      { what: 'ice-cream stalls', one: 'stall', place: 'a park in Lima' },
      { what: 'coffee carts', one: 'cart', place: 'a square in Seoul' },
      { what: 'bicycle workshops', one: 'workshop', place: 'a district of Copenhagen' },
    ),
    shape: integers(0, triangles.length - 1),
    x: integers(6, 8),
    y: integers(6, 8),
    unit: choice(50, 100, 200),
  },
  write: ({ trade, shape, x, y, unit }) => {
    const { a, b, c, squared } = triangles[shape]!;
    const at = (step: Point): Point => [x + step[0], y + step[1]];
    const [A, B, C] = [at(a), at(b), at(c)];
    const middle: Point = [(A[0] + C[0]) / 2, (A[1] + C[1]) / 2];
    const [dx, dy] = [C[0] - A[0], C[1] - A[1]];
    // y = (−dx/dy) x + constant
    const constant = middle[1] + (dx / dy) * middle[0];
    const top = 2 * dy * constant;
    const slopeText = fraction(-dx, dy);
    const written = slopeText === '1' ? 'x' : slopeText === '-1' ? '-x' : `${slopeText}x`;
    const line = `y = ${written}${
      Math.abs(constant) < 1e-9
        ? ''
        : Number.isInteger(Math.round(constant * 1e9) / 1e9)
          ? plus(Math.round(constant))
          : `${constant < 0 ? ' - ' : ' + '}${fraction(Math.abs(Math.round(top)), Math.abs(2 * dy))}`
    }`;
    const radius = Math.sqrt(squared);
    const size = 15;
    const rows = [
      [2 * (B[0] - A[0]), 2 * (B[1] - A[1])],
      [2 * (C[0] - A[0]), 2 * (C[1] - A[1])],
    ];
    const norm = (p: Point) => p[0] ** 2 + p[1] ** 2;
    const solved = solveLinear(rows, [norm(B) - norm(A), norm(C) - norm(A)]);
    const half = (value: number) => String(Math.round(value * 2) / 2);
    /** From the vertex to the frame along a bisector, away from the third site. */
    const ray = (p: Point, q: Point, other: Point): Point => {
      let direction: Point = [q[1] - p[1], p[0] - q[0]];
      const near = (to: Point, from: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);
      const probe: Point = [x + direction[0] * 0.01, y + direction[1] * 0.01];
      if (near(probe, other) < near(probe, p)) direction = [-direction[0], -direction[1]];
      const reach = Math.min(
        direction[0] > 0 ? (size - x) / direction[0] : direction[0] < 0 ? -x / direction[0] : 1e9,
        direction[1] > 0 ? (size - y) / direction[1] : direction[1] < 0 ? -y / direction[1] : 1e9,
      );
      return [x + direction[0] * reach, y + direction[1] * reach];
    };
    const inside = [(A[0] + B[0]) / 2 + (a[1] > 0 ? 1 : -1), A[1]] as Point;
    const nearer = inside[0] > x ? 'B' : 'A';
    return {
      text: md`Three ${trade.what} in ${trade.place} are at $A(${A.join(', ')})$, $B(${B.join(', ')})$ and $C(${C.join(', ')})$. The diagram shows the Voronoi diagram of the three sites, drawn for $0 \le x \le ${size}$ and $0 \le y \le ${size}$. One unit is $${unit}\ \text{m}$.

![](drawing:voronoi)

(a) Write down the equation of the edge between the cells of $A$ and $B$. [1]

(b) A visitor stands at $(${inside.join(', ')})$ and walks to the nearest ${trade.one}. Write down which one this is. [1]

(c) Find the equation of the edge between the cells of $A$ and $C$ in the form $y = mx + c$. [4]

(d) Find the coordinates of the vertex of the Voronoi diagram. [2]

A new ${trade.one} is to be placed inside triangle $ABC$, as far as possible from the nearest of the three.

(e) State where it should be placed, and find its distance from $A$ in metres. [3]`,
      hints: [
        md`Every edge of a Voronoi diagram lies on the perpendicular bisector of two sites.`,
        md`At a vertex three edges meet, so its distances from the three sites are equal.`,
      ],
      answer: md`(a) $A$ and $B$ have the same $y$-coordinate, so the bisector is vertical, halfway between $${A[0]}$ and $${B[0]}$: $x = ${x}$

(b) The point lies ${nearer === 'B' ? 'to the right' : 'to the left'} of the line $x = ${x}$, in the cell of $${nearer}$: the ${trade.one} at $${nearer}$ is nearest.

(c) The midpoint of $AC$ is $(${half(middle[0])}, ${half(middle[1])})$. The gradient of $AC$ is $${fraction(dy, dx)}$, so the perpendicular gradient is $${slopeText}$. The line through the midpoint with this gradient is

$$${line}.$$

(d) Substituting $x = ${x}$ into this equation gives $y = ${y}$. The vertex is $(${x}, ${y})$.

(e) It should be placed at the vertex $(${x}, ${y})$, which is equally far from all three sites. Its distance from $A$ is

$$\sqrt{(${x} - ${A[0]})^2 + (${y} - ${A[1]})^2} = ${surd(squared)}\ \text{units}, \quad \text{or} \quad ${Number.isInteger(radius) ? '' : `${sf(radius, 4)} \\times ${unit} = `}${sf(radius * unit)}\ \text{m}.$$

**Watch out:** The edge between the cells of $A$ and $C$ isn't the line $AC$ but is perpendicular to it. And (e) asks for metres: the coordinates give a length in units of $${unit}\ \text{m}$.`,
      scheme: [
        [md`$x = ${x}$`, 'A1'],
        [md`$${nearer}$`, 'A1'],
        [md`midpoint $(${half(middle[0])}, ${half(middle[1])})$`, 'A1'],
        [md`gradient of $AC$: $${fraction(dy, dx)}$`, 'A1'],
        [md`uses the negative reciprocal and the midpoint`, 'M1'],
        [md`$${line}$`, 'A1'],
        [md`substitutes $x = ${x}$, or solves the two equations`, 'M1'],
        [md`$(${x}, ${y})$`, 'A1'],
        [md`at the vertex`, 'A1'],
        [md`distance from the vertex to a site: $${surd(squared)}$ units`, 'M1'],
        [md`$${sf(radius * unit)}\ \text{m}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: `x = ${x}`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `y = ${A[1]}`,
              note: md`That is the line through $A$ and $B$. The edge is perpendicular to it.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'name one of the sites' },
        {
          part: 'c',
          kind: 'equation',
          expected: line,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `(y - ${A[1]}) * ${dx} = (x - ${A[0]}) * ${dy < 0 ? `(${dy})` : dy}`,
              note: md`That is the line through $A$ and $C$. The edge is perpendicular to it.`,
            },
          ],
        },
        { part: 'd', kind: 'coordinates', expected: `(${x}, ${y})`, accuracy: 'exact' },
        {
          part: 'e',
          kind: 'coordinates',
          label: 'Place',
          expected: `(${x}, ${y})`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Distance',
          expected: `${radius * unit}`,
          unit: 'm',
          marks: 2,
          mistakes: [
            { value: `${radius}`, note: md`That is in units of the map. One unit is $${unit}\ \text{m}$.` },
            {
              value: `${squared * unit}`,
              note: md`You left out the square root in the formula for the distance.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `x = ${x}`, value: Number(solved[0]!.toFixed(9)) },
        { part: 'd', route: 'numeric', shown: `y = ${y}`, value: Number(solved[1]!.toFixed(9)) },
        {
          part: 'c',
          route: 'numeric',
          shown: line,
          value: (u) => (norm(C) - norm(A) - 2 * (C[0] - A[0]) * u) / (2 * (C[1] - A[1])),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `${sf(radius * unit)}\\ \\text{m}`,
          value: unit * Math.hypot(solved[0]! - C[0], solved[1]! - C[1]),
        },
      ],
      drawings: {
        voronoi: plot({
          x: [0, size],
          y: [0, size],
          width: 300,
          height: 300,
          frame: true,
          ticks: { x: 5, y: 5 },
          lines: [
            { from: [x, y], to: ray(A, B, C), ink: 'accent' },
            { from: [x, y], to: ray(A, C, B), ink: 'accent' },
            { from: [x, y], to: ray(B, C, A), ink: 'accent' },
          ],
          points: [
            { at: A, label: '*A*' },
            { at: B, label: '*B*' },
            { at: C, label: '*C*' },
          ],
          description: `A square with the sites A(${A.join(', ')}), B(${B.join(', ')}) and C(${C.join(', ')}). Three straight edges meet at one point between the sites and divide the square into three cells.`,
        }),
      },
    };
  },
});
