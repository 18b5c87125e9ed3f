import { integral, root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('Finland', 'Patagonia', 'Rajasthan', 'Ontario'),
    a: integers(2, 6),
    times: integers(1, 4),
    other: integers(2, 9),
    unit: choice('m', 'km'),
  },
  allow: ({ a, times, other }) => other !== a && times * a >= 4 && (times * a * a) % other === 0,
  write: ({ place, a, times, other, unit }) => {
    const k = times * a * a;
    const f = (x: number) => k / x;
    const height = k / a;
    const gradient = -times;
    const top = 2 * height;
    const area = 2 * k;
    const otherHeight = k / other;
    const otherGradient = fraction(-k, other * other);
    const line = polynomial([gradient, top]);
    const before = (m: string) => (m === '-1' ? '-' : m);
    const squares = unit === 'm' ? 'square units' : md`$\text{km}^2$`;
    const cutX = root((x) => f(a) + slope(f, a) * (x - a), a, 10 * a);
    return {
      text: md`The shore of a lake in ${place} is modelled by the curve $y = \dfrac{${k}}{x}$, $x > 0$. Two straight roads lie along the $x$-axis and the $y$-axis. All lengths are in ${unit === 'm' ? 'hundreds of metres' : 'kilometres'}.

A straight path touches the shore at the point $P$, where $x = ${a}$. It joins the point $A$ on the $y$-axis and the point $B$ on the $x$-axis.

![](drawing:lake)

(a) Find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$. [2]

(b) Find the equation of the line on which the path lies. [3]

(c) Find the coordinates of $A$ and of $B$. [2]

(d) Find the area of the triangle $OAB$, where $O$ is the origin, in ${squares}${unit === 'm' ? md` (one unit is $100\ \text{m}$)` : ''}. [2]

Another straight path touches the shore at the point with $x = ${other}$.

(e) Show that the triangle between this path and the roads has the same area. [4]`,
      hints: [
        md`Write the curve as $y = ${k}x^{-1}$.`,
        md`On the $y$-axis $x = 0$, on the $x$-axis $y = 0$.`,
        md`In part (e) repeat parts (b) to (d) with $x = ${other}$.`,
      ],
      answer: md`(a) Write $y = ${k}x^{-1}$ and use the power rule: $\dfrac{\mathrm{d}y}{\mathrm{d}x} = -${k}x^{-2} = -\dfrac{${k}}{x^2}$

(b) The path lies along the tangent at $P$. At $x = ${a}$ the height is $y = \dfrac{${k}}{${a}} = ${height}$ and the gradient is $-\dfrac{${k}}{${a}^2} = ${gradient}$. The tangent is $y - ${height} = ${before(String(gradient))}(x - ${a})$, or $y = ${line}$.

(c) With $x = 0$: $y = ${top}$, so $A$ is $(0, ${top})$. With $y = 0$: $x = ${2 * a}$, so $B$ is $(${2 * a}, 0)$.

(d) The triangle has a right angle at $O$, so its area is $\dfrac{1}{2} \times ${2 * a} \times ${top} = ${area}$ ${squares}.

(e) At $x = ${other}$ the height is $${otherHeight}$ and the gradient is $-\dfrac{${k}}{${other}^2} = ${otherGradient}$. The tangent is $y - ${otherHeight} = ${before(otherGradient)}(x - ${other})$. It meets the $y$-axis at $y = ${otherHeight} + ${otherHeight} = ${2 * otherHeight}$ and the $x$-axis at $x = ${2 * other}$. The area is $\dfrac{1}{2} \times ${2 * other} \times ${2 * otherHeight} = ${area}$ ${squares}, the same as in part (d).

**Why?** The tangent at $x = t$ always meets the axes at $2t$ and $\frac{${2 * k}}{t}$. Half their product is $${area}$, whatever $t$ is.

**Watch out:** The exponent of $x^{-1}$ goes *down* to $-2$, and the factor $-1$ comes to the front.`,
      scheme: [
        [md`(a) writes $${k}x^{-1}$, or multiplies by $-1$`, 'M1'],
        [md`$-\frac{${k}}{x^2}$`, 'A1'],
        [md`(b) gradient $${gradient}$`, 'A1'],
        [md`height $${height}$`, 'A1'],
        [md`$y = ${line}$, or equivalent`, 'A1'],
        [md`(c) $A(0, ${top})$`, 'A1'],
        [md`$B(${2 * a}, 0)$`, 'A1'],
        [md`(d) $\frac{1}{2} \times$ product of their lengths`, 'M1'],
        [md`$${area}$ ${squares}`, 'A1'],
        [md`(e) height $${otherHeight}$ and gradient $${otherGradient}$`, 'A1'],
        [md`equation of the tangent, or a correct method for both intercepts`, 'M1'],
        [md`intercepts $${2 * other}$ and $${2 * otherHeight}$`, 'A1'],
        [md`$\frac{1}{2} \times ${2 * other} \times ${2 * otherHeight}$ is seen`, 'A1'],
        [md`area $${area}$ ${squares}`, 'AG'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `-${k}/x^2`,
          variables: ['x'],
          mistakes: [
            { value: `${k}/x^2`, note: md`The exponent $-1$ comes to the front with its sign.` },
            { value: `-${k}`, note: md`The exponent goes down from $-1$ to $-2$, not to $0$.` },
          ],
        },
        {
          part: 'b',
          kind: 'equation',
          expected: `y = ${line}`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `y = ${polynomial([gradient, height])}`,
              note: md`$${height}$ is the height at $x = ${a}$, not at $x = 0$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'coordinates',
          label: md`$A$`,
          expected: `(0, ${top})`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'c',
          kind: 'coordinates',
          label: md`$B$`,
          expected: `(${2 * a}, 0)`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${area}`,
          accuracy: 'exact',
          ...(unit === 'km' && { unit: 'km^2' }),
          mistakes: [{ value: `${2 * area}`, note: md`That is a rectangle. A triangle is half of it.` }],
        },
        { part: 'e', kind: 'self', why: 'show that' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`-\dfrac{${k}}{x^2}`,
          value: (x) => (Math.abs(x) < 0.7 ? Number.NaN : slope(f, x)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: line,
          value: (x) => f(a) + slope(f, a) * (x - a),
        },
        { part: 'c', route: 'numeric', shown: `x = ${2 * a}`, value: Number(cutX.toFixed(5)) },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${area}`,
          value: Number(integral((x) => f(a) + slope(f, a) * (x - a), 0, cutX, 3).toFixed(4)),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${area}`,
          value: Number(
            integral((x) => f(other) + slope(f, other) * (x - other), 0, 2 * other, 3).toFixed(4),
          ),
        },
      ],
      drawings: {
        lake: plot({
          x: [0, 3 * a],
          y: [0, 3 * height],
          ticks: false,
          height: 220,
          curves: [{ f, from: a / 3, to: 2.9 * a }],
          lines: [{ from: [0, top], to: [2 * a, 0] }],
          points: [
            { at: [a, height], label: 'P', place: 'ne' },
            { at: [0, top], label: 'A', place: 'e' },
            { at: [2 * a, 0], label: 'B', place: 'ne' },
          ],
          description:
            'A curve that falls in the first quadrant, with its tangent at P. The tangent meets the y-axis at A and the x-axis at B.',
        }),
      },
    };
  },
});
