import { binomialCdf, binomialPdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const stories = [
  {
    text: 'A seed of a rare orchid from Colombia germinates with probability',
    unit: 'seeds',
    one: 'seed',
    does: 'germinates',
    many: 'germinate',
  },
  {
    text: 'A call to a busy ticket office in Athens is answered with probability',
    unit: 'calls',
    one: 'call',
    does: 'is answered',
    many: 'are answered',
  },
  {
    text: 'A shot of an archer in Ulaanbaatar hits the centre with probability',
    unit: 'shots',
    one: 'shot',
    does: 'hits the centre',
    many: 'hit the centre',
  },
  {
    text: 'A throw of a fishing net in Kerala brings a crab with probability',
    unit: 'throws',
    one: 'throw',
    does: 'brings a crab',
    many: 'bring a crab',
  },
] as const;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.6', '4.11'],
  parameters: {
    story: choice(0, 1, 2, 3),
    p: choice(0.12, 0.15, 0.18, 0.22, 0.24, 0.28, 0.35),
    n: choice(12, 15, 20, 25),
    sure: choice(0.95, 0.98, 0.99),
  },
  write: ({ story, p, n, sure }) => {
    const { text, unit, does, many } = stories[story]!;
    const least = Math.ceil(Math.log(1 - sure) / Math.log(1 - p));
    const exactly = binomialPdf(3, n, p);
    const atLeast = 1 - binomialCdf(0, 2, n, p);
    const given = exactly / atLeast;
    // Two at least: 1 − q^N − N p q^{N−1} ≥ sure, by trying.
    let two = 2;
    while (1 - (1 - p) ** two - two * p * (1 - p) ** (two - 1) < sure) two += 1;
    let tried = 1;
    while (1 - binomialPdf(0, tried, p) < sure) tried += 1;
    let triedTwo = 2;
    while (binomialCdf(2, triedTwo, triedTwo, p) < sure) triedTwo += 1;
    return {
      text: md`${text} $${p}$, independently of all other ${unit}.

(a) For $${n}$ ${unit}, find the probability that exactly three ${many}. [2]

(b) For $${n}$ ${unit}, find the probability that exactly three ${many}, given that at least three ${many}. [3]

(c) Find the least number of ${unit} for which the probability that at least one ${does} is at least $${sure}$. [3]

(d) Find the least number of ${unit} for which the probability that at least two ${many} is at least $${sure}$. [3]`,
      hints: [
        'Which distribution counts the successes, and what are its parameters?',
        'In (b), exactly three is part of at least three.',
        'In (c) and (d), look at the complement: no success, or at most one. A table on your calculator helps.',
      ],
      answer: md`Let $X$ be the number of successes, so $X \sim \mathrm{B}(${n}, ${p})$.

(a) $\mathrm{P}(X = 3) = ${sf(exactly)}$

(b) $\mathrm{P}(X = 3 \mid X \ge 3) = \dfrac{\mathrm{P}(X = 3)}{\mathrm{P}(X \ge 3)} = \dfrac{${sf(exactly, 5)}}{${sf(atLeast, 5)}} = ${sf(given)}$

(c) For $N$ ${unit}, $\mathrm{P}(\text{at least one}) = 1 - ${Number((1 - p).toFixed(2))}^N \ge ${sure}$, so $${Number((1 - p).toFixed(2))}^N \le ${Number((1 - sure).toFixed(2))}$ and $N \ge \dfrac{\ln ${Number((1 - sure).toFixed(2))}}{\ln ${Number((1 - p).toFixed(2))}} = ${sf(Math.log(1 - sure) / Math.log(1 - p), 4)}$. The least number is $N = ${least}$.

(d) $\mathrm{P}(\text{at most one}) = ${Number((1 - p).toFixed(2))}^N + N \times ${p} \times ${Number((1 - p).toFixed(2))}^{N-1}$ must be at most $${Number((1 - sure).toFixed(2))}$. A table of values shows that for $N = ${two - 1}$ it is $${sf((1 - p) ** (two - 1) + (two - 1) * p * (1 - p) ** (two - 2), 4)}$, and for $N = ${two}$ it is $${sf((1 - p) ** two + two * p * (1 - p) ** (two - 1), 4)}$. The least number is $${two}$.

**Calculator:** TI-Nspire: Binomial Pdf for (a), Binomial Cdf with lower bound $3$ and upper bound $${n}$ for (b); for (d) enter the formula as f1(x) and open the table. Casio fx-CG50: STAT, DIST, BINOMIAL, Bpd and Bcd; Table for (d).

**Watch out:** The complement of "at least three" is "at most *two*", so $\mathrm{P}(X \ge 3) = 1 - \mathrm{P}(X \le 2)$. In (c) the inequality turns round, because you divide by a logarithm that is negative; and the result is rounded *up* to a whole number.`,
      scheme: [
        [md`recognises $\mathrm{B}(${n}, ${p})$`, '(M1)'],
        [md`$${sf(exactly)}$`, 'A1'],
        ['conditional probability with the correct numerator', 'M1'],
        [md`$\mathrm{P}(X \ge 3) = ${sf(atLeast)}$`, '(A1)'],
        [md`$${sf(given)}$`, 'A1'],
        [md`$1 - ${Number((1 - p).toFixed(2))}^N \ge ${sure}$`, 'M1'],
        ['solves by logarithms or a table', 'A1'],
        [md`$${least}$`, 'A1'],
        [md`considers $\mathrm{P}(X \le 1)$ as a function of $N$`, 'M1'],
        ['values on both sides of the limit', 'A1'],
        [md`$${two}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: sf(exactly, 5),
          mistakes: [
            {
              value: sf(binomialCdf(0, 3, n, p)),
              note: md`This is $\mathrm{P}(X \le 3)$. For exactly three use the function for a single value.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: sf(given),
          follows: `a.1 / ${sf(atLeast, 8)}`,
          unless: 'p < 0 or p > 1',
          mistakes:
            Math.abs(atLeast - 1) < 0.01
              ? []
              : [
                  {
                    value: sf(exactly * atLeast),
                    note: md`You multiplied the two probabilities. Exactly three is part of at least three, so divide by $\mathrm{P}(X \ge 3)$.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${least}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${least - 1}`,
              note: md`With this number the probability is still too small. Round up.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${two}`,
          accuracy: 'exact',
          mistakes: [{ value: `${two - 1}`, note: md`With this number the probability is still too small.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${sf(exactly)}`, value: closed(3, n, p) },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(given)}`,
          value: closed(3, n, p) / (1 - closed(0, n, p) - closed(1, n, p) - closed(2, n, p)),
        },
        { part: 'c', route: 'exact', shown: `N = ${least}`, value: tried },
        { part: 'd', route: 'exact', shown: `N = ${two}`, value: triedTwo },
      ],
    };
  },
});

/** By the formula, while the answer follows the trials. */
function closed(k: number, n: number, p: number): number {
  let ways = 1;
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step;
  return ways * p ** k * (1 - p) ** (n - k);
}
