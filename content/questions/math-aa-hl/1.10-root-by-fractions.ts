import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, plus, surd } from '../../authoring/wording.ts';

/** A coefficient that may be a fraction, in front of what it multiplies. */
const part = (top: number, bottom: number, unit: string): string => {
  const size = fraction(top, bottom);
  return `${size === '1' ? '' : size}${unit}`;
};

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  parameters: {
    a: choice(2, 3, 4, 5, 6),
    /** x = 1/(aq), so that the root is that of (q + 1)/(q − 1). */
    root: choice(
      { q: 3, of: 2, times: [1, 1] },
      { q: 4, of: 15, times: [3, 1] },
      { q: 5, of: 6, times: [2, 1] },
      { q: 6, of: 35, times: [5, 1] },
      { q: 7, of: 3, times: [3, 2] },
      { q: 8, of: 7, times: [7, 3] },
      { q: 9, of: 5, times: [2, 1] },
      { q: 10, of: 11, times: [3, 1] },
      { q: 11, of: 30, times: [5, 1] },
      { q: 19, of: 10, times: [3, 1] },
    ),
  },
  write: ({ a, root: { q, of, times } }) => {
    const f = (x: number) => Math.sqrt((1 + a * x) / (1 - a * x));
    // The coefficients from differences of f, without the series.
    const taylor = (at: number) => {
      const h = 2e-3 / a;
      const first = (8 * (f(h) - f(-h)) - (f(2 * h) - f(-2 * h))) / (12 * h);
      const second = (16 * (f(h) + f(-h)) - (f(2 * h) + f(-2 * h)) - 30 * f(0)) / (24 * h * h);
      return 1 + first * at + second * at ** 2;
    };
    const series = md`1${plus(a, 'x')} + ${part(a * a, 2, 'x^2')}`;
    const top = md`1 + ${part(a, 2, 'x')} - ${part(a * a, 8, 'x^2')}`;
    const bottom = md`1 + ${part(a, 2, 'x')} + ${part(3 * a * a, 8, 'x^2')}`;
    const x = fraction(1, a * q);
    const sum = [2 * q * q + 2 * q + 1, 2 * q * q] as const;
    const estimate = [sum[0] * times[0], sum[1] * times[1]] as const;
    const shown = fraction(...estimate);
    const back = fraction(times[0], times[1]);
    const isOne = times[0] === times[1];
    // Of the exact root: √((q + 1)/(q − 1)) = √of × times[1]/times[0].
    const exact = isOne
      ? surd(of)
      : times[1] === 1
        ? md`\frac{\sqrt{${of}}}{${times[0]}}`
        : md`\frac{${times[1]}\sqrt{${of}}}{${times[0]}}`;
    // The way back from f(x) is named, as √of = of × times[1]/times[0] ÷ f(x) would give another approximation.
    const task = isOne
      ? md`Find the exact value of $f\left(${x}\right)$. Hence, by using your answer to (a), find an approximation for $\sqrt{${of}}$ in the form`
      : md`Write $f\left(${x}\right)$ in the form $c\sqrt{${of}}$, where $c \in \mathbb{Q}$. Hence, by using your answer to (a), find an approximation for $\sqrt{${of}}$ in the form`;
    return {
      text: md`Let $f(x) = \sqrt{\dfrac{1 + ${a}x}{1 - ${a}x}}$.

(a) By writing $f(x)$ as a product of two powers, find the expansion of $f(x)$ in ascending powers of $x$, up to and including the term in $x^2$. [4]

(b) State the values of $x$ for which the full expansion is valid. [1]

(c) ${task} $\dfrac{p}{q}$, where $p, q \in \mathbb{Z}^+$ have no common factor. [3]`,
      hints: [
        md`A square root is the power $\frac{1}{2}$. What is the power of a factor that stands in the denominator?`,
        md`Expand $(1 + ${a}x)^{\frac{1}{2}}$ and $(1 - ${a}x)^{-\frac{1}{2}}$ each up to $x^2$, and then multiply. Three products have $x^2$ in them.`,
        md`In (c), first simplify the fraction under the root at this $x$, and write the root in terms of $\sqrt{${of}}$.`,
      ],
      answer: md`(a) The root of the numerator is a power $\frac{1}{2}$, and dividing by a root is a power $-\frac{1}{2}$: $f(x) = (1 + ${a}x)^{\frac{1}{2}}(1 - ${a}x)^{-\frac{1}{2}}$. By the binomial series,

$$(1 + ${a}x)^{\frac{1}{2}} = 1 + \frac{1}{2}(${a}x) + \frac{\frac{1}{2}\left(-\frac{1}{2}\right)}{2}(${a}x)^2 + \dots = ${top} + \dots$$

$$(1 - ${a}x)^{-\frac{1}{2}} = 1 - \frac{1}{2}(-${a}x) + \frac{\left(-\frac{1}{2}\right)\left(-\frac{3}{2}\right)}{2}(-${a}x)^2 + \dots = ${bottom} + \dots$$

Now multiply. The terms in $x$ add up to $${part(a, 2, 'x')} + ${part(a, 2, 'x')} = ${a}x$. The terms in $x^2$ are $${part(3 * a * a, 8, 'x^2')} + ${part(a * a, 4, 'x^2')} - ${part(a * a, 8, 'x^2')} = ${part(a * a, 2, 'x^2')}$. Powers above $x^2$ are left out:

$$f(x) = ${series} + \dots$$

A second way: multiply numerator and denominator under the root by $1 + ${a}x$. Then $f(x) = (1 + ${a}x)(1 - ${a * a}x^2)^{-\frac{1}{2}}$, and $(1 - ${a * a}x^2)^{-\frac{1}{2}} = 1 + ${part(a * a, 2, 'x^2')} + \dots$ gives the same.

(b) Both series need $|${a}x| < 1$, so $|x| < \frac{1}{${a}}$.

(c) At $x = ${x}$, $${a}x = ${fraction(1, q)}$. On the one hand,

$$f\left(${x}\right) = \sqrt{\frac{1 + \frac{1}{${q}}}{1 - \frac{1}{${q}}}} = \sqrt{\frac{${q + 1}}{${q - 1}}} = ${exact}$$

On the other hand, the expansion gives $1 + \frac{1}{${q}} + \frac{1}{${2 * q * q}} = ${fraction(...sum)}$. Both are nearly equal, so

$$\sqrt{${of}} \approx ${isOne ? '' : md`${back} \times ${fraction(...sum)} = `}${shown}$$

**Watch out:** $(1 - ${a}x)^{-\frac{1}{2}}$ has two minus signs that meet: its term in $x$ is $+${part(a, 2, 'x')}$.`,
      scheme: [
        [
          md`(a) $(1 + ${a}x)^{\frac{1}{2}}(1 - ${a}x)^{-\frac{1}{2}}$ and the binomial series for one of them (or $(1 + ${a}x)(1 - ${a * a}x^2)^{-\frac{1}{2}}$)`,
          'M1',
        ],
        [md`$${top}$`, 'A1'],
        [md`$${bottom}$ (or both A1 for $1 + ${part(a * a, 2, 'x^2')}$ in the second way)`, 'A1'],
        [md`multiplies to get $${series}$`, 'A1'],
        [md`(b) $|x| < \frac{1}{${a}}$`, 'A1'],
        [md`(c) $f\left(${x}\right) = ${exact}$`, 'A1'],
        [md`puts $x = ${x}$ into their expansion`, 'M1'],
        [md`$\sqrt{${of}} \approx ${shown}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: series,
          variables: ['x'],
          mistakes: [
            {
              value: '1',
              note: md`Look at the sign in $(1 - ${a}x)^{-\frac{1}{2}}$: the exponent and the $x$ are both negative, so the term in $x$ is positive.`,
            },
            {
              value: md`1 + ${a}x + ${part(a * a, 4, 'x^2')}`,
              note: md`One of three products is missing in the term in $x^2$: the two terms in $x$ give one as well.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'interval',
          expected: md`|x| < \frac{1}{${a}}`,
          mistakes: [
            { value: '|x| < 1', note: md`Here $${a}x$ stands in the place of $x$, so $|${a}x| < 1$.` },
            { value: `|x| < ${a}`, note: md`Divide both sides of $|${a}x| < 1$ by $${a}$.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: shown,
          accuracy: 'exact',
          mistakes: [
            ...(isOne
              ? []
              : [
                  {
                    value: fraction(...sum),
                    note: md`This approximates $f\left(${x}\right) = ${exact}$. Solve for $\sqrt{${of}}$.`,
                  },
                ]),
            // So close that the machine takes them for a rounding when x is small.
            ...(q > 6 || isOne
              ? []
              : [
                  {
                    value: fraction(of * times[1] * sum[1], times[0] * sum[0]),
                    note: md`You divided by the value of the expansion. As $f\left(${x}\right) = ${exact}$, multiply that value by $${back}$.`,
                  },
                ]),
            // With a small x two terms are already close, and the machine takes them for a rounding.
            ...(q > 11
              ? []
              : [
                  {
                    value: fraction((q + 1) * times[0], q * times[1]),
                    note: md`You used only two terms of the expansion. The term in $x^2$ belongs to it as well.`,
                  },
                ]),
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: series,
          value: taylor,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${isOne ? md`\approx ` : '= '}${shown}`,
          value: (Math.sqrt(of) * taylor(1 / (a * q))) / f(1 / (a * q)),
          within: 1e-6,
        },
      ],
    };
  },
});
