import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, plus, term } from '../../authoring/wording.ts';

/** ln(1 + ax) with its nth derivative by induction, its series, and an estimate at x = 1/(|a|k). */
export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['1.15', '5.19'],
  parameters: {
    a: choice(-5, -4, -3, -2, 2, 3, 4, 5),
    k: choice(2, 3, 4, 5, 6, 8, 10),
  },
  write: ({ a, k }) => {
    const size = Math.abs(a);
    const rises = a > 0;
    const inside = `1${plus(a, 'x')}`;
    const bracket = `(${inside})`;
    const sign = rises ? md`(-1)^{n-1}` : '-';
    const signAt = (n: string) => (rises ? md`(-1)^{${n}-1}` : '-');
    const formula = (n: string, factorialOf: string, power: string) =>
      md`\frac{${signAt(n)}${factorialOf}!\,${size}^{${power}}}{${bracket}^{${power}}}`;
    const first = md`\frac{${a}}{${inside}}`;
    const second = md`-\frac{${a * a}}{${bracket}^2}`;
    const third = md`${rises ? '' : '-'}\frac{${2 * size ** 3}}{${bracket}^3}`;
    // The modulus lets it be compared on both sides of the asymptote.
    const f = (x: number) => Math.log(Math.abs(1 + a * x));
    const x0 = size * k;
    const top = rises ? 6 * k * k - 3 * k + 2 : -(6 * k * k + 3 * k + 2);
    const estimate = fraction(top, 6 * k ** 3);
    const value = fraction(rises ? k + 1 : k - 1, k);
    const coefficient = rises ? md`\frac{(-1)^{n-1}${size}^n}{n}` : md`-\frac{${size}^n}{n}`;
    // The sum of a geometric series, integrated: ∫ from 0 to u of (1 − t + t²) dt.
    const u = (rises ? 1 : -1) / k;
    let sum = 0;
    const pieces = 3000;
    for (let piece = 0; piece < pieces; piece += 1) {
      const t = ((piece + 0.5) / pieces) * u;
      sum += (1 - t + t * t) * (u / pieces);
    }
    const series = md`${term(a, 'x')} - ${fraction(a * a, 2)}x^2${rises ? ' + ' : ' - '}${fraction(size ** 3, 3)}x^3`;
    return {
      text: md`Let $f(x) = \ln${bracket}$, for $x ${rises ? '>' : '<'} ${fraction(-1, a)}$. The $n$th derivative of $f$ is written $f^{(n)}(x)$.

(a) Find $f'(x)$, $f''(x)$ and $f'''(x)$. [4]

(b) Use mathematical induction to prove that $f^{(n)}(x) = \dfrac{${sign}(n - 1)!\,${size}^n}{${bracket}^n}$ for all $n \in \mathbb{Z}^+$. [7]

(c) Hence show that the coefficient of $x^n$ in the Maclaurin series of $f$ is $${coefficient}$ for all $n \in \mathbb{Z}^+$. [2]

(d) Use the first three non-zero terms of this series to find an approximation for $\ln ${value.startsWith('\\') ? md`\left(${value}\right)` : value}$ as a fraction. [4]

(e) By considering the terms that were left out in (d), determine whether your approximation is too large or too small. [2]`,
      hints: [
        md`Write the first derivative as $${a}${bracket}^{-1}$, then each further one needs only the chain rule.`,
        md`In the induction step, differentiate the formula for $n = k$ and use $(k - 1)! \times k = k!$`,
        md`The coefficient of $x^n$ in a Maclaurin series is $\frac{f^{(n)}(0)}{n!}$.`,
        md`For (d), which $x$ makes $${inside}$ equal to $${value}$?`,
      ],
      answer: md`(a) By the chain rule $f'(x) = ${first}$. Written as $${a}${bracket}^{-1}$, it is easy to differentiate again: the exponent comes down, goes down by one, and the factor $${a}$ appears each time. So $f''(x) = ${second}$ and $f'''(x) = ${third}$.

(b) *First case.* For $n = 1$ the formula gives $${rises ? md`\dfrac{(-1)^0 \times 0! \times ${size}}{${inside}} = \dfrac{${size}}{${inside}}` : md`\dfrac{-0! \times ${size}}{${inside}} = -\dfrac{${size}}{${inside}}`}$, which is $f'(x)$.

*Step.* Assume that the formula is true for some $n = k$, where $k \in \mathbb{Z}^+$:

$$f^{(k)}(x) = ${formula('k', '(k - 1)', 'k')} = ${signAt('k')}(k - 1)!\,${size}^k${bracket}^{-k}$$

Differentiate both sides. The chain rule brings the factors $-k$ and $${a}$:

$$f^{(k+1)}(x) = ${signAt('k')}(k - 1)!\,${size}^k \times (-k) \times ${rises ? a : `(${a})`} \times ${bracket}^{-k-1}$$

As $(k - 1)! \times k = k!$, $${rises ? md`(-1)^{k-1} \times (-1) = (-1)^k` : md`(-1) \times (-1) = 1`}$ and $${size}^k \times ${size} = ${size}^{k+1}$, this is

$$f^{(k+1)}(x) = \frac{${rises ? md`(-1)^k` : '-'}k!\,${size}^{k+1}}{${bracket}^{k+1}}$$

which is the formula for $n = k + 1$.

*Conclusion.* The formula is true for $n = 1$, and if it is true for $n = k$ then it is true for $n = k + 1$. By mathematical induction it is true for all $n \in \mathbb{Z}^+$.

(c) At $x = 0$ the bracket is $1$, so $f^{(n)}(0) = ${sign}(n - 1)!\,${size}^n$. The coefficient of $x^n$ is $\dfrac{f^{(n)}(0)}{n!}$, and $\dfrac{(n - 1)!}{n!} = \dfrac{1}{n}$. So it is $${coefficient}$.

(d) The first three terms are $${series}$. We need $${inside} = ${value}$, so $x = ${fraction(1, x0)}$. Then $${term(a, 'x')} = ${fraction(rises ? 1 : -1, k)}$, and

$$\ln\left(${value}\right) \approx ${fraction(rises ? 1 : -1, k)} - ${fraction(1, 2 * k * k)} ${rises ? '+' : '-'} ${fraction(1, 3 * k ** 3)} = ${estimate}$$

(e) ${
        rises
          ? md`The terms have alternating signs, and each is smaller than the one before it. The first term that was left out is $-\frac{1}{4} \times \left(\frac{1}{${k}}\right)^4 < 0$. It outweighs all that follow, so the true value is smaller: the approximation is too large.`
          : md`All terms of the series are negative for this $x$. So everything that was left out would make the sum smaller: the approximation is too large.`
      }

**Watch out:** In the step, the derivative of $${bracket}^{-k}$ has *two* factors in front: the exponent $-k$, and $${a}$ from the inside.`,
      scheme: [
        ['(a) uses the chain rule', 'M1'],
        [md`$${first}$`, 'A1'],
        [md`$${second}$`, 'A1'],
        [md`$${third}$`, 'A1'],
        [md`(b) shows the case $n = 1$`, 'A1'],
        [md`assumes that the formula is true for $n = k$`, 'M1'],
        [md`differentiates the formula for $n = k$`, 'M1'],
        [md`the factors $-k$ and $${a}$`, 'A1'],
        [md`uses $(k - 1)! \times k = k!$`, 'M1'],
        [md`reaches the formula for $n = k + 1$`, 'A1'],
        [
          md`conclusion: true for $n = 1$, and if true for $n = k$ then also for $n = k + 1$, so true for all $n \in \mathbb{Z}^+$ (only if the three M marks have been given)`,
          'R1',
        ],
        [md`(c) $f^{(n)}(0) = ${sign}(n - 1)!\,${size}^n$`, 'A1'],
        [md`divides by $n!$ and cancels (AG)`, 'A1'],
        [md`(d) $${series}$`, 'A1'],
        [md`$x = ${fraction(1, x0)}$`, 'A1'],
        ['substitutes into the three terms (follow through)', 'M1'],
        [md`$${estimate}$`, 'A1'],
        [
          rises
            ? '(e) the terms alternate in sign and get smaller, and the next one is negative'
            : '(e) all further terms are negative',
          'R1',
        ],
        ['too large', 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: "$f'(x) =$",
          expected: first,
          variables: ['x'],
          marks: 2,
          mistakes: [
            { value: md`\frac{1}{${inside}}`, note: 'The factor from the inside (chain rule) is missing.' },
          ],
        },
        {
          part: 'a',
          kind: 'expression',
          label: "$f''(x) =$",
          expected: second,
          variables: ['x'],
          marks: 1,
          mistakes: [
            {
              value: md`\frac{${a * a}}{${bracket}^2}`,
              note: md`The exponent $-1$ comes down with its sign.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'expression',
          label: "$f'''(x) =$",
          expected: third,
          variables: ['x'],
          marks: 1,
        },
        { part: 'b', kind: 'self', why: 'prove' },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          expected: estimate,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(rises ? 6 * k * k + 3 * k + 2 : -6 * k * k + 3 * k - 2, 6 * k ** 3),
              note: md`Look at the sign of the term in $x^2$.`,
            },
            {
              value: fraction(rises ? 2 * k - 1 : -2 * k - 1, 2 * k * k),
              note: 'You used only two terms of the series.',
            },
            // Close to the right value for small x, where it could pass for a rounding.
          ].slice(0, k < 6 ? 2 : 1),
        },
        { part: 'e', kind: 'self', why: 'determine with a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `f'(x) = ${first}`, value: (x) => slope(f, x) },
        {
          part: 'a',
          route: 'numeric',
          shown: `f''(x) = ${second}`,
          value: (x) => slope((t) => a / (1 + a * t), x),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `f'''(x) = ${third}`,
          value: (x) => slope((t) => -((a / (1 + a * t)) ** 2), x),
        },
        { part: 'd', route: 'numeric', shown: `= ${estimate}`, value: sum, within: 1e-7 },
      ],
    };
  },
});
