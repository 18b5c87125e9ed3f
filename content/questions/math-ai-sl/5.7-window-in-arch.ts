import { maximum, maximumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));
/** To 3 significant figures, without zeros at the end where that is exact. */
const brief = (value: number) =>
  Math.abs(value - Number(sf(value))) < 1e-9 ? `${Number(sf(value))}` : sf(value);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice(
      'a chapel in Lalibela',
      'a station in Mumbai',
      'a market hall in Tbilisi',
      'a villa in Sintra',
    ),
    top: integers(3, 9),
    a: choice(0.5, 0.75, 1, 1.2, 1.5, 2),
    thing: choice('mirror', 'window', 'screen', 'painting'),
  },
  allow: ({ top, a }) => Math.sqrt(top / a) < 4 && Math.sqrt(top / a) > 1.3,
  write: ({ place, top, a, thing }) => {
    const f = (x: number) => top - a * x * x;
    const edge = Math.sqrt(top / a);
    const area = (x: number) => 2 * x * f(x);
    const best = Math.sqrt(top / (3 * a));
    const most = area(best);
    const height = f(best);
    const whole = (4 / 3) * edge * top;
    const share = (100 * most) / whole;
    const coefficients = [tidy(-2 * a), 0, 2 * top, 0];
    const derivative = [tidy(-6 * a), 0, 2 * top];
    const curve = `${top} - ${a === 1 ? '' : a}x^2`;
    return {
      text: md`A wall in ${place} is bounded by the floor and by an arch. With the $x$-axis along the floor, the arch is the curve $y = ${curve}$, in metres. A rectangular ${thing} stands on the floor, and its upper corners touch the arch at $(-x, y)$ and $(x, y)$, where $x > 0$.

![](drawing:arch)

(a) Show that the area of the ${thing} is $A = ${polynomial(coefficients)}$, in $\text{m}^2$. [2]

(b) Find $\dfrac{\mathrm{d}A}{\mathrm{d}x}$. [2]

(c) Find the value of $x$ for which the area is greatest. [2]

(d) Find the width and the height of the largest ${thing}. [2]

(e) The wall has an area of $${sf(whole)}\ \text{m}^2$. Find what percentage of it the largest ${thing} covers. [2]`,
      hints: [
        md`How wide is the rectangle if its right corner has the $x$-coordinate $x$?`,
        md`The height of the rectangle is the height of the arch at $x$.`,
        md`The largest area is where the derivative is zero. Only $x > 0$ makes sense.`,
      ],
      answer: md`(a) The rectangle goes from $-x$ to $x$, so its width is $2x$. Its height is that of the arch, $y = ${curve}$. The area is $A = 2x(${curve}) = ${polynomial(coefficients)}$.

(b) $\dfrac{\mathrm{d}A}{\mathrm{d}x} = ${polynomial(derivative)}$

(c) Set the derivative equal to $0$: $${tidy(6 * a)}x^2 = ${2 * top}$, so $x^2 = ${Number(((2 * top) / (6 * a)).toPrecision(5))}$. Only the positive root makes sense: $x = ${brief(best)}$

(d) The width is $2x = ${brief(2 * best)}\ \text{m}$. The height is $y = ${curve} = ${brief(height)}\ \text{m}$, with the unrounded value of $x$.

(e) The largest area is $${Number(most.toPrecision(5))}\ \text{m}^2$. This is $\dfrac{${Number(most.toPrecision(5))}}{${sf(whole)}} \times 100\% = ${sf((100 * most) / Number(whole.toPrecision(3)))}\%$ of the wall.

**Calculator:** draw $y = ${polynomial(coefficients)}$ for $0 \le x \le ${sf(edge)}$ and use the tool for a maximum.

**Watch out:** The width is $2x$, not $x$: the arch is symmetrical about the $y$-axis.`,
      scheme: [
        [md`(a) width $2x$`, 'A1'],
        [md`product with the height, which leads to the given result`, 'M1'],
        [md`(b) one correct term`, 'A1'],
        [md`$${polynomial(derivative)}$`, 'A1'],
        [md`(c) sets their derivative equal to $0$`, 'M1'],
        [md`$x = ${brief(best)}$`, 'A1'],
        [md`(d) $${brief(2 * best)}\ \text{m}$`, 'A1'],
        [md`$${brief(height)}\ \text{m}$`, 'A1'],
        [md`(e) divides their area by $${sf(whole)}$`, 'M1'],
        [md`$${sf((100 * most) / Number(whole.toPrecision(3)))}\%$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'expression', expected: polynomial(derivative), variables: ['x'] },
        {
          part: 'c',
          kind: 'number',
          label: md`$x =$`,
          expected: `${Number(best.toPrecision(9))}`,
          mistakes: [
            {
              value: sf(edge, 5),
              note: md`There the arch meets the floor. Set the derivative of $A$ equal to zero.`,
            },
            { value: sf(best * best, 5), note: md`That is $x^2$. Take the square root.` },
          ].filter(({ value }) => Math.abs(Number(value) - best) > 0.05),
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Width',
          expected: `${Number((2 * best).toPrecision(9))}`,
          unit: 'm',
          follows: '2 * c.1',
          unless: 'w <= 0',
          marks: 1,
          mistakes: [{ value: sf(best, 5), note: md`That is half of the width.` }],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Height',
          expected: `${Number(height.toPrecision(9))}`,
          unit: 'm',
          follows: `${top} - ${a} * c.1^2`,
          unless: 'h <= 0',
          marks: 1,
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(((100 * most) / Number(whole.toPrecision(3))).toPrecision(9))}`,
          unit: '%',
          accuracy: { tolerance: 0.2 },
        },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: polynomial(coefficients), value: area },
        { part: 'b', route: 'numeric', shown: polynomial(derivative), value: (x) => slope(area, x) },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${brief(best)}`,
          value: maximumAt(area, 0, edge),
          within: 0.006,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`2x = ${brief(2 * best)}\ \text{m}`,
          value: 2 * maximumAt(area, 0, edge),
          within: 0.006,
        },
        { part: 'd', route: 'exact', shown: md`= ${brief(height)}\ \text{m}`, value: (2 * top) / 3 },
        {
          part: 'e',
          route: 'numeric',
          shown: md`${sf((100 * most) / Number(whole.toPrecision(3)))}\%`,
          value: share + (100 * maximum(area, 0, edge)) / Number(whole.toPrecision(3)) - share,
        },
      ],
      drawings: {
        arch: plot({
          x: [-edge - 0.7, edge + 0.9],
          y: [-0.5, top + 1],
          ticks: false,
          height: 200,
          regions: [
            {
              points: [
                [-0.7 * edge, 0],
                [0.7 * edge, 0],
                [0.7 * edge, f(0.7 * edge)],
                [-0.7 * edge, f(0.7 * edge)],
              ],
            },
          ],
          polylines: [
            {
              points: [
                [-0.7 * edge, 0],
                [-0.7 * edge, f(0.7 * edge)],
                [0.7 * edge, f(0.7 * edge)],
                [0.7 * edge, 0],
              ],
              ink: 'ink',
            },
          ],
          curves: [{ f, from: -edge, to: edge }],
          points: [{ at: [0.7 * edge, f(0.7 * edge)], label: '(*x*, *y*)', place: 'ne' }],
          description:
            'An arch above the x-axis, symmetrical about the y-axis. A rectangle stands on the axis with its two upper corners on the arch. The right one is (x, y).',
        }),
      },
    };
  },
});
