import { mean, regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));
const shapes = [
  { steps: [1.2, 1.9, 2.8, 4.1, 5.0], grows: true },
  { steps: [5.2, 4.3, 3.1, 2.2, 1.4], grows: true },
  { steps: [-1.1, -2.0, -3.3, -3.9, -4.6], grows: false },
  { steps: [-4.8, -3.9, -2.6, -1.8, -1.1], grows: false },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    town: choice('Oruro', 'Visby', 'Tamale', 'Nelson', 'Kutaisi'),
    start: choice(38.4, 41.2, 45.6, 52.3, 60.7),
    shape: integers(0, 3),
    scale: choice(1, 1.5, 2),
    at: choice(2, 3),
    later: choice(2, 3),
  },
  write: ({ town, start, shape, scale, at, later }) => {
    const { steps, grows } = shapes[shape]!;
    const values: number[] = [start];
    for (const step of steps) values.push(tidy(values.at(-1)! + tidy(step * scale)));
    const years = values.map((_, index) => 1970 + 10 * index);
    const year = years[at]!;
    const before = tidy((values[at]! - values[at - 1]!) / 10);
    const after = tidy((values[at + 1]! - values[at]!) / 10);
    const both = tidy((values[at + 1]! - values[at - 1]!) / 20);
    const whole = tidy((values[5]! - values[0]!) / 50);
    const estimate = tidy(values[at]! + later * both);
    const rounded = Number(sf(estimate));
    const people = grouped(Math.round(rounded * 1000));
    const [low, high] = [
      Math.floor(Math.min(...values) / 5) * 5 - 5,
      Math.ceil(Math.max(...values) / 5) * 5 + 5,
    ];
    const three = regression(years.slice(at - 1, at + 2), values.slice(at - 1, at + 2)).gradient;
    return {
      text: md`The table shows the population $P$ of an imaginary town near ${town}, in thousands, in six census years.

| Year | ${years.join(' | ')} |
|---|${years.map(() => '---').join('|')}|
| $P$ | ${values.map((value) => decimals(value, 2)).join(' | ')} |

![](drawing:census)

(a) Find the mean rate of change of $P$ between $1970$ and $2020$. State its unit. [3]

(b) Find the mean rate of change of $P$

(i) between $${year - 10}$ and $${year}$; [1]

(ii) between $${year}$ and $${year + 10}$; [1]

(iii) between $${year - 10}$ and $${year + 10}$. [1]

(c) State, with a reason, which of the three rates in part (b) is the best estimate of $\dfrac{\mathrm{d}P}{\mathrm{d}t}$ in $${year}$. [2]

(d) Use your answer to part (c) to estimate the population in $${year + later}$. [2]`,
      hints: [
        md`A mean rate of change is the change of $P$ divided by the number of years.`,
        md`In part (c) think of three chords of the curve. Which of them is most nearly parallel to the tangent at $${year}$?`,
        md`In part (d) begin with the population in $${year}$ and add what changes in $${later}$ years.`,
      ],
      answer: md`(a) The change of $P$ is divided by $50$ years: $\dfrac{${decimals(values[5]!, 2)} - ${decimals(values[0]!, 2)}}{50} = ${whole}$ thousand people per year.

(b) (i) $\dfrac{${decimals(values[at]!, 2)} - ${decimals(values[at - 1]!, 2)}}{10} = ${before}$

(ii) $\dfrac{${decimals(values[at + 1]!, 2)} - ${decimals(values[at]!, 2)}}{10} = ${after}$

(iii) $\dfrac{${decimals(values[at + 1]!, 2)} - ${decimals(values[at - 1]!, 2)}}{20} = ${both}$

(c) The rate of (iii), $${both}$ thousand per year, is the best. Its interval has $${year}$ in the middle. ${grows ? 'The growth' : 'The decrease'} changes steadily, so (i) is ${Math.abs(before) < Math.abs(after) ? 'too slow' : 'too fast'} and (ii) is ${Math.abs(before) < Math.abs(after) ? 'too fast' : 'too slow'}. Their mean, which is (iii), lies between them.

(d) From $${year}$ on the population changes by about $${both}$ thousand in each year: $${decimals(values[at]!, 2)} + ${later} \times ${both < 0 ? `(${both})` : both} = ${estimate}$ thousand${rounded === estimate ? '' : md`, about $${rounded}$ thousand`} ($${people}$ people).

**Watch out:** $P$ is in thousands, so the rate is in *thousand* people per year. A ${grows ? 'positive' : 'negative'} rate means that the population ${grows ? 'grows' : 'falls'}.`,
      scheme: [
        [md`(a) divides the change of $P$ by $50$`, 'M1'],
        [md`$${whole}$`, 'A1'],
        [md`thousand people per year`, 'A1'],
        [md`(b)(i) $${before}$`, 'A1'],
        [md`(ii) $${after}$`, 'A1'],
        [md`(iii) $${both}$`, 'A1'],
        [md`(c) the rate of (iii)`, 'A1'],
        [md`$${year}$ is the middle of its interval, or it is the mean of the rates on both sides`, 'R1'],
        [md`(d) adds $${later} \times$ their rate to $${decimals(values[at]!, 2)}$`, 'M1'],
        [md`$${rounded}$ thousand${rounded === estimate ? '' : md` (accept $${estimate}$)`}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Rate',
          expected: `${whole}`,
          marks: 2,
          mistakes: [
            {
              value: `${tidy(whole * 50)}`,
              note: md`That is the whole change. Divide by the number of years.`,
            },
            {
              value: `${tidy((values[5]! - values[0]!) / 6)}`,
              note: md`There are six values, but $50$ years between the first and the last.`,
            },
            {
              value: `${tidy(whole * 10)}`,
              note: md`You divided by five intervals. Divide by $50$ years.`,
            },
          ],
        },
        { part: 'a', kind: 'self', why: 'state the unit', marks: 1 },
        { part: 'b i', kind: 'number', expected: `${before}` },
        { part: 'b ii', kind: 'number', expected: `${after}` },
        {
          part: 'b iii',
          kind: 'number',
          expected: `${both}`,
          mistakes: [
            { value: `${tidy(both * 2)}`, note: md`The interval is $20$ years long, so divide by $20$.` },
          ],
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
        {
          part: 'd',
          kind: 'number',
          expected: `${estimate}`,
          unit: 'thousand',
          follows: `${values[at]} + ${later} * b.iii.1`,
          unless: 'p <= 0',
          mistakes: [
            {
              value: `${tidy(values[at]! + both)}`,
              note: md`You went on for one year only. How many years are there until $${year + later}$?`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${whole}`,
          value: mean(steps.map((step) => step * scale)) / 10,
          within: 1e-6,
        },
        {
          part: 'b i',
          route: 'exact',
          shown: `= ${before}`,
          value: (steps[at - 1]! * scale) / 10,
          within: 1e-6,
        },
        { part: 'b ii', route: 'exact', shown: `= ${after}`, value: (steps[at]! * scale) / 10, within: 1e-6 },
        { part: 'b iii', route: 'numeric', shown: `= ${both}`, value: three, within: 1e-6 },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${estimate}`,
          value: values[at]! + later * three,
          within: 1e-5,
        },
      ],
      drawings: {
        census: plot({
          frame: true,
          grid: true,
          x: [1965, 2025],
          y: [low, high],
          ticks: { x: years.map((one) => ({ at: one, label: String(one) })), y: 5 },
          height: 190,
          xLabel: 'Year',
          yLabel: '*P* (thousands)',
          points: years.map((one, index) => ({ at: [one, values[index]!] as const, cross: true })),
          description: `Six crosses, one for each census year, from ${decimals(values[0]!, 1)} thousand in 1970 to ${decimals(values[5]!, 1)} thousand in 2020. They ${grows ? 'rise' : 'fall'} along a smooth curve.`,
        }),
      },
    };
  },
});
