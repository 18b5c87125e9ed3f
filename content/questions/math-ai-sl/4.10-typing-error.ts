import { regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const rank = (values: readonly number[]) =>
  values.map((value) => values.filter((other) => other <= value).length);
const bends = [
  [0, 0.4, -0.3, 0.5, -0.6, 0.2, -0.1, 0.3],
  [0.3, -0.5, 0.6, -0.2, 0.4, -0.6, 0.5, 0],
  [-0.4, 0.6, 0.1, -0.7, 0.5, 0.3, -0.5, 0.2],
  [0.5, -0.2, -0.6, 0.7, 0, -0.4, 0.6, -0.3],
] as const;

function data(start: number, slope: number, noise: number, bend: number) {
  const xs = [2, 3, 5, 6, 8, 9, 11, 12];
  const right = xs.map((x, index) => Number((start + slope * (x + noise * bends[bend]![index]!)).toFixed(1)));
  // The last one lost its decimal point.
  const wrong = [...right.slice(0, -1), Math.round(right.at(-1)! * 10)];
  return { xs, right, wrong };
}

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    story: choice(
      {
        what: 'the age of eight young olive trees, in years, and the mass of the olives from each tree, in kilograms',
        x: 'Age',
        y: 'Mass',
        who: 'Eleni',
      },
      {
        what: 'the distance of eight homes from a school in Hobart, in kilometres, and the time of the way to school, in minutes',
        x: 'Distance',
        y: 'Time',
        who: 'Jarrah',
      },
      {
        what: 'the number of employees of eight shops in Kigali and the floor area of each shop, in tens of square metres',
        x: 'Employees',
        y: 'Area',
        who: 'Diane',
      },
    ),
    start: choice(3.2, 4.5, 5.8, 7.1),
    slope: choice(1.4, 1.8, 2.3, 2.7),
    noise: choice(2, 2.5, 3),
    bend: integers(0, 3),
  },
  allow: ({ start, slope, noise, bend }) => {
    const { xs, right } = data(start, slope, noise, bend);
    const r = regression(rank(xs), rank(right)).r;
    // No two equal, the last one highest both times, and the points not all in order.
    return (
      new Set(right).size === 8 &&
      Math.max(...right) === right.at(-1) &&
      r > 0.6 &&
      r < 0.99 &&
      right.every((y) => y > 1)
    );
  },
  write: ({ story, start, slope, noise, bend }) => {
    const { xs, right, wrong } = data(start, slope, noise, bend);
    const [before, after] = [regression(xs, wrong).r, regression(xs, right).r];
    const ranks = rank(right);
    const spearman = regression(rank(xs), ranks).r;
    const formula = 1 - (6 * ranks.reduce((sum, one, index) => sum + (one - index - 1) ** 2, 0)) / (8 * 63);
    const last = right.at(-1)!;
    return {
      text: md`${story.who} writes down ${story.what}.

| ${story.x} | ${xs.join(' | ')} |
|---|${xs.map(() => '---').join('|')}|
| ${story.y} | ${wrong.map((value, index) => (index === 7 ? String(value) : decimals(value, 1))).join(' | ')} |

(a) Find Pearson's product-moment correlation coefficient $r$ for these values. [1]

(b) Write down the ranks of the row *${story.y}*, from left to right, where rank $1$ is the lowest. [2]

(c) Find Spearman's rank correlation coefficient $r_s$. [2]

(d) The value $${wrong.at(-1)}$ lies far away from the others. State, with a reason, which of the two coefficients describes these values better. [2]

${story.who} notices that the decimal point of the last value is missing. It should be $${decimals(last, 1)}$.

(e) Find the new value of $r$. [1]

(f) Write down the new value of $r_s$. Give a reason. [2]`,
      hints: [
        md`For Pearson's coefficient enter the values, for Spearman's the ranks.`,
        md`How does one value that is far too large change the ranks?`,
        md`In part (f): is $${decimals(last, 1)}$ still the highest value?`,
      ],
      answer: md`(a) The calculator gives $r = ${sf(before)}$.

(b) Give rank $1$ to the lowest value: $${ranks.join(',\\ ')}$

(c) The ranks of the row *${story.x}* are $1$ to $8$. The correlation coefficient of the ranks is $r_s = ${sf(spearman)}$.

(d) Spearman's coefficient is better. One extreme value has a large effect on $r$. For $r_s$ it is only the highest rank, however far away it is.

(e) With $${decimals(last, 1)}$ as the last value, $r_{\text{new}} = ${sf(after)}$.

(f) $${decimals(last, 1)}$ is still the highest value, so all ranks stay the same: $r_s = ${sf(spearman)}$ as before.

**Calculator:** four lists: the two rows, and their ranks. Linear regression gives $r$ for the first two and $r_s$ for the last two.

**Watch out:** An outlier can make $r$ smaller although the other points lie close to a line. Look at the values before you trust $r$.`,
      scheme: [
        [md`(a) $${sf(before)}$`, 'A1'],
        [md`(b) at least four ranks correct`, 'A1'],
        [md`all ranks correct`, 'A1'],
        [md`(c) uses both rows of ranks`, 'M1'],
        [md`$${sf(spearman)}$`, 'A1'],
        [md`(d) Spearman's`, 'A1'],
        [md`it is not much affected by the outlier`, 'R1'],
        [md`(e) $${sf(after)}$`, 'A1'],
        [md`(f) $${sf(spearman)}$`, 'A1'],
        [md`the ranks do not change`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(before.toPrecision(9))}`,
          mistakes: [{ value: sf(before ** 2, 5), note: md`That is $r^2$.` }],
        },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'Ranks',
          expected: `(${ranks.join(', ')})`,
          accuracy: 'exact',
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(spearman.toPrecision(9))}`,
          mistakes: [{ value: sf(before, 5), note: md`That is $r$. Use the ranks.` }].filter(
            ({ value }) => Math.abs(Number(value) - spearman) > 0.02,
          ),
        },
        { part: 'd', kind: 'self', why: 'state with a reason' },
        { part: 'e', kind: 'number', expected: `${Number(after.toPrecision(9))}` },
        {
          part: 'f',
          kind: 'number',
          label: md`$r_s =$`,
          expected: `${Number(spearman.toPrecision(9))}`,
          follows: 'c.1',
          marks: 1,
        },
        { part: 'f', kind: 'self', why: 'give a reason', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `r = ${sf(before)}`, value: regression(wrong, xs).r },
        { part: 'c', route: 'exact', shown: `r_s = ${sf(spearman)}`, value: formula },
        { part: 'e', route: 'numeric', shown: `= ${sf(after)}`, value: regression(right, xs).r },
        { part: 'f', route: 'exact', shown: `r_s = ${sf(spearman)}`, value: formula },
      ],
    };
  },
});
