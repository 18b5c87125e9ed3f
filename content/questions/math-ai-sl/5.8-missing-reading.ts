import { root, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const tidy = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        head: 'Power',
        what: 'The power of a solar plant in Atacama',
        unit: 'MW',
        time: 'h',
        total: 'MWh',
        total2: 'energy',
        gap: 2,
      },
      {
        head: 'Flow',
        what: 'The flow of water from a spring in Laos',
        unit: 'm³ per hour',
        time: 'h',
        total: 'm³',
        total2: 'volume of water',
        gap: 3,
      },
      {
        head: 'Speed',
        what: 'The speed of a ferry on Lake Victoria',
        unit: 'km per hour',
        time: 'h',
        total: 'km',
        total2: 'distance',
        gap: 0.5,
      },
    ),
    one: integers(8, 14),
    two: integers(15, 20),
    lost: choice(20.5, 21.5, 22, 23, 24.5),
    four: integers(16, 20),
    five: integers(7, 12),
    start: choice(2, 3, 4),
    end: choice(1, 2, 5),
    which: choice(2, 3),
  },
  allow: ({ two, lost }) => lost > two,
  write: ({ story, one, two, lost, four, five, start, end, which }) => {
    const values = [start, one, two, lost, four, five, end];
    const at = which;
    const h = story.gap;
    const unknown = values[at]!;
    const others = values.slice(1, -1).filter((_, index) => index + 1 !== at);
    const known = others.reduce((total, value) => total + value, 0);
    const area = tidy((h / 2) * (start + end + 2 * (known + unknown)));
    const found = root(
      (p) =>
        sum((i) => (h / 2) * ((i === at ? p : values[i]!) + (i + 1 === at ? p : values[i + 1]!)), 0, 5) -
        area,
      -100,
      200,
    );
    const bracket = tidy(start + end + 2 * known);
    const times = values.map((_, index) => tidy(index * h));
    const row = values.map((value, index) => (index === at ? '$p$' : String(value)));
    // In a second survey the middle values are all raised.
    const raise = 10;
    const raised = tidy((h / 2) * (start + end) + h * 1.1 * (known + unknown));
    const change = (100 * (raised - area)) / area;
    return {
      text: md`${story.what} is measured every $${h}$ hours. One value, $p$, cannot be read any more.

| Time (${story.time}) | ${times.join(' | ')} |
|---|${times.map(() => '---').join('|')}|
| ${story.head} (${story.unit}) | ${row.join(' | ')} |

The trapezoidal rule with all seven values gave $${area}$ ${story.total} as an estimate of the whole ${story.total2}.

(a) Write down the number of strips and the width of a strip. [2]

(b) Find the value of $p$. [4]

(c) It turns out that the measuring device showed too little. The first and the last value are correct, but each of the five values between them should be $${raise}\%$ higher. Find the new estimate, and the percentage change of the estimate. [3]`,
      hints: [
        md`Write down the trapezoidal rule with the letter $p$ in its place. Is $p$ one of the values that count twice?`,
        md`Set the rule equal to the given estimate and solve for $p$.`,
        md`In part (c) only the values that count twice change.`,
      ],
      answer: md`(a) Seven values are the ends of $6$ strips, and each has the width $h = ${h}$ hours.

(b) The value $p$ is between the ends, so it counts twice:

$$\frac{1}{2} \times ${h} \times \left(${start} + ${end} + 2(${others.join(' + ')} + p)\right) = ${area}$$

Without $p$ the bracket is $${bracket}$. So $${tidy(h / 2)}(${bracket} + 2p) = ${area}$, which gives $${bracket} + 2p = ${tidy((2 * area) / h)}$ and $p = ${unknown}$.

(c) The five values add up to $${tidy(known + unknown)}$, and $${raise}\%$ more is $${tidy(1.1 * (known + unknown))}$. The new estimate is $\frac{1}{2} \times ${h} \times \left(${tidy(start + end)} + 2 \times ${tidy(1.1 * (known + unknown))}\right) = ${raised}$ ${story.total}. The change is $\dfrac{${raised} - ${area}}{${area}} \times 100\% = ${sf(change)}\%$.

**Watch out:** The change is less than $${raise}\%$, because the first and the last value stay the same. Don't simply multiply the estimate by $1.1$.`,
      scheme: [
        [md`(a) $6$ strips`, 'A1'],
        [md`$h = ${h}$`, 'A1'],
        [md`(b) substitutes into the trapezoidal rule, with $p$ among the values that count twice`, 'M1'],
        [md`a correct expression`, 'A1'],
        [md`sets it equal to $${area}$`, 'M1'],
        [md`$p = ${unknown}$`, 'A1'],
        [md`(c) multiplies only the five values by $1.1$`, 'M1'],
        [md`$${raised}$${Number(sf(raised)) === raised ? '' : md` (accept $${sf(raised)}$)`}`, 'A1'],
        [md`$${sf(change)}\%$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Number of strips',
          expected: '6',
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: '7', note: md`Seven values are the ends of six strips.` }],
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Width',
          expected: `${h}`,
          accuracy: 'exact',
          unit: 'hours',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$p =$`,
          expected: `${unknown}`,
          mistakes: [{ value: `${tidy(2 * unknown)}`, note: md`$p$ counts twice in the rule.` }],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'New estimate',
          expected: `${raised}`,
          marks: 2,
          mistakes: [
            { value: `${tidy(1.1 * area)}`, note: md`The first and the last value do not change.` },
          ].filter(({ value }) => isApart(Number(value), raised)),
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Percentage change',
          expected: `${Number(change.toPrecision(9))}`,
          unit: '%',
          follows: `(c.1 - ${area}) / ${area} * 100`,
          marks: 1,
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: '6', value: values.length - 1 },
        { part: 'a', route: 'exact', shown: `h = ${h}`, value: tidy(times[3]! - times[2]!) },
        { part: 'b', route: 'numeric', shown: `p = ${unknown}`, value: found, within: 1e-6 },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${raised}`,
          value: sum((i) => (h / 2) * (lift(values, i) + lift(values, i + 1)), 0, 5),
          within: 1e-5,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(change)}\%`,
          value: 100 * (sum((i) => (h / 2) * (lift(values, i) + lift(values, i + 1)), 0, 5) / area - 1),
        },
      ],
    };
  },
});

const lift = (values: readonly number[], index: number): number =>
  index === 0 || index === values.length - 1 ? values[index]! : 1.1 * values[index]!;

/** Not to be taken for a rounding of the right one. */
const isApart = (wrong: number, right: number): boolean => {
  const third = 10 ** (Math.floor(Math.log10(right)) - 2);
  const least = Number(sf(wrong)) === wrong ? 1 : 0.55;
  return sf(wrong) !== sf(right) && Math.abs(wrong - right) > least * third;
};
