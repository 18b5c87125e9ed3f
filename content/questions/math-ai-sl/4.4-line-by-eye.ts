import { mean } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf as significant } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const exact = (value: number) => String(Number(value.toFixed(6)));

/** Exact where it can be, such as 6 and not 6.00. */
const sf = (value: number, figures = 3) => {
  const short = String(Number(value.toPrecision(figures)));
  return Math.abs(Number(short) - value) < 1e-9 ? short : significant(value, figures);
};

const stories = [
  {
    what: 'Six bakers in Aleppo note the time $x$, in minutes, for which they knead a dough, and the height $y$, in millimetres, of the loaf.',
    x: 'kneading time (min)',
    y: 'height (mm)',
    unit: 'mm',
    least: 60,
  },
  {
    what: 'Six farmers near Cuzco note the amount $x$ of dung, in kilograms per square metre, and the mass $y$, in grams, of the largest potato.',
    x: 'dung (kg per m^2)',
    y: 'mass (g)',
    unit: 'grams',
    least: 90,
  },
  {
    what: 'Six hikers in Slovenia note the mass $x$ of their rucksack, in kilograms, and the time $y$, in minutes, for the same path.',
    x: 'mass (kg)',
    y: 'time (min)',
    unit: 'minutes',
    least: 50,
  },
] as const;
const shapes = [
  { x: [2, 4, 5, 7, 8, 10], off: [3, -4, 2, -3, 5, -3] },
  { x: [1, 3, 6, 7, 9, 10], off: [-2, 4, -5, 3, 3, -3] },
  { x: [2, 3, 5, 8, 9, 9], off: [4, -3, -2, -2, 6, -3] },
  { x: [1, 4, 5, 6, 10, 10], off: [-3, 5, -2, -1, -4, 5] },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: integers(0, 2),
    shape: integers(0, 3),
    gradient: choice(3, 4, 5, 6),
    up: integers(0, 6, 2),
    asked: choice(3, 7, 8, 9),
  },
  // At the mean point there would be nothing to calculate; the mean of x is 6 in each shape.
  allow: ({ shape, asked }) => !(shapes[shape]!.x as readonly number[]).includes(asked),
  write: ({ story, shape, gradient, up, asked }) => {
    const { what, x: xName, y: yName, unit, least } = stories[story]!;
    const { x, off } = shapes[shape]!;
    const start = least + up;
    const y = x.map((at, index) => start + gradient * at + off[index]!);
    const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);
    const [xMean, yMean] = [total(x) / 6, total(y) / 6];
    const m = (yMean - start) / xMean;
    const estimate = start + m * asked;
    const top = Math.ceil((Math.max(...y) + 5) / 10) * 10;
    return {
      text: md`${what}

| $x$ | ${x.join(' | ')} |
|---|---|---|---|---|---|---|
| $y$ | ${y.join(' | ')} |

![](drawing:scatter)

(a) Find the mean $\bar{x}$ and the mean $\bar{y}$. [2]

(b) Describe the correlation that the diagram shows. [1]

A student draws a line of best fit by eye. It passes through $(\bar{x}, \bar{y})$ and meets the $y$-axis at $${start}$.

(c) Explain why the student lets the line pass through $(\bar{x}, \bar{y})$. [1]

(d) Find the gradient of this line. [2]

(e) Use the line to estimate $y$ for $x = ${asked}$. [2]`,
      hints: [
        md`A mean is a sum divided by the number of values.`,
        md`Two points of the line are known: the mean point, and a point on the $y$-axis.`,
        md`With the gradient $m$ the line is $y = mx + ${start}$.`,
      ],
      answer: md`(a) $\bar{x} = \frac{${total(x)}}{6} = ${sf(xMean)}$ and $\bar{y} = \frac{${total(y)}}{6} = ${sf(yMean)}$

(b) A positive correlation: $y$ tends to be greater where $x$ is greater.

(c) A line of best fit always passes through the mean point. It is the centre of the data.

(d) The line goes through $(0, ${start})$ and the mean point, so its gradient is $m = \frac{${sf(yMean, 5)} - ${start}}{${sf(xMean, 5)}} = ${sf(m)}$.

(e) The line is $y = mx + ${start}$. For $x = ${asked}$ it gives $${sf(m, 5)} \times ${asked} + ${start} = ${sf(estimate)}$ ${unit}.

**Watch out:** A line by eye need not pass through any point of the data, and it need not go through the origin. But it must pass through the mean point.`,
      scheme: [
        [md`$${sf(xMean)}$`, 'A1'],
        [md`$${sf(yMean)}$`, 'A1'],
        [md`positive (strong or moderate)`, 'A1'],
        [md`a line of best fit passes through the mean point`, 'R1'],
        [md`$\frac{\bar{y} - ${start}}{\bar{x} - 0}$`, 'M1'],
        [md`$${sf(m)}$ (follow through)`, 'A1'],
        [md`substitutes $x = ${asked}$ into $y = mx + ${start}$`, 'M1'],
        [md`$${sf(estimate)}$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: md`$\bar{x} =$`, expected: `${xMean}`, marks: 1 },
        { part: 'a', kind: 'number', label: md`$\bar{y} =$`, expected: `${yMean}`, marks: 1 },
        { part: 'b', kind: 'self', why: 'describe' },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          expected: `${m}`,
          follows: `(a.2 - ${start}) / a.1`,
          mistakes: [
            {
              value: (yMean / xMean).toFixed(4),
              note: md`That line passes through the origin. This one meets the $y$-axis at $${start}$.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${estimate}`,
          unit,
          follows: `d.1 * ${asked} + ${start}`,
          mistakes: [
            {
              value: exact(Number((m * asked).toFixed(4))),
              note: md`You left out the $${start}$ at which the line meets the $y$-axis.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`\bar{x} = \frac{${total(x)}}{6} = ${sf(xMean)}`,
          value: mean(x),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`\bar{y} = \frac{${total(y)}}{6} = ${sf(yMean)}`,
          value: mean(y),
        },
        { part: 'd', route: 'numeric', shown: `= ${sf(m)}`, value: gradient + total(off) / total(x) },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(estimate)}`,
          value: mean(y) + (asked - mean(x)) * (gradient + total(off) / total(x)),
        },
      ],
      drawings: {
        scatter: plot({
          frame: true,
          grid: true,
          x: [0, 11],
          y: [Math.floor((start - 10) / 10) * 10, top],
          xLabel: xName,
          yLabel: yName,
          height: 220,
          points: x.map((at, index) => ({ at: [at, y[index]!] as const, cross: true })),
          description:
            'A scatter diagram of the six points of the table, marked by crosses. They rise from left to right.',
        }),
      },
    };
  },
});
