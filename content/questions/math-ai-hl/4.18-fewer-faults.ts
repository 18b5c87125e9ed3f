import { binomialCdf, choose, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const criticalOf = (n: number, p: number, level: number) => {
  let critical = -1;
  while (binomialCdf(0, critical + 1, n, p) <= level / 100) critical += 1;
  return critical;
};

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.8', '4.11'],
  parameters: {
    story: choice(
      [
        'A potter in Fez knows that',
        'of her bowls crack in the kiln',
        'a new glaze reduces this proportion',
        'bowls',
        'crack',
      ],
      [
        'A bus company in Kraków knows that',
        'of its buses arrive late',
        'a new timetable reduces this proportion',
        'buses',
        'are late',
      ],
      [
        'A seed firm in Punjab knows that',
        'of its seeds do not germinate',
        'a new treatment reduces this proportion',
        'seeds',
        'do not germinate',
      ],
    ),
    percent: choice(20, 25, 30, 35),
    size: choice(30, 35, 40, 45, 50),
    level: choice(5, 10),
    better: choice(10, 12, 15),
    seen: choice(-1, 1),
  },
  allow: ({ percent, size, level, better }) =>
    percent - better >= 10 && criticalOf(size, percent / 100, level) >= 2,
  write: ({ story: [opening, bad, claim, items, happen], percent, size, level, better, seen }) => {
    const p = percent / 100;
    const critical = criticalOf(size, p, level);
    const first = binomialCdf(0, critical, size, p);
    const next = binomialCdf(0, critical + 1, size, p);
    const second = 1 - binomialCdf(0, critical, size, better / 100);
    const found = seen < 0 ? critical - 1 : critical + 1;
    const chance = binomialCdf(0, found, size, p);
    const reject = found <= critical;
    const term = (q: number) => (k: number) => choose(size, k) * q ** k * (1 - q) ** (size - k);
    return {
      text: md`${opening} $${percent}\%$ ${bad}. To test at the $${level}\%$ significance level whether ${claim}, a random sample of $${size}$ ${items} is examined. Let $X$ be the number of those that ${happen}, and $p$ the proportion for all ${items}.

(a) State the null and the alternative hypothesis, and the distribution of $X$ if the null hypothesis is true. [3]

(b) Find the critical region of the test. [3]

(c) Write down the probability of a Type I error. [1]

(d) In the sample, $${found}$ of the ${items} ${happen}. State the conclusion of the test, with a reason. [2]

(e) In fact the proportion is now $${better}\%$. Find the probability of a Type II error. [3]`,
      hints: [
        md`Small values of $X$ speak for the alternative hypothesis. Look for the largest $c$ with $\mathrm{P}(X \le c) \le ${level / 100}$.`,
        md`A Type I error is to reject a null hypothesis that is true; a Type II error is not to reject one that is false.`,
      ],
      answer: md`(a) $H_0: p = ${p}$ and $H_1: p < ${p}$. If $H_0$ is true, then $X \sim \mathrm{B}(${size}, ${p})$.

(b) $\mathrm{P}(X \le ${critical}) = ${sf(first)} \le ${level / 100}$, but $\mathrm{P}(X \le ${critical + 1}) = ${sf(next)} > ${level / 100}$. The critical region is $X \le c$ with $c = ${critical}$.

(c) It is the probability of the critical region if $H_0$ is true: $\alpha = ${sf(first)}$.

(d) $${found}$ is ${reject ? 'in' : 'not in'} the critical region ($p$-value $\mathrm{P}(X \le ${found}) = ${sf(chance)}$), so $H_0$ is ${reject ? 'rejected' : 'not rejected'}: there is ${reject ? 'sufficient' : 'insufficient'} evidence that ${claim.replace('a new', 'the new')}.

(e) A Type II error happens if $X > ${critical}$ although $p = ${better / 100}$. With $X \sim \mathrm{B}(${size}, ${better / 100})$, $\beta = \mathrm{P}(X \ge ${critical + 1}) = 1 - \mathrm{P}(X \le ${critical}) = ${sf(second)}$.

**Calculator:** TI-Nspire: Menu, Probability, Distributions, Binomial Cdf, from $0$ to a trial value of $c$. Casio fx-CG50: STAT, DIST, BINOMIAL, Bcd. Try values of $c$ until the probability first exceeds $${level / 100}$, and go back by one.

**Watch out:** The probability of a Type I error isn't exactly $${level}\%$, because $X$ takes only whole values. In (e), the critical region stays the same; only the proportion changes to $${better / 100}$.`,
      scheme: [
        [md`$H_0: p = ${p}$`, 'A1'],
        [md`$H_1: p < ${p}$`, 'A1'],
        [md`$\mathrm{B}(${size}, ${p})$`, 'A1'],
        [md`finds cumulative probabilities`, 'M1'],
        [
          md`$\mathrm{P}(X \le ${critical}) = ${sf(first)}$ and $\mathrm{P}(X \le ${critical + 1}) = ${sf(next)}$`,
          'A1',
        ],
        [md`$X \le ${critical}$`, 'A1'],
        [md`$${sf(first)}$`, 'A1'],
        [md`$${found}$ is ${reject ? 'in' : 'not in'} the critical region, or compares the $p$-value`, 'R1'],
        [md`${reject ? 'rejects' : 'does not reject'} $H_0$, in context`, 'A1'],
        [md`uses $\mathrm{B}(${size}, ${better / 100})$`, 'M1'],
        [md`$1 - \mathrm{P}(X \le ${critical})$`, 'M1'],
        [md`$${sf(second)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state hypotheses and a distribution' },
        {
          part: 'b',
          kind: 'number',
          label: md`$X \le$`,
          expected: `${critical}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${critical + 1}`,
              note: md`The probability of this region is already greater than $${level}\%$.`,
            },
            {
              value: `${critical - 1}`,
              note: md`The region can be larger by one value without passing $${level}\%$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(first.toPrecision(8))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: `${level / 100}`,
              note: 'The significance level is only a limit. Find the probability of your critical region.',
            },
          ].filter(() => [1, 2].every((figures) => Number(first.toPrecision(figures)) !== level / 100)),
        },
        { part: 'd', kind: 'self', why: 'state the conclusion, with a reason' },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(second.toPrecision(8))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: sf(1 - second),
              note: md`This is the probability of rejecting $H_0$. A Type II error is not to reject it although it is false.`,
            },
          ].filter(() => Math.abs(second - 0.5) > 0.02),
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: `c = ${critical}`,
          value:
            Array.from({ length: size }, (_, k) => k).filter((k) => sum(term(p), 0, k) <= level / 100)
              .length - 1,
        },
        { part: 'c', route: 'exact', shown: md`\alpha = ${sf(first)}`, value: sum(term(p), 0, critical) },
        {
          part: 'e',
          route: 'exact',
          shown: md`\mathrm{P}(X \le ${critical}) = ${sf(second)}`,
          value: sum(term(better / 100), critical + 1, size),
        },
      ],
    };
  },
});
