import { chiSquaredTail, choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';

const size = 4;
const tables = [
  [38, 46, 24, 9, 3],
  [30, 52, 27, 8, 3],
  [44, 40, 20, 11, 5],
  [26, 45, 35, 11, 3],
  [35, 38, 28, 14, 5],
  [22, 50, 30, 14, 4],
  [48, 44, 18, 7, 3],
  [33, 42, 33, 9, 3],
  [41, 36, 25, 12, 6],
  [28, 48, 32, 10, 2],
] as const;
const analyse = (counts: readonly number[]) => {
  const boxes = counts.reduce((sum, count) => sum + count, 0);
  const broken = counts.reduce((sum, count, at) => sum + at * count, 0);
  const p = broken / (size * boxes);
  const expected = counts.map((_, k) => boxes * choose(size, k) * p ** k * (1 - p) ** (size - k));
  const join = (list: readonly number[]) => [list[0]!, list[1]!, list[2]!, list[3]! + list[4]!];
  const [seen, wanted] = [join(counts), join(expected)];
  const statistic = seen.reduce((sum, one, at) => sum + (one - wanted[at]!) ** 2 / wanted[at]!, 0);
  return { boxes, broken, p, expected, wanted, seen, statistic, chance: chiSquaredTail(statistic, 2) };
};

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.11', '4.8'],
  parameters: {
    goods: choice(
      ['A pottery in Puebla packs its cups in boxes of four.', 'boxes', 'cups', 'damaged'],
      ['A nursery in Kyoto plants orchids in trays of four.', 'trays', 'orchids', 'withered'],
      ['A shop in Tunis sells lamps in sets of four.', 'sets', 'lamps', 'faulty'],
    ),
    table: choice(...tables),
    level: choice(1, 5, 10),
  },
  allow: ({ table, level }) => {
    const { expected, wanted, chance } = analyse(table);
    return (
      expected[4]! < 5 &&
      wanted.every((one) => one >= 5) &&
      chance > 0.001 &&
      Math.abs(chance - level / 100) > 0.005
    );
  },
  write: ({ goods: [opening, boxes, items, bad], table, level }) => {
    const found = analyse(table);
    const reject = found.chance < level / 100;
    // With two degrees of freedom the tail is an exponential function.
    const tail = Math.exp(-found.statistic / 2);
    return {
      text: md`${opening} In a sample of $${found.boxes}$ ${boxes}, the ${items} that are ${bad} are counted.

| Number of ${items} that are ${bad} | 0 | 1 | 2 | 3 | 4 |
|---|---|---|---|---|---|
| Number of ${boxes} | ${table.join(' | ')} |

It is tested at the $${level}\%$ significance level whether the number of ${items} that are ${bad} has a binomial distribution $\mathrm{B}(4, p)$ with some $p$.

(a) Use the data to estimate $p$. [2]

(b) Find the expected number of ${boxes} with exactly one that is ${bad}. [2]

(c) Explain why the last two columns of the table are joined for the test. [2]

(d) Find the number of degrees of freedom. [2]

(e) Find the $p$-value of the $\chi^2$ goodness of fit test, and state its conclusion. [4]`,
      hints: [
        md`The estimate of $p$ is the proportion of all the ${items} in the sample that are ${bad}.`,
        md`Each expected frequency should be at least $5$.`,
        md`One degree of freedom is lost because the total is given, and another one for each parameter that is estimated from the data.`,
      ],
      answer: md`(a) The sample contains $4 \times ${found.boxes} = ${4 * found.boxes}$ ${items}, and $${found.broken}$ of them are ${bad}. The estimate is $p = \frac{${found.broken}}{${4 * found.boxes}} = ${sf(found.p)}$.

(b) $${found.boxes} \times \mathrm{P}(X = 1) = ${found.boxes} \times 4 \times ${sf(found.p, 4)} \times ${sf(1 - found.p, 4)}^3 = ${sf(found.expected[1]!)}$

(c) The expected frequency for $4$ is $${sf(found.expected[4]!)}$, which is less than $5$. The test is only reliable when all expected frequencies are at least $5$, so the column is joined with the one beside it.

(d) After joining there are $4$ columns. One degree of freedom is lost because the total is fixed, and one because $p$ was estimated from the data: $\nu = 4 - 1 - 1 = 2$.

(e) The expected frequencies are $${found.wanted.map((one) => sf(one, 4)).join('$, $')}$, and the observed ones $${found.seen.join('$, $')}$.

The calculator gives $\chi^2 = ${sf(found.statistic)}$ and, with $\nu = 2$, the $p$-value $${sf(found.chance)}$.

As $${sf(found.chance)} ${reject ? '<' : '>'} ${level / 100}$, the null hypothesis that the distribution is binomial is ${reject ? 'rejected' : 'not rejected'}: there is ${reject ? 'sufficient' : 'insufficient'} evidence at the $${level}\%$ level against a binomial distribution.

**Calculator:** for (e), enter the observed and the expected frequencies in two lists, each with the last two joined. TI-Nspire: Menu, Statistics, Stat Tests, $\chi^2$ GOF, with $2$ degrees of freedom. Casio fx-CG50: STAT, TEST, CHI, GOF, with df $= 2$.

**Watch out:** In (a), don't divide by the number of ${boxes}: each of them holds four ${items}. For the expected frequencies keep the unrounded value of $p$.`,
      scheme: [
        [md`total number that are ${bad}: $${found.broken}$`, 'M1'],
        [md`$p = ${sf(found.p)}$`, 'A1'],
        [md`$${found.boxes} \times \mathrm{P}(X = 1)$`, 'M1'],
        [md`$${sf(found.expected[1]!)}$`, 'A1'],
        [md`expected frequency $${sf(found.expected[4]!)}$`, 'A1'],
        [md`it is less than $5$`, 'R1'],
        [md`subtracts $1$ for the estimated parameter`, 'M1'],
        [md`$2$`, 'A1'],
        [md`finds all expected frequencies, or the statistic $${sf(found.statistic)}$`, 'M1'],
        [md`$p$-value $${sf(found.chance)}$`, 'A1'],
        [md`compares with $${level / 100}$`, 'R1'],
        [md`${reject ? 'rejects' : 'does not reject'} the binomial distribution, in context`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: fraction(found.broken, 4 * found.boxes),
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: fraction(found.broken, found.boxes),
              note: md`This is the mean number in one of the ${boxes}. Divide by $4$ as well.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(found.expected[1]!.toPrecision(8))}`,
          follows: `${found.boxes}*4*a.1*(1 - a.1)^3`,
          unless: 'n <= 0',
          mistakes: [
            {
              value: sf(found.expected[1]! / found.boxes),
              note: md`This is the probability. Multiply it by the number of ${boxes}.`,
            },
            {
              value: sf(found.expected[1]! / 4),
              note: md`Any one of the four may be ${bad}, so there is a factor $4$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          expected: '2',
          accuracy: 'exact',
          mistakes: [
            {
              value: '3',
              note: md`One more degree of freedom is lost because $p$ was estimated from the data.`,
            },
            {
              value: '4',
              note: 'This is the number of columns after joining. Degrees of freedom are lost for the total and for the estimate.',
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$p$-value:`,
          expected: `${Number(found.chance.toPrecision(8))}`,
          marks: 2,
          mistakes: [
            {
              value: sf(chiSquaredTail(found.statistic, 3)),
              note: md`You used $3$ degrees of freedom. One more is lost because $p$ was estimated.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'state the conclusion', marks: 2 },
      ],
      checks: [
        { part: 'd', route: 'exact', shown: md`\nu = 4 - 1 - 1 = 2`, value: found.wanted.length - 2 },
        {
          part: 'a',
          route: 'exact',
          shown: `= ${sf(found.p)}`,
          value: table.reduce((sum, count, at) => sum + (count / found.boxes) * at, 0) / 4,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `^3 = ${sf(found.expected[1]!)}`,
          // What is left after the four other outcomes.
          value:
            found.boxes *
            (1 -
              (1 - found.p) ** 4 -
              6 * (found.p * (1 - found.p)) ** 2 -
              4 * found.p ** 3 * (1 - found.p) -
              found.p ** 4),
        },
        { part: 'e', route: 'exact', shown: `${sf(found.chance)}`, value: tail },
      ],
    };
  },
});
