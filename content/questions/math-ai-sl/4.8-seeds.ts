import { binomialCdf, binomialPdf, choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf as significant } from '../../authoring/wording.ts';

/** A half in the last figure goes away from zero, also where a binary fraction is a little less than a half. */
const sf = (value: number, figures = 3) => significant(value * (1 + 1e-12), figures);

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    context: choice(
      {
        text: 'A gardener in Kyoto plants pumpkin seeds',
        each: 'Each seed germinates',
        many: 'seeds germinate',
      },
      {
        text: 'A clinic in Montréal calls patients',
        each: 'Each patient answers the call',
        many: 'patients answer',
      },
      {
        text: 'A potter in Isfahan fires vases',
        each: 'Each vase comes out without a crack',
        many: 'vases have no crack',
      },
    ),
    n: choice(12, 15, 18, 20),
    p: choice(0.65, 0.7, 0.72, 0.78, 0.8, 0.84),
    below: integers(1, 3),
    least: integers(0, 2),
  },
  write: ({ context, n, p, below, least }) => {
    const exactly = Math.round(n * p) - below;
    const atLeast = Math.round(n * p) - least;
    const pdf = (k: number) => choose(n, k) * p ** k * (1 - p) ** (n - k);
    const mean = n * p;
    const variance = n * p * (1 - p);
    const one = binomialPdf(exactly, n, p);
    const many = binomialCdf(atLeast, n, n, p);
    const sum = (f: (k: number) => number) =>
      Array.from({ length: n + 1 }, (_, k) => f(k)).reduce((total, value) => total + value, 0);
    return {
      text: md`${context.text}, $${n}$ of them. ${context.each} with probability $${p}$, independently of the others. Let $X$ be the number of successes.

(a) Find the probability that exactly $${exactly}$ ${context.many}. [2]

(b) Find the probability that at least $${atLeast}$ ${context.many}. [2]

(c) Find the mean and the variance of $X$. [2]

(d) State one assumption of the binomial model that may not hold in this context. [1]`,
      hints: [
        md`There is a fixed number of trials with two results each. Which distribution fits, and what are its parameters?`,
        md`"At least $${atLeast}$" includes $${atLeast}$: enter the bounds $${atLeast}$ and $${n}$, or use the complement.`,
      ],
      answer: md`$X$ follows the binomial distribution $B(${n}, ${p})$.

(a) The calculator's binomial probability gives $P(X = ${exactly}) = ${sf(one)}$.

(b) The cumulative probability from $${atLeast}$ to $${n}$ is $P(X \ge ${atLeast}) = ${sf(many)}$.

(c) $E(X) = np = ${n} \times ${p} = ${Number(mean.toFixed(4))}$

$\operatorname{Var}(X) = np(1 - p) = ${n} \times ${p} \times ${Number((1 - p).toFixed(4))} = ${sf(variance)}$

(d) For example, the trials may not be independent, or the probability may not be the same for each of them.

**Calculator:** TI-Nspire: Binomial Pdf for (a), Binomial Cdf with bounds $${atLeast}$ and $${n}$ for (b). Casio fx-CG50: DIST, BINOMIAL, Bpd and Bcd.

**Watch out:** If you use the complement in (b), subtract $P(X \le ${atLeast - 1})$. It is easy to subtract $P(X \le ${atLeast})$, but then the value $${atLeast}$ itself is lost.`,
      scheme: [
        [md`recognises $B(${n}, ${p})$`, 'M1'],
        [md`$${sf(one)}$`, 'A1'],
        [md`$P(X \ge ${atLeast})$ or $1 - P(X \le ${atLeast - 1})$`, 'M1'],
        [md`$${sf(many)}$`, 'A1'],
        [md`mean $${Number(mean.toFixed(4))}$`, 'A1'],
        [md`variance $${sf(variance)}$`, 'A1'],
        [md`independence or constant probability questioned`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${one}`,
          mistakes: [
            {
              value: binomialCdf(0, exactly, n, p).toFixed(6),
              note: md`That is $P(X \le ${exactly})$. The question says *exactly*.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${many}`,
          mistakes: [
            {
              value: binomialCdf(atLeast + 1, n, n, p).toFixed(6),
              note: md`That is $P(X > ${atLeast})$. *At least* $${atLeast}$ includes $${atLeast}$.`,
            },
            {
              value: binomialCdf(0, atLeast, n, p).toFixed(6),
              note: md`That is $P(X \le ${atLeast})$. *At least* means $${atLeast}$ or more.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - many) > 0.01),
        },
        { part: 'c', kind: 'number', label: 'Mean', expected: `${Number(mean.toFixed(4))}`, marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: 'Variance',
          expected: `${Number(variance.toFixed(8))}`,
          marks: 1,
          follows: `c.1 * (1 - ${p})`,
          unless: 'v < 0',
          mistakes: [
            {
              value: Math.sqrt(variance).toFixed(5),
              note: md`That is the standard deviation. The variance is its square.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state an assumption' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `P(X = ${exactly}) = ${sf(one)}`, value: pdf(exactly) },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(many)}`,
          value:
            1 - Array.from({ length: atLeast }, (_, k) => pdf(k)).reduce((total, value) => total + value, 0),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${Number(mean.toFixed(4))}`,
          value: Number(sum((k) => k * pdf(k)).toFixed(8)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(variance)}`,
          value: sum((k) => (k - mean) ** 2 * pdf(k)),
        },
      ],
    };
  },
});
