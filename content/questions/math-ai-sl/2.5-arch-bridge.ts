import { root, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf as significant } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** A half in the last figure goes away from zero, also where a binary fraction is a little less than a half. */
const sf = (value: number, figures = 3) => significant(value * (1 + 1e-12), figures);

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    river: choice('a river in Bosnia', 'a canal in Utrecht', 'a river in Fujian', 'a river in Lesotho'),
    half: integers(8, 15),
    top: integers(5, 9),
    boatWidth: choice(5, 6, 7, 8),
    boatHeight: integers(3, 6, 0.5),
  },
  allow: ({ half, top, boatWidth, boatHeight }) => {
    const clear = top * (1 - (boatWidth / 2 / half) ** 2);
    return Math.abs(clear - boatHeight) > 0.15 && boatHeight < top - 0.3 && boatHeight > top * 0.45;
  },
  write: ({ river, half, top, boatWidth, boatHeight }) => {
    const width = 2 * half;
    const a = -top / half ** 2;
    const arch = (x: number) => a * x * (x - width);
    const edge = half - boatWidth / 2;
    const clear = arch(edge);
    const fits = clear > boatHeight;
    const span = width * Math.sqrt(1 - boatHeight / top);
    const solved = solveLinear(
      [
        [width ** 2, width],
        [half ** 2, half],
      ],
      [0, top],
    );
    return {
      text: md`The arch of a bridge across ${river} has the shape of a parabola. It meets the surface of the water at $O(0, 0)$ and at $P(${width}, 0)$, and its highest point is $${top}\ \text{m}$ above the water. Distances are in metres.

![](drawing:arch)

(a) Write down the equation of the axis of symmetry of the parabola. [1]

The arch is modelled by $y = ax^2 + bx$.

(b) Write down two equations in $a$ and $b$. [2]

(c) Find the values of $a$ and $b$. [2]

A boat has the shape of a rectangle when it is seen from the front. It is $${boatWidth}\ \text{m}$ wide and reaches $${boatHeight}\ \text{m}$ above the water. It sails along the middle of the arch.

(d) Determine whether the boat can pass under the bridge. [3]

(e) Find the width of the widest boat of this height that can pass. [3]`,
      hints: [
        md`The highest point of a parabola lies on its axis of symmetry, halfway between the zeros.`,
        md`The upper corners of the boat come closest to the arch. Which $x$-coordinates do they have?`,
        md`For (e), find where the arch is exactly $${boatHeight}\ \text{m}$ high.`,
      ],
      answer: md`(a) Halfway between the zeros $0$ and $${width}$: $x = ${half}$

(b) $P$ lies on the parabola: $${width ** 2}a + ${width}b = 0$

The highest point is $(${half}, ${top})$: $${half ** 2}a + ${half}b = ${top}$

(c) The solver for simultaneous equations gives $a = ${sf(a, 4)}$ and $b = ${sf(-a * width, 4)}$.

(d) The boat reaches from $x = ${half} - ${boatWidth / 2} = ${edge}$ to $x = ${half + boatWidth / 2}$. There the height of the arch is $y = ${sf(clear)}\ \text{m}$.

${
  fits
    ? md`As $${sf(clear)} > ${boatHeight}$, the corners of the boat stay below the arch, and the boat can pass.`
    : md`As $${sf(clear)} < ${boatHeight}$, the corners of the boat would hit the arch, and the boat can't pass.`
}

(e) The arch is $${boatHeight}\ \text{m}$ high where $ax^2 + bx = ${boatHeight}$, that is for $x = ${sf(half - span / 2, 4)}$ and $x = ${sf(half + span / 2, 4)}$. The boat must be narrower than the difference: its greatest width is $${sf(span)}\ \text{m}$.

**Calculator:** (c) TI-Nspire: Menu, Algebra, Solve System of Linear Equations. Casio fx-CG50: Equation, Simultaneous, 2 unknowns. (e) Draw the arch and $y_2 = ${boatHeight}$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT.

**Watch out:** Don't compare the boat with the highest point of the arch: its corners are *half* its width away from the middle, where the arch is lower. Use $a$ and $b$ with all their figures in (d) and (e).`,
      scheme: [
        [md`$x = ${half}$`, 'A1'],
        [md`$${width ** 2}a + ${width}b = 0$`, 'A1'],
        [md`$${half ** 2}a + ${half}b = ${top}$ (or $-\frac{b}{2a} = ${half}$)`, 'A1'],
        [md`$a = ${sf(a)}$`, 'A1'],
        [md`$b = ${sf(-a * width)}$`, 'A1'],
        [md`identifies $x = ${edge}$ or $x = ${half + boatWidth / 2}$`, 'M1'],
        [md`height $${sf(clear)}\ \text{m}$`, 'A1'],
        [md`compares with $${boatHeight}$: the boat ${fits ? 'can' : "can't"} pass`, 'R1'],
        [md`sets the model equal to $${boatHeight}$`, 'M1'],
        [md`both solutions, or the distance of one of them from the axis`, 'A1'],
        [md`$${sf(span)}\ \text{m}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: `x = ${half}`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `x = ${width}`,
              note: md`That is the line through $P$. The axis lies halfway between the zeros.`,
            },
            { value: `y = ${half}`, note: md`The axis of symmetry is vertical: its equation is about $x$.` },
          ],
        },
        {
          part: 'b',
          kind: 'equation',
          label: 'From $P$',
          expected: `${width ** 2}a + ${width}b = 0`,
          variables: ['a', 'b'],
          marks: 1,
        },
        {
          part: 'b',
          kind: 'equation',
          label: 'From the highest point',
          expected: `${half ** 2}a + ${half}b = ${top}`,
          variables: ['a', 'b'],
          marks: 1,
          mistakes: [
            {
              value: `${width ** 2}a + ${width}b = ${top}`,
              note: md`The highest point lies above the middle of the arch, not above $P$.`,
            },
          ],
        },
        { part: 'c', kind: 'number', label: md`$a =$`, expected: `${a}`, marks: 1 },
        { part: 'c', kind: 'number', label: md`$b =$`, expected: `${-a * width}`, marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: 'Height of the arch above the corners of the boat',
          expected: `${Number(clear.toPrecision(12))}`,
          unit: 'm',
          marks: 2,
          follows: `c.1 * ${edge}^2 + c.2 * ${edge}`,
          mistakes: [
            {
              value: `${arch(boatWidth)}`,
              note: md`You put the width of the boat in for $x$. Its corners lie half its width from the axis of symmetry.`,
            },
          ].filter(() => Math.abs(arch(boatWidth) - clear) > 0.02 * clear),
        },
        { part: 'd', kind: 'self', why: 'say whether the boat can pass', marks: 1 },
        {
          part: 'e',
          kind: 'number',
          expected: `${span}`,
          unit: 'm',
          mistakes: [
            {
              value: `${span / 2}`,
              note: md`That is the distance from the axis to one side. The boat reaches as far to the other side.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'substitution',
          shown: `a = ${sf(a, 4)}`,
          value: solved[0]!,
        },
        { part: 'c', route: 'substitution', shown: `b = ${sf(-a * width, 4)}`, value: solved[1]! },
        {
          part: 'd',
          route: 'numeric',
          shown: `y = ${sf(clear)}`,
          value: top - top * (boatWidth / 2 / half) ** 2,
        },
        {
          part: 'e',
          route: 'substitution',
          shown: `${sf(span)}\\ \\text{m}`,
          value: 2 * root((d) => arch(half + d) - boatHeight, 0, half),
        },
      ],
      drawings: {
        arch: plot({
          x: [0, width * 1.12],
          y: [0, top * 1.25],
          ticks: { x: [half, width], y: [top] },
          xLabel: '*x*',
          yLabel: '*y*',
          height: 170,
          curves: [{ f: arch, from: 0, to: width }],
          points: [{ at: [width, 0], label: '*P*', place: 'ne' }],
          description: `A parabola that opens downwards from the origin to P(${width}, 0), with its highest point at height ${top}.`,
        }),
      },
    };
  },
});
