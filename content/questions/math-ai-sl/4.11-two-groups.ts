import { integral, mean, tCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const patterns = [
  [-2.1, 0.4, 1.6, -0.8, 2.3, -1.2, 0.9, -0.3],
  [1.8, -1.5, 0.2, 2.6, -2.4, 0.7, -0.6, 1.1],
  [-0.9, 2.2, -1.7, 0.5, 1.3, -2.6, 1.9, 0.1],
  [0.6, -2.3, 1.4, -0.4, 2.8, -1.1, -1.6, 1.7],
] as const;
const squaresAbout = (values: readonly number[]) => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
};
const data = (base: number, apart: number, one: number, other: number) => {
  const a = patterns[one]!.map((step) => Number((base + step).toFixed(1)));
  const b = patterns[other]!.slice(0, 7).map((step) => Number((base + apart + step * 1.1).toFixed(1)));
  const pooled = (squaresAbout(a) + squaresAbout(b)) / (a.length + b.length - 2);
  const t = (mean(a) - mean(b)) / Math.sqrt(pooled * (1 / a.length + 1 / b.length));
  return { a, b, t };
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    study: choice(
      {
        intro:
          'A school in Tirana compares two ways to travel to school. It measures the times, in minutes, of eight students who walk along the river and seven who walk through the town.',
        one: 'River',
        other: 'Town',
        what: 'mean time',
        claim: 'walking through the town takes longer on average',
        base: 18,
      },
      {
        intro:
          'A farmer in Gujarat grows chillies with two fertilisers. She measures the heights, in centimetres, of eight plants with fertiliser P and seven with fertiliser Q.',
        one: 'P',
        other: 'Q',
        what: 'mean height',
        claim: 'plants grow taller on average with fertiliser Q',
        base: 42,
      },
      {
        intro:
          'A factory in Monterrey tests two kinds of batteries. The table shows the lives, in hours, of eight batteries of kind P and seven of kind Q.',
        one: 'P',
        other: 'Q',
        what: 'mean life',
        claim: 'batteries of kind Q last longer on average',
        base: 27,
      },
    ),
    apart: choice(0.6, 0.9, 1.2, 1.8, 2.1, 2.4, 2.8),
    one: integers(0, 3),
    other: integers(0, 3),
    level: choice(5, 10),
  },
  allow: ({ study, apart, one, other, level }) => {
    if (one === other) return false;
    const { t } = data(study.base, apart, one, other);
    const p = tCdf(Number.NEGATIVE_INFINITY, t, 13);
    return t < -0.4 && p > 0.002 && Math.abs(p - level / 100) > 0.01;
  },
  write: ({ study, apart, one, other, level }) => {
    const { a, b, t } = data(study.base, apart, one, other);
    const freedom = a.length + b.length - 2;
    const p = tCdf(Number.NEGATIVE_INFINITY, t, freedom);
    const reject = p < level / 100;
    const density = (x: number) => (1 + (x * x) / freedom) ** (-(freedom + 1) / 2);
    const [meanA, meanB] = [mean(a), mean(b)];
    return {
      text: md`${study.intro}

| ${study.one} | ${a.map((value) => decimals(value, 1)).join(' | ')} |
|---|${a.map(() => '---').join('|')}|
| ${study.other} | ${b.map((value) => decimals(value, 1)).join(' | ')} | |

A $t$-test at the $${level}\%$ significance level is used to find out whether ${study.claim}. The two populations are assumed to be normally distributed with equal variances.

(a) Find the mean of each sample. [2]

(b) State the null hypothesis and the alternative hypothesis. [2]

(c) Find the $p$-value of the test. [2]

(d) State the conclusion of the test. Give a reason. [2]

(e) Explain why a one-tailed test is used. [1]`,
      hints: [
        md`Let $\mu_1$ and $\mu_2$ be the two population means. The null hypothesis says that they are equal.`,
        md`Choose the two-sample $t$-test with pooled data, and take care to choose the right alternative.`,
      ],
      answer: md`(a) $\bar{x}_1 = ${sf(meanA)}$ (${study.one}) and $\bar{x}_2 = ${sf(meanB)}$ (${study.other})

(b) Let $\mu_1$ and $\mu_2$ be the population means (${study.what}) for ${study.one} and ${study.other}.

$H_0: \mu_1 = \mu_2$

$H_1: \mu_1 < \mu_2$

(c) The pooled two-sample $t$-test of the calculator gives $t = ${sf(t)}$ and $p = ${sf(p)}$.

(d) ${
        reject
          ? md`$p = ${sf(p)} < ${level / 100}$, so $H_0$ is rejected. There is sufficient evidence at the $${level}\%$ level that ${study.claim}.`
          : md`$p = ${sf(p)} > ${level / 100}$, so $H_0$ is not rejected. There is insufficient evidence at the $${level}\%$ level that ${study.claim}.`
      }

(e) The question is only whether one mean is greater than the other, not whether they differ in either direction.

**Calculator:** enter the samples in two lists. TI-Nspire: Menu, Statistics, Stat Tests, 2-Sample t Test, with $\mu_1 < \mu_2$ and Pooled: Yes. Casio fx-CG50: STAT, TEST, t, 2-SAMPLE, with $< \mu_2$ and Pooled: On.

**Watch out:** With $\ne$ as the alternative the $p$-value would be twice as large. And write the hypotheses with the population means $\mu_1$ and $\mu_2$, not with the means of the samples.`,
      scheme: [
        [md`$${sf(meanA)}$`, 'A1'],
        [md`$${sf(meanB)}$`, 'A1'],
        [md`$H_0: \mu_1 = \mu_2$`, 'A1'],
        [md`$H_1: \mu_1 < \mu_2$`, 'A1'],
        [md`$p = ${sf(p)}$`, 'A2'],
        [md`compares $p$ with $${level / 100}$`, 'R1'],
        [md`${reject ? 'rejects' : 'does not reject'} $H_0$, in context`, 'A1'],
        [md`the claim concerns one direction only`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: study.one,
          expected: `${Number(meanA.toPrecision(12))}`,
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: study.other,
          expected: `${Number(meanB.toPrecision(12))}`,
          marks: 1,
        },
        { part: 'b', kind: 'self', why: 'state the hypotheses' },
        {
          part: 'c',
          kind: 'number',
          expected: `${p}`,
          mistakes: [
            {
              value: (2 * p).toFixed(6),
              note: md`That is the $p$-value of a two-tailed test. The claim is about one direction.`,
            },
            { value: (1 - p).toFixed(6), note: md`You tested the other direction. Look again at $H_1$.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'state the conclusion with a reason' },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `\\bar{x}_1 = ${sf(meanA)}`,
          value: a.reduce((sum, v) => sum + v, 0) / 8,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `\\bar{x}_2 = ${sf(meanB)}`,
          value: b.reduce((sum, v) => sum + v, 0) / 7,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `p = ${sf(p)}`,
          value: integral(density, -80, t) / integral(density, -80, 80),
        },
      ],
    };
  },
});
