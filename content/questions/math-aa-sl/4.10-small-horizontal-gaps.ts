import { mean, minimumAt, regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, linear, plus, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** Deviations of x and of y from their means. */
const shapes = [
  { u: [-2, 0, -1, 3], v: [-2, -1, 1, 2] },
  { u: [-3, 1, 0, 2], v: [-2, -1, 1, 2] },
  { u: [-1, -2, 2, 1], v: [-2, -1, 1, 2] },
  { u: [-2, -1, 3, 0], v: [-2, -1, 1, 2] },
  { u: [-2, 1, -1, 2], v: [-2, -1, 1, 2] },
  { u: [2, 1, -3, 0], v: [-2, -1, 1, 2] },
  { u: [3, -1, 0, -2], v: [-2, -1, 1, 2] },
  { u: [-1, -1, 2, 0], v: [-1, -1, 1, 1] },
  { u: [-2, 0, 1, 1], v: [-1, -1, 1, 1] },
  { u: [-3, 1, 0, 2], v: [-1, -1, 1, 1] },
] as const;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.6', '4.4'],
  parameters: { shape: choice(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), xMean: integers(4, 8), yMean: integers(3, 6) },
  write: ({ shape, xMean, yMean }) => {
    const { u, v } = shapes[shape]!;
    const xs = u.map((value) => xMean + value);
    const ys = v.map((value) => yMean + value);
    const times = (one: readonly number[], other: readonly number[]): number =>
      one.reduce((sum, value, index) => sum + value * other[index]!, 0);
    const [uu, uv, vv] = [times(u, u), times(u, v), times(v, v)];
    const S = (k: number): number =>
      xs.reduce((sum, x, index) => sum + (x - (xMean + k * (ys[index]! - yMean))) ** 2, 0);
    const quadratic = polynomial([vv, -2 * uv, uu], 'k');
    const best = fraction(uv, vv);
    const [dTop, dBottom] = [xMean * vv - uv * yMean, vv];
    const line = `x = ${linear([uv, vv], [dTop, dBottom], 'y')}`;
    const fit = regression(ys, xs);
    const gap = (index: number): string => {
      const [a, b] = [u[index]!, v[index]!];
      if (b === 1) return a === 0 ? 'k^2' : `(${a} - k)^2`;
      if (b === -1) return a === 0 ? 'k^2' : `(${a} + k)^2`;
      return a === 0 ? `(${b}k)^2` : `(${a}${plus(-b, 'k')})^2`;
    };
    const far = (k: number) => (y: number) => xMean + k * (y - yMean);
    const drawn = uv > 0 ? 0.45 : -0.45;
    return {
      text: md`Four points have the coordinates ${xs.map((x, index) => md`$(${x}, ${ys[index]})$`).join(', ')}.

(a) Show that the mean point is $(${xMean}, ${yMean})$. [1]

A line through the mean point has the equation $x = ${xMean} + k(y - ${yMean})$, where $k \in \mathbb{R}$. The diagram shows the points, one such line, and the horizontal distances of the points from it. Let $S$ be the sum of the squares of these four horizontal distances.

![](drawing:gaps)

(b) Show that $S = ${quadratic}$. [3]

(c) Find the value of $k$ for which $S$ is least. [2]

(d) Hence write down the equation of the regression line of $x$ on $y$, in the form $x = cy + d$. [2]`,
      hints: [
        md`The horizontal distance of a point from the line is the difference of two values of $x$: that of the point, and that of the line at the same height.`,
        md`For each point, put its $y$ into $${xMean} + k(y - ${yMean})$ and subtract the result from its $x$. Then square and add.`,
        md`$S$ is a quadratic in $k$ whose graph opens upwards. Where is its vertex?`,
        md`The regression line of $x$ on $y$ is the line that makes $S$ as small as possible.`,
      ],
      answer: md`(a) $\bar{x} = \dfrac{${xs.join(' + ')}}{4} = ${xMean}$ and $\bar{y} = \dfrac{${ys.join(' + ')}}{4} = ${yMean}$, so the mean point is $(${xMean}, ${yMean})$.

(b) At the height $y$ the line has $x = ${xMean} + k(y - ${yMean})$. For each point, subtract this from its own $x$.

${xs
  .map(
    (x, index) =>
      md`- $(${x}, ${ys[index]})$: the line is at $${xMean}${plus(v[index]!, 'k')}$, and the difference squared is $${gap(index)}$.`,
  )
  .join('\n')}

The sum is $S = ${u.map((_, index) => gap(index)).join(' + ')}$. Multiplied out, the terms with $k^2$ add up to $${vv}k^2$, those with $k$ to $${polynomial([-2 * uv, 0], 'k')}$, and the constants to $${uu}$, so $S = ${quadratic}$.

(c) This is a parabola in $k$ that opens upwards. Its lowest point lies on the axis of symmetry: $k = \dfrac{${2 * uv}}{2 \times ${vv}} = ${best}$.

(Or with the derivative: $\dfrac{\mathrm{d}S}{\mathrm{d}k} = ${polynomial([2 * vv, -2 * uv], 'k')}$, which is zero there.)

(d) The regression line of $x$ on $y$ makes the sum of the squares of the horizontal distances as small as possible, so it is the line with this $k$:
$$x = ${xMean} ${uv < 0 ? '-' : '+'} ${fraction(Math.abs(uv), vv) === '1' ? '' : fraction(Math.abs(uv), vv)}(y - ${yMean}) \quad\Rightarrow\quad ${line}$$

**Watch out:** For the line of $x$ on $y$ the *horizontal* distances count. With the vertical ones you would find the line of $y$ on $x$.`,
      scheme: [
        [md`(a) both means (AG)`, 'A1'],
        [md`(b) subtracts the $x$ of the line from the $x$ of a point at the same height`, 'M1'],
        [md`$${u.map((_, index) => gap(index)).join(' + ')}$`, 'A1'],
        [md`multiplies out and adds, which leads to the result (AG)`, 'A1'],
        [md`(c) axis of symmetry, completing the square, or $\frac{\mathrm{d}S}{\mathrm{d}k} = 0$`, 'M1'],
        [md`$k = ${best}$`, 'A1'],
        [md`(d) puts the value of $k$ into the equation of the line (follow through)`, 'M1'],
        [md`$${line}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: best,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(2 * uv, vv),
              note: md`The axis of symmetry of $ak^2 + bk + c$ is $k = -\frac{b}{2a}$. You divided by $a$ alone.`,
            },
            {
              value: fraction(-uv, vv),
              note: md`Look at the signs: the axis of symmetry is $k = -\frac{b}{2a}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'equation',
          expected: line,
          variables: ['x', 'y'],
          follows: `x = ${xMean} + c.1 * (y - ${yMean})`,
          mistakes: [
            {
              value: `y = ${fraction(uv, vv)}x + ${fraction(yMean * vv - uv * xMean, vv)}`,
              note: md`You exchanged $x$ and $y$. In the line of $x$ on $y$, $x$ stands alone on one side.`,
            },
          ].filter(() => Math.abs(uv / vv) !== 1),
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `{4} = ${xMean}`, value: mean(xs) },
        { part: 'b', route: 'symbolic', shown: `S = ${quadratic}`, value: S, variable: 'k' },
        { part: 'c', route: 'numeric', shown: `= ${best}`, value: minimumAt(S, -4, 4), within: 1e-6 },
        {
          part: 'd',
          route: 'numeric',
          shown: line,
          value: (y) => fit.gradient * y + fit.intercept,
          variable: 'y',
        },
      ],
      drawings: {
        gaps: plot({
          frame: true,
          x: [Math.min(...xs) - 1, Math.max(...xs) + 1],
          y: [Math.min(...ys) - 1, Math.max(...ys) + 1],
          ticks: { x: 1, y: 1 },
          height: 220,
          xLabel: '*x*',
          yLabel: '*y*',
          polylines: [
            {
              points: [Math.min(...ys) - 1, Math.max(...ys) + 1].map((y) => [far(drawn)(y), y] as const),
              ink: 'accent',
            },
          ],
          lines: xs.map((x, index) => ({
            from: [x, ys[index]!] as const,
            to: [far(drawn)(ys[index]!), ys[index]!] as const,
            dashed: true,
            ink: 'second' as const,
          })),
          points: xs.map((x, index) => ({ at: [x, ys[index]!] as const })),
          description: `Four points and a steep line through the mean point. A dashed horizontal segment leads from each point to the line.`,
        }),
      },
    };
  },
});
