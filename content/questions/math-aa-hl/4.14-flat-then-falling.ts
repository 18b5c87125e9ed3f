import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd, surd } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const stories = [
  'The time until a melon is sold at a market in Tashkent, in hours,',
  'The distance from its nest at which a gull in Orkney feeds, in kilometres,',
  'The delay of a bus in Valparaíso, in minutes,',
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.11'],
  parameters: { story: choice(0, 1, 2), a: integers(1, 7), b: integers(3, 15) },
  // The median lies in the flat or in the falling piece, never just between them.
  allow: ({ a, b }) => b > a + 1 && (b - a) % 2 === 0 && 3 * a !== b && b <= 6 * a && gcd(a, b) <= 3,
  write: ({ story, a, b }) => {
    const c = 2 / (a + b);
    const f = (x: number): number => (x <= a ? c : (c * (b - x)) / (b - a));
    const flat = 3 * a > b;
    const square = (b * b - a * a) / 2;
    const root2 = surd(square);
    const median = flat
      ? fraction(a + b, 4)
      : /sqrt/.test(root2)
        ? md`${b} - ${root2}`
        : `${b - Number(root2)}`;
    const part = (from: number, to: number, g: (x: number) => number = f): number =>
      integral(g, from, Math.min(a, to)) + (to > a ? integral(g, Math.max(a, from), to) : 0);
    // Both pieces of the mean without the factor c.
    const [first, second] = [fraction(a * a, 2), fraction((b - a) * (b + 2 * a), 6)];
    const [meanTop, meanBottom] = [3 * a * a + (b - a) * (b + 2 * a), 3 * (a + b)];
    const mean = fraction(meanTop, meanBottom);
    const left = fraction(2 * a, a + b);
    const [cBefore, cAfter] = [fraction(2, a + b), fraction(a + b, 2)];
    return {
      text: md`${stories[story]} is modelled by a continuous random variable $X$ with probability density function

$$f(x) = \begin{cases} c & 0 \le x \le ${a} \\ \dfrac{c(${b} - x)}{${b - a}} & ${a} < x \le ${b} \\ 0 & \text{otherwise,} \end{cases}$$

where $c$ is a constant. The diagram shows the graph of $f$.

![](drawing:density)

(a) Find the value of $c$. [2]

(b) Find the exact median of $X$. [3]

(c) Find the mean of $X$. [3]`,
      hints: [
        md`The area below the graph consists of a rectangle and a triangle, or is a trapezium. How large must it be?`,
        md`In which of the two pieces does the median lie? Find the area of the rectangle first.`,
        md`In (c) the integral of $x f(x)$ has two parts, one for each piece.`,
      ],
      answer: md`(a) The area below the graph is a trapezium with parallel sides $${b}$ and $${a}$ and height $c$. It must be $1$: $\frac{1}{2}(${a} + ${b})c = 1$, so $c = ${cBefore}$.

(b) First find out in which piece the median $m$ lies: $\mathrm{P}(X \le ${a}) = ${a} \times ${cBefore} = ${left}$. ${
        flat
          ? md`This is more than $\frac{1}{2}$, so the median lies in the flat piece. The area to its left is a rectangle: $${cBefore}\,m = \dfrac{1}{2}$, so $m = ${median}$.`
          : md`This is less than $\frac{1}{2}$, so the median lies in the falling piece. The area to its right is a triangle with base $${b} - m$ and height $\dfrac{c(${b} - m)}{${b - a}}$:
$$\frac{1}{2}(${b} - m) \times \frac{c(${b} - m)}{${b - a}} = \frac{1}{2} \quad\Rightarrow\quad (${b} - m)^2 = \frac{${b - a}}{c} = ${b - a} \times ${cAfter} = ${square}$$
As $m < ${b}$, $${b} - m = ${root2}$ and $m = ${median}$.`
      }

(c) Integrate $x f(x)$ over both pieces:
$$\mathrm{E}(X) = c\int_0^{${a}} x\,\mathrm{d}x + \frac{c}{${b - a}}\int_{${a}}^{${b}} (${b}x - x^2)\,\mathrm{d}x = c\left(${first} + ${second}\right) = ${mean}$$

**Watch out:** The formula of a piece may be used only within its own interval. Check where the median lies before you set up the equation.`,
      scheme: [
        [md`(a) sets the area (or the integral) equal to $1$`, 'M1'],
        [md`$c = ${cBefore}$`, 'A1'],
        [
          md`(b) $\mathrm{P}(X \le ${a}) = ${left}$, so the median is ${flat ? 'below' : 'above'} $${a}$ (follow through)`,
          'R1',
        ],
        [md`an equation for the area on one side of the median`, 'M1'],
        [md`$${median}$`, 'A1'],
        [md`(c) $\int x f(x)\,\mathrm{d}x$ in two parts`, 'M1'],
        [md`$${first}$ and $${second}$, each times $c$`, 'A1'],
        [md`$${mean}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$c =$',
          expected: cBefore,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(1, b),
              note: md`The graph isn't flat over the whole interval. The second piece is a triangle.`,
            },
            {
              value: fraction(1, a),
              note: md`You took only the flat piece. The falling one has an area, too.`,
            },
          ].filter(({ value }) => value !== cBefore),
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Median:',
          expected: median,
          accuracy: 'exact',
          mistakes: flat
            ? []
            : [
                // Left out where it would pass for a rounding of the median.
                ...(Math.abs((a + b) / 4 - (b - Math.sqrt(square))) > 0.6
                  ? [
                      {
                        value: fraction(a + b, 4),
                        note: md`This lies outside the flat piece, so the formula of that piece may not be used.`,
                      },
                    ]
                  : []),
                {
                  value: md`${b} + ${root2}`,
                  note: md`This solves the equation, but it lies outside the interval.`,
                },
              ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: mean,
          accuracy: 'exact',
          follows: `a.1 * (${first} + ${second})`,
          mistakes: [{ value: fraction(a * a, a + b), note: md`This is the first piece alone.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `c = ${cBefore}`, value: c / part(0, b) },
        {
          part: 'b',
          route: 'numeric',
          shown: `m = ${median}`,
          value: root((m) => part(0, m) - 0.5, 0.01, b),
          within: 1e-6,
        },
        { part: 'c', route: 'numeric', shown: `= ${mean}`, value: part(0, b, (x) => x * f(x)) },
      ],
      drawings: {
        density: plot({
          x: [0, b * 1.1],
          y: [0, c * 1.3],
          height: 150,
          yLabel: '*f*(*x*)',
          ticks: { x: [a, b], y: [{ at: c, label: '*c*' }] },
          polylines: [
            {
              points: [
                [0, c],
                [a, c],
                [b, 0],
              ],
            },
          ],
          description: `A horizontal line at the height c from x = 0 to x = ${a}, then a straight line down to (${b}, 0).`,
        }),
      },
    };
  },
});
