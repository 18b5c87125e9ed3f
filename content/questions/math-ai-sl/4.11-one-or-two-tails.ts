import { integral, mean, tCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const patterns = [
  [-1.9, 1.3, 0.2, -0.7, 1.8, -1.1],
  [0.8, -1.6, 2.1, -0.2, -1.3, 0.9],
  [1.5, -0.9, -1.8, 0.6, 1.1, -0.4],
  [-0.6, 1.9, -1.2, 0.3, -1.7, 1.4],
] as const;

function work(base: number, apart: number, one: number, other: number) {
  const a = patterns[one]!.map((step) => Number((base + step).toFixed(1)));
  const b = patterns[other]!.map((step) => Number((base + apart + 1.1 * step).toFixed(1)));
  const squares = (values: readonly number[]) => {
    const middle = mean(values);
    return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  };
  const pooled = (squares(a) + squares(b)) / 10;
  const t = (mean(a) - mean(b)) / Math.sqrt(pooled / 3);
  return { a, b, t, one: tCdf(Number.NEGATIVE_INFINITY, t, 10) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    study: choice(
      {
        what: 'the reaction times, in hundredths of a second, of six drummers and six swimmers',
        first: 'drummers',
        second: 'swimmers',
        quantity: 'reaction time',
        people: ['Aroha', 'Mateo'],
        base: 24,
        less: 'shorter',
      },
      {
        what: 'the masses, in grams, of six eggs from farm P and six eggs from farm Q',
        first: 'farm P',
        second: 'farm Q',
        quantity: 'mass of an egg',
        people: ['Zainab', 'Piotr'],
        base: 58,
        less: 'smaller',
      },
      {
        what: 'the times, in minutes, that six trams of line 1 and six trams of line 2 need for the same distance',
        first: 'line 1',
        second: 'line 2',
        quantity: 'time',
        people: ['Yuki', 'Samuel'],
        base: 17,
        less: 'shorter',
      },
    ),
    apart: choice(0.8, 1.2, 1.5, 1.7, 1.9, 2.2, 2.6),
    one: integers(0, 3),
    other: integers(0, 3),
    level: choice(5, 10),
  },
  allow: ({ study, apart, one, other, level }) => {
    if (one === other) return false;
    const { one: p, t } = work(study.base, apart, one, other);
    const limit = level / 100;
    return t < -0.5 && p > 0.003 && Math.abs(p - limit) > 0.006 && Math.abs(2 * p - limit) > 0.006;
  },
  write: ({ study, apart, one, other, level }) => {
    const { a, b, t, one: p } = work(study.base, apart, one, other);
    const limit = level / 100;
    const [two, single] = [2 * p < limit, p < limit];
    const density = (x: number) => (1 + (x * x) / 10) ** -5.5;
    const again = integral(density, -80, t) / integral(density, -80, 80);
    const verdict = (reject: boolean, value: number) =>
      md`$p = ${sf(value)} ${reject ? '<' : '>'} ${limit}$, so $H_0$ is ${reject ? 'rejected' : 'not rejected'}`;
    return {
      text: md`The table shows ${study.what}.

| ${study.first} | ${a.map((value) => decimals(value, 1)).join(' | ')} |
|---|${a.map(() => '---').join('|')}|
| ${study.second} | ${b.map((value) => decimals(value, 1)).join(' | ')} |

Both samples are random and come from normally distributed populations with equal variances. Let $\mu_1$ be the population mean for ${study.first} and $\mu_2$ that for ${study.second}. The null hypothesis is $H_0: \mu_1 = \mu_2$, and the significance level is $${level}\%$.

(a) ${study.people[0]} tests whether the two means are *different*. Write down her alternative hypothesis. [1]

(b) Find the $p$-value of the test in part (a). [2]

(c) ${study.people[1]} claims that the mean ${study.quantity} is *${study.less}* for ${study.first} than for ${study.second}. Write down the alternative hypothesis for his claim, and the $p$-value. [2]

(d) State the conclusion of each of the two tests. [2]

(e) ${study.people[1]} chose his alternative hypothesis after he had looked at the data. Explain why this is not fair. [1]`,
      hints: [
        md`Does the word *different* name a direction? Does the word *${study.less}*?`,
        md`Use the two-sample $t$-test with pooled data. Change only the alternative hypothesis between parts (b) and (c).`,
        md`Compare each $p$-value with $${limit}$.`,
      ],
      answer: md`(a) $H_1: \mu_1 \neq \mu_2$ (a two-tailed test)

(b) The pooled two-sample $t$-test of the calculator gives $t = ${sf(t)}$ and $p = ${sf(2 * p)}$.

(c) $H_1: \mu_1 < \mu_2$ (a one-tailed test). The calculator gives $p = ${sf(p)}$, half of the value in part (b), because only one tail counts.

(d) Test of part (a): ${verdict(two, 2 * p)}. There is ${two ? 'sufficient' : 'insufficient'} evidence that the means are different.

Test of part (c): ${verdict(single, p)}. There is ${single ? 'sufficient' : 'insufficient'} evidence that the mean is ${study.less} for ${study.first}.

(e) The hypotheses must be chosen before the data are seen. Choosing the direction that the data show halves the $p$-value, so $H_0$ is rejected too easily.

**Calculator:** TI-Nspire: Stat Tests, 2-Sample t Test, Pooled: Yes. Casio fx-CG50: STAT, TEST, t, 2-SAMPLE, Pooled: On.

**Watch out:** ${two === single ? 'Here both tests lead to the same decision, but they need not.' : 'The same data lead to different decisions. The alternative hypothesis matters.'}`,
      scheme: [
        [md`(a) $\mu_1 \neq \mu_2$`, 'A1'],
        [md`(b) $p = ${sf(2 * p)}$`, 'A2'],
        [md`(c) $\mu_1 < \mu_2$`, 'A1'],
        [md`$p = ${sf(p)}$`, 'A1'],
        [
          md`(d) first test: ${two ? 'rejects' : 'does not reject'} $H_0$, with a comparison with $${limit}$`,
          'R1',
        ],
        [
          md`second test: ${single ? 'rejects' : 'does not reject'} $H_0$, with a comparison with $${limit}$`,
          'R1',
        ],
        [md`(e) hypotheses must be chosen before the data are seen, OWTTE`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write down the hypothesis' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number((2 * p).toPrecision(8))}`,
          mistakes: [
            { value: sf(p, 5), note: md`That is the $p$-value of a one-tailed test.` },
            { value: sf(1 - p, 5), note: md`Choose $\neq$ as the alternative.` },
          ],
        },
        { part: 'c', kind: 'self', why: 'write down the hypothesis', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: md`$p =$`,
          expected: `${Number(p.toPrecision(8))}`,
          marks: 1,
          mistakes: [{ value: sf(1 - p, 5), note: md`You tested the other direction.` }],
        },
        { part: 'd', kind: 'self', why: 'state the conclusions' },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `p = ${sf(2 * p)}`, value: 2 * again },
        { part: 'c', route: 'numeric', shown: `= ${sf(p)}`, value: again },
      ],
    };
  },
});
