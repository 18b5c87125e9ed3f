import { integral, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.10'],
  parameters: {
    sign: choice(1, -1),
    p: integers(-2, 1),
    width: integers(3, 4),
    m: nonZero(-2, 3),
    n: integers(1, 4),
  },
  allow: ({ sign, p, width, m }) => m + sign * -(2 * p + width) !== 0,
  write: ({ sign, p, width, m, n }) => {
    const q = p + width;
    // The parabola minus the line is sign · (x − p)(x − q).
    const parabola = [sign, m - sign * (p + q), n + sign * p * q];
    const f = (x: number): number => parabola[0]! * x * x + parabola[1]! * x + parabola[2]!;
    const g = (x: number): number => m * x + n;
    const upper = [-1, p + q, -p * q];
    const [half, last] = [p + q, -p * q];
    const sixfold = (x: number): number => -2 * x ** 3 + 3 * half * x * x + 6 * last * x;
    const middleTerm =
      half === 0
        ? ''
        : half < 0
          ? ` - ${fraction(-half, 2).replace(/^1$/, '')}x^2`
          : ` + ${fraction(half, 2).replace(/^1$/, '')}x^2`;
    const lastTerm = plus(last, 'x');
    const area = fraction(width ** 3, 6);
    const [at, to] = [sixfold(q), sixfold(p)];
    const [left, right] = [p - 0.9, q + 0.9];
    const spot = (p + q) / 2 + (Math.abs(p + q) < 1 ? 0.5 : 0);
    const heights = [
      f(left),
      f(right),
      g(left),
      g(right),
      f(Math.min(q, Math.max(p, -parabola[1]! / (2 * sign)))),
    ];
    return {
      text: md`The diagram shows the curve $y = ${polynomial(parabola)}$ and the line $y = ${polynomial([m, n])}$, which enclose the shaded region $R$.

![](drawing:region)

(a) Find the $x$-coordinates of the points where the curve and the line meet. [3]

(b) Write down an integral for the area of $R$. [2]

(c) Find the area of $R$. [4]`,
      hints: [
        md`At the points where they meet, both equations give the same $y$.`,
        md`Between these points, which of the two is above the other?`,
      ],
      answer: md`(a) $${polynomial(parabola)} = ${polynomial([m, n])}$ gives $${polynomial([1, -half, -last])} = 0$${sign < 0 ? md` (after multiplying by $-1$)` : ''}, so ${p === 0 ? md`$x(x${plus(-q)}) = 0$` : q === 0 ? md`$(x${plus(-p)})x = 0$` : md`$(x${plus(-p)})(x${plus(-q)}) = 0$`}. They meet at $x = ${p}$ and $x = ${q}$.

(b) Between these values the ${sign > 0 ? 'line is above the curve' : 'curve is above the line'}, so the area is
$$\int_{${p}}^{${q}} \Bigl(${sign > 0 ? md`(${polynomial([m, n])}) - (${polynomial(parabola)})` : md`(${polynomial(parabola)}) - (${polynomial([m, n])})`}\Bigr)\,\mathrm{d}x = \int_{${p}}^{${q}} \left(${polynomial(upper)}\right)\mathrm{d}x.$$

(c) The area is
$$\left[-\frac{x^3}{3}${middleTerm}${lastTerm}\right]_{${p}}^{${q}} = ${fraction(at, 6)} - ${to < 0 ? md`\left(${fraction(to, 6)}\right)` : fraction(to, 6)} = ${area}.$$

**Watch out:** Put brackets around what you subtract, so that the minus sign reaches all of its terms. If your area is negative, you subtracted the upper graph from the lower one.`,
      scheme: [
        [md`sets the two expressions equal`, 'M1'],
        [md`$x = ${p}$`, 'A1'],
        [md`$x = ${q}$`, 'A1'],
        [md`an integral of the difference of the two, in either order`, 'M1'],
        [md`correct order and limits $${p}$ and $${q}$`, 'A1'],
        [md`integrates, with at least one term correct`, 'M1'],
        [md`$-\frac{x^3}{3}${middleTerm}${lastTerm}$`, 'A1'],
        [md`substitutes the limits $${p}$ and $${q}$`, 'M1'],
        [md`$${area}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'set', expected: `${p}, ${q}`, accuracy: 'exact' },
        { part: 'b', kind: 'self', why: 'write an integral' },
        {
          part: 'c',
          kind: 'number',
          expected: area,
          accuracy: 'exact',
          mistakes:
            to === 0
              ? []
              : [
                  {
                    value: fraction(at, 6),
                    note: md`You put in the upper limit alone. The value at the lower limit must be taken away.`,
                  },
                ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `x = ${p}`,
          value: Number(roots((x) => f(x) - g(x), -9.13, 9.17)[0]!.toFixed(8)),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `x = ${q}`,
          value: Number(roots((x) => f(x) - g(x), -9.13, 9.17)[1]!.toFixed(8)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${area}`,
          value: Math.abs(integral((x) => f(x) - g(x), p, q)),
        },
      ],
      drawings: {
        region: plot({
          x: [Math.min(left, -0.6), Math.max(right, 0.6)],
          y: [Math.min(...heights, -0.6) - 0.4, Math.max(...heights, 0.6) + 0.4],
          ticks: false,
          curves: [
            { f, from: left, to: right },
            { f: g, from: left, to: right },
          ],
          areas: [sign > 0 ? { f: g, g: f, from: p, to: q } : { f, g, from: p, to: q }],
          // Beside the y-axis, not on it.
          notes: [{ at: [spot, (f(spot) + g(spot)) / 2], text: '*R*' }],
          description: `A parabola that opens ${sign > 0 ? 'upwards' : 'downwards'} and a straight line that meets it twice. The region R between them is shaded; in it the ${sign > 0 ? 'line is above the parabola' : 'parabola is above the line'}.`,
        }),
      },
    };
  },
});
