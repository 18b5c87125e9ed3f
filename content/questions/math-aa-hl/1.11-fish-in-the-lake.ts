import { maximumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** Without the digits that binary fractions add. */
const tidy = (value: number): string => `${Number(value.toPrecision(10))}`;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.18', '5.8', '2.6'],
  parameters: {
    place: choice(
      ['tilapia', 'a lake in Malawi'],
      ['carp', 'a reservoir in Hunan'],
      ['trout', 'a lake in Patagonia'],
      ['perch', 'a lake in Finland'],
    ),
    most: choice(8, 10, 12, 16, 20, 24, 30, 40),
    k: choice(0.01, 0.02, 0.025, 0.03, 0.04, 0.05),
    /** The lake can hold so many times more than are missing at first. */
    c: choice(3, 4, 7, 9),
    later: choice(2, 3, 4, 5),
    share: choice(75, 80, 90),
  },
  allow: ({ most, k, c }) => {
    const rate = most * k;
    const start = most / (c + 1);
    return rate >= 0.2 && rate <= 0.8 && Number.isInteger(Math.round(start * 1e6) / 1e4) && start >= 0.8;
  },
  write: ({ place: [fish, where], most, k, c, later, share }) => {
    const start = tidy(most / (c + 1));
    const rate = tidy(most * k);
    const r = Number(rate);
    const P = (t: number) => most / (1 + c * Math.exp(-r * t));
    const level = tidy((most * share) / 100);
    const when = Math.log((c * share) / (100 - share)) / r;
    const half = tidy(most / 2);
    const fastest = Math.log(c) / r;
    // By small steps through the equation itself.
    const stepped = (time: number) => {
      let at = Number(start);
      const steps = 2000;
      const h = time / steps;
      const g = (value: number) => k * value * (most - value);
      for (let step = 0; step < steps; step += 1) {
        const k1 = g(at);
        const k2 = g(at + (h * k1) / 2);
        const k3 = g(at + (h * k2) / 2);
        const k4 = g(at + h * k3);
        at += (h * (k1 + 2 * k2 + 2 * k3 + k4)) / 6;
      }
      return at;
    };
    const at = (value: number) => k * value * (most - value);
    return {
      text: md`A company begins to breed ${fish} in ${where}. After $t$ years there are $P$ thousand ${fish} in the water, where

$$\frac{\mathrm{d}P}{\mathrm{d}t} = ${k}P(${most} - P), \qquad 0 < P < ${most}.$$

At $t = 0$ there are $${start}$ thousand.

(a) Write $\dfrac{1}{P(${most} - P)}$ in partial fractions. [3]

(b) By solving the differential equation, show that $\dfrac{P}{${most} - P} = \dfrac{1}{${c}}\mathrm{e}^{${rate}t}$. [5]

(c) Hence show that $P = \dfrac{${most}}{1 + ${c}\mathrm{e}^{-${rate}t}}$. [2]

(d) Find the number of ${fish} after $${later}$ years. Give your answer in thousands. [1]

(e) Find the time at which there are $${level}$ thousand ${fish}. [2]

(f) Find the value of $P$ at which the rate of growth of the number of ${fish} is greatest, and the time at which this happens. [4]

(g) Interpret the number $${most}$ in this model. [1]`,
      hints: [
        md`Cover one factor of the denominator and put its zero into the rest.`,
        md`Separate the variables: all that has $P$ on one side, $\mathrm{d}t$ on the other. Then use (a).`,
        md`The integral of $\frac{1}{${most} - P}$ has a minus sign in front of the logarithm.`,
        md`In (f), the rate of growth $\frac{\mathrm{d}P}{\mathrm{d}t}$ is a quadratic function of $P$. Where is its greatest value?`,
      ],
      answer: md`(a) From $1 \equiv A(${most} - P) + BP$: at $P = 0$ this is $1 = ${most}A$, and at $P = ${most}$ it is $1 = ${most}B$. So both numerators are $\frac{1}{${most}}$:

$$\frac{1}{P(${most} - P)} = \frac{1}{${most}}\left(\frac{1}{P} + \frac{1}{${most} - P}\right)$$

(b) Separate the variables, so that each side can be integrated by itself: $\displaystyle\int \frac{1}{P(${most} - P)}\,\mathrm{d}P = \int ${k}\,\mathrm{d}t$. With (a), and after multiplying by $${most}$,

$$\int \left(\frac{1}{P} + \frac{1}{${most} - P}\right)\mathrm{d}P = \int ${rate}\,\mathrm{d}t$$

$$\ln P - \ln(${most} - P) = ${rate}t + C$$

No modulus signs are needed, as $0 < P < ${most}$. The two logarithms combine to $\ln\frac{P}{${most} - P} = ${rate}t + C$. At $t = 0$, $P = ${start}$, so $C = \ln\frac{${start}}{${tidy(most - Number(start))}} = \ln\frac{1}{${c}}$. Taking exponentials on both sides,

$$\frac{P}{${most} - P} = \mathrm{e}^{${rate}t + \ln\frac{1}{${c}}} = \frac{1}{${c}}\mathrm{e}^{${rate}t}$$

(c) Multiply by $${c}(${most} - P)$ and collect the terms in $P$: $${c}P = (${most} - P)\mathrm{e}^{${rate}t}$, so $P\left(${c} + \mathrm{e}^{${rate}t}\right) = ${most}\mathrm{e}^{${rate}t}$. Dividing, and then dividing top and bottom by $\mathrm{e}^{${rate}t}$,

$$P = \frac{${most}\mathrm{e}^{${rate}t}}{${c} + \mathrm{e}^{${rate}t}} = \frac{${most}}{1 + ${c}\mathrm{e}^{-${rate}t}}$$

(d) At $t = ${later}$ the formula gives $P = ${sf(P(later))}$ thousand.

(e) It is quickest to use (b): $\frac{${level}}{${most} - ${level}} = ${tidy(share / (100 - share))}$, so $\mathrm{e}^{${rate}t} = ${tidy((c * share) / (100 - share))}$ and $t = \frac{1}{${rate}}\ln ${tidy((c * share) / (100 - share))} = ${sf(when)}$ years.

(f) The rate of growth is $\frac{\mathrm{d}P}{\mathrm{d}t} = ${k}P(${most} - P)$. As a function of $P$ this is a parabola that opens downwards, with the zeros $0$ and $${most}$. Its greatest value is halfway between them, at $P = ${half}$. Then $\frac{P}{${most} - P} = 1$, so (b) gives $\mathrm{e}^{${rate}t} = ${c}$ and $t = \frac{\ln ${c}}{${rate}} = ${sf(fastest)}$ years.

(g) As $t \to \infty$, $\mathrm{e}^{-${rate}t} \to 0$ and $P \to ${most}$. So $${most}$ thousand is the greatest number of ${fish} that the water can support in the long run.

**Calculator:** For (d) and (e), draw the graph of $P$ against $t$. TI-Nspire: Menu, Trace, Graph Trace for a value; Menu, Analyze Graph, Intersection with $y = ${level}$. Casio fx-CG50: G-Solv, Y-CAL for a value; G-Solv, X-CAL with $y = ${level}$.

**Watch out:** $\int \frac{1}{${most} - P}\,\mathrm{d}P = -\ln(${most} - P)$. Without the minus sign the two logarithms would make a product instead of a quotient.`,
      scheme: [
        [md`(a) $1 \equiv A(${most} - P) + BP$`, 'M1'],
        [md`$A = \frac{1}{${most}}$`, 'A1'],
        [md`$B = \frac{1}{${most}}$`, 'A1'],
        [md`(b) separates the variables`, 'M1'],
        [
          md`uses (a): $\frac{1}{${most}}\int\left(\frac{1}{P} + \frac{1}{${most} - P}\right)\mathrm{d}P = \int ${k}\,\mathrm{d}t$`,
          'A1',
        ],
        [md`$\ln P - \ln(${most} - P)$, or a multiple of it`, 'A1'],
        [md`uses $P = ${start}$ at $t = 0$ to find the constant`, 'M1'],
        [md`$C = \ln\frac{1}{${c}}$ and exponentials lead to the given form (AG)`, 'A1'],
        [md`(c) multiplies out and collects the terms in $P$`, 'M1'],
        [
          md`$P = \frac{${most}\mathrm{e}^{${rate}t}}{${c} + \mathrm{e}^{${rate}t}}$, which leads to the given form (AG)`,
          'A1',
        ],
        [md`(d) $${sf(P(later))}$ thousand`, 'A1'],
        [md`(e) an equation with $P = ${level}$, or a graph`, 'M1'],
        [md`$${sf(when)}$ years`, 'A1'],
        [
          md`(f) looks for the greatest value of the rate of growth, $${k}P(${most} - P)$, or sets the second derivative equal to zero`,
          'M1',
        ],
        [md`$P = ${half}$`, 'A1'],
        [md`puts this $P$ into (b) or (c)`, 'M1'],
        [md`$${sf(fastest)}$ years (follow through)`, 'A1'],
        [md`(g) the greatest number (in thousands) in the long run, or what the water can support`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `1/(${most}P) + 1/(${most}(${most} - P))`,
          variables: ['P'],
          mistakes: [
            {
              value: `1/P + 1/(${most} - P)`,
              note: md`Added together, these give $\frac{${most}}{P(${most} - P)}$.`,
            },
            {
              value: `1/(${most}P) - 1/(${most}(${most} - P))`,
              note: md`Look at the sign: at $P = ${most}$ the identity reads $1 = ${most}B$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          expected: tidy(P(later)),
          unit: 'thousand',
          mistakes: [
            {
              value: tidy(most / (1 + c * Math.exp(r * later))),
              note: md`Look at the sign of the exponent: the number grows.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: tidy(when),
          unit: 'years',
          mistakes: [
            {
              value: tidy(Math.log(share / (100 - share)) / r),
              note: md`You left out the factor $\frac{1}{${c}}$ in front of the exponential.`,
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          label: '$P =$',
          expected: half,
          accuracy: 'exact',
          unit: 'thousand',
          marks: 2,
          mistakes: [{ value: `${most}`, note: md`At $P = ${most}$ the rate of growth is zero.` }],
        },
        {
          part: 'f',
          kind: 'number',
          label: '$t =$',
          expected: tidy(fastest),
          unit: 'years',
          marks: 2,
          follows: `ln(${c} * f.1 / (${most} - f.1)) / ${rate}`,
          unless: 't < 0',
        },
        { part: 'g', kind: 'self', why: 'interpret' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`\frac{1}{${most}}\left(\frac{1}{P} + \frac{1}{${most} - P}\right)`,
          variable: 'P',
          value: (p) => 1 / (p * (most - p)),
        },
        { part: 'd', route: 'numeric', shown: `P = ${sf(P(later))}`, value: stepped(later) },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(when)}`,
          value: root((t) => P(t) - Number(level), 0, 60),
        },
        { part: 'f', route: 'numeric', shown: `P = ${half}`, value: maximumAt(at, 0, most), within: 1e-4 },
        {
          part: 'f',
          route: 'numeric',
          shown: `= ${sf(fastest)}`,
          value: maximumAt((t) => P(t + 1e-4) - P(t - 1e-4), 0, 40),
          within: 0.006 * fastest,
        },
      ],
    };
  },
});
