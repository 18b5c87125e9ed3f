import { regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const size = 7;
const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** The permutation with this number, 0 to 7! − 1. */
function permutation(number: number): number[] {
  const left = Array.from({ length: size }, (_, index) => index + 1);
  let rest = number;
  return Array.from({ length: size }, (_, index) => {
    const count = size - index;
    const at = rest % count;
    rest = Math.floor(rest / count);
    return left.splice(at, 1)[0]!;
  });
}
const squares = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, rank, index) => sum + (rank - other[index]!) ** 2, 0);
const coefficient = (one: readonly number[], other: readonly number[]) =>
  1 - (6 * squares(one, other)) / (size * (size ** 2 - 1));
const describe = (r: number) =>
  `${Math.abs(r) > 0.75 ? 'strong' : Math.abs(r) > 0.5 ? 'moderate' : 'weak'} ${r > 0 ? 'positive' : 'negative'}`;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    show: choice(
      { what: 'dancers at a competition in Buenos Aires', one: 'dancers', judges: ['Judge 1', 'Judge 2'] },
      { what: 'cheeses at a market in Gouda', one: 'cheeses', judges: ['Jury', 'Visitors'] },
      { what: 'essays in a contest in Colombo', one: 'essays', judges: ['Reader 1', 'Reader 2'] },
    ),
    first: integers(11, 5039, 211),
    second: integers(17, 5039, 173),
    top: choice(9.6, 9.4, 9.2),
  },
  allow: ({ first, second }) => {
    const r = coefficient(permutation(first), permutation(second));
    return Math.abs(r) > 0.35 && Math.abs(r) < 0.97;
  },
  write: ({ show, first, second, top }) => {
    const [one, other] = [permutation(first), permutation(second)];
    // The best has rank 1 and the highest score.
    const gaps = [0, 0.3, 0.7, 1.2, 1.4, 2.1, 2.8];
    const scoreOne = one.map((rank) => (top - gaps[rank - 1]!).toFixed(1));
    const scoreOther = other.map((rank) => (top - 0.2 - gaps[rank - 1]! * 1.2).toFixed(1));
    const r = coefficient(one, other);
    const pearson = regression(scoreOne.map(Number), scoreOther.map(Number)).r;
    return {
      text: md`Seven ${show.what} receive scores out of $10$ from two sides.

| | ${names.join(' | ')} |
|---|---|---|---|---|---|---|---|
| ${show.judges[0]} | ${scoreOne.join(' | ')} |
| ${show.judges[1]} | ${scoreOther.join(' | ')} |

(a) Write down a table of the ranks that ${show.judges[0]} and ${show.judges[1]} give to the ${show.one}, where the highest score has rank $1$. [2]

(b) Find Spearman's rank correlation coefficient $r_s$. [2]

(c) State what the value of $r_s$ tells about the two sides. [1]

(d) It turns out that the highest score of ${show.judges[0]} should have been higher by $0.3$. Explain why $r_s$ doesn't change. [1]`,
      hints: [
        md`Give rank $1$ to the highest score in a row, rank $2$ to the next, and so on.`,
        md`$r_s$ is Pearson's correlation coefficient of the ranks: enter the ranks in two lists.`,
      ],
      answer: md`(a)

| | ${names.join(' | ')} |
|---|---|---|---|---|---|---|---|
| ${show.judges[0]} | ${one.join(' | ')} |
| ${show.judges[1]} | ${other.join(' | ')} |

(b) Linear regression with the two lists of ranks gives $r_s = ${sf(r)}$.

(c) There is a ${describe(r)} correlation of the ranks: the two sides ${r > 0 ? 'tend to agree about' : 'tend to disagree about'} which ${show.one} are better.

(d) The highest score stays the highest, so all ranks stay the same, and $r_s$ depends on the ranks only.

**Calculator:** enter the two rows of ranks as lists. TI-Nspire: Menu, Statistics, Stat Calculations, Linear Regression (mx+b). Casio fx-CG50: STAT, CALC, REG, X, ax+b. Read off r.

**Watch out:** Enter the *ranks*, not the scores: with the scores the calculator gives Pearson's coefficient, which is another number. Rank both rows in the same direction, with $1$ for the highest score.`,
      scheme: [
        [md`one row of ranks correct`, 'A1'],
        [md`both rows correct`, 'A1'],
        [md`uses the ranks in a regression or a formula`, 'M1'],
        [md`$r_s = ${sf(r)}$`, 'A1'],
        [md`${describe(r)} correlation, in context`, 'A1'],
        [md`the ranks don't change`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: `${show.judges[0]}, ranks of A to G`,
          expected: `(${one.join(', ')})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `(${one.map((rank) => size + 1 - rank).join(', ')})`,
              note: md`You gave rank $1$ to the lowest score. The highest has rank $1$.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: `${show.judges[1]}, ranks of A to G`,
          expected: `(${other.join(', ')})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `(${other.map((rank) => size + 1 - rank).join(', ')})`,
              note: md`You gave rank $1$ to the lowest score. The highest has rank $1$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${r}`,
          mistakes: [
            {
              value: pearson.toFixed(4),
              note: md`You used the scores. Spearman's coefficient is found from the ranks.`,
            },
          ].filter(() => Math.abs(pearson - r) > 0.02),
        },
        { part: 'c', kind: 'self', why: 'state what it tells' },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `r_s = ${sf(r)}`, value: regression(one, other).r },
        {
          part: 'b',
          route: 'exact',
          shown: `r_s = ${sf(r)}`,
          value: regression(
            scoreOne.map((score) => scoreOne.filter((s) => Number(s) > Number(score)).length),
            scoreOther.map((score) => scoreOther.filter((s) => Number(s) > Number(score)).length),
          ).r,
        },
      ],
    };
  },
});
