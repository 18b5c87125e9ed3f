import { binomialCdf, choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['4.8', '4.11'],
  parameters: {
    story: choice(
      [
        'A basketball player in Vilnius scores',
        'of his free throws',
        'After a training camp his coach hopes that the proportion is greater',
        'free throws',
        'are scored',
      ],
      [
        'A seed company in Ethiopia says that',
        'of its coffee seeds germinate',
        'A farmer hopes that with a new soil the proportion is greater',
        'seeds',
        'germinate',
      ],
      [
        'A museum in Lima finds that',
        'of its visitors buy a guide book',
        'The shop moves to the exit and hopes that the proportion is greater',
        'visitors',
        'buy a guide book',
      ],
    ),
    p: choice(0.4, 0.45, 0.5, 0.55, 0.6, 0.65),
    n: choice(20, 25, 30, 40),
    up: choice(2, 3, 4, 5),
    real: choice(0.12, 0.15, 0.2),
  },
  write: ({ story: [opening, what, hope, things, verb], p, n, up, real }) => {
    const seen = Math.round(n * p) + up;
    const value = binomialCdf(seen, n, n, p);
    let c = Math.ceil(n * p);
    while (binomialCdf(c, n, n, p) > 0.05) c += 1;
    const first = binomialCdf(c, n, n, p);
    const q = Number((p + real).toPrecision(4));
    const power = binomialCdf(c, n, n, q);
    const rejected = value < 0.05;
    const direct = (from: number, to: number, chance: number) => {
      let sum = 0;
      for (let k = from; k <= to; k += 1) sum += choose(n, k) * chance ** k * (1 - chance) ** (n - k);
      return sum;
    };
    return {
      text: md`${opening} $${Math.round(p * 100)}\%$ ${what}. ${hope}. In a sample of $${n}$ ${things}, $${seen}$ ${verb}. A test at the $5\%$ significance level is carried out, with $X$ for the number in a sample of $${n}$.

(a) Write down the null and the alternative hypothesis for the proportion $p$. [2]

(b) Find the $p$-value, and state the conclusion. [4]

(c) Find the smallest value $c$ for which the critical region $X \ge c$ has a probability of at most $0.05$ under the null hypothesis. [2]

(d) The true proportion is now $${q}$. Find the probability that the test with the critical region of part (c) finds this out. [2]`,
      hints: [
        md`Under the null hypothesis nothing has changed, and $X$ has a binomial distribution.`,
        md`The $p$-value is the probability of a result at least as extreme as the one that was seen.`,
        md`Try values of $c$ in a table of cumulative probabilities.`,
      ],
      answer: md`(a) $\mathrm{H}_0: p = ${p}$ and $\mathrm{H}_1: p > ${p}$

(b) Under $\mathrm{H}_0$, $X \sim \mathrm{B}(${n}, ${p})$. The $p$-value is $\mathrm{P}(X \ge ${seen}) = ${sf(value)}$. It is ${rejected ? md`less than $0.05$, so $\mathrm{H}_0$ is rejected: there is enough evidence that the proportion is greater now` : md`not less than $0.05$, so $\mathrm{H}_0$ is not rejected: there is not enough evidence that the proportion is greater now`}.

(c) $\mathrm{P}(X \ge ${c - 1}) = ${sf(binomialCdf(c - 1, n, n, p))}$ is more than $0.05$, and $\mathrm{P}(X \ge ${c}) = ${sf(first)}$ is not. So $c = ${c}$.

(d) With $X \sim \mathrm{B}(${n}, ${q})$: $\mathrm{P}(X \ge ${c}) = ${sf(power)}$.

**Calculator:** Binomial Cdf with the lower bound $${seen}$ and the upper bound $${n}$. Make a table for part (c).

**Watch out:** The $p$-value is $\mathrm{P}(X \ge ${seen})$, not $\mathrm{P}(X = ${seen})$ and not $\mathrm{P}(X > ${seen})$.`,
      scheme: [
        [md`$\mathrm{H}_0: p = ${p}$`, 'A1'],
        [md`$\mathrm{H}_1: p > ${p}$`, 'A1'],
        [md`$\mathrm{P}(X \ge ${seen})$ with $\mathrm{B}(${n}, ${p})$`, 'M1'],
        [md`$${sf(value)}$`, 'A1'],
        [md`compares with $0.05$`, 'R1'],
        [md`${rejected ? 'rejects' : 'does not reject'} $\mathrm{H}_0$, in context`, 'A1'],
        [md`two cumulative probabilities on both sides of $0.05$`, 'M1'],
        [md`$c = ${c}$`, 'A1'],
        [md`$\mathrm{P}(X \ge ${c})$ with $\mathrm{B}(${n}, ${q})$`, 'M1'],
        [md`$${sf(power)}$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write down hypotheses' },
        {
          part: 'b',
          kind: 'number',
          label: '$p$-value:',
          expected: `${Number(value.toPrecision(9))}`,
          marks: 2,
          mistakes: [
            { value: sf(binomialCdf(seen + 1, n, n, p)), note: md`You left out the value $${seen}$ itself.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'state the conclusion', marks: 2 },
        {
          part: 'c',
          kind: 'number',
          label: '$c =$',
          expected: `${c}`,
          accuracy: 'exact',
          mistakes: [{ value: `${c - 1}`, note: md`With this value the probability is more than $0.05$.` }],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(power.toPrecision(9))}`,
          mistakes: [{ value: sf(1 - power), note: 'This is the probability of a Type II error.' }].filter(
            () => Math.abs(power - 0.5) > 0.03,
          ),
        },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `= ${sf(value)}`, value: direct(seen, n, p) },
        {
          part: 'c',
          route: 'exact',
          shown: `c = ${c}`,
          value: Array.from({ length: n + 1 }, (_, k) => k).find((k) => direct(k, n, p) <= 0.05)!,
        },
        { part: 'd', route: 'exact', shown: `= ${sf(power)}`, value: direct(c, n, q) },
      ],
    };
  },
});
