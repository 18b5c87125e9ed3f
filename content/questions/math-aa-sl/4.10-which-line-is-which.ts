import { deviation, mean, regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plot } from '../../figures/plot.ts';

/** Eight deviations without correlation: both have mean 0 and standard deviation 1. */
const raw = [-1.6, -1.1, -0.7, -0.2, 0.2, 0.8, 1.1, 1.5];
const bumps = [0.6, -1.2, 1.1, -0.7, 1.3, -1.4, 0.9, -0.6];
const standard = (values: readonly number[]): number[] => {
  const [middle, spread] = [mean(values), deviation(values)];
  return values.map((value) => (value - middle) / spread);
};
const u = standard(raw);
const along = mean(u.map((value, index) => value * bumps[index]!));
const v = standard(bumps.map((value, index) => value - along * u[index]!));

const stories = {
  up: [
    { where: 'eight almond trees near Valencia', x: 'age in years', y: 'height in metres', one: 'tree' },
    { where: 'eight goats on a farm in Lesotho', x: 'age in months', y: 'mass in kilograms', one: 'goat' },
    {
      where: 'eight candles from a workshop in Lviv',
      x: 'length in centimetres',
      y: 'burning time in hours',
      one: 'candle',
    },
  ],
  down: [
    {
      where: 'eight used bicycles in Utrecht',
      x: 'age in years',
      y: 'price in tens of euros',
      one: 'bicycle',
    },
    {
      where: 'eight mountain huts in Nepal',
      x: 'height above the valley in hundreds of metres',
      y: 'temperature at noon in °C',
      one: 'hut',
    },
    {
      where: 'eight solar lamps in Malawi',
      x: 'time in use in months',
      y: 'hours of light from one charge',
      one: 'lamp',
    },
  ],
} as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['4.4'],
  parameters: {
    story: choice(0, 1, 2),
    rising: choice(true, false),
    steeperFirst: choice(true, false),
    /** Gradients of the two lines as they are drawn: of y on x, of x on y. */
    gradients: choice([0.5, 1.5], [1, 2]),
    xMean: integers(6, 8),
    yMean: integers(7, 9),
    step: choice(1, 2, -1, -2),
  },
  // The value that is read off lies on a crossing of the grid; no two diagrams have the same points named in the text.
  allow: ({ gradients: [, steep], step, steeperFirst, yMean }) =>
    Number.isInteger(steep * step) && steeperFirst === (yMean === 8),
  write: ({ story, rising, steeperFirst, gradients: [flat, steep], xMean, yMean, step }) => {
    const { where, x: xName, y: yName, one } = stories[rising ? 'up' : 'down'][story]!;
    const sign = rising ? 1 : -1;
    const r = sign * Math.sqrt(flat / steep);
    // The spread of y that goes with these gradients.
    const [sx, sy] = [2.2, 2.2 * Math.sqrt(flat * steep)];
    const xs = u.map((value) => xMean + sx * value);
    const ys = u.map((value, index) => yMean + sy * (r * value + Math.sqrt(1 - r * r) * v[index]!));
    const [askedY, foundX] = [yMean + sign * steep * step, xMean + step];
    // What the other line would give.
    const wrongX = xMean + (steep * step) / flat;
    const back = regression(ys, xs);
    const xOnY = steeperFirst ? 1 : 2;
    const line = (gradient: number) => (x: number) => yMean + sign * gradient * (x - xMean);
    const [first, second] = steeperFirst ? [steep, flat] : [flat, steep];
    const labelX = (gradient: number): number => xMean + Math.min(5, 5.6 / gradient);
    return {
      text: md`The diagram shows data of ${where}, where $x$ is the ${xName} and $y$ is the ${yName}. The lines $L_1$ and $L_2$ are the regression line of $y$ on $x$ and the regression line of $x$ on $y$, but not necessarily in this order. $L_1$ passes through the point $(${xMean - 2}, ${line(first)(xMean - 2)})$, and $L_2$ through the point $(${xMean + 2}, ${line(second)(xMean + 2)})$.

![](drawing:data)

(a) Write down the mean of $x$ and the mean of $y$. [2]

(b) State which of the lines is the regression line of $x$ on $y$. Justify your answer. [2]

(c) Use the diagram to estimate the value of $x$ for a ${one} with $y = ${askedY}$. [2]

(d) The correlation coefficient of the data is $r$. Write down the sign of $r$, and explain how the diagram shows that $r$ is neither $1$ nor $-1$. [2]`,
      hints: [
        md`Which point do both regression lines have in common?`,
        md`The regression line of $x$ on $y$ makes the *horizontal* distances of the points from the line small, the other one the vertical distances.`,
        md`To estimate $x$ from $y$, one of the two lines is the right one. Go from the $y$-axis across to that line, then down.`,
      ],
      answer: md`(a) Both regression lines pass through the mean point, so it is the point where they cross: $\bar{x} = ${xMean}$ and $\bar{y} = ${yMean}$.

(b) The line of $x$ on $y$ is $L_${xOnY}$. It makes the horizontal distances from the points to the line small. A steep line has small horizontal distances, so of the two lines it is always the steeper one in such a diagram.

(c) A value of $x$ is estimated from a value of $y$, so the line of $x$ on $y$ is needed. Go across from $y = ${askedY}$ to $L_${xOnY}$ and down to the $x$-axis: $x = ${foundX}$.

(d) The lines ${rising ? 'rise' : 'fall'} from left to right, so $r$ is ${rising ? 'positive' : 'negative'}. If $r$ were $1$ or $-1$, all points would lie on one straight line, and the two regression lines would be the same line. Here they aren't.

**Watch out:** The line of $y$ on $x$ would give $x = ${Number(wrongX.toFixed(2))}$ in (c). That line is made for estimates of $y$.`,
      scheme: [
        [md`(a) $\bar{x} = ${xMean}$`, 'A1'],
        [md`$\bar{y} = ${yMean}$`, 'A1'],
        [md`(b) $L_${xOnY}$`, 'A1'],
        [md`it is the steeper line, or it makes the horizontal distances small`, 'R1'],
        [md`(c) uses $L_${xOnY}$ at $y = ${askedY}$ (follow through from (b))`, 'M1'],
        [md`$${foundX}$`, 'A1'],
        [md`(d) ${rising ? 'positive' : 'negative'}`, 'A1'],
        [md`the points don't lie on a line, or the two lines are different`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\bar{x} =$`,
          expected: `${xMean}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${yMean}`, note: md`This is the $y$-coordinate of the point where the lines cross.` },
          ].filter(() => xMean !== yMean),
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\bar{y} =$`,
          expected: `${yMean}`,
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'b', kind: 'self', why: 'justify' },
        {
          part: 'c',
          kind: 'number',
          label: '$x =$',
          expected: `${foundX}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${Number(wrongX.toFixed(6))}`,
              note: md`You used the line of $y$ on $x$. To estimate $x$ from $y$, the other line is the right one.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\bar{x} = ${xMean}`, value: mean(xs) },
        { part: 'a', route: 'numeric', shown: md`\bar{y} = ${yMean}`, value: mean(ys) },
        // The regression of the plotted data themselves.
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${foundX}`,
          value: back.gradient * askedY + back.intercept,
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 14],
          y: [0, 16],
          ticks: { x: 1, y: 1 },
          height: 320,
          xLabel: '*x*',
          yLabel: '*y*',
          points: xs.map((at, index) => ({ at: [at, ys[index]!] as const, cross: true })),
          curves: [
            { f: line(first), label: '*L*_1', labelAt: labelX(first), place: rising ? 'se' : 'ne' },
            { f: line(second), label: '*L*_2', labelAt: labelX(second), place: rising ? 'se' : 'ne' },
          ],
          description: `Eight crosses and two straight lines that ${rising ? 'rise' : 'fall'} from left to right and cross at a point of the grid, (${xMean}, ${yMean}). ${steeperFirst ? 'L1' : 'L2'} is the steeper line: it also passes through (${xMean + 2}, ${yMean + 2 * sign * steep}), the other one through (${xMean + 2}, ${yMean + 2 * sign * flat}).`,
        }),
      },
    };
  },
});
