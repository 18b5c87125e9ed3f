import { chiSquaredTail } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const statistic = (observed: readonly (readonly number[])[]) => {
  const rows = observed.map((row) => row.reduce((sum, value) => sum + value, 0));
  const columns = observed[0]!.map((_, at) => observed.reduce((sum, row) => sum + row[at]!, 0));
  const total = rows.reduce((sum, value) => sum + value, 0);
  const expected = rows.map((row) => columns.map((column) => (row * column) / total));
  const value = observed.reduce(
    (sum, row, i) =>
      sum + row.reduce((inner, o, j) => inner + (o - expected[i]![j]!) ** 2 / expected[i]![j]!, 0),
    0,
  );
  return { rows, columns, total, expected, value };
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    survey: choice(
      {
        intro:
          'A theatre in Bratislava asks its visitors for their age and the kind of performance that they like best.',
        rows: ['under 25', '25 or over'],
        columns: ['comedy', 'drama', 'musical'],
        one: 'favourite performance',
        other: 'age',
      },
      {
        intro: 'A sports centre in Lusaka asks its members when they train and what they do.',
        rows: ['morning', 'evening'],
        columns: ['swimming', 'weights', 'dance'],
        one: 'kind of training',
        other: 'time of day',
      },
      {
        intro:
          'A travel office in Hobart asks its customers where they live and where they would like to go.',
        rows: ['city', 'countryside'],
        columns: ['beach', 'mountains', 'museum'],
        one: 'destination',
        other: 'place of residence',
      },
    ),
    a: integers(18, 36, 3),
    b: integers(15, 30, 3),
    c: integers(12, 27, 3),
    d: integers(20, 40, 4),
    e: integers(16, 32, 4),
    f: integers(12, 28, 4),
  },
  allow: ({ a, b, c, d, e, f }) => {
    const { expected, value } = statistic([
      [a, b, c],
      [d, e, f],
    ]);
    const p = Math.exp(-value / 2);
    return expected.flat().every((cell) => cell > 8) && p > 0.002 && p < 0.6 && Math.abs(p - 0.05) > 0.008;
  },
  write: ({ survey, a, b, c, d, e, f }) => {
    const observed = [
      [a, b, c],
      [d, e, f],
    ];
    const { rows, columns, total, expected, value } = statistic(observed);
    const p = chiSquaredTail(value, 2);
    const reject = p < 0.05;
    const shortcut =
      total *
      (observed.reduce(
        (sum, row, i) => sum + row.reduce((inner, o, j) => inner + o ** 2 / (rows[i]! * columns[j]!), 0),
        0,
      ) -
        1);
    return {
      text: md`${survey.intro}

| | ${survey.columns.join(' | ')} | total |
|---|---|---|---|---|
| ${survey.rows[0]} | ${observed[0]!.join(' | ')} | ${rows[0]} |
| ${survey.rows[1]} | ${observed[1]!.join(' | ')} | ${rows[1]} |
| total | ${columns.join(' | ')} | ${total} |

A $\chi^2$ test for independence is carried out at the $5\%$ significance level. The critical value is $5.991$.

(a) State the null hypothesis and the alternative hypothesis. [2]

(b) Show that the expected frequency for "${survey.rows[0]}" and "${survey.columns[0]}" is $${decimals(expected[0]![0]!, 1)}$, correct to one decimal place. [2]

(c) Write down the number of degrees of freedom. [1]

(d) Find the $\chi^2$ statistic and the $p$-value of the test. [3]

(e) State the conclusion of the test in context. Justify your answer. [2]`,
      hints: [
        md`The null hypothesis of a test for independence always says that the two variables are independent.`,
        md`If the variables were independent, an expected frequency would be (row total) × (column total) ÷ (grand total).`,
        md`Enter the observed frequencies as a matrix in your calculator and use its $\chi^2$ test.`,
      ],
      answer: md`(a) $H_0$: ${survey.one} and ${survey.other} are independent.

$H_1$: ${survey.one} and ${survey.other} are not independent.

(b) $\dfrac{${rows[0]} \times ${columns[0]}}{${total}} = ${sf(expected[0]![0]!, 5)}$, which is $${decimals(expected[0]![0]!, 1)}$ to one decimal place.

(c) $\text{df} = (2 - 1) \times (3 - 1) = 2$

(d) The calculator gives $\chi^2 = ${sf(value)}$ and $p = ${sf(p)}$.

(e) ${
        reject
          ? md`As $p = ${sf(p)} < 0.05$ (or $${sf(value)} > 5.991$), the null hypothesis is rejected. There is sufficient evidence that ${survey.one} and ${survey.other} are not independent.`
          : md`As $p = ${sf(p)} > 0.05$ (or $${sf(value)} < 5.991$), the null hypothesis is not rejected. There is insufficient evidence that ${survey.one} and ${survey.other} are not independent.`
      }

**Calculator:** enter the observed frequencies as a $2 \times 3$ matrix. TI-Nspire: Menu, Statistics, Stat Tests, $\chi^2$ 2-way Test. Casio fx-CG50: STAT, TEST, CHI, 2WAY.

**Watch out:** Leave the totals out of the matrix: only the six observed frequencies belong there. If the calculator shows df $= 6$, the totals have slipped in.`,
      scheme: [
        [md`$H_0$: independent, in context`, 'A1'],
        [md`$H_1$: not independent`, 'A1'],
        [md`$\frac{${rows[0]} \times ${columns[0]}}{${total}}$`, 'M1'],
        [md`$${sf(expected[0]![0]!, 5)}$ and hence $${decimals(expected[0]![0]!, 1)}$`, 'A1'],
        [md`$2$`, 'A1'],
        [md`$\chi^2 = ${sf(value)}$`, 'A2'],
        [md`$p = ${sf(p)}$`, 'A1'],
        [md`compares $p$ with $0.05$, or $\chi^2$ with $5.991$`, 'R1'],
        [md`${reject ? 'rejects' : 'does not reject'} $H_0$, in context`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state the hypotheses' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: '2',
          accuracy: 'exact',
          mistakes: [
            {
              value: '6',
              note: md`That is the number of cells. Take one off the number of rows and one off the number of columns, then multiply.`,
            },
            {
              value: '5',
              note: md`That would be for a goodness of fit test with six classes. For a table it is (rows $- 1$)(columns $- 1$).`,
            },
            {
              value: '3',
              note: md`Take one off the number of rows and one off the number of columns, then multiply.`,
            },
          ],
        },
        { part: 'd', kind: 'number', label: md`$\chi^2 =$`, expected: `${value}`, marks: 2 },
        {
          part: 'd',
          kind: 'number',
          label: md`$p =$`,
          expected: `${p}`,
          marks: 1,
          follows: 'e^(-d.1 / 2)',
          unless: 'p < 0 or p > 1',
        },
        { part: 'e', kind: 'self', why: 'state the conclusion and justify it' },
      ],
      checks: [
        { part: 'c', route: 'exact', shown: '= 2', value: (rows.length - 1) * (columns.length - 1) },
        { part: 'd', route: 'numeric', shown: `\\chi^2 = ${sf(value)}`, value: shortcut },
        { part: 'd', route: 'exact', shown: `p = ${sf(p)}`, value: Math.exp(-shortcut / 2) },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(expected[0]![0]!, 5)}`,
          value: rows[0]! * (columns[0]! / total),
        },
      ],
    };
  },
});
