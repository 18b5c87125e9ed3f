import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const stories = [
  { what: 'distance, in kilometres, that a courier in La Paz rides for one delivery', short: 'distance' },
  { what: 'time, in hours, for which a lamp in Kyoto is switched on per evening', short: 'time' },
  { what: 'length, in metres, of the jump of a kangaroo', short: 'length' },
  { what: 'mass, in kilograms, of a pumpkin grown near Bergen', short: 'mass' },
] as const;

/** f(x) = k x^m (a − x) on [0, a]: k = (m+1)(m+2)/a^(m+2), mean a(m+1)/(m+3). */
export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.11'],
  parameters: {
    story: choice(0, 1, 2, 3),
    m: choice(2, 3, 4),
    a: choice(2, 3, 4, 5, 6, 8, 10),
    limit: choice(0.25, 0.5, 0.75),
  },
  write: ({ story, m, a, limit }) => {
    const { what, short } = stories[story]!;
    const power = `x^${m}`;
    const size = a ** (m + 2);
    const kText = fraction((m + 1) * (m + 2), size);
    const k = ((m + 1) * (m + 2)) / size;
    const g = (x: number) => x ** m * (a - x);
    const whole = integral(g, 0, a);
    const f = (x: number) => g(x) / whole;
    const mean = fraction(a * (m + 1), m + 3);
    const mode = fraction(a * m, m + 1);
    const at = a * limit;
    const chance = k * ((a * at ** (m + 1)) / (m + 1) - at ** (m + 2) / (m + 2));
    const middle = root((x) => integral(f, 0, x) - 0.5, 0.01 * a, 0.99 * a);
    const top = f((a * m) / (m + 1)) * 1.25;
    return {
      text: md`The ${what} is modelled by a continuous random variable $X$ with probability density function

$$f(x) = \begin{cases} k${power}(${a} - x) & 0 \le x \le ${a} \\ 0 & \text{otherwise.} \end{cases}$$

(a) Show that $k = ${kText}$. [3]

(b) Find $\mathrm{P}(X > ${at})$. [2]

(c) Find the mean ${short}. [2]

(d) Find the mode of $X$. [2]

(e) Find the median of $X$. [2]`,
      hints: [
        'The whole area under the graph of a density is 1.',
        md`$\mathrm{E}(X) = \displaystyle\int x f(x)\,\mathrm{d}x$; at the median, the area to the left is $\frac{1}{2}$; at the mode, the density is greatest.`,
      ],
      answer: md`(a) $\displaystyle\int_0^{${a}} k(${a}${power} - x^${m + 1})\,\mathrm{d}x = k\left[\frac{${a}x^${m + 1}}{${m + 1}} - \frac{x^${m + 2}}{${m + 2}}\right]_0^{${a}} = k \times ${fraction(size, (m + 1) * (m + 2))}$. This must be $1$, so $k = ${kText}$.

(b) $\mathrm{P}(X > ${at}) = \displaystyle\int_{${at}}^{${a}} f(x)\,\mathrm{d}x = ${sf(1 - chance)}$

(c) $\mathrm{E}(X) = \displaystyle\int_0^{${a}} ${kText}x^${m + 1}(${a} - x)\,\mathrm{d}x = ${mean}$

(d) The mode is where $f$ is greatest. $f'(x) = ${kText}(${a * m}${m === 2 ? 'x' : `x^${m - 1}`} - ${m + 1}${power})$ is zero (for $x > 0$) at $x = ${mode}$, and the graph has its maximum there.

![](drawing:density)

(e) The median $q$ satisfies $\displaystyle\int_0^q f(x)\,\mathrm{d}x = 0.5$. By technology, $q = ${sf(middle)}$.

**Calculator:** TI-Nspire: store $f$ as f1(x); Menu, Calculus, Numerical Integral for (b) and (c), and nSolve with the integral from $0$ to $q$ for (e). Casio fx-CG50: OPTN, CALC, ∫dx for (b) and (c); for (e) use Equation, Solver, or draw the integral as a function of its upper limit.

**Watch out:** The mode is the *value of* $x$ where the density is greatest, not the greatest value of $f$. And the median is not simply half of $${a}$, because the density is not symmetric.`,
      scheme: [
        [md`sets the integral of $f$ over $[0, ${a}]$ equal to $1$`, 'M1'],
        [md`$\frac{${a}x^${m + 1}}{${m + 1}} - \frac{x^${m + 2}}{${m + 2}}$`, 'A1'],
        ['correct working that leads to the given value (AG)', 'A1'],
        [md`$\int_{${at}}^{${a}} f(x)\,\mathrm{d}x$`, '(M1)'],
        [md`$${sf(1 - chance)}$`, 'A1'],
        [md`$\int_0^{${a}} x f(x)\,\mathrm{d}x$`, '(M1)'],
        [md`$${mean}$`, 'A1'],
        ['looks for the maximum of the density', 'M1'],
        [md`$${mode}$`, 'A1'],
        [md`$\int_0^q f(x)\,\mathrm{d}x = 0.5$`, '(M1)'],
        [md`$${sf(middle)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: sf(1 - chance),
          mistakes:
            Math.abs(chance - 0.5) < 0.005
              ? []
              : [
                  {
                    value: sf(chance),
                    note: md`This is the probability of a value below $${at}$. You were asked for a value above it.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: mean,
          mistakes:
            Math.round((a * (m + 1)) / (m + 3)) !== a / 2
              ? [
                  {
                    value: fraction(a, 2),
                    note: md`This is the middle of the interval. The density isn't symmetric: integrate $x f(x)$.`,
                  },
                ]
              : [],
        },
        {
          part: 'd',
          kind: 'number',
          expected: mode,
          mistakes:
            Math.round((a * m) / (m + 1)) !== a
              ? [
                  {
                    value: `${a}`,
                    note: md`At the end of the interval the density is zero. The mode is where it is greatest.`,
                  },
                ]
              : [],
        },
        { part: 'e', kind: 'number', expected: sf(middle) },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `k = ${kText}`, value: 1 / whole },
        { part: 'b', route: 'numeric', shown: `= ${sf(1 - chance)}`, value: integral(f, at, a) },
        { part: 'c', route: 'numeric', shown: `= ${mean}`, value: integral((x) => x * f(x), 0, a) },
        {
          part: 'e',
          route: 'numeric',
          shown: `q = ${sf(middle)}`,
          value: root(
            (x) => k * ((a * x ** (m + 1)) / (m + 1) - x ** (m + 2) / (m + 2)) - 0.5,
            0.01 * a,
            0.99 * a,
          ),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `x = ${mode}`,
          value: root((x) => (g(x + 1e-6) - g(x - 1e-6)) * 1e6, 0.1 * a, 0.95 * a),
          within: 1e-4,
        },
      ],
      drawings: {
        density: plot({
          x: [0, a * 1.1],
          y: [0, top],
          height: 190,
          yLabel: '*f*(*x*)',
          curves: [{ f, from: 0, to: a }],
          lines: [
            { from: [(a * m) / (m + 1), 0], to: [(a * m) / (m + 1), f((a * m) / (m + 1))], dashed: true },
          ],
          description: `Graph of a density that rises from 0 at x = 0 to one maximum, marked by a dashed line, and falls back to 0 at x = ${a}.`,
        }),
      },
    };
  },
});
