import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** y = a/(x + b) turned about the x-axis from 0 to k. */
export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.12', '5.10'],
  parameters: {
    a: integers(2, 9),
    b: choice(1, 2, 3, 4),
    k: integers(2, 12),
  },
  allow: ({ a, b, k }) => {
    const bottom = b * (b + k);
    return (a * a * k) % bottom === 0 || bottom / gcd(a * a * k, bottom) <= 6;
  },
  write: ({ a, b, k }) => {
    const value = fraction(a * a * k, b * (b + k));
    const limit = fraction(a * a, b);
    const one = (text: string) => (text === '1' ? '' : text);
    const f = (x: number) => a / (x + b);
    const formula = md`\pi\left(${limit} - \frac{${a * a}}{k + ${b}}\right)`;
    const withPi = (text: string) => {
      const [, top, bottom] = /^\\frac\{(\d+)\}\{(\d+)\}$/.exec(text) ?? [];
      return top ? md`\frac{${top === '1' ? '' : top}\pi}{${bottom}}` : md`${one(text)}\pi`;
    };
    return {
      text: md`The curve $y = \dfrac{${a}}{x + ${b}}$, for $0 \le x \le k$, where $k > 0$, is rotated through $2\pi$ radians about the $x$-axis. It forms the inside of a horn. Lengths are in centimetres.

![](drawing:horn)

(a) Show that the volume of the horn is $V = ${formula}\ \text{cm}^3$. [4]

(b) Find the value of $k$ for which the volume is $${withPi(value)}\ \text{cm}^3$. [2]

(c) Find $\displaystyle\lim_{k \to \infty} V$, and interpret it for horns that are made longer and longer. [2]`,
      hints: [
        md`The volume about the $x$-axis is $\pi\int y^2\,\mathrm{d}x$.`,
        md`Write $y^2$ with the power $(x + ${b})^{-2}$ before you integrate.`,
        md`In (c), which part of the formula changes when $k$ grows?`,
      ],
      answer: md`(a) Each slice of the horn is a disc with radius $y$, so its area is $\pi y^2$:

$$V = \pi\int_0^k \frac{${a * a}}{(x + ${b})^2}\,\mathrm{d}x = \pi\left[-\frac{${a * a}}{x + ${b}}\right]_0^k = \pi\left(-\frac{${a * a}}{k + ${b}} + ${limit}\right)$$

which is the given formula.

(b) Set the formula equal to the volume and divide by $\pi$: $${limit} - \dfrac{${a * a}}{k + ${b}} = ${value}$. So $\dfrac{${a * a}}{k + ${b}} = ${fraction(a * a, b + k)}$, which means $k + ${b} = ${b + k}$ and so $k = ${k}$.

(c) As $k \to \infty$, the fraction $\dfrac{${a * a}}{k + ${b}}$ tends to $0$. So the limit is $V_\infty = ${withPi(limit)}\ \text{cm}^3$. However long the horn is made, its volume stays below this number, and comes as close to it as one likes.

**Watch out:** It is $y$ that is squared, so the integral has $(x + ${b})^{-2}$ in it, and no logarithm.`,
      scheme: [
        [md`(a) $\pi\int y^2\,\mathrm{d}x$ with the limits $0$ and $k$`, 'M1'],
        [md`$\frac{${a * a}}{(x + ${b})^2}$`, 'A1'],
        [md`$-\frac{${a * a}}{x + ${b}}$`, 'A1'],
        ['substitutes both limits (AG)', 'A1'],
        [md`(b) sets the formula equal to $${withPi(value)}$`, 'M1'],
        [md`$k = ${k}$`, 'A1'],
        [md`(c) $${withPi(limit)}$`, 'A1'],
        ['the volume never exceeds this value, although the horn gets longer without end', 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$k =$',
          expected: `${k}`,
          accuracy: 'exact',
          mistakes: [{ value: `${b + k}`, note: md`This is $k + ${b}$.` }],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Limit:',
          expected: withPi(limit),
          accuracy: 'exact',
          unit: 'cm^3',
          marks: 1,
          mistakes: [
            { value: limit, note: md`The factor $\pi$ is missing.` },
            { value: '0', note: md`Only the fraction with $k$ tends to $0$.` },
          ],
        },
        { part: 'c', kind: 'self', why: 'interpret', marks: 1 },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `k = ${k}`,
          value: root(
            (end) => integral((x) => f(x) ** 2, 0, end) - (a * a * k) / (b * (b + k)),
            k / 3,
            3 * k,
          ),
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`V_\infty = ${withPi(limit)}`,
          // With x = bs/(1 − s) the endless horn has a finite length.
          value: Math.PI * integral((s) => (f((b * s) / (1 - s)) ** 2 * b) / (1 - s) ** 2, 0, 1),
          within: 1e-6,
        },
      ],
      drawings: {
        horn: plot({
          x: [-0.5, 10],
          y: [(-a / b) * 1.2, (a / b) * 1.2],
          ticks: { x: [{ at: 8, label: '*k*' }], y: false },
          height: 190,
          curves: [
            { f, from: 0, to: 8 },
            { f: (x) => -f(x), from: 0, to: 8, ink: 'accent', dashed: true },
          ],
          lines: [
            { from: [0, -a / b], to: [0, a / b] },
            { from: [8, -f(8)], to: [8, f(8)], dashed: true },
          ],
          description:
            'A falling curve in the first quadrant from x = 0 to x = k, and its mirror image below the x-axis: the outline of a horn.',
        }),
      },
    };
  },
});
