import { binomialPdf, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    top: integers(1, 4),
    bottom: integers(2, 5),
    trials: integers(3, 8),
    asked: integers(1, 3),
  },
  allow: ({ top, bottom, trials, asked }) =>
    top < bottom && gcd(top, bottom) === 1 && asked < trials && bottom ** trials <= 1300,
  write: ({ top, bottom, trials, asked }) => {
    const miss = bottom - top;
    const mean = fraction(trials * top, bottom);
    const variance = fraction(trials * top * miss, bottom ** 2);
    const ways = choose(trials, asked);
    const result = fraction(ways * top ** asked * miss ** (trials - asked), bottom ** trials);
    const none = fraction(bottom ** trials - miss ** trials, bottom ** trials);
    const [m, v] = [(trials * top) / bottom, (trials * top * miss) / bottom ** 2];
    // Unknowns np and np², which the two given values fix.
    const [np, npp] = solveLinear(
      [
        [1, 0],
        [1, -1],
      ],
      [m, v],
    ) as [number, number];
    return {
      text: md`The random variable $X$ follows a binomial distribution with $n$ trials, each with the probability $p$ of success. Its mean is $${mean}$ and its variance is $${variance}$.

(a) Show that $p = ${fraction(top, bottom)}$. [3]

(b) Find the value of $n$. [1]

(c) Find $\mathrm{P}(X = ${asked})$, as a fraction in its lowest terms. [3]

(d) Find $\mathrm{P}(X \ge 1)$, as a fraction in its lowest terms. [2]`,
      hints: [
        md`Write the mean and the variance in terms of $n$ and $p$. What is their quotient?`,
        md`"At least one" is the opposite of "none".`,
      ],
      answer: md`(a) $np = ${mean}$ and $np(1 - p) = ${variance}$. Dividing the second by the first, $1 - p = ${variance} \div ${mean} = ${fraction(miss, bottom)}$, so $p = ${fraction(top, bottom)}$.

(b) $n = ${mean} \div ${fraction(top, bottom)} = ${trials}$

(c) $\mathrm{P}(X = ${asked}) = \binom{${trials}}{${asked}}\left(${fraction(top, bottom)}\right)^{${asked}}\left(${fraction(miss, bottom)}\right)^{${trials - asked}} = ${ways} \times \dfrac{${top ** asked * miss ** (trials - asked)}}{${bottom ** trials}} = ${result}$

(d) $\mathrm{P}(X \ge 1) = 1 - \mathrm{P}(X = 0) = 1 - \left(${fraction(miss, bottom)}\right)^{${trials}} = ${none}$

**Watch out:** The quotient of the variance and the mean is the probability of a *failure*. It is easy to take it for $p$; subtract it from $1$ first. If your $n$ isn't a whole number, look for this slip.`,
      scheme: [
        [md`$np = ${mean}$ and $np(1 - p) = ${variance}$`, 'M1'],
        [md`divides, or substitutes for $np$`, 'M1'],
        [md`$1 - p = ${fraction(miss, bottom)}$, leading to the given answer`, 'A1'],
        [md`$n = ${trials}$`, 'A1'],
        [
          md`$\binom{${trials}}{${asked}}\left(${fraction(top, bottom)}\right)^{${asked}}\left(${fraction(miss, bottom)}\right)^{${trials - asked}}$`,
          'M1',
        ],
        [md`$\binom{${trials}}{${asked}} = ${ways}$`, '(A1)'],
        [md`$${result}$`, 'A1'],
        [md`$1 - \mathrm{P}(X = 0)$`, 'M1'],
        [md`$${none}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'number', label: '$n =$', expected: `${trials}`, accuracy: 'exact' },
        {
          part: 'c',
          kind: 'number',
          expected: result,
          accuracy: 'exact',
          form: 'simplest fraction',
          mistakes: [
            {
              value: fraction(top ** asked * miss ** (trials - asked), bottom ** trials),
              note: md`You left out $\binom{${trials}}{${asked}}$, the number of orders in which the successes can come.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: none,
          accuracy: 'exact',
          form: 'simplest fraction',
          follows: `1 - (${miss}/${bottom})^(b.1)`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: fraction(miss ** trials, bottom ** trials),
              note: md`This is the probability of no success at all. At least one is the opposite of it.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `p = ${fraction(top, bottom)}`, value: npp / np },
        {
          part: 'b',
          route: 'substitution',
          shown: md`\div ${fraction(top, bottom)} = ${trials}`,
          value: np ** 2 / npp,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`}{${bottom ** trials}} = ${result}`,
          value: binomialPdf(asked, trials, top / bottom),
        },
        { part: 'd', route: 'numeric', shown: `= ${none}`, value: 1 - binomialPdf(0, trials, top / bottom) },
      ],
    };
  },
});
