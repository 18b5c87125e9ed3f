import { chiSquaredTail, integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const shifts = [
  [6, -4, 3, -5],
  [12, -7, -9, 4],
  [-9, 12, 5, -8],
  [15, -10, 3, -8],
  [-5, 2, 6, -3],
  [-14, 4, 4, 6],
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        claim:
          'A tea company from Assam says that of its customers $40\\%$ buy black tea, $30\\%$ green tea, $20\\%$ white tea and $10\\%$ fruit tea.',
        labels: ['Black', 'Green', 'White', 'Fruit'],
        shares: [40, 30, 20, 10],
        who: 'customers',
        what: 'kinds of tea',
      },
      {
        claim:
          'A rail company in Kazakhstan says that $50\\%$ of its trains are on time, $25\\%$ are late by at most five minutes, $15\\%$ by more than five and at most ten minutes, and $10\\%$ by more than ten minutes.',
        labels: ['On time', 'At most 5 min', '5 to 10 min', 'Over 10 min'],
        shares: [50, 25, 15, 10],
        who: 'trains',
        what: 'delays',
      },
      {
        claim:
          'A seed packet from Chile promises flowers of which $45\\%$ are red, $25\\%$ yellow, $15\\%$ white and $15\\%$ blue.',
        labels: ['Red', 'Yellow', 'White', 'Blue'],
        shares: [45, 25, 15, 15],
        who: 'flowers',
        what: 'colours',
      },
    ),
    total: choice(120, 160, 200, 240, 300),
    shift: integers(0, 5),
    level: choice(5, 10),
  },
  allow: ({ story, total, shift, level }) => {
    const expected = story.shares.map((share) => (share * total) / 100);
    const value = expected.reduce((sum, e, index) => sum + shifts[shift]![index]! ** 2 / e, 0);
    const p = chiSquaredTail(value, 3);
    return Math.abs(p - level / 100) > 0.012 && p > 0.0005 && expected.every((e) => Number.isInteger(e));
  },
  write: ({ story, total, shift, level }) => {
    const expected = story.shares.map((share) => (share * total) / 100);
    const observed = expected.map((e, index) => e + shifts[shift]![index]!);
    const value = observed.reduce((sum, o, index) => sum + (o - expected[index]!) ** 2 / expected[index]!, 0);
    const p = chiSquaredTail(value, 3);
    const reject = p < level / 100;
    const density = (u: number) => u * u * Math.exp((-u * u) / 2);
    const other = observed.reduce((sum, o, index) => sum + o ** 2 / expected[index]!, 0) - total;
    const even = observed.reduce((sum, o) => sum + (o - total / 4) ** 2 / (total / 4), 0);
    return {
      text: md`${story.claim} In a random sample of $${total}$ ${story.who} the following frequencies are found.

| | ${story.labels.join(' | ')} |
|---|---|---|---|---|
| Observed | ${observed.join(' | ')} |

The claim is tested with a $\chi^2$ goodness of fit test at the $${level}\%$ significance level.

(a) State the null hypothesis. [1]

(b) Complete the table of expected frequencies. [2]

| | ${story.labels.join(' | ')} |
|---|---|---|---|---|
| Expected | | | | |

(c) Write down the number of degrees of freedom. [1]

(d) Find the $p$-value of the test. [2]

(e) State the conclusion of the test in context. Give a reason. [2]`,
      hints: [
        md`The null hypothesis says that the claim is true.`,
        md`An expected frequency is the claimed percentage of the $${total}$ ${story.who}.`,
        md`Put the observed frequencies in one list and the expected ones in another. Then use the goodness of fit test.`,
      ],
      answer: md`(a) $H_0$: the ${story.what} are distributed as claimed, $${story.shares.join(md`\% : `)}\%$.

(b) Take each percentage of $${total}$, for example $${story.shares[0]! / 100} \times ${total} = ${expected[0]}$:

| | ${story.labels.join(' | ')} |
|---|---|---|---|---|
| Expected | ${expected.join(' | ')} |

(c) There are $4$ classes, so $\text{df} = 4 - 1 = 3$.

(d) The calculator gives $\chi^2 = ${sf(value)}$ and $p = ${sf(p)}$.

(e) $p = ${sf(p)} ${reject ? '<' : '>'} ${level / 100}$, so $H_0$ is ${reject ? 'rejected' : 'not rejected'}. At the $${level}\%$ level there is ${reject ? 'sufficient' : 'insufficient'} evidence that the claim is wrong.

**Calculator:** TI-Nspire: Stat Tests, $\chi^2$ GOF, with the two lists and $\text{df} = 3$. Casio fx-CG50: STAT, TEST, CHI, GOF.

**Watch out:** The four classes are *not* equally likely here. And the test uses frequencies, never percentages.`,
      scheme: [
        [md`(a) the distribution is as claimed`, 'A1'],
        [md`(b) two values correct`, 'A1'],
        [md`$${expected.join('$, $')}$`, 'A1'],
        [md`(c) $3$`, 'A1'],
        [md`(d) $p = ${sf(p)}$`, 'A2'],
        [md`(e) compares $p$ with $${level / 100}$`, 'R1'],
        [md`${reject ? 'rejects' : 'does not reject'} $H_0$, in context`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state the hypothesis' },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'From left to right',
          expected: `(${expected.join(', ')})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${expected.map(() => total / 4).join(', ')})`,
              note: md`The four classes are not equally likely. Use the claimed percentages.`,
            },
            { value: `(${story.shares.join(', ')})`, note: md`Those are percentages. Find the frequencies.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: '3',
          accuracy: 'exact',
          mistakes: [{ value: '4', note: md`That is the number of classes. Take one off.` }],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(p.toPrecision(7))}`,
          mistakes: [
            {
              value: sf(value, 5),
              note: md`That is the $\chi^2$ statistic. The question asks for the $p$-value.`,
            },
            {
              value: chiSquaredTail(even, 3).toPrecision(4),
              note: md`You used equal expected frequencies. Use the claimed percentages.`,
            },
          ].filter((one) => Number(one.value) > 1e-4 && Math.abs(Number(one.value) - p) > 0.05 * p),
        },
        { part: 'e', kind: 'self', why: 'state the conclusion with a reason' },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: `= ${expected[0]}`,
          value: total - expected[1]! - expected[2]! - expected[3]!,
        },
        { part: 'c', route: 'exact', shown: '= 3', value: story.labels.length - 1 },
        { part: 'd', route: 'numeric', shown: md`\chi^2 = ${sf(value)}`, value: other },
        {
          part: 'd',
          route: 'numeric',
          shown: `p = ${sf(p)}`,
          value: integral(density, Math.sqrt(other), 14) / integral(density, 0, 14),
        },
      ],
    };
  },
});
