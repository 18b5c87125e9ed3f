import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, grouped, plus } from '../../authoring/wording.ts';
import { voronoi } from '../../figures/voronoi.ts';

const wide = 12;
const high = 10;

/** Where the edge between A and C meets the axis of symmetry and the left border. */
const edgeOf = (p: number, q: number, s: number) => {
  const gradient = (6 - p) / (q - s);
  const at = (x: number) => (q + s) / 2 + gradient * (x - (p + 6) / 2);
  return { gradient, vertex: at(6), side: at(0) };
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    district: choice('Dakar', 'Guayaquil', 'Surabaya', 'Adana'),
    what: choice('market', 'health centre', 'post office'),
    p: integers(1, 4),
    q: integers(5, 9),
    s: integers(1, 6),
    /** Inhabitants per square kilometre. */
    dense: integers(1200, 3600, 200),
  },
  allow: ({ p, q, s, dense }) => {
    if (q <= s + 1) return false;
    const { vertex, side } = edgeOf(p, q, s);
    return (
      side > 0.2 &&
      side < high &&
      vertex < high - 0.8 &&
      Number.isInteger(side * 8) &&
      Number.isInteger(vertex * 8) &&
      // Not halfway between two thousands.
      (6 * (vertex + side) * dense) % 1000 !== 500
    );
  },
  write: ({ district, what, p, q, s, dense }) => {
    const { vertex, side } = edgeOf(p, q, s);
    const area = 6 * (vertex + side);
    const rest = (wide * high - area) / 2;
    const people = area * dense;
    const served = Math.round(people / 1000) * 1000;
    const step = 6 - p;
    const nearC = (x: number) => (q + s) / 2 + (step / (q - s)) * (Math.min(x, wide - x) - (p + 6) / 2);
    const summed = integral(nearC, 0, 6) + integral(nearC, 6, wide);
    const edge = `y = ${step === q - s ? 'x' : `${fraction(step, q - s)}x`}${Number.isInteger(side) ? plus(side) : ` + ${fraction(side * 8, 8)}`}`;
    const vertexText = String(vertex);
    return {
      text: md`A district of ${district} is a rectangle with $0 \le x \le ${wide}$ and $0 \le y \le ${high}$, where coordinates are in kilometres. It has three ${what}s, at $A(${p}, ${q})$, $B(${wide - p}, ${q})$ and $C(6, ${s})$, and everybody uses the nearest one. The diagram shows the Voronoi diagram. The edge between the cells of $A$ and $C$ has the equation $${edge}$.

![](drawing:map)

(a) Write down the equation of the edge between the cells of $A$ and $B$. [1]

(b) Find the coordinates of the vertex of the Voronoi diagram. [2]

(c) Find the area of the cell of $C$. [3]

There are $${grouped(dense)}$ inhabitants per square kilometre everywhere in the district.

(d) Find the number of people who use the ${what} at $C$, to the nearest thousand. [2]

(e) Determine which of the three ${what}s is used by the most people. [2]`,
      hints: [
        md`$A$ and $B$ have the same $y$-coordinate. So their perpendicular bisector is vertical.`,
        md`The vertex lies on both edges that you know.`,
        md`Cut the cell of $C$ along the line $x = 6$. What shape is each half?`,
      ],
      answer: md`(a) $A$ and $B$ are at the same height, so their bisector is the vertical line halfway between them: $x = 6$

(b) Put $x = 6$ into the equation of the other edge: $y = ${vertexText}$. The vertex is $(6, ${vertexText})$.

(c) The line $x = 6$ cuts the cell of $C$ into two equal trapezia. The left one has vertical sides of lengths $${side}$ (at $x = 0$) and $${vertexText}$ (at $x = 6$), $6\ \text{km}$ apart:

$$2 \times \frac{${side} + ${vertexText}}{2} \times 6 = ${area}\ \text{km}^2$$

(d) Multiply the area by the number of people per square kilometre: $${area} \times ${dense} = ${grouped(people)}$, which is $${grouped(served)}$ to the nearest thousand.

(e) The rest of the district is shared equally by $A$ and $B$, by symmetry: $\dfrac{${wide * high} - ${area}}{2} = ${rest}\ \text{km}^2$ each. As $${area} ${area > rest ? '>' : '<'} ${rest}$, ${
        area > rest
          ? md`the ${what} at $C$ is used by the most people`
          : md`the ${what}s at $A$ and $B$ are used by the most people, equally many each`
      }.

**Watch out:** the number of people follows from the area of a cell, not from the number of its neighbours or the length of its edges.`,
      scheme: [
        [md`(a) $x = 6$`, 'A1'],
        [md`(b) substitutes $x = 6$ into $${edge}$`, 'M1'],
        [md`$(6, ${vertexText})$`, 'A1'],
        [md`(c) finds the height $${side}$ at $x = 0$`, 'A1'],
        [md`area of a trapezium, or of a rectangle and a triangle`, 'M1'],
        [md`$${area}\ \text{km}^2$`, 'A1'],
        [md`(d) multiplies their area by $${dense}$`, 'M1'],
        [md`$${grouped(served)}$`, 'A1'],
        [md`(e) $\frac{${wide * high} - ${area}}{2} = ${rest}$`, 'M1'],
        [md`${area > rest ? md`$C$` : md`$A$ and $B$`}, with a correct comparison`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: 'x = 6',
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `y = ${q}`,
              note: md`That is the line through $A$ and $B$. The edge is perpendicular to it.`,
            },
          ],
        },
        { part: 'b', kind: 'coordinates', expected: `(6, ${vertexText})` },
        {
          part: 'c',
          kind: 'number',
          expected: `${area}`,
          unit: 'km^2',
          mistakes: [
            { value: `${area / 2}`, note: md`That is one half of the cell.` },
            {
              value: `${wide * side}`,
              note: md`That is the rectangle below the lowest point of the edges. The cell goes up to the vertex.`,
            },
          ].filter(({ value }, place) => place === 0 || Number(value) !== area / 2),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${served}`,
          accuracy: { tolerance: 500 },
          follows: `c.1 * ${dense}`,
          unless: 'n <= 0',
        },
        {
          part: 'e',
          kind: 'number',
          label: md`Area of the cell of $A$`,
          expected: `${rest}`,
          unit: 'km^2',
          marks: 1,
          follows: `(${wide * high} - c.1) / 2`,
          unless: 'a <= 0',
        },
        { part: 'e', kind: 'self', why: 'compare', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'substitution', shown: `y = ${vertexText}`, value: Number(nearC(6).toFixed(9)) },
        { part: 'c', route: 'numeric', shown: `= ${area}\\ \\text{km}^2`, value: Number(summed.toFixed(7)) },
        { part: 'd', route: 'numeric', shown: grouped(served), value: summed * dense, within: 500.1 },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${rest}\\ \\text{km}^2`,
          value: Number(integral((x) => high - nearC(x), 0, 6).toFixed(7)),
        },
      ],
      drawings: {
        map: voronoi({
          x: [0, wide],
          y: [0, high],
          ticks: { x: 2, y: 2 },
          width: 320,
          sites: { A: [p, q], B: [wide - p, q], C: [6, s] },
          shade: ['C'],
          description: `A rectangle from 0 to ${wide} and from 0 to ${high} with the sites A(${p}, ${q}), B(${wide - p}, ${q}) and C(6, ${s}). A vertical edge comes down from the top; at its lower end two edges run down to the left and to the right border. The cell of C, below them, is shaded. The figure is symmetrical.`,
        }),
      },
    };
  },
});
