import { inverseNormal, normalCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.15', '4.9'],
  parameters: {
    story: choice(
      ['jars of honey in Anatolia', 'grams', 'g'],
      ['bags of rice in Guyana', 'grams', 'g'],
      ['bottles of olive oil in Crete', 'millilitres', 'ml'],
      ['packets of tea in Assam', 'grams', 'g'],
    ),
    mean: choice(250, 400, 500, 750),
    sigma: choice(4, 5, 6, 8),
    n: choice(9, 16, 25, 36),
    shift: choice(-0.8, -1.2, -1.5, -1.8, -2.1, -2.6),
  },
  allow: ({ sigma, n, shift }) =>
    Math.abs((shift * sigma) / Math.sqrt(n)) > 0.6 && Math.abs(Math.abs(shift) - 1.645) > 0.05,
  write: ({ story: [things, units, unit], mean, sigma, n, shift }) => {
    const spread = sigma / Math.sqrt(n);
    const sample = Number((mean + shift * spread).toFixed(1));
    const p = normalCdf(-Infinity, sample, mean, spread);
    const critical = inverseNormal(0.05, mean, spread);
    const rejected = p < 0.05;
    const real = Number((mean - 2.5 * spread).toFixed(1));
    const second = normalCdf(critical, Infinity, real, spread);
    // With the critical value as part (e) shows it.
    const shown = sf(critical, 4);
    const rounded = normalCdf(Number(shown), Infinity, real, spread);
    const z = (sample - mean) / spread;
    return {
      text: md`A machine fills ${things}. The contents are normally distributed with a standard deviation of $${sigma}$ ${units}, which is known and does not change. The mean should be $${mean}$ ${units}. An inspector suspects that it is less. She takes a sample of $${n}$ and finds a mean of $${sample}$ ${units}.

(a) State the distribution of the sample mean if the machine works as it should. [2]

(b) Write down the null and the alternative hypothesis. [1]

(c) Find the $p$-value of the test. [2]

(d) State the conclusion at the $5\%$ significance level. Give a reason. [2]

(e) Find the critical value: the sample mean below which the null hypothesis is rejected. [2]

(f) The true mean is $${real}$ ${units}. Find the probability of a Type II error. [3]`,
      hints: [
        md`The standard deviation of a sample mean is smaller than that of a single item.`,
        md`The standard deviation is known. Which test belongs to this case?`,
        md`A Type II error: the mean is lower, but the sample mean is not in the critical region.`,
      ],
      answer: md`(a) The sample mean is normally distributed with mean $${mean}$ and standard deviation $\frac{${sigma}}{\sqrt{${n}}} = ${tidy(spread)}$: $\bar{X} \sim \mathrm{N}(${mean}, ${tidy(spread)}^2)$.

(b) $\mathrm{H}_0: \mu = ${mean}$ and $\mathrm{H}_1: \mu < ${mean}$

(c) The $z$-test (or the normal distribution of part (a)) gives $p = \mathrm{P}(\bar{X} \le ${sample}) = ${sf(p)}$.

(d) $${sf(p)} ${rejected ? '<' : '>'} 0.05$, so $\mathrm{H}_0$ is ${rejected ? `rejected: there is enough evidence that the mean is less than $${mean}$ ${units}` : `not rejected: there is not enough evidence that the mean is less than $${mean}$ ${units}`}.

(e) $\mathrm{P}(\bar{X} < c) = 0.05$. The inverse normal distribution gives $c = ${shown}$ ${units}.

(f) With the true mean $${real}$, the null hypothesis is not rejected if $\bar{X}$ is at least the critical value. The probability is $\mathrm{P}(\bar{X} \ge ${sf(critical, 6)}) = ${sf(second)}$.

**Calculator:** TI-Nspire: z-Test with $\mu_0 = ${mean}$, $\sigma = ${sigma}$, $\bar{x} = ${sample}$, $n = ${n}$. Casio fx-CG50: STAT, TEST, Z, 1-SAMPLE, Variable. Use the unrounded critical value in part (f).

**Watch out:** Use a $z$-test when $\sigma$ is known, and a $t$-test when it has to be estimated from the sample.`,
      scheme: [
        [md`normal with mean $${mean}$`, 'A1'],
        [md`standard deviation $${tidy(spread)}$`, 'A1'],
        [md`$\mathrm{H}_0: \mu = ${mean}$, $\mathrm{H}_1: \mu < ${mean}$`, 'A1'],
        [md`$z$-test, or normal distribution of the mean`, 'M1'],
        [md`$${sf(p)}$`, 'A1'],
        [md`compares $p$ with $0.05$`, 'R1'],
        [md`${rejected ? 'rejects' : 'does not reject'} $\mathrm{H}_0$, in context`, 'A1'],
        [md`inverse normal distribution with $0.05$`, 'M1'],
        [md`$${shown}$ (accept $${sf(critical)}$)`, 'A1'],
        [md`uses the mean $${real}$`, 'M1'],
        [md`probability above the critical value (follow through)`, 'M1'],
        [
          md`$${sf(second)}$${sf(rounded) === sf(second) ? '' : ` (accept $${sf(rounded)}$ from $${shown}$)`}`,
          'A1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Standard deviation:',
          expected: `${sigma}/sqrt(${n})`,
          marks: 1,
          mistakes: [{ value: `${sigma}`, note: 'This is the standard deviation of a single item.' }],
        },
        { part: 'a', kind: 'self', why: 'state the distribution', marks: 1 },
        { part: 'b', kind: 'self', why: 'write down hypotheses' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(p.toPrecision(7))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [{ value: sf(2 * p), note: 'This is the value of a two-tailed test.' }],
        },
        { part: 'd', kind: 'self', why: 'state the conclusion' },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(critical.toPrecision(8))}`,
          unit,
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(second.toPrecision(7))}`,
          accuracy: { tolerance: Math.max(0.003, Number((Math.abs(rounded - second) + 0.0006).toFixed(4))) },
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${tidy(spread)}`, value: Math.sqrt(sigma ** 2 / n) },
        { part: 'c', route: 'numeric', shown: `= ${sf(p)}`, value: normalCdf(-12, z) },
        { part: 'e', route: 'numeric', shown: `c = ${shown}`, value: mean - 1.6448536 * spread },
        {
          part: 'f',
          route: 'numeric',
          shown: `= ${sf(second)}`,
          value: 1 - normalCdf(-12, (mean - 1.6448536 * spread - real) / spread),
        },
      ],
    };
  },
});
