import { integral, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** x = k(y − p)(y − q): to the left of the y-axis between p and q, to the right above. */
export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['5.11'],
  parameters: {
    k: choice(1, 2, 3),
    p: integers(-2, 2),
    width: choice(1, 2, 3),
    more: choice(1, 2, 3),
  },
  allow: ({ k, p, width, more }) =>
    p + width + more >= 1 && k * width ** 2 <= 12 && k * more * (more + width) <= 30,
  write: ({ k, p, width, more }) => {
    const q = p + width;
    const r = q + more;
    const x = (y: number) => k * (y - p) * (y - q);
    const coefficients = [k, -k * (p + q), k * p * q];
    const curve = polynomial(coefficients, 'y');
    const left = fraction(k * width ** 3, 6);
    const rightTop = k * (2 * more ** 3 + 3 * width * more ** 2);
    const right = fraction(rightTop, 6);
    const total = fraction(rightTop + k * width ** 3, 6);
    const signed = fraction(rightTop - k * width ** 3, 6);
    const [c3, c2, c1] = [fraction(k, 3), fraction(Math.abs(k * (p + q)), 2), k * p * q];
    const one = (text: string) => (text === '1' ? '' : text);
    const anti = md`${one(c3)}y^3${p + q === 0 ? '' : ` ${p + q > 0 ? '-' : '+'} ${one(c2)}y^2`}${c1 === 0 ? '' : ` ${c1 < 0 ? '-' : '+'} ${Math.abs(c1) === 1 ? '' : Math.abs(c1)}y`}`;
    const [first, second] = roots(x, -6.37, 9.41) as [number, number];
    const lowest = (-k * width * width) / 4;
    const widest = x(r);
    const nearTop = q + 0.75 * (r - q);
    const along = Array.from({ length: 61 }, (_, index) => p - 0.25 + ((r + 0.2 - p + 0.25) * index) / 60);
    const shape = (from: number, to: number) =>
      Array.from({ length: 41 }, (_, index) => from + ((to - from) * index) / 40).map(
        (y) => [x(y), y] as const,
      );
    return {
      text: md`The diagram shows the curve $x = ${curve}$ and the line $y = ${r}$. The region $A$ is enclosed by the curve and the $y$-axis. The region $B$ is enclosed by the curve, the $y$-axis and the line $y = ${r}$.

![](drawing:regions)

(a) Find the $y$-coordinates of the points where the curve meets the $y$-axis. [2]

(b) Find the area of $A$. [3]

(c) The value of $\displaystyle\int_{${p}}^{${r}} \left(${curve}\right)\mathrm{d}y$ is $${signed}$. Use this value and (b) to find the total area of $A$ and $B$. [2]`,
      hints: [
        md`On the $y$-axis, $x = 0$.`,
        md`The strips are horizontal now: their length is a value of $x$, and you integrate with respect to $y$.`,
        md`To the left of the $y$-axis $x$ is negative, so the integral counts this region with a minus.`,
      ],
      answer: md`(a) On the $y$-axis $x = 0$: $${curve} = 0$, which factorises as $${k === 1 ? '' : k}${bracket(p)}${bracket(q)} = 0$. So $y_1 = ${p}$ and $y_2 = ${q}$.

(b) Integrate $x$ with respect to $y$ between these values:

$$\int_{${p}}^{${q}} \left(${curve}\right)\mathrm{d}y = \left[${anti}\right]_{${p}}^{${q}} = -${left}$$

The region lies to the left of the $y$-axis, where $x$ is negative, so the integral is negative. The area is $S_A = ${left}$.

(c) The given integral counts $B$ with a plus and $A$ with a minus. So $S_B - S_A = ${signed}$, which gives $S_B = ${signed === '0' ? 'S_A' : `${signed} + ${left}`} = ${right}$. The total area is $S_A + S_B = ${total}$.

**Watch out:** An integral over an interval in which $x$ changes its sign gives a difference of areas. Take the pieces on the two sides of the axis one by one: $\int |x|\,\mathrm{d}y$.`,
      scheme: [
        [md`(a) sets $x = 0$`, 'M1'],
        [md`$${p}$ and $${q}$`, 'A1'],
        [md`(b) integrates $x$ with respect to $y$ between these values`, 'M1'],
        [md`$${anti}$`, 'A1'],
        [md`$${left}$ (positive)`, 'A1'],
        [md`(c) adds twice the area of $A$ to the value, or finds the area of $B$`, 'M1'],
        [md`$${total}$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'set', expected: `${p}, ${q}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: left,
          accuracy: 'exact',
          mistakes: [{ value: `-(${left})`, note: 'This is the integral. An area is positive.' }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: total,
          accuracy: 'exact',
          follows: `${signed} + 2 * b.1`,
          mistakes: [
            { value: signed, note: md`In this value the area of $A$ is counted with a minus.` },
            { value: right, note: md`This is the area of $B$ alone.` },
            // Left out where it would pass for a rounding of the whole.
          ].slice(0, k * width ** 3 > 0.1 * rightTop ? 2 : 1),
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `y_1 = ${p}`, value: first, within: 1e-6 },
        { part: 'a', route: 'numeric', shown: `y_2 = ${q}`, value: second, within: 1e-6 },
        {
          part: 'b',
          route: 'numeric',
          shown: `S_A = ${left}`,
          value: integral((y) => Math.abs(x(y)), p, q),
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `S_A + S_B = ${total}`,
          value: integral((y) => Math.abs(x(y)), p, q) + integral((y) => Math.abs(x(y)), q, r),
          within: 1e-6,
        },
      ],
      drawings: {
        regions: plot({
          x: [lowest * 1.5 - 0.5, widest * 1.15 + 0.3],
          y: [Math.min(p, 0) - 0.8, r + 0.8],
          ticks: { x: false, y: [r] },
          width: 300,
          height: 260,
          regions: [
            { points: shape(p, q) },
            { points: [...shape(q, r), [0, r], [0, q]], fill: 'tint-second' },
          ],
          notes: [
            { at: [lowest, (p + q) / 2], text: '*A*', place: 'nw' },
            { at: [x(nearTop) * 0.4, nearTop], text: '*B*' },
          ],
          polylines: [{ points: along.map((y) => [x(y), y] as const) }],
          lines: [{ from: [lowest * 1.3 - 0.3, r], to: [widest * 1.1 + 0.2, r] }],
          description:
            'A parabola that opens to the right and crosses the y-axis twice. Region A lies to the left of the axis, between the crossings. Region B lies to the right of the axis, above the upper crossing and below a horizontal line.',
        }),
      },
    };
  },
});

const bracket = (zero: number): string =>
  zero === 0 ? 'y' : `(y ${zero < 0 ? '+' : '-'} ${Math.abs(zero)})`;
