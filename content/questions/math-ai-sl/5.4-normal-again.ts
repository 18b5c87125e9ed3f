import { roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    thing: choice('a wooden bowl', 'a glass dish', 'a small reflector', 'a clay pot'),
    a: choice(0.08, 0.1, 0.12, 0.15),
    low: integers(12, 15),
    base: choice(0.5, 1, 1.5, 2),
    left: integers(5, 9),
  },
  allow: ({ a, left }) => {
    const m = -2 * a * left;
    return m < -1.1 && m > -2.2;
  },
  write: ({ thing, a, low, base, left }) => {
    // A parabola with its lowest point at (low, base); P lies `left` to the left of it.
    const at = low - left;
    const f = (x: number) => a * (x - low) ** 2 + base;
    const coefficients = [a, tidy(-2 * a * low), tidy(a * low * low + base)];
    const m = tidy(-2 * a * left);
    const n = -1 / m;
    const height = tidy(f(at));
    const cut = height - n * at;
    // x − low of the other point: the sum of both is n / a.
    const second = low + n / a + left;
    const secondHeight = f(second);
    const length = Math.hypot(second - at, secondHeight - height);
    const found = roots((x) => f(x) - (f(at) - (x - at) / slope(f, at)), at + 0.01, 60, 4003);
    const shownN = Number.isInteger(tidy(n * 100)) ? `${tidy(n)}` : sf(n);
    const exactCut = shownN === `${tidy(n)}`;
    const shownCut = exactCut ? plus(tidy(cut)) : ` ${cut < 0 ? '-' : '+'} ${sf(Math.abs(cut))}`;
    const x1 = second + 1;
    return {
      text: md`The cross-section of ${thing} is modelled by $y = ${polynomial(coefficients)}$, where $x$ and $y$ are in centimetres. A thin straight rod starts at the point $P$ of the cross-section with $x = ${at}$, at right angles to the surface there, and ends at the point $Q$ on the other side.

![](drawing:bowl)

(a) Find the $y$-coordinate of $P$. [1]

(b) Find the gradient of the curve at $P$. [3]

(c) Find the equation of the line on which the rod lies. [3]

(d) Find the $x$-coordinate of $Q$. [2]

(e) Find the length of the rod. [3]`,
      hints: [
        md`The rod lies along the normal to the curve at $P$.`,
        md`The gradient of the normal is the negative reciprocal of the gradient of the curve.`,
        md`In part (d) the line and the curve have the same $y$. One of the two solutions is $P$ itself.`,
      ],
      answer: md`(a) $y = ${a} \times ${at}^2${plus(coefficients[1]!)} \times ${at}${plus(coefficients[2]!)} = ${height}$

(b) The gradient is the value of the derivative. $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${polynomial([tidy(2 * a), coefficients[1]!])}$, and at $x = ${at}$ it is $${tidy(2 * a)} \times ${at}${plus(coefficients[1]!)} = ${m}$.

(c) The rod is at right angles to the curve, so its gradient is $-\dfrac{1}{${m}} = ${shownN}$. It passes through $P$: $y - ${height} = ${shownN}(x - ${at})$, or $y = ${shownN}x${shownCut}$.

(d) At $Q$ the line and the curve have the same height: $${polynomial(coefficients)} = ${shownN}x${shownCut}$. The calculator gives $x = ${at}$, which is $P$, and $x = ${sf(second)}$, which is $Q$.

(e) The height of $Q$ is $${sf(secondHeight, 5)}$. By Pythagoras, with unrounded values, the distance from $P$ to $Q$ is $\sqrt{(${sf(second, 5)} - ${at})^2 + (${sf(secondHeight, 5)} - ${height})^2} = ${sf(length)}\ \text{cm}$.

**Calculator:** draw the curve and the line and use the tool for intersections. Store the coordinates of $Q$ and use them unrounded.

**Watch out:** The rod follows the *normal*, not the tangent.`,
      scheme: [
        [md`(a) $${height}$`, 'A1'],
        [md`(b) $${polynomial([tidy(2 * a), coefficients[1]!])}$`, 'A1'],
        [md`substitutes $x = ${at}$`, 'M1'],
        [md`$${m}$`, 'A1'],
        [md`(c) negative reciprocal of their gradient`, 'M1'],
        [md`substitutes their point`, 'M1'],
        [md`$y = ${shownN}x${shownCut}$, or equivalent`, 'A1'],
        [md`(d) sets their line equal to the curve`, 'M1'],
        [md`$x = ${sf(second)}$`, 'A1'],
        [md`(e) height of $Q$ is $${sf(secondHeight)}$`, '(A1)'],
        [md`substitutes into the formula for the distance`, 'M1'],
        [md`$${sf(length)}\ \text{cm}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${height}` },
        {
          part: 'b',
          kind: 'number',
          expected: `${m}`,
          mistakes: [{ value: `${height}`, note: md`That is the height. Differentiate first.` }],
        },
        {
          part: 'c',
          kind: 'equation',
          expected: `y - ${height} = (1/${tidy(-m)})(x - ${at})`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `y - ${height} = ${m}(x - ${at})`,
              note: md`That is the tangent. The rod is at right angles to it.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$x =$`,
          expected: `${Number(second.toPrecision(9))}`,
          mistakes: [{ value: `${at}`, note: md`That is $P$. Take the other solution.` }],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(length.toPrecision(9))}`,
          unit: 'cm',
          mistakes: [{ value: sf(second - at, 5), note: md`That is only the horizontal distance.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${height}`, value: f(at), within: 1e-5 },
        { part: 'b', route: 'numeric', shown: `= ${m}`, value: slope(f, at), within: 1e-5 },
        { part: 'd', route: 'numeric', shown: `x = ${sf(second)}`, value: found[0]! },
        {
          part: 'e',
          route: 'numeric',
          shown: md`${sf(length)}\ \text{cm}`,
          value: Math.hypot(found[0]! - at, f(found[0]!) - f(at)),
        },
      ],
      drawings: {
        bowl: plot({
          x: [Math.min(0, 2 * low - x1) - 0.5, x1 + 1],
          y: [0, f(x1) * 1.05],
          ticks: false,
          equal: true,
          height: 230,
          curves: [{ f, from: 2 * low - x1, to: x1 }],
          lines: [{ from: [at, height], to: [second, secondHeight] }],
          points: [
            { at: [at, height], label: 'P', place: 'w' },
            { at: [second, secondHeight], label: 'Q', place: 'e' },
          ],
          description:
            'A curve that opens upwards like a bowl. A straight line leads from the point P on the left side up to the point Q on the right side.',
        }),
      },
    };
  },
});
