import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.11'],
  parameters: {
    maker: choice(
      'A potter in Faenza',
      'A glass blower in Hebron',
      'A wood turner in Oregon',
      'A potter in Jingdezhen',
    ),
    middle: choice(5, 6, 7),
    swing: choice(1, 1.5, 2, 2.5),
    rate: choice(0.2, 0.25, 0.3),
    length: choice(16, 18, 20, 24),
    part: choice(600, 800, 1000),
  },
  allow: ({ middle, length, part }) => Math.PI * middle * middle * length > 2 * part,
  write: ({ maker, middle, swing, rate, length, part }) => {
    const f = (x: number) => middle + swing * Math.sin(rate * x);
    const volume = Math.PI * integral((x) => f(x) ** 2, 0, length);
    // From the antiderivative of (m + s sin)².
    const antiderivative = (x: number) =>
      (middle ** 2 + swing ** 2 / 2) * x -
      ((2 * middle * swing) / rate) * Math.cos(rate * x) -
      (swing ** 2 / (4 * rate)) * Math.sin(2 * rate * x);
    const exact = Math.PI * (antiderivative(length) - antiderivative(0));
    const depth = root((h) => Math.PI * (antiderivative(h) - antiderivative(0)) - part, 0.01, length);
    const widest = Math.PI / 2 / rate;
    return {
      text: md`${maker} makes a vase. Its inside has the shape that arises when the curve $y = ${middle} + ${swing === 1 ? '' : swing}\sin(${rate}x)$, for $0 \le x \le ${length}$, is rotated through $2\pi$ about the $x$-axis. The base is at $x = 0$, and all lengths are in centimetres.

![](drawing:profile)

(a) Find the diameter of the inside at the base. [1]

(b) Find the greatest diameter of the inside. [2]

(c) Write down an integral for the volume of the inside. [2]

(d) Find this volume in litres. [2]

(e) The vase stands upright on its base, and $${part}\ \text{cm}^3$ of water are poured in. Find the depth of the water. [3]`,
      hints: [
        md`$y$ is the radius at the place $x$.`,
        md`A slice of the vase is a thin cylinder. What is the area of its circular face?`,
        md`In part (e) the upper limit of the integral is not known. Use a graph or a solver.`,
      ],
      answer: md`(a) At $x = 0$ the radius is $${middle}$, so the diameter is $2 \times ${middle} = ${2 * middle}\ \text{cm}$.

(b) The greatest value of the sine is $1$, at $x = ${sf(widest)}$, which lies inside the vase. The radius there is $${middle + swing}$, so the diameter is $2 \times ${middle + swing} = ${2 * (middle + swing)}\ \text{cm}$.

(c) The slices are circles with radius $y$, so $V = \displaystyle\int_0^{${length}} \pi\left(${middle} + ${swing === 1 ? '' : swing}\sin(${rate}x)\right)^2\,\mathrm{d}x$.

(d) The calculator gives $V = ${sf(volume, 5)}\ \text{cm}^3$. A litre is $1000\ \text{cm}^3$, so the volume is $${sf(volume / 1000)}$ litres.

(e) If the water is $h$ cm deep, $\displaystyle\int_0^h \pi\left(${middle} + ${swing === 1 ? '' : swing}\sin(${rate}x)\right)^2\,\mathrm{d}x = ${part}$. The solver gives $h = ${sf(depth)}\ \text{cm}$.

**Calculator:** radians. For part (e): TI-Nspire: nSolve with the integral on the left side. Casio fx-CG50: Equation, Solver, or draw the integral as a function of its upper limit.

**Watch out:** Square the whole radius, $\left(${middle} + ${swing === 1 ? '' : swing}\sin(${rate}x)\right)^2$. Squaring each term separately loses the mixed term.`,
      scheme: [
        [md`$${2 * middle}$ cm`, 'A1'],
        [md`$\sin = 1$, or the maximum of a graph`, 'M1'],
        [md`$${2 * (middle + swing)}$ cm`, 'A1'],
        [md`$\pi y^2$`, 'M1'],
        [md`correct integral with limits`, 'A1'],
        [md`$${sf(volume)}\ \text{cm}^3$`, 'A1'],
        [md`$${sf(volume / 1000)}$ litres (follow through)`, 'A1'],
        [md`integral with an unknown upper limit`, 'M1'],
        [md`equal to $${part}$`, 'A1'],
        [md`$${sf(depth)}$ cm`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${2 * middle}`,
          accuracy: 'exact',
          unit: 'cm',
          mistakes: [{ value: `${middle}`, note: 'This is the radius.' }],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${2 * (middle + swing)}`,
          accuracy: 'exact',
          unit: 'cm',
          mistakes: [{ value: `${middle + swing}`, note: 'This is the radius.' }],
        },
        { part: 'c', kind: 'self', why: 'write down an integral' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number((exact / 1000).toPrecision(9))}`,
          unit: 'litres',
          mistakes: [{ value: sf(exact / 1000 / Math.PI), note: md`You left out the factor $\pi$.` }],
        },
        { part: 'e', kind: 'number', expected: `${Number(depth.toPrecision(9))}`, unit: 'cm' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: md`= ${2 * middle}\ \text{cm}`, value: 2 * f(0) },
        { part: 'b', route: 'exact', shown: md`= ${2 * (middle + swing)}\ \text{cm}`, value: 2 * f(widest) },
        {
          part: 'd',
          route: 'exact',
          shown: `$${sf(volume / 1000)}$ litres`.slice(1, -8),
          value: exact / 1000,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`h = ${sf(depth)}\ \text{cm}`,
          value: root((h) => Math.PI * integral((x) => f(x) ** 2, 0, h, 40) - part, 0.01, length),
        },
      ],
      drawings: {
        profile: plot({
          x: [-1, length + 2],
          y: [-middle - swing - 1, middle + swing + 1],
          equal: true,
          height: 170,
          ticks: { x: 5, y: 5 },
          curves: [
            { f, from: 0, to: length },
            { f: (x) => -f(x), from: 0, to: length, dashed: true },
          ],
          lines: [{ from: [0, -middle], to: [0, middle] }],
          description: `The curve that makes the vase, for x from 0 to ${length}, and its mirror image in the x-axis.`,
        }),
      },
    };
  },
});
