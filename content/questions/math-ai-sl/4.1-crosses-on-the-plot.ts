import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { boxPlot } from '../../figures/box-plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['4.2'],
  parameters: {
    story: choice(
      { what: 'The times, in minutes, of $60$ deliveries by a courier in Hanoi', unit: 'minutes', up: 0 },
      { what: 'The masses, in grams, of $60$ pears from an orchard in Mendoza', unit: 'grams', up: 130 },
      { what: 'The lengths, in millimetres, of $60$ lizards on an island near Split', unit: 'mm', up: 60 },
    ),
    q1: integers(28, 36),
    iqr: choice(10, 12, 14),
    middle: choice(0.3, 0.4, 0.6, 0.7),
    lows: choice(0, 1),
    highs: choice(1, 2),
    lowGap: integers(0, 3),
    highGap: integers(0, 3),
    far: integers(2, 5),
  },
  allow: ({ q1, iqr, far }) => q1 - 1.5 * iqr - far > 2,
  write: ({ story, q1: base, iqr, middle, lows, highs, lowGap, highGap, far }) => {
    const { what, unit, up } = story;
    const q1 = base + up;
    const q3 = q1 + iqr;
    const median = q1 + Math.round(middle * iqr);
    const [low, high] = [q1 - 1.5 * iqr, q3 + 1.5 * iqr];
    const first = low + lowGap;
    const last = high - highGap;
    const smallest =
      lows === 1 ? [low - far, first, first + 1, first + 3] : [first, first + 1, first + 3, first + 4];
    const largest =
      highs === 2 ? [last - 2, last, high + far, high + 2 * far + 1] : [last - 4, last - 3, last, high + far];
    const outliers = [...smallest, ...largest].filter((value) => value < low || value > high);
    const touching = lowGap === 0 ? low : highGap === 0 ? high : undefined;
    const range: [number, number] = [
      Math.floor((low - far - 3) / 5) * 5,
      Math.ceil((high + 2 * far + 4) / 5) * 5,
    ];
    // A second way: go through all whole numbers and keep those that the rule allows.
    const allowed = Array.from({ length: 400 }, (_, value) => value).filter(
      (value) => q1 - value <= 1.5 * (q3 - q1) && value - q3 <= 1.5 * (q3 - q1),
    );
    return {
      text: md`${what} are put in order. The four smallest and the four largest values are

$$${smallest.join(',\\ ')},\ \ldots,\ ${largest.join(',\\ ')}.$$

The lower quartile is $${q1}$, the median is $${median}$ and the upper quartile is $${q3}$.

(a) Write down the interquartile range. [1]

(b) Find the least and the greatest value that would **not** be an outlier. [3]

(c) Write down all outliers. [1]

A box-and-whisker diagram of the data shows outliers as crosses.

(d) Write down the values at which the two whiskers end. [2]

(e) The largest value is checked and turns out to be correct. State, with a reason, whether it should be left out of the data. [1]`,
      hints: [
        md`The interquartile range is the length of the box.`,
        md`An outlier is more than $1.5$ interquartile ranges below $Q_1$ or above $Q_3$.`,
        md`A whisker ends at the last *value of the data* that isn't an outlier.`,
      ],
      answer: md`(a) $IQR = ${q3} - ${q1} = ${iqr}$ ${unit}

(b) A value is an outlier if it is more than $1.5 \times ${iqr} = ${1.5 * iqr}$ away from the box. So the boundaries are $Q_1 - ${1.5 * iqr} = ${q1} - ${1.5 * iqr} = ${low}$ and $Q_3 + ${1.5 * iqr} = ${q3} + ${1.5 * iqr} = ${high}$.

A value on a boundary isn't an outlier, so the least value is $${low}$ ${unit} and the greatest $${high}$ ${unit}.

(c) Values below $${low}$ or above $${high}$: $${outliers.join('$, $')}$${touching === undefined ? '' : md`. The value $${touching}$ lies on a boundary, so it is none`}.

(d) The whiskers go to the last values that aren't outliers: the lower one ends at $w_1 = ${first}$, the upper one at $w_2 = ${last}$.

![](drawing:box)

(e) It should stay. It is a correct value of the population; an outlier is only left out if there is a reason, such as a mistake in measuring.

**Watch out:** The whiskers do not end at the boundaries of part (b), unless a value happens to lie there. They end at values of the data.`,
      scheme: [
        [md`$${iqr}$`, 'A1'],
        [md`$1.5 \times ${iqr}$, or one boundary attempted`, 'M1'],
        [md`$${low}$`, 'A1'],
        [md`$${high}$`, 'A1'],
        [md`$${outliers.join('$, $')}$ and no other value`, 'A1'],
        [md`$${first}$`, 'A1'],
        [md`$${last}$`, 'A1'],
        [md`not left out, as it is a genuine value`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${iqr}`,
          accuracy: 'exact',
          unit,
          mistakes: [
            {
              value: `${largest[3]! - smallest[0]!}`,
              note: 'That is the range. The interquartile range goes from $Q_1$ to $Q_3$.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Least value',
          expected: `${low}`,
          accuracy: 'exact',
          unit,
          marks: 2,
          follows: `${q1} - 1.5 * a.1`,
          mistakes: [
            {
              value: `${median - 1.5 * iqr}`,
              note: 'You started from the median. The rule starts from the lower quartile.',
            },
          ].filter(({ value }) => !value.endsWith('0')),
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Greatest value',
          expected: `${high}`,
          accuracy: 'exact',
          unit,
          marks: 1,
          follows: `${q3} + 1.5 * a.1`,
          mistakes: [
            {
              value: `${median + 1.5 * iqr}`,
              note: 'You started from the median. The rule starts from the upper quartile.',
            },
          ].filter(({ value }) => !value.endsWith('0')),
        },
        { part: 'c', kind: 'set', expected: `{${outliers.join(', ')}}`, accuracy: 'exact' },
        {
          part: 'd',
          kind: 'number',
          label: 'Lower whisker',
          expected: `${first}`,
          accuracy: 'exact',
          unit,
          marks: 1,
          mistakes: [
            ...(lows === 1
              ? [
                  {
                    value: `${smallest[0]}`,
                    note: 'That value is an outlier. It is a cross of its own; the whisker ends before it.',
                  },
                ]
              : []),
            ...(lowGap > 0
              ? [
                  {
                    value: `${low}`,
                    note: 'That is the boundary for outliers. The whisker ends at a value of the data.',
                  },
                ]
              : []),
          ].filter(({ value }) => !value.endsWith('0')),
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Upper whisker',
          expected: `${last}`,
          accuracy: 'exact',
          unit,
          marks: 1,
          mistakes: [
            {
              value: `${largest[3]}`,
              note: 'That value is an outlier. It is a cross of its own; the whisker ends before it.',
            },
            ...(highGap > 0
              ? [
                  {
                    value: `${high}`,
                    note: 'That is the boundary for outliers. The whisker ends at a value of the data.',
                  },
                ]
              : []),
          ].filter(({ value }) => !value.endsWith('0')),
        },
        { part: 'e', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${iqr}$ ${unit}`.split('$')[0]!, value: (high - low) / 4 },
        { part: 'b', route: 'simulation', shown: `= ${low}`, value: allowed[0]! },
        { part: 'b', route: 'simulation', shown: `= ${high}`, value: allowed.at(-1)! },
        {
          part: 'd',
          route: 'simulation',
          shown: `w_1 = ${first}`,
          value: smallest.find((value) => allowed.includes(value))!,
        },
        {
          part: 'd',
          route: 'simulation',
          shown: `w_2 = ${last}`,
          value: largest.findLast((value) => allowed.includes(value))!,
        },
      ],
      drawings: {
        box: boxPlot({
          x: range,
          ticks: 10,
          xLabel: unit,
          plots: [{ min: first, q1, median, q3, max: last, outliers }],
          description: `A box plot with the box from ${q1} to ${q3}, the median at ${median}, whiskers to ${first} and ${last}, and crosses at ${outliers.join(', ')}.`,
        }),
      },
    };
  },
});
