import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, inBrackets, plus, term } from '../../authoring/wording.ts';

/** (1 + p x)(1 + k x)^n: the coefficient of x² is given, k unknown. */
export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: {
    n: integers(4, 7),
    k: nonZero(-3, 3),
    p: choice(-4, -3, -2, 2, 3, 4, 5),
  },
  allow: ({ n, k, p }) => {
    if (n * (n - 1) * k * k + 2 * p * n * k === 0) return false;
    const c = n * (n - 1) * k * k + 2 * p * n * k;
    // The other root is −2p/(n − 1) − k; it must be another number, not zero.
    return c !== 0 && otherTop(n, k, p) !== 0 && (n - 1) * k !== -p;
  },
  write: ({ n, k, p }) => {
    const pair = (n * (n - 1)) / 2;
    const second = pair * k * k + p * n * k;
    const other = fraction(otherTop(n, k, p), n - 1);
    const triple = (n * (n - 1) * (n - 2)) / 6;
    // Multiplies the polynomial out.
    const expand = (by: number) => {
      let coefficients = [1, p];
      for (let step = 0; step < n; step += 1) {
        coefficients = [...coefficients, 0].map((one, at) => one + by * (coefficients[at - 1] ?? 0));
      }
      return coefficients;
    };
    const chosen = k;
    const third = triple * chosen ** 3 + p * pair * chosen ** 2;
    const otherValue = otherTop(n, k, p) / (n - 1);
    return {
      text: md`In the expansion of $(1${plus(p, 'x')})(1 + kx)^{${n}}$, where $k \in \mathbb{R}$, the coefficient of $x^2$ is $${second}$.

(a) Show that $${term(pair, 'k^2')}${plus(p * n, 'k')}${plus(-second)} = 0$. [3]

(b) Find the two possible values of $k$. [3]

(c) For the ${k > otherValue ? 'greater' : 'smaller'} of these values of $k$, find the coefficient of $x^3$ in the expansion. [3]`,
      hints: [
        md`Write down the first terms of $(1 + kx)^{${n}}$ by the binomial theorem.`,
        md`A term in $x^2$ arises in two ways: $1$ times a term in $x^2$, and $${term(p, 'x')}$ times a term in $x$.`,
      ],
      answer: md`(a) $(1 + kx)^{${n}} = 1 + ${n}kx + ${pair}k^2x^2 + ${triple}k^3x^3 + \dots$

Multiplying by $1${plus(p, 'x')}$, the term in $x^2$ is $${pair}k^2x^2 + (${term(p, 'x')})(${n}kx)$. Its coefficient is $${pair}k^2${plus(p * n, 'k')}$, and it must be $${second}$. So $${term(pair, 'k^2')}${plus(p * n, 'k')}${plus(-second)} = 0$.

(b) Factorising or using the quadratic formula, $k = ${k}$ or $k = ${other}$.

(c) The term in $x^3$ comes from $1 \times ${triple}k^3x^3$ and $(${term(p, 'x')})(${pair}k^2x^2)$. With the ${k > otherValue ? 'greater' : 'smaller'} value, $k = ${chosen}$, its coefficient is

$$${triple} \times ${inBrackets(chosen)}^3 + ${inBrackets(p)} \times ${pair} \times ${inBrackets(chosen)}^2 = ${third}$$

**Watch out:** The power belongs to the whole of $kx$: $(kx)^2 = k^2x^2$ and $(kx)^3 = k^3x^3$. It is easy to write $k$ without its exponent, and then (a) would not even give a quadratic equation.`,
      scheme: [
        [md`$1 + ${n}kx + ${pair}k^2x^2$`, 'A1'],
        [md`adds the two products that give $x^2$`, 'M1'],
        ['correct working that leads to the given equation (AG)', 'A1'],
        ['solves the quadratic equation', 'M1'],
        [md`$k = ${k}$`, 'A1'],
        [md`$k = ${other}$`, 'A1'],
        [md`term in $x^3$ of the binomial: $${triple}k^3$`, 'A1'],
        ['adds the two products that give $x^3$', 'M1'],
        [md`$${third}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          expected: `${k}, ${other}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-k}, ${fraction(-otherTop(n, k, p), n - 1)}`,
              note: md`Both signs are the wrong way round: a factor $k - a$ gives the solution $k = a$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${third}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${triple * chosen ** 3}`,
              note: md`You took only $1$ times the term in $x^3$. The product of $${term(p, 'x')}$ and the term in $x^2$ gives $x^3$ as well.`,
            },
            ...(Math.abs(expand(otherValue)[3]! - third) > 1e-9 &&
            Math.abs(expand(otherValue)[3]! - triple * chosen ** 3) > 1e-9
              ? [
                  {
                    value: fraction(
                      triple * otherTop(n, k, p) ** 3 + p * pair * otherTop(n, k, p) ** 2 * (n - 1),
                      (n - 1) ** 3,
                    ),
                    note: md`You used the other value of $k$. Which of the two is the ${k > otherValue ? 'greater' : 'smaller'}?`,
                  },
                ]
              : []),
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: `k = ${k}`,
          value: expand(k)[2] === second ? k : Number.NaN,
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `k = ${other}`,
          value: Math.abs(expand(otherValue)[2]! - second) < 1e-9 ? otherValue : Number.NaN,
        },
        { part: 'c', route: 'exact', shown: `= ${third}`, value: expand(chosen)[3]! },
      ],
    };
  },
});

/** The sum of the roots is −2p/(n − 1). */
function otherTop(n: number, k: number, p: number): number {
  return -2 * p - k * (n - 1);
}
