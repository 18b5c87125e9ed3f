import { chiSquaredTail, integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { bars } from '../../figures/bars.ts';

const shapes = [
  [4, -3, 2, -6, 5, -2],
  [7, -5, -4, 3, 8, -9],
  [-6, 2, 10, -3, -8, 5],
  [11, -7, -4, -6, 3, 3],
  [-2, 6, -5, 4, -7, 4],
  [9, 6, -8, -10, 5, -2],
  [-11, 4, 3, 9, -7, 2],
  [3, -4, 12, -9, 2, -4],
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    thing: choice(
      {
        intro: 'Olumide makes a wooden die with the numbers 1 to 6',
        verb: 'throws it',
        labels: ['1', '2', '3', '4', '5', '6'],
        every: 'number',
      },
      {
        intro: 'A lottery in Vilnius uses a machine that gives one of six colours',
        verb: 'is tried out',
        labels: ['red', 'blue', 'green', 'white', 'black', 'gold'],
        every: 'colour',
      },
      {
        intro: 'A shop in Recife is open on six days of the week',
        verb: 'counts its customers',
        labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
        every: 'day',
      },
    ),
    shape: choice(0, 1, 2, 3, 4, 5, 6, 7),
    each: choice(20, 25, 30, 35, 40),
  },
  allow: ({ shape, each }) => {
    const value = shapes[shape]!.reduce((sum, step) => sum + step ** 2 / each, 0);
    return Math.abs(value - 11.07) > 0.5;
  },
  write: ({ thing, shape, each }) => {
    const observed = shapes[shape]!.map((step) => each + step);
    const total = 6 * each;
    const value = observed.reduce((sum, o) => sum + (o - each) ** 2 / each, 0);
    const p = chiSquaredTail(value, 5);
    const reject = value > 11.07;
    const density = (u: number) => u ** 4 * Math.exp((-u * u) / 2);
    const isShop = thing.every === 'day';
    const story = isShop
      ? md`${thing.intro} and ${thing.verb} in one week: there were $${total}$ customers in all.`
      : thing.every === 'number'
        ? md`${thing.intro} and ${thing.verb} $${total}$ times.`
        : md`${thing.intro}. It ${thing.verb} $${total}$ times.`;
    const claim = isShop
      ? 'customers are equally likely to come on each of the six days'
      : thing.every === 'number'
        ? 'each number is equally likely'
        : 'each colour is equally likely';
    return {
      text: md`${story}

| | ${thing.labels.join(' | ')} |
|---|---|---|---|---|---|---|
| Frequency | ${observed.join(' | ')} |

![](drawing:chart)

A $\chi^2$ goodness of fit test at the $5\%$ significance level is used to test whether ${claim}. The critical value is $11.070$.

(a) Write down the expected frequency of each ${thing.every}. [1]

(b) Write down the number of degrees of freedom. [1]

(c) Find the $\chi^2$ statistic and the $p$-value. [3]

(d) State the conclusion of the test. Give a reason. [2]`,
      hints: [
        md`If all six are equally likely, the $${total}$ observations are expected to be shared equally.`,
        md`In the calculator, put the observed frequencies in one list and the expected ones in another.`,
      ],
      answer: md`(a) $\frac{${total}}{6} = ${each}$

(b) $\text{df} = 6 - 1 = 5$

(c) The goodness of fit test of the calculator gives $\chi^2 = ${sf(value)}$ and $p = ${sf(p)}$.

(d) ${
        reject
          ? md`$p = ${sf(p)} < 0.05$ (or $${sf(value)} > 11.070$), so the null hypothesis that ${claim} is rejected.`
          : md`$p = ${sf(p)} > 0.05$ (or $${sf(value)} < 11.070$), so there is insufficient evidence to reject the null hypothesis that ${claim}.`
      }

**Calculator:** enter the observed and the expected frequencies in two lists. TI-Nspire: Menu, Statistics, Stat Tests, $\chi^2$ GOF. Casio fx-CG50: STAT, TEST, CHI, GOF.

**Watch out:** It is easy to turn the comparison round: $H_0$ is rejected when $\chi^2$ is *greater* than the critical value, but when $p$ is *less* than $0.05$. The two ways must lead to the same conclusion.`,
      scheme: [
        [md`$${each}$`, 'A1'],
        [md`$5$`, 'A1'],
        [md`$\chi^2 = ${sf(value)}$`, 'A2'],
        [md`$p = ${sf(p)}$`, 'A1'],
        [md`compares $p$ with $0.05$, or $\chi^2$ with $11.070$`, 'R1'],
        [md`${reject ? 'rejects' : 'does not reject'} the null hypothesis, in context`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${each}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: '5',
          accuracy: 'exact',
          mistakes: [
            {
              value: '6',
              note: md`That is the number of classes. When five frequencies are known, the sixth is, too.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\chi^2 =$`,
          expected: `${Number(value.toPrecision(12))}`,
          marks: 2,
          mistakes: [
            {
              value: (value * each).toFixed(4),
              note: md`Each squared difference has to be divided by the expected frequency.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$p =$`,
          expected: `${p}`,
          marks: 1,
          mistakes: [
            {
              value: (1 - p).toFixed(6),
              note: md`That is the probability of a smaller statistic. The $p$-value is the area to the right.`,
            },
          ].filter(() => Math.abs(1 - 2 * p) > 0.05),
        },
        { part: 'd', kind: 'self', why: 'state the conclusion with a reason' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: '6 - 1 = 5', value: observed.length - 1 },
        {
          part: 'c',
          route: 'exact',
          shown: `\\chi^2 = ${sf(value)}`,
          value: observed.reduce((sum, o) => sum + o * o, 0) / each - total,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `p = ${sf(p)}`,
          value: integral(density, Math.sqrt(value), 14) / integral(density, 0, 14),
        },
        { part: 'a', route: 'exact', shown: `= ${each}`, value: observed.reduce((sum, o) => sum + o, 0) / 6 },
      ],
      drawings: {
        chart: bars({
          categories: thing.labels,
          values: observed,
          yLabel: 'frequency',
          description: `A bar chart of the six frequencies of the table: ${observed.join(', ')}.`,
        }),
      },
    };
  },
});
