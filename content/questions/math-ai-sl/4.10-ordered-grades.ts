import { regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** Mean ranks, the smallest value first. */
const ranks = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });
const gradings = [
  [0, 1, 1, 2, 0, 3, 2],
  [2, 0, 1, 3, 1, 0, 2],
  [1, 3, 0, 2, 2, 1, 0],
  [3, 1, 0, 0, 2, 3, 1],
  [0, 2, 3, 1, 1, 2, 3],
] as const;
const orders = [
  [1, 3, 2, 5, 4, 7, 6],
  [5, 2, 3, 7, 4, 1, 6],
  [3, 7, 1, 5, 6, 4, 2],
  [6, 4, 1, 2, 5, 7, 3],
  [7, 4, 2, 6, 5, 3, 1],
  [2, 5, 7, 4, 3, 6, 1],
] as const;
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const describe = (r: number) =>
  `${Math.abs(r) > 0.75 ? 'strong' : Math.abs(r) > 0.45 ? 'moderate' : 'weak'} ${r > 0 ? 'positive' : 'negative'}`;
const formula = (one: readonly number[], other: readonly number[]) =>
  1 - (6 * one.reduce((sum, rank, index) => sum + (rank - other[index]!) ** 2, 0)) / (7 * 48);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        what: 'Seven curries of a restaurant in Colombo',
        grade: 'Spiciness',
        grades: ['mild', 'medium', 'hot', 'very hot'],
        value: 'Price (rupees)',
        base: 900,
        step: 85,
        many: 'curries',
        rises: 'the spicier a curry is',
        more: 'the higher its price tends to be',
        less: 'the lower its price tends to be',
      },
      {
        what: 'Seven hiking trails in Madeira',
        grade: 'Difficulty',
        grades: ['easy', 'moderate', 'hard', 'extreme'],
        value: 'Visitors per day',
        base: 42,
        step: 17,
        many: 'trails',
        rises: 'the harder a trail is',
        more: 'the more visitors per day it tends to have',
        less: 'the fewer visitors per day it tends to have',
      },
      {
        what: 'Seven beaches in Zanzibar',
        grade: 'Water quality',
        grades: ['poor', 'fair', 'good', 'excellent'],
        value: 'Distance from the town (km)',
        base: 4,
        step: 3,
        many: 'beaches',
        rises: 'the better the water of a beach is',
        more: 'the farther from the town it tends to be',
        less: 'the nearer to the town it tends to be',
      },
    ),
    grading: integers(0, 4),
    order: integers(0, 5),
  },
  allow: ({ grading, order }) => {
    const r = regression(ranks(gradings[grading]!), orders[order]!).r;
    return Math.abs(r) > 0.25 && Math.abs(r) < 0.985 && Math.abs(Math.abs(r) - 0.75) > 0.01;
  },
  write: ({ story, grading, order }) => {
    const grades = gradings[grading]!;
    const second = orders[order]!;
    const values = second.map((place) => story.base + story.step * place + ((place * 2) % 3));
    const first = ranks(grades);
    const r = regression(first, second).r;
    const naive = regression(grades, values).r;
    const twins = grades.map((grade, index) => ({ grade, index })).filter(({ grade }) => grade === 1);
    const below = grades.filter((grade) => grade < 1).length;
    const places = twins.map((_, index) => below + index + 1);
    const firstComeFirst = grades.map(
      (grade, index) =>
        grades.filter((other, at) => other < grade || (other === grade && at < index)).length + 1,
    );
    const head = `| | ${letters.join(' | ')} |\n|---|---|---|---|---|---|---|---|`;
    return {
      text: md`${story.what} are compared.

${head}
| ${story.grade} | ${grades.map((grade) => story.grades[grade]).join(' | ')} |
| ${story.value} | ${values.join(' | ')} |

The grades in rising order are *${story.grades.join('*, *')}*.

(a) Explain why Pearson's product-moment correlation coefficient cannot be found from this table. [1]

(b) Write down the ranks of A to G, where rank $1$ is the lowest, for

(i) the row *${story.grade}*; [2]

(ii) the row *${story.value}*. [1]

(c) Find Spearman's rank correlation coefficient $r_s$. [2]

(d) Interpret the value of $r_s$ in this context. [1]`,
      hints: [
        md`Pearson's coefficient needs numbers that can be added and multiplied. Are the grades such numbers?`,
        md`Equal grades share the mean of the ranks that they take up together.`,
        md`$r_s$ is Pearson's coefficient of the two rows of ranks.`,
      ],
      answer: md`(a) The grades are words with an order, not numbers. They can be ranked, but a mean or a distance between them has no meaning.

(b) (i) Equal grades share a rank. For example, the grade *${story.grades[1]}* takes up the ranks $${places.join('$ and $')}$, so each of these has rank $${first[twins[0]!.index]}$:

${head}
| ${story.grade} | ${first.join(' | ')} |

(ii) These values are all different:

${head}
| ${story.value} | ${second.join(' | ')} |

(c) Linear regression with the two rows of ranks gives $r_s = ${sf(r)}$.

(d) There is a ${describe(r)} correlation of the ranks: ${story.rises}, ${r > 0 ? story.more : story.less}${Math.abs(r) > 0.45 ? '' : ', but only weakly'}.

**Calculator:** enter both rows of ranks as lists and use linear regression.

**Watch out:** With equal ranks, use the correlation of the ranks. The formula with $\sum d^2$ is exact only without ties.`,
      scheme: [
        [md`(a) the grades are not numbers (only their order is known)`, 'R1'],
        [md`(b)(i) recognises that equal grades share the mean rank`, 'M1'],
        [md`$${first.join(',\\ ')}$`, 'A1'],
        [md`(ii) $${second.join(',\\ ')}$`, 'A1'],
        [md`(c) uses both rows of ranks`, 'M1'],
        [md`$r_s = ${sf(r)}$`, 'A1'],
        [md`(d) ${describe(r)} correlation, in context`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b i',
          kind: 'coordinates',
          label: 'Ranks of A to G',
          expected: `(${first.join(', ')})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${firstComeFirst.join(', ')})`,
              note: md`Equal grades must have equal ranks: the mean of the ranks that they take up.`,
            },
            {
              value: `(${grades.map((grade) => grade + 1).join(', ')})`,
              note: md`You numbered the grades. Rank the seven ${story.many}.`,
            },
          ],
        },
        {
          part: 'b ii',
          kind: 'coordinates',
          label: 'Ranks of A to G',
          expected: `(${second.join(', ')})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${second.map((rank) => 8 - rank).join(', ')})`,
              note: md`You gave rank $1$ to the highest value.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(r.toPrecision(9))}`,
          mistakes: [
            {
              value: sf(-r, 5),
              note: md`You ranked one row from the lowest and the other from the highest.`,
            },
            {
              value: sf(naive, 5),
              note: md`You numbered the grades and used the values of the second row themselves. Use the two rows of ranks.`,
            },
            {
              value: sf(formula(first, second), 5),
              note: md`The formula with $\sum d^2$ is not exact when there are equal ranks.`,
            },
          ].filter(({ value }) => sf(Number(value)) !== sf(r)),
        },
        { part: 'd', kind: 'self', why: 'interpret' },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `r_s = ${sf(r)}`,
          value: regression(ranks(grades.map((grade) => 3 * grade)), ranks(values)).r,
        },
        {
          part: 'c',
          route: 'exact',
          shown: `r_s = ${sf(r)}`,
          // Deviations from the mean rank, 4.
          value:
            first.reduce((sum, rank, index) => sum + (rank - 4) * (second[index]! - 4), 0) /
            Math.sqrt(28 * first.reduce((sum, rank) => sum + (rank - 4) ** 2, 0)),
        },
      ],
    };
  },
});
