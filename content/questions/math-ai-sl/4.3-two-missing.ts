import { mean, median as middleOf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        what: 'The numbers of goals that a handball team in Aarhus scored in eight matches',
        unit: 'goals',
        up: 12,
      },
      { what: 'The ages of eight members of a choir in Tartu', unit: 'years', up: 16 },
      {
        what: 'The numbers of letters that a postman in Sucre delivered in eight houses',
        unit: 'letters',
        up: 2,
      },
    ),
    place: choice(1, 2),
    central: choice(3, 4),
    gaps: choice(
      [2, 1, 3, 2, 3, 1, 4],
      [1, 3, 2, 4, 2, 2, 5],
      [3, 2, 2, 2, 4, 3, 2],
      [2, 2, 4, 3, 1, 5, 2],
      [1, 2, 3, 5, 2, 3, 6],
    ),
    start: integers(1, 8),
  },
  write: ({ story, place, central, gaps, start }) => {
    const { what, unit, up } = story;
    const values = [start + up];
    for (const gap of gaps) values.push(values.at(-1)! + gap);
    const [a, b] = [values[place]!, values[central]!];
    const other = values[central === 3 ? 4 : 3]!;
    const median = (values[3]! + values[4]!) / 2;
    const total = values.reduce((sum, value) => sum + value, 0);
    const average = total / 8;
    const known = total - a - b;
    const q1 = (values[1]! + values[2]!) / 2;
    const q3 = (values[5]! + values[6]!) / 2;
    const shown = values
      .map((value, index) => (index === place ? 'a' : index === central ? 'b' : value))
      .join(',\\ ');
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - average) ** 2, 0) / 8);
    const range = values[7]! - values[0]!;
    // Every pair of whole numbers is tried that keeps the order.
    const fits = Array.from({ length: 80 }, (_, x) => x).flatMap((x) =>
      Array.from({ length: 80 }, (_, y) => y)
        .filter((y) => {
          const list = values.map((value, index) => (index === place ? x : index === central ? y : value));
          return (
            list.every((value, index) => index === 0 || value >= list[index - 1]!) &&
            middleOf(list) === median &&
            mean(list) === average
          );
        })
        .map((y) => [x, y] as const),
    );
    return {
      text: md`${what} are, in ascending order,

$$${shown}.$$

The median is $${median}$ and the mean is $${average}$.

(a) Find the value of $b$. [2]

(b) Find the value of $a$. [3]

(c) Find the interquartile range. [2]

(d) Find the standard deviation. [1]`,
      hints: [
        md`There are eight values. Which two of them decide the median?`,
        md`The mean tells you the sum of all eight values.`,
        md`The lower quartile is the median of the lower four values.`,
      ],
      answer: md`(a) With eight values the median is the mean of the 4th and the 5th: $\frac{b + ${other}}{2} = ${median}$. So $b = ${2 * median} - ${other} = ${b}$.

(b) The sum of the values is $8 \times ${average} = ${total}$. Without $a$ and $b$ the sum is $${known}$, so $${known} + a + ${b} = ${total}$ and $a = ${a}$.

(c) The lower quartile is the mean of the 2nd and the 3rd value, $Q_1 = ${q1}$, and the upper quartile the mean of the 6th and the 7th, $Q_3 = ${q3}$. So $IQR = ${q3} - ${q1} = ${q3 - q1}$ ${unit}.

(d) One-variable statistics with all eight values gives $\sigma = ${sf(spread)}$ ${unit}.

**Calculator:** enter the eight values in one list. One-variable statistics also shows $Q_1$, the median, $Q_3$ and the mean, so that you can check (a) and (b).

**Watch out:** Take $\sigma$ (on calculators $\sigma x$), not $s$ or $s_{n-1}$.`,
      scheme: [
        [md`$\frac{b + ${other}}{2} = ${median}$`, 'M1'],
        [md`$b = ${b}$`, 'A1'],
        [md`$8 \times ${average}$ or $${total}$`, 'M1'],
        [md`$${known} + a + b = ${total}$`, 'A1'],
        [md`$a = ${a}$ (follow through their $b$)`, 'A1'],
        [md`$Q_1 = ${q1}$ and $Q_3 = ${q3}$`, 'A1'],
        [md`$${q3 - q1}$`, 'A1'],
        [md`$${sf(spread)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${median}`,
              note: 'With an even number of values the median lies halfway between two of them.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          follows: `${total - known} - a.1`,
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${q3 - q1}`,
          accuracy: 'exact',
          unit,
          follows: `${q3} - (b.1 + ${values[place === 1 ? 2 : 1]}) / 2`,
          mistakes: [
            {
              value: `${range}`,
              note: 'That is the range. The interquartile range goes from $Q_1$ to $Q_3$.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${spread}`,
          unit,
          mistakes: [
            {
              value: (spread * Math.sqrt(8 / 7)).toFixed(5),
              note: md`Your calculator gave $s_{n-1}$. Take $\sigma$.`,
            },
            { value: (spread ** 2).toFixed(4), note: 'That is the variance. Take its square root.' },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'simulation',
          shown: `= ${b}`,
          value: fits.length === 1 ? fits[0]![1] : Number.NaN,
        },
        {
          part: 'b',
          route: 'simulation',
          shown: `a = ${a}`,
          value: fits.length === 1 ? fits[0]![0] : Number.NaN,
        },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${q3 - q1}`,
          value: middleOf(values.slice(4)) - middleOf(values.slice(0, 4)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `\\sigma = ${sf(spread)}`,
          value: Math.sqrt(mean(values.map((value) => value ** 2)) - mean(values) ** 2),
        },
      ],
    };
  },
});
