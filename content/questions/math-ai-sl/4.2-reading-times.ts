import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const running = (values: readonly number[]) =>
  values.map((_, index) => values.slice(0, index + 1).reduce((sum, value) => sum + value, 0));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    context: choice(
      {
        who: 'runners',
        one: 'A race in Bloemfontein has',
        what: 'times',
        axis: 'time (min)',
        unit: 'minutes',
        low: 30,
      },
      {
        who: 'visitors',
        one: 'On one day, a museum in Florence has',
        what: 'lengths of stay',
        axis: 'time (min)',
        unit: 'minutes',
        low: 20,
      },
      {
        who: 'mangoes',
        one: 'An orchard in Multan weighs',
        what: 'masses',
        axis: 'mass (g)',
        unit: 'grams',
        low: 250,
      },
    ),
    f1: integers(4, 12, 2),
    f2: integers(14, 24, 2),
    f3: integers(24, 36, 2),
    f4: integers(12, 22, 2),
    f5: integers(6, 12, 2),
    f6: integers(2, 6, 2),
  },
  allow: ({ f1, f2, f3, f4, f5, f6 }) => {
    const total = f1 + f2 + f3 + f4 + f5 + f6;
    return (total === 80 || total === 100) && f1 + f2 < total / 2 && f1 < total / 4;
  },
  write: ({ context, f1, f2, f3, f4, f5, f6 }) => {
    const { who, one, what, axis, unit, low } = context;
    const frequencies = [f1, f2, f3, f4, f5, f6];
    const total = f1 + f2 + f3 + f4 + f5 + f6;
    const cumulative = running(frequencies);
    const points = [
      [low, 0] as const,
      ...cumulative.map((count, index) => [low + 10 * (index + 1), count] as const),
    ];
    const countAt = (x: number) => {
      const index = Math.min(5, Math.max(0, Math.floor((x - low) / 10)));
      return (cumulative[index - 1] ?? 0) + (frequencies[index]! * (x - low - 10 * index)) / 10;
    };
    /** Read off by going along the straight pieces. */
    const valueAt = (count: number) => {
      const index = cumulative.findIndex((sum) => sum >= count);
      return low + 10 * index + (10 * (count - (cumulative[index - 1] ?? 0))) / frequencies[index]!;
    };
    const [q1, median, q3] = [total / 4, total / 2, (3 * total) / 4].map(valueAt) as [number, number, number];
    const limit = low + 35;
    const more = total - countAt(limit);
    const tenth = valueAt(0.9 * total);
    const read = (count: number) => root((x) => countAt(x) - count, low, low + 60);
    return {
      text: md`${one} $${total}$ ${who}. The table and the cumulative frequency graph show their ${what} $x$, in ${unit}.

| $x$ | ${frequencies.map((_, index) => md`$${low + 10 * index} \le x < ${low + 10 * index + 10}$`).join(' | ')} |
|---|---|---|---|---|---|---|
| Frequency | ${frequencies.join(' | ')} |

![](drawing:curve)

(a) Write down the modal class. [1]

(b) Use the graph to estimate the median. [1]

(c) Use the graph to estimate the interquartile range. [3]

(d) Estimate the number of ${who} with $x > ${limit}$. [2]

(e) The $10\%$ with the largest values of $x$ are looked at more closely. Estimate the least value of $x$ among them. [2]`,
      hints: [
        md`There are $${total}$ ${who}. At which heights do you read off the median and the quartiles?`,
        md`The graph tells how many have at most a certain value. The others have more.`,
      ],
      answer: md`Values read off the graph are estimates; small differences don't matter.

(a) $${low + 20} \le x < ${low + 30}$, the class with the greatest frequency

(b) At a cumulative frequency of $\frac{${total}}{2} = ${total / 2}$ the graph gives $m = ${decimals(median, 1)}$ ${unit}.

(c) At $\frac{${total}}{4} = ${total / 4}$ the graph gives $Q_1 = ${decimals(q1, 1)}$, and at $\frac{3 \times ${total}}{4} = ${(3 * total) / 4}$ it gives $Q_3 = ${decimals(q3, 1)}$. So $\text{IQR} = ${decimals(q3, 1)} - ${decimals(q1, 1)} = ${decimals(Number(decimals(q3, 1)) - Number(decimals(q1, 1)), 1)}$ ${unit}.

(d) At $x = ${limit}$ the graph has the height $${countAt(limit)}$. The other $n = ${total} - ${countAt(limit)} = ${more}$ ${who} have more.

(e) $90\%$ of $${total}$ are $${0.9 * total}$. At this height the graph gives $p_{90} = ${decimals(tenth, 1)}$ ${unit}.

**Watch out:** The interquartile range is a difference of values on the *horizontal* axis. Don't subtract the cumulative frequencies $${total / 4}$ and $${(3 * total) / 4}$ from each other.`,
      scheme: [
        [md`$${low + 20} \le x < ${low + 30}$`, 'A1'],
        [md`$${decimals(median, 1)}$ (accept $\pm 1$)`, 'A1'],
        [md`reads off at $${total / 4}$ and at $${(3 * total) / 4}$`, 'M1'],
        [md`$${decimals(q1, 1)}$ and $${decimals(q3, 1)}$ (accept $\pm 1$)`, 'A1'],
        [
          md`$${decimals(Number(decimals(q3, 1)) - Number(decimals(q1, 1)), 1)}$ (from their quartiles)`,
          'A1',
        ],
        [md`reads off at $x = ${limit}$ and subtracts from $${total}$`, 'M1'],
        [md`$${more}$ (accept $\pm 2$)`, 'A1'],
        [md`reads off at $${0.9 * total}$`, 'M1'],
        [md`$${decimals(tenth, 1)}$ (accept $\pm 1$)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: md`${low + 20} \le x < ${low + 30}`,
          accuracy: 'exact',
        },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(median, 1),
          accuracy: { tolerance: 1 },
          unit,
          mistakes: [
            {
              value: `${total / 2}`,
              note: md`That is the height at which you look. Go across to the graph and down to the axis.`,
            },
          ].filter(() => Math.abs(total / 2 - median) > 1.5),
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(Number(decimals(q3, 1)) - Number(decimals(q1, 1)), 1),
          accuracy: { tolerance: 1.5 },
          unit,
          mistakes: [
            {
              value: `${total / 2}`,
              note: md`You subtracted the heights. Subtract the values of $x$ that belong to them.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${more}`,
          accuracy: { tolerance: 2 },
          mistakes: [
            {
              value: `${countAt(limit)}`,
              note: md`Those are the ones with less than $${limit}$. How many have more?`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: decimals(tenth, 1),
          accuracy: { tolerance: 1 },
          unit,
          mistakes: [
            {
              value: valueAt(0.1 * total).toFixed(1),
              note: md`You looked at the $10\%$ with the smallest values. The largest begin where $90\%$ lie below.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `- ${decimals(q1, 1)} = ${decimals(Number(decimals(q3, 1)) - Number(decimals(q1, 1)), 1)}`,
          value: read((3 * total) / 4) - read(total / 4),
          within: 0.11,
        },
        { part: 'b', route: 'numeric', shown: `m = ${decimals(median, 1)}`, value: read(total / 2) },
        { part: 'c', route: 'numeric', shown: `Q_1 = ${decimals(q1, 1)}`, value: read(total / 4) },
        { part: 'c', route: 'numeric', shown: `Q_3 = ${decimals(q3, 1)}`, value: read((3 * total) / 4) },
        { part: 'd', route: 'exact', shown: `${countAt(limit)} = ${more}`, value: f4 / 2 + f5 + f6 },
        { part: 'e', route: 'numeric', shown: `p_{90} = ${decimals(tenth, 1)}`, value: read(0.9 * total) },
      ],
      drawings: {
        curve: plot({
          x: [low, low + 60],
          y: [0, total],
          frame: true,
          grid: true,
          // Lines at every tick, numbers at every other one, so that they don't touch.
          ticks: {
            x: Array.from({ length: 13 }, (_, tick) => ({
              at: low + 5 * tick,
              label: tick % 2 === 0 ? `${low + 5 * tick}` : '',
            })),
            y: 10,
          },
          xLabel: axis,
          yLabel: 'cumulative frequency',
          height: 280,
          polylines: [{ points, dots: true }],
          description: `A cumulative frequency graph of straight pieces, from (${low}, 0) up to (${low + 60}, ${total}), with a dot at the end of each class of the table.`,
        }),
      },
    };
  },
});
