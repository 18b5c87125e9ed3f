import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';

const stories = [
  'The size of a file on a server in Tallinn, in megabytes,',
  'The length of a crack in a glacier in Iceland, in metres,',
  'The price of an item at a market in Marrakesh, in dirhams,',
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.10', '1.7'],
  parameters: { story: choice(0, 1, 2), p: choice(1, 2, 3, 4, 5), r: choice(2, 3, 4, 5, 6) },
  write: ({ story, p, r }) => {
    const q = p * r * r;
    const middle = p * r;
    const k = 1 / Math.log(q / p);
    const whole = integral((x) => 1 / x, p, q);
    const kText = md`\frac{1}{\ln ${r * r}}`;
    const mean = md`\frac{${q - p}}{\ln ${r * r}}`;
    return {
      text: md`${stories[story]} is modelled by a continuous random variable $X$ with probability density function

$$f(x) = \begin{cases} \dfrac{k}{x} & ${p} \le x \le ${q} \\ 0 & \text{otherwise,} \end{cases}$$

where $k$ is a constant.

(a) Find the exact value of $k$. [2]

(b) Show that the median of $X$ is $${middle}$. [3]

(c) Find the exact mean of $X$. [2]

(d) Write down the mode of $X$. [1]`,
      hints: [
        md`The whole area below a density is $1$.`,
        md`For (b), the area from $${p}$ to the median $m$ is $\dfrac{1}{2}$. Use the laws of logarithms to get rid of $\ln$.`,
        md`The mean is the integral of $x f(x)$. What is left of $x \times \dfrac{k}{x}$?`,
        md`The mode is the value of $x$ at which the density is greatest. Is $f$ increasing or decreasing?`,
      ],
      answer: md`(a) The whole area must be $1$:
$$\int_{${p}}^{${q}} \frac{k}{x}\,\mathrm{d}x = k\left[\ln x\right]_{${p}}^{${q}} = ${p === 1 ? md`k\ln ${q}` : md`k(\ln ${q} - \ln ${p}) = k\ln ${r * r}`} = 1, \quad\text{so}\quad k = ${kText}.$$

(b) Let $m$ be the median. The area to its left is $\dfrac{1}{2}$: $${kText}(\ln m - \ln ${p}) = \dfrac{1}{2}$. Multiply by $\ln ${r * r} = \ln ${r}^2 = 2\ln ${r}$:
$$\ln\frac{m}{${p}} = \frac{1}{2} \times 2\ln ${r} = \ln ${r} \quad\Rightarrow\quad ${p === 1 ? md`m = ${middle}` : md`\frac{m}{${p}} = ${r} \quad\Rightarrow\quad m = ${middle}`}$$

(c) $\displaystyle\mathrm{E}(X) = \int_{${p}}^{${q}} x \times \frac{k}{x}\,\mathrm{d}x = \int_{${p}}^{${q}} k\,\mathrm{d}x = k(${q} - ${p}) = ${mean}$

(d) $\dfrac{k}{x}$ gets smaller as $x$ grows, so the density is greatest at the left end: the mode is $x = ${p}$.

**Watch out:** The median isn't in the middle of the interval. Most of the area lies at small values of $x$, where the density is high.`,
      scheme: [
        [md`(a) $k\left[\ln x\right]_{${p}}^{${q}} = 1$`, 'M1'],
        [md`$${kText}$ (accept $\frac{1}{2\ln ${r}}$)`, 'A1'],
        [md`(b) sets an area equal to $\frac{1}{2}$`, 'M1'],
        [md`$\ln\frac{m}{${p}} = \frac{1}{2}\ln ${r * r}$`, 'A1'],
        [md`uses a law of logarithms, which leads to $m = ${middle}$ (AG)`, 'A1'],
        [md`(c) $\int x \times \frac{k}{x}\,\mathrm{d}x$`, 'M1'],
        [md`$${mean}$ (follow through)`, 'A1'],
        [md`(d) $${p}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$k =$',
          expected: kText,
          accuracy: 'exact',
          mistakes: [
            {
              value: md`\ln ${r * r}`,
              note: md`Then the area would be $(\ln ${r * r})^2$. Divide by the logarithm.`,
            },
            ...(p === 1
              ? []
              : [
                  {
                    value: md`\frac{1}{\ln ${q}}`,
                    note: md`The lower limit gives $\ln ${p}$, which isn't zero.`,
                  },
                ]),
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: mean,
          accuracy: 'exact',
          follows: `${q - p} * a.1`,
          mistakes: [
            // Left out where it would pass for a rounding of the mean.
            ...(r > 2
              ? [{ value: `${middle}`, note: md`This is the median. The mean is the integral of $x f(x)$.` }]
              : []),
            {
              value: `${(p + q) / 2}`,
              note: md`This is the middle of the interval. It would be the mean of a symmetric density.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${p}`,
          accuracy: 'exact',
          mistakes: [{ value: `${q}`, note: md`There the density is least.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `k = ${kText}`, value: 1 / whole },
        {
          part: 'b',
          route: 'numeric',
          shown: `m = ${middle}`,
          value: root((m) => integral((x) => 1 / x, p, m) / whole - 0.5, p, q),
          within: 1e-6,
        },
        { part: 'c', route: 'numeric', shown: `= ${mean}`, value: integral((x) => x * (k / x), p, q) },
        {
          part: 'd',
          route: 'exact',
          shown: `x = ${p}`,
          value: [p, middle, q].reduce((best, x) => (k / x > k / best ? x : best)),
        },
      ],
    };
  },
});
