import { binomialCdf, binomialPdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const chanceOf = (k: number, n: number, p: number): number => choose(n, k) * p ** k * (1 - p) ** (n - k);

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  also: ['4.11'],
  parameters: {
    story: choice(
      {
        intro: 'A village school in Malawi buys',
        things: 'solar lamps',
        per: 'each lamp breaks within a year',
        event: 'lamps break within a year',
      },
      {
        intro: 'A ski patrol in the Dolomites tests',
        things: 'radio sets',
        per: 'each set fails in the cold',
        event: 'sets fail in the cold',
      },
      {
        intro: 'A zoo in Wellington puts out',
        things: 'camera traps',
        per: 'each trap takes a picture of a kiwi in one night',
        event: 'traps take a picture of a kiwi',
      },
      {
        intro: 'A bakery in Amman lends out',
        things: 'glass jars',
        per: 'each jar is never brought back',
        event: 'jars are never brought back',
      },
    ),
    trials: integers(12, 30),
    chance: choice(0.08, 0.12, 0.15, 0.18, 0.22),
    exactly: integers(2, 4),
    least: integers(3, 5),
  },
  allow: ({ trials, chance, exactly, least }) =>
    exactly < least && Math.abs(trials * chance - exactly) < 2 && trials * chance > 1.5,
  write: ({ story: { intro, things, per, event }, trials, chance, exactly, least }) => {
    const one = chanceOf(exactly, trials, chance);
    const tail = (from: number): number =>
      1 - Array.from({ length: from }, (_, k) => chanceOf(k, trials, chance)).reduce((s, p) => s + p, 0);
    const [atLeast, some] = [tail(least), tail(1)];
    const [d, rest] = [trials * chance, Number((1 - chance).toFixed(4))];
    const expected = Number(d.toPrecision(9));
    return {
      text: md`${intro} $${trials}$ ${things}. Independently of the others, ${per} with a probability of $${chance}$. Let $X$ be the number of ${things} for which this happens.

(a) Write down the expected value of $X$. [1]

(b) Find the probability that exactly $${exactly}$ of the ${event}. [2]

(c) Find $\mathrm{P}(X \ge ${least})$. [2]

(d) Given that $X \ge 1$, find the probability that $X \ge ${least}$. [2]`,
      hints: [
        md`$X$ follows a binomial distribution. What are $n$ and $p$?`,
        md`In part (d), divide by the probability of what is given.`,
      ],
      answer: md`$X \sim \mathrm{B}(${trials}, ${chance})$

(a) $\mathrm{E}(X) = ${trials} \times ${chance} = ${expected}$

(b) $\mathrm{P}(X = ${exactly}) = \binom{${trials}}{${exactly}} \times ${chance}^{${exactly}} \times ${rest}^{${trials - exactly}} = ${sf(one)}$

(c) $\mathrm{P}(X \ge ${least}) = 1 - \mathrm{P}(X \le ${least - 1}) = ${sf(atLeast)}$

(d) $\mathrm{P}(X \ge ${least} \mid X \ge 1) = \dfrac{\mathrm{P}(X \ge ${least})}{1 - \mathrm{P}(X = 0)} = \dfrac{${sf(atLeast, 5)}}{${sf(some, 5)}} = ${sf(atLeast / some)}$

**Calculator:** TI-Nspire: Menu, Probability, Distributions, Binomial Pdf with $n = ${trials}$, $p = ${chance}$ and $${exactly}$ for (b); Binomial Cdf with lower bound $${least}$ and upper bound $${trials}$ for (c). Casio fx-CG50: STAT, DIST, BINOMIAL, Bpd and Bcd.

**Watch out:** The opposite of "at least $${least}$" is "at most $${least - 1}$". With $1 - \mathrm{P}(X \le ${least})$ you would lose the case of exactly $${least}$.`,
      scheme: [
        [md`$${expected}$`, 'A1'],
        [md`recognises $\mathrm{B}(${trials}, ${chance})$`, '(M1)'],
        [md`$${sf(one)}$`, 'A1'],
        [md`$1 - \mathrm{P}(X \le ${least - 1})$`, '(M1)'],
        [md`$${sf(atLeast)}$`, 'A1'],
        [md`$\frac{\mathrm{P}(X \ge ${least})}{\mathrm{P}(X \ge 1)}$`, 'M1'],
        [md`$${sf(atLeast / some)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${expected}` },
        {
          part: 'b',
          kind: 'number',
          expected: sf(one),
          mistakes: [
            {
              value: sf(1 - tail(exactly + 1)),
              note: md`This is $\mathrm{P}(X \le ${exactly})$. For exactly $${exactly}$ use the function for a single value.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(atLeast),
          mistakes: [
            {
              value: sf(tail(least + 1)),
              note: md`This is $1 - \mathrm{P}(X \le ${least})$, which leaves out $X = ${least}$. The opposite of $X \ge ${least}$ is $X \le ${least - 1}$.`,
            },
            ...(Math.abs(atLeast - 0.5) > 0.001
              ? [
                  {
                    value: sf(1 - atLeast),
                    note: md`This is $\mathrm{P}(X \le ${least - 1})$, the opposite of what is asked for.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(atLeast / some),
          follows: `c.1 / (1 - ${rest}^${trials})`,
          unless: 'p < 0 or p > 1',
          mistakes:
            Math.abs(1 - some) < 0.01
              ? []
              : [
                  {
                    value: sf(atLeast * some),
                    note: md`You multiplied by $\mathrm{P}(X \ge 1)$. Divide by the probability of what is given.`,
                  },
                ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`\times ${chance} = ${expected}`,
          value: Array.from({ length: trials + 1 }, (_, k) => k * binomialPdf(k, trials, chance)).reduce(
            (s, p) => s + p,
            0,
          ),
        },
        { part: 'b', route: 'numeric', shown: `} = ${sf(one)}`, value: binomialPdf(exactly, trials, chance) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(atLeast)}`,
          value: binomialCdf(least, trials, trials, chance),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(atLeast / some)}`,
          value: binomialCdf(least, trials, trials, chance) / binomialCdf(1, trials, trials, chance),
        },
      ],
    };
  },
});
