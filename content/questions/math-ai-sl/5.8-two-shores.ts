import { mean, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const three = (value: number) => grouped(Number(value.toPrecision(3)));
const norths = [
  [60, 95, 120, 130, 110, 85, 50],
  [70, 100, 115, 105, 90, 95, 60],
  [55, 80, 110, 140, 135, 100, 65],
  [65, 90, 105, 125, 140, 115, 70],
] as const;
const souths = [
  [60, 40, 25, 30, 20, 35, 50],
  [70, 45, 35, 20, 30, 45, 60],
  [55, 50, 30, 25, 40, 45, 65],
  [65, 30, 20, 35, 45, 50, 70],
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    lake: choice(
      { one: 'lake', place: 'Manitoba' },
      { one: 'lagoon', place: 'Fiji' },
      { one: 'reservoir', place: 'Algeria' },
      { one: 'pond', place: 'Bavaria' },
    ),
    one: integers(0, 3),
    step: choice(20, 25, 30, 40, 50),
    depth: choice(1.8, 2.4, 3.2, 4.5),
    fish: choice(15, 20, 25),
  },
  write: ({ lake, one, step, depth, fish }) => {
    const [north, south] = [norths[one]!, souths[one]!];
    const widths = north.map((y, index) => y - south[index]!);
    const xs = north.map((_, index) => index * step);
    const inner = widths.slice(1, -1).reduce((total, width) => total + width, 0);
    const area = step * inner;
    const upper = sum((i) => (step * (north[i]! + north[i + 1]!)) / 2, 0, 5);
    const lower = sum((i) => (step * (south[i]! + south[i + 1]!)) / 2, 0, 5);
    const volume = area * depth;
    const exactVolume = Number(volume.toPrecision(9));
    const fishes = (area / 100) * fish;
    const most = Math.max(...north);
    return {
      text: md`On a map of a ${lake.one} in ${lake.place} the positions of the two shores were measured at points that are $${step}\ \text{m}$ apart. At a distance of $x\ \text{m}$ from the western end, the southern shore has the $y$-coordinate $s$ and the northern shore the $y$-coordinate $n$, both in metres.

| $x$ | ${xs.join(' | ')} |
|---|${xs.map(() => '---').join('|')}|
| $n$ | ${north.join(' | ')} |
| $s$ | ${south.join(' | ')} |

![](drawing:lake)

(a) Find the width of the ${lake.one} from south to north at $x = ${2 * step}$. [1]

(b) Use the trapezoidal rule with six strips to estimate the area of the ${lake.one}. [4]

(c) The mean depth of the ${lake.one} is $${depth}\ \text{m}$. Estimate the volume of water in it. [2]

(d) A biologist finds about $${fish}$ fish under each $100\ \text{m}^2$ of the surface. Estimate the number of fish in the ${lake.one}. [2]

(e) Describe how a better estimate of the area of the same ${lake.one} can be made. [1]`,
      hints: [
        md`The ${lake.one} lies *between* the shores. Its width is a difference.`,
        md`Make a row of widths, $n - s$. Then use the trapezoidal rule once.`,
        md`Volume is area times mean depth.`,
      ],
      answer: md`(a) The width is the difference of the two $y$-coordinates: $${north[2]} - ${south[2]} = ${widths[2]}\ \text{m}$

(b) The widths $n - s$ are $${widths.join('$, $')}$. Both ends are $0$, and the strips are $${step}\ \text{m}$ wide:

$$A \approx \frac{1}{2} \times ${step} \times \left(0 + 0 + 2(${widths.slice(1, -1).join(' + ')})\right) = ${grouped(area)}\ \text{m}^2$$

(c) $V \approx ${grouped(area)} \times ${depth} = ${three(volume)}\ \text{m}^3$

(d) There are $\dfrac{${grouped(area)}}{100} = ${area / 100}$ pieces of $100\ \text{m}^2$, so about $${area / 100} \times ${fish} = ${three(fishes)}$ fish.

(e) Measure at more points that are closer together, so that there are more and narrower strips.

**Second method for (b):** the area below the northern shore is $${grouped(upper)}\ \text{m}^2$, that below the southern shore is $${grouped(lower)}\ \text{m}^2$. The difference is the same.

**Watch out:** Don't use $n$ alone. That would add the land between the $x$-axis and the southern shore.`,
      scheme: [
        [md`(a) $${widths[2]}\ \text{m}$`, 'A1'],
        [md`(b) finds the widths $n - s$ (or uses the rule for both shores)`, 'M1'],
        [md`all widths correct`, 'A1'],
        [md`substitutes into the trapezoidal rule with $h = ${step}$`, 'M1'],
        [md`$${grouped(area)}\ \text{m}^2$ (accept 3 significant figures)`, 'A1'],
        [md`(c) multiplies by $${depth}$`, 'M1'],
        [
          md`$${three(volume)}\ \text{m}^3$${three(volume) === grouped(exactVolume) ? '' : md` (accept $${grouped(exactVolume)}$)`}`,
          'A1',
        ],
        [md`(d) divides by $100$ and multiplies by $${fish}$`, 'M1'],
        [md`$${three(fishes)}$ (accept more figures)`, 'A1'],
        [md`(e) more strips (more measurements)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${widths[2]}`, accuracy: 'exact', unit: 'm' },
        {
          part: 'b',
          kind: 'number',
          expected: `${area}`,
          unit: 'm^2',
          accuracy: { figures: 3 },
          mistakes: [
            {
              value: `${upper}`,
              note: md`That is the area below the northern shore. Subtract the southern one.`,
            },
            { value: `${area / 2}`, note: md`The widths between the ends count twice.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${exactVolume}`,
          unit: 'm^3',
          accuracy: { figures: 3 },
          follows: `b.1 * ${depth}`,
          unless: 'v <= 0',
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(fishes.toPrecision(9))}`,
          accuracy: { figures: 3 },
          follows: `b.1 / 100 * ${fish}`,
          unless: 'n <= 0',
          mistakes: [
            {
              value: `${area * fish}`,
              note: md`There are $${fish}$ fish for each $100\ \text{m}^2$, not for each square metre.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'describe' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: md`= ${widths[2]}\ \text{m}`, value: north[2]! - south[2]! },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${grouped(area)}\ \text{m}^2`,
          value: upper - lower,
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${three(volume)}\ \text{m}^3`,
          value: (upper - lower) * depth,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${three(fishes)}`,
          value: (5 * step * mean(widths.slice(1, -1)) * fish) / 100,
        },
      ],
      drawings: {
        lake: plot({
          x: [-step * 0.3, 6.6 * step],
          y: [0, most + 20],
          ticks: { x: xs, y: 20 },
          height: 210,
          regions: [
            {
              points: [
                ...xs.map((x, index) => [x, north[index]!] as const),
                ...xs.map((x, index) => [x, south[index]!] as const).reverse(),
              ],
              fill: 'tint-second',
            },
          ],
          polylines: [
            {
              points: xs.map((x, index) => [x, north[index]!] as const),
              dots: true,
              label: '*n*',
              place: 'ne',
            },
            {
              points: xs.map((x, index) => [x, south[index]!] as const),
              dots: true,
              ink: 'second',
              label: '*s*',
              place: 'se',
            },
          ],
          description:
            'The points of both shores from the table, joined by straight lines. The lake between them is shaded.',
        }),
      },
    };
  },
});
