import { median } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { boxPlot } from '../../figures/box-plot.ts';

/** Seven values whose five numbers are these. */
const sample = (low: number, q1: number, middle: number, q3: number, high: number): number[] => [
  low,
  q1,
  q1,
  middle,
  q3,
  q3,
  high,
];

const left = 5;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['4.1', '4.3'],
  parameters: {
    story: choice(
      {
        groups: ['Apprentices', 'Masters'],
        what: 'the time that weavers in Oaxaca need for a basket',
        unit: 'minutes',
        one: 'apprentice',
        doing: 'needs',
      },
      {
        groups: ['New riders', 'Old riders'],
        what: 'the time that bicycle couriers in Hanoi need for a test ride',
        unit: 'minutes',
        one: 'new rider',
        doing: 'needs',
      },
      {
        groups: ['Beginners', 'Experts'],
        what: 'the time that players of a chess club in Tbilisi take over a puzzle',
        unit: 'minutes',
        one: 'beginner',
        doing: 'takes',
      },
    ),
    median: integers(35, 50, 5),
    right: choice(10, 15),
    whiskerLeft: choice(5, 10, 15),
    whiskerRight: choice(5, 10, 15),
    beyond: choice(true, false),
  },
  // A value inside the boundary must still be beyond the whisker, so that it is worth asking.
  allow: ({ right, whiskerRight, beyond }) => beyond || 1.5 * (left + right) - 2 > whiskerRight,
  write: ({ story, median: middle, right, whiskerLeft, whiskerRight, beyond }) => {
    const [faster, spread] = [whiskerLeft === 5 ? 10 : 15, 5];
    const [q1, q3] = [middle - left, middle + right];
    const [low, high] = [q1 - whiskerLeft, q3 + whiskerRight];
    const other = { q1: middle - faster - spread, median: middle - faster, q3: middle - faster + spread };
    const [otherLow, otherHigh] = [other.q1 - 5, other.q3 + 10];
    const range = q3 - q1;
    const boundary = q3 + 1.5 * range;
    const value = beyond ? Math.ceil(boundary) + 1 : Math.floor(boundary) - 1;
    const { groups, what, unit, one, doing } = story;
    return {
      text: md`The box-and-whisker diagrams show ${what}, for two groups.

![](drawing:boxes)

(a) Write down the median time of the group “${groups[0]}”. [1]

(b) Find the interquartile range of the group “${groups[0]}”. [2]

(c) Write down the percentage of the group “${groups[0]}” that lies between $${low}$ and $${q3}$ minutes. [1]

A further ${one} ${doing} $${value}$ minutes, which is $${value - high}$ ${value - high === 1 ? 'minute' : 'minutes'} more than anyone in the group.

(d) Determine whether this time is an outlier with respect to the group “${groups[0]}” shown in the diagram. [2]

(e) Compare the two groups, with one statement about their averages and one about their spread. [2]`,
      hints: [
        md`The box reaches from the lower to the upper quartile, and the line in it is the median.`,
        md`A value is an outlier when it is more than $1.5$ times the interquartile range above the upper quartile.`,
      ],
      answer: md`(a) The median is $${middle}$ minutes.

(b) $Q_3 - Q_1 = ${q3} - ${q1} = ${range}$ minutes

(c) From the least value to the upper quartile lie $75\%$ of the values.

(d) $Q_3 + 1.5 \times ${range} = ${q3} + ${1.5 * range} = ${boundary}$. ${
        beyond
          ? md`Since $${value} > ${boundary}$, the time is an outlier.`
          : md`Since $${value} < ${boundary}$, the time isn't an outlier.`
      }

(e) The group “${groups[1]}” is faster on average: its median is $${other.median}$ minutes against $${middle}$ minutes. Its times are also closer together: its interquartile range is $${other.q3} - ${other.q1} = ${other.q3 - other.q1}$ minutes against $${range}$ minutes.

**Watch out:** A longer part of the diagram doesn't hold more values. Each of the four parts holds a quarter of the group; in a longer one the values are just more spread out.`,
      scheme: [
        [md`$${middle}$ minutes`, 'A1'],
        [md`$${q3} - ${q1}$`, 'M1'],
        [md`$${range}$ minutes`, 'A1'],
        [md`$75\%$`, 'A1'],
        [md`$${q3} + 1.5 \times ${range}$ $(= ${boundary})$`, 'M1'],
        [
          beyond
            ? md`an outlier, because $${value} > ${boundary}$`
            : md`not an outlier, because $${value} < ${boundary}$`,
          'R1',
        ],
        [md`“${groups[1]}” has the smaller median, so it is faster on average`, 'A1'],
        [md`“${groups[1]}” has the smaller interquartile range, so its times vary less`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${middle}`, accuracy: 'exact', unit: 'minutes' },
        {
          part: 'b',
          kind: 'number',
          expected: `${range}`,
          accuracy: 'exact',
          unit: 'minutes',
          mistakes: [
            {
              value: `${high - low}`,
              note: md`This is the range, from the least to the greatest value. The interquartile range is the length of the box.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: '75',
          accuracy: 'exact',
          unit: '%',
          mistakes: [
            {
              value: '50',
              note: md`Half of the values lie within the box. The left whisker belongs to this part, too.`,
            },
            {
              value: '25',
              note: md`This is the part that lies above the upper quartile. You were asked for those below it.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Boundary for outliers:',
          expected: `${boundary}`,
          accuracy: 'exact',
          unit: 'minutes',
          marks: 1,
          follows: `${q3} + 1.5 * b.1`,
          mistakes: [
            {
              value: `${middle + 1.5 * range}`,
              note: md`You began at the median. The boundary is measured from the upper quartile.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'compare and decide', marks: 1 },
        { part: 'e', kind: 'self', why: 'compare' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `${middle}`, value: median(sample(low, q1, middle, q3, high)) },
        // All but the right whisker, which holds a quarter.
        { part: 'c', route: 'exact', shown: md`75\%`, value: 100 - 100 / 4 },
        {
          part: 'b',
          route: 'exact',
          shown: md`${q3} - ${q1} = ${range}`,
          value:
            median(sample(low, q1, middle, q3, high).slice(4)) -
            median(sample(low, q1, middle, q3, high).slice(0, 3)),
        },
        {
          part: 'd',
          route: 'exact',
          shown: `${q3} + ${1.5 * range} = ${boundary}`,
          value: (5 * q3 - 3 * q1) / 2,
        },
      ],
      drawings: {
        boxes: boxPlot({
          x: [0, 90],
          // Numbers at every other tick, so that they can be read on a phone.
          ticks: Array.from({ length: 19 }, (_, tick) => ({
            at: 5 * tick,
            label: tick % 2 === 0 ? `${5 * tick}` : '',
          })),
          xLabel: `Time (${unit})`,
          plots: [
            { min: low, q1, median: middle, q3, max: high, label: groups[0]! },
            { min: otherLow, ...other, max: otherHigh, label: groups[1]! },
          ],
          description: `Two box-and-whisker diagrams over an axis in minutes. ${groups[0]}: least value ${low}, lower end of the box ${q1}, line in the box ${middle}, upper end of the box ${q3}, greatest value ${high}. ${groups[1]}: least value ${otherLow}, box from ${other.q1} to ${other.q3} with a line at ${other.median}, greatest value ${otherHigh}.`,
        }),
      },
    };
  },
});
