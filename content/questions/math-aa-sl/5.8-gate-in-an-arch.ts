import { maximum, maximumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.3', '5.7'],
  parameters: {
    story: choice(
      { arch: 'an arch of a viaduct in Ronda', inside: 'a rectangular billboard', unit: 'm' },
      { arch: "the opening of a baker's oven in Tunis", inside: 'a rectangular door', unit: 'dm' },
      { arch: 'a niche in a wall in Isfahan', inside: 'a rectangular tile painting', unit: 'dm' },
      { arch: 'an arch of a railway bridge near Kandy', inside: 'a rectangular gate', unit: 'm' },
      { arch: 'the front of an aircraft hangar in Windhoek', inside: 'a rectangular door', unit: 'm' },
      { arch: 'the mouth of a cave near Guilin', inside: 'a rectangular screen', unit: 'm' },
    ),
    b: choice(0.5, 1, 2, 3, 4),
    k: integers(1, 6),
  },
  // Heights that fit the place, and not much more than three times the width.
  allow: ({ story: { unit }, b, k }) => {
    const height = 3 * b * k * k;
    return b * k <= 4 && Number.isInteger(height) && (unit === 'm' || (height >= 6 && height <= 27));
  },
  write: ({ story: { arch, inside, unit }, b, k }) => {
    const a = 3 * b * k * k;
    const area = (x: number): number => 2 * x * (a - b * x * x);
    const best = 4 * b * k ** 3;
    const edge = Math.sqrt(a / b);
    const [x0, y0] = [k * 0.8, a - b * (k * 0.8) ** 2];
    const curve = (x: number): number => a - b * x * x;
    return {
      text: md`The edge of ${arch} is modelled by $y = ${polynomial([-b, 0, a])}$ for $y \ge 0$, with $x$ and $y$ in ${unit}. The $x$-axis lies along the ground. ${inside.charAt(0).toUpperCase()}${inside.slice(1)} stands on the ground, and its two upper corners $(x, y)$ and $(-x, y)$, where $x > 0$, lie on the edge.

![](drawing:arch)

(a) Show that the area of the rectangle is $A = ${polynomial([-2 * b, 0, 2 * a, 0])}$. [2]

(b) Find $\dfrac{\mathrm{d}A}{\mathrm{d}x}$. [2]

(c) Find the value of $x$ for which the area is greatest, and show that it is a maximum. [4]

(d) Find the greatest area. [2]`,
      hints: [
        md`How wide is the rectangle, and how high? Both depend on $x$.`,
        md`At a maximum the first derivative is zero. What can the second derivative tell?`,
      ],
      answer: md`(a) The rectangle is $2x$ wide and $y = ${polynomial([-b, 0, a])}$ high, so $A = 2x(${polynomial([-b, 0, a])}) = ${polynomial([-2 * b, 0, 2 * a, 0])}$.

(b) $\dfrac{\mathrm{d}A}{\mathrm{d}x} = ${polynomial([-6 * b, 0, 2 * a])}$

(c) $${polynomial([-6 * b, 0, 2 * a])} = 0$ gives $x^2 = ${k * k}$, and since $x > 0$, $x = ${k}$. The second derivative is $\dfrac{\mathrm{d}^2A}{\mathrm{d}x^2} = ${term(-12 * b, 'x')}$, which is negative at $x = ${k}$, so the area has a maximum there.

(d) $A = 2 \times ${k} \times (${a} - ${b === 1 ? '' : md`${b} \times `}${k}^2) = ${best}\ \text{${unit}}^2$

**Watch out:** A derivative of zero alone doesn't show that the area is greatest, so name the sign of the second derivative. And in (d) the width is $2x$: $x = ${k}$ is only half of it.`,
      scheme: [
        [md`width $2x$ and height $y$`, 'M1'],
        [md`$2x(${polynomial([-b, 0, a])})$, leading to the given expression`, 'A1'],
        [md`$${term(-6 * b, 'x^2')}$`, 'A1'],
        [md`$${2 * a}$`, 'A1'],
        [md`sets the derivative equal to zero`, 'M1'],
        [md`$x = ${k}$`, 'A1'],
        [md`finds the second derivative, or the sign of the first on both sides`, 'M1'],
        [md`shows that it is a maximum`, 'R1'],
        [md`substitutes $x = ${k}$ in $A$`, 'M1'],
        [md`$${best}\ \text{${unit}}^2$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'expression',
          expected: polynomial([-6 * b, 0, 2 * a]),
          variables: ['x'],
          mistakes: [
            {
              value: polynomial([-2 * b, 0, 2 * a]),
              note: md`You made the exponent of $x^3$ smaller, but didn't multiply by it.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$x =$',
          expected: `${k}`,
          accuracy: 'exact',
          unit,
          marks: 2,
          mistakes: k === 1 ? [] : [{ value: `${k * k}`, note: md`This is $x^2$. Take the square root.` }],
        },
        { part: 'c', kind: 'self', why: 'show that it is a maximum', marks: 2 },
        {
          part: 'd',
          kind: 'number',
          expected: `${best}`,
          accuracy: 'exact',
          unit: `${unit}^2`,
          follows: `2 * c.1 * (${a} - ${b} * c.1^2)`,
          unless: 'A <= 0',
          mistakes: [
            {
              value: `${best / 2}`,
              note: md`This is the area of the right half. The rectangle is $2x$ wide.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${polynomial([-6 * b, 0, 2 * a])}`,
          value: (x) => Number(slope(area, x).toFixed(8)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${k}`,
          value: Number(maximumAt(area, 0, edge).toFixed(5)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${best}\ \text{${unit}}^2`,
          value: Number(maximum(area, 0, edge).toFixed(6)),
        },
      ],
      drawings: {
        arch: plot({
          x: [-edge * 1.15, edge * 1.15],
          y: [-0.06 * a, 1.15 * a],
          ticks: false,
          height: 240,
          curves: [{ f: curve, from: -edge, to: edge }],
          regions: [
            {
              points: [
                [-x0, 0],
                [x0, 0],
                [x0, y0],
                [-x0, y0],
              ],
            },
          ],
          polylines: [
            {
              points: [
                [-x0, 0],
                [-x0, y0],
                [x0, y0],
                [x0, 0],
              ],
              ink: 'ink',
            },
          ],
          points: [{ at: [x0, y0], label: '(*x*, *y*)', place: 'ne' }],
          description:
            'A parabola that opens downwards above the x-axis, symmetric about the y-axis. A shaded rectangle stands on the x-axis below it; its upper right corner, labelled (x, y), and its upper left corner lie on the parabola.',
        }),
      },
    };
  },
});
