import { maximum, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';

const stories = [
  ['A fungus spreads among the banana plants of a plantation in Ecuador', 'plants', 'weeks', 'week'],
  ['A virus spreads among the carp of a fish farm in Vietnam', 'carp', 'days', 'day'],
  ['A rust spreads among the coffee bushes of an estate in Rwanda', 'bushes', 'weeks', 'week'],
] as const;

/** dp/dt = rp(1 − p) with p(0) = 1/(1 + C). */
export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.11', '2.9', '5.16'],
  parameters: {
    C: choice(4, 9, 19, 24, 49, 99),
    T: integers(4, 10),
    p1: choice(0.25, 0.3, 0.4, 0.6, 0.7),
    goal: choice(0.75, 0.8, 0.9, 0.95),
  },
  allow: ({ C, p1, T }) => p1 > 2.2 / (1 + C) && (C > 9 || T > 5),
  write: ({ C, T, p1, goal }) => {
    const [opening, things, times, time] = stories[(C + T) % 3]!;
    const start = fraction(1, 1 + C);
    const r = Math.log((C * p1) / (1 - p1)) / T;
    const when = Math.log((C * goal) / (1 - goal)) / r;
    // Runge–Kutta along the differential equation.
    const follow = (rate: number, until: number) => {
      const f = (p: number) => rate * p * (1 - p);
      const steps = 400;
      const h = until / steps;
      let p = 1 / (1 + C);
      for (let step = 0; step < steps; step += 1) {
        const k1 = f(p);
        const k2 = f(p + (h * k1) / 2);
        const k3 = f(p + (h * k2) / 2);
        const k4 = f(p + h * k3);
        p += (h * (k1 + 2 * k2 + 2 * k3 + k4)) / 6;
      }
      return p;
    };
    const found = root((rate) => follow(rate, T) - p1, 0.01, 4);
    const reached = root((t) => follow(found, t) - goal, 0.01, 60);
    const linear = Math.log(p1 * (1 + C)) / T;
    return {
      text: md`${opening}. At the time $t$ ${times}, a proportion $p$ of all ${things} is infected, where $0 < p < 1$. The spread is modelled by

$$\frac{\mathrm{d}p}{\mathrm{d}t} = rp(1 - p),$$

where $r$ is a positive constant. At $t = 0$ the proportion is $${start}$.

(a) Show that $\dfrac{1}{p(1 - p)} = \dfrac{1}{p} + \dfrac{1}{1 - p}$. [1]

(b) Solve the differential equation to show that $p = \dfrac{1}{1 + ${C}\mathrm{e}^{-rt}}$. [7]

After $${T}$ ${times}, $${Math.round(p1 * 100)}\%$ of the ${things} are infected.

(c) Find the value of $r$. [2]

(d) Find the time at which $${Math.round(goal * 100)}\%$ of the ${things} are infected. [2]

(e) Show that the proportion grows fastest when half of the ${things} are infected, and find this greatest rate. [3]

(f) Find $\displaystyle\lim_{t \to \infty} p$, and comment on what the model says about the long run. [2]`,
      hints: [
        md`Separate the variables: all that contains $p$ goes to one side.`,
        md`$\int \frac{1}{1 - p}\,\mathrm{d}p = -\ln(1 - p)$ for $p < 1$. Mind the minus.`,
        md`Use the start value before you solve for $p$. The difference of two logarithms is the logarithm of a quotient.`,
        md`In (e), the rate is a quadratic function of $p$.`,
      ],
      answer: md`(a) With a common denominator, $\dfrac{1}{p} + \dfrac{1}{1 - p} = \dfrac{(1 - p) + p}{p(1 - p)} = \dfrac{1}{p(1 - p)}$.

(b) Separate the variables and use (a):

$$\int \left(\frac{1}{p} + \frac{1}{1 - p}\right)\mathrm{d}p = \int r\,\mathrm{d}t$$

As $0 < p < 1$, this gives $\ln p - \ln(1 - p) = rt + c$, where $c$ is a constant. At $t = 0$, $p = ${start}$, so $c = \ln\left(${start}\right) - \ln\left(${fraction(C, 1 + C)}\right) = -\ln ${C}$. Hence

$$\ln\frac{p}{1 - p} = rt - \ln ${C}, \quad\text{so}\quad \frac{p}{1 - p} = \frac{\mathrm{e}^{rt}}{${C}}$$

Turn both sides over: $\dfrac{1 - p}{p} = ${C}\mathrm{e}^{-rt}$. The left side is $\dfrac{1}{p} - 1$, so $\dfrac{1}{p} = 1 + ${C}\mathrm{e}^{-rt}$ and $p = \dfrac{1}{1 + ${C}\mathrm{e}^{-rt}}$.

(c) Put in $t = ${T}$ and $p = ${p1}$: $\dfrac{1}{1 + ${C}\mathrm{e}^{-${T}r}} = ${p1}$. Solving with technology (or with logarithms) gives $r = ${sf(r)}$.

(d) Keep the unrounded $r = ${sf(r, 6)}$ and solve $\dfrac{1}{1 + ${C}\mathrm{e}^{-rt}} = ${goal}$: $t = ${sf(when)}$ ${times}.

(e) The rate is $r\left(p - p^2\right)$, a quadratic in $p$ that opens downwards. Its derivative with respect to $p$, $r(1 - 2p)$, is zero at $p = \frac{1}{2}$, so the rate is greatest there. It is $\frac{1}{4}r = ${sf(r / 4)}$ per ${time}.

(f) As $t \to \infty$, $\mathrm{e}^{-rt} \to 0$, so the limit is $p_\infty = 1$. The model says that in the long run all ${things} become infected. It leaves out that some may be immune, recover or be removed.

**Calculator:** (c) TI-Nspire: Menu, Algebra, Numerical Solve: nSolve(1/(1+${C}·e^(−${T}·x))=${p1},x). Casio fx-CG50: Equation, Solver. Store the result as a letter and use it in (d).

**Watch out:** The constant $c$ appears when you integrate, not at the end. And $\int \frac{1}{1 - p}\,\mathrm{d}p$ has a minus.`,
      scheme: [
        ['(a) common denominator (AG)', 'A1'],
        ['(b) separates the variables', 'M1'],
        [md`$\ln p$`, 'A1'],
        [md`$-\ln(1 - p)$`, 'A1'],
        [md`$rt + c$`, 'A1'],
        [md`uses the start value to find $c = -\ln ${C}$, or the factor $\frac{1}{${C}}$`, 'M1'],
        ['removes the logarithms', 'M1'],
        [md`solves for $p$ (AG)`, 'A1'],
        [md`(c) substitutes $t = ${T}$ and $p = ${p1}$`, 'M1'],
        [md`$r = ${sf(r)}$`, 'A1'],
        [md`(d) sets $p = ${goal}$`, 'M1'],
        [md`$${sf(when)}$ ${times} (follow through)`, 'A1'],
        [md`(e) differentiates $rp(1 - p)$ with respect to $p$, or uses the symmetry of the parabola`, 'M1'],
        [md`$p = \frac{1}{2}$, and it is a maximum as the parabola opens downwards (AG)`, 'R1'],
        [md`$${sf(r / 4)}$ per ${time} (follow through)`, 'A1'],
        [md`(f) $1$`, 'A1'],
        [`all ${things} become infected in the long run`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: '$r =$',
          expected: sf(r, 8),
          mistakes: [
            {
              value: sf(linear, 6),
              note: md`This is exponential growth from the start value. The factor $1 - p$ slows the growth down.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(when, 8),
          unit: times,
          follows: `ln(${Number(((C * goal) / (1 - goal)).toFixed(6))}) / c.1`,
          mistakes: [
            {
              value: sf((T * goal) / p1, 6),
              note: 'The proportion does not grow in a straight line.',
            },
          ].filter(() => Math.abs((T * goal) / p1 / when - 1) > 0.05),
        },
        { part: 'e', kind: 'self', why: 'show that', marks: 2 },
        {
          part: 'e',
          kind: 'number',
          label: 'Greatest rate:',
          expected: sf(r / 4, 8),
          marks: 1,
          follows: 'c.1 / 4',
          mistakes: [{ value: sf(r / 2, 6), note: md`Put $p = \frac{1}{2}$ into *both* factors.` }],
        },
        {
          part: 'f',
          kind: 'number',
          label: 'Limit:',
          expected: '1',
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `1/${1 + C}`,
              note: md`This is the value at $t = 0$. As $t$ grows, $\mathrm{e}^{-rt}$ tends to $0$.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'comment', marks: 1 },
      ],
      checks: [
        { part: 'c', route: 'numeric', shown: `r = ${sf(r)}`, value: found },
        { part: 'd', route: 'numeric', shown: `t = ${sf(when)}`, value: reached },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(r / 4)}`,
          value: maximum((p) => found * p * (1 - p), 0, 1),
        },
        {
          part: 'f',
          route: 'numeric',
          shown: md`p_\infty = 1`,
          value: follow(found, 40 / found),
          within: 1e-6,
        },
      ],
    };
  },
});
