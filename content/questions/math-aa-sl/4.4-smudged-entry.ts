import { mean, regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { inBrackets, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** Each has sum 0 and no trend, so that the line stays the line of best fit. */
const residuals = [
  [1, -2, 0, 2, -1],
  [-1, 2, 0, -2, 1],
  [2, -1, -2, -1, 2],
  [-2, 1, 2, 1, -2],
  [1, -4, 6, -4, 1],
];

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    story: choice(
      {
        intro:
          'A gardener in Nagoya gives five beds of radishes different amounts of water each day and counts the radishes of each bed.',
        x: 'Water, $x$ (litres)',
        y: 'Radishes, $y$',
        axes: ['Water (litres)', 'Radishes'],
        sign: 1,
      },
      {
        intro: 'A shop in Lisbon notes how many posters it sells in a week at different prices.',
        x: 'Price, $x$ (euros)',
        y: 'Posters sold, $y$',
        axes: ['Price (euros)', 'Posters sold'],
        sign: -1,
      },
      {
        intro:
          'An ice cream stall in Split notes the temperature at noon and the number of portions that it sells.',
        x: 'Temperature, $x$ (°C)',
        y: 'Portions, $y$',
        axes: ['Temperature (°C)', 'Portions'],
        sign: 1,
      },
    ),
    start: integers(8, 14),
    step: choice(2, 3),
    slope: integers(2, 4),
    level: integers(20, 40, 5),
    pattern: choice(...residuals),
    missing: choice(0, 1, 3, 4),
  },
  allow: ({ pattern, missing }) => pattern[missing] !== 0,
  write: ({ story, start, step, slope, level, pattern, missing }) => {
    const xs = [0, 1, 2, 3, 4].map((index) => start + index * step);
    const gradient = story.sign * slope;
    const intercept = story.sign > 0 ? level - 10 : level + slope * xs[4]!;
    const ys = xs.map((x, index) => gradient * x + intercept + pattern[index]!);
    const p = ys[missing]!;
    const [xMean, yMean] = [xs[2]!, gradient * xs[2]! + intercept];
    const others = ys.filter((_, index) => index !== missing);
    const known = others.reduce((sum, y) => sum + y, 0);
    const asked = xs[1]! + 1;
    const line = polynomial([gradient, intercept]);
    const complete = (value: number): number[] => ys.map((y, index) => (index === missing ? value : y));
    return {
      text: md`${story.intro} One of the entries can't be read any more and is called $p$.

| ${story.x} | $${xs.join('$ | $')}$ |
|---|---|---|---|---|---|
| ${story.y} | $${ys.map((y, index) => (index === missing ? 'p' : y)).join('$ | $')}$ |

The regression line of $y$ on $x$, found with all five pairs, is $y = ${line}$.

(a) Find the mean $\bar{x}$. [1]

(b) Hence write down the mean $\bar{y}$, giving a reason. [2]

(c) Find the value of $p$. [2]

(d) Use the regression line to estimate the value of $y$ for $x = ${asked}$. [1]

(e) State whether Pearson's correlation coefficient is positive or negative, giving a reason. [1]`,
      hints: [
        md`Through which special point does every regression line go?`,
        md`The mean $\bar{y}$ tells you the sum of all five values of $y$.`,
      ],
      answer: md`(a) $\bar{x} = \dfrac{${xs.join(' + ')}}{5} = ${xMean}$

(b) The regression line passes through the mean point $(\bar{x}, \bar{y})$, so $\bar{y} = ${gradient} \times ${xMean} + ${inBrackets(intercept)} = ${yMean}$.

(c) The five values of $y$ add up to $5 \times ${yMean} = ${5 * yMean}$. The other four add up to $${others.join(' + ')} = ${known}$, so $p = ${5 * yMean} - ${known} = ${p}$.

(d) $y = ${gradient} \times ${asked} + ${inBrackets(intercept)} = ${gradient * asked + intercept}$

(e) It is ${story.sign > 0 ? 'positive' : 'negative'}, because the gradient of the regression line is ${story.sign > 0 ? 'positive' : 'negative'}.

The diagram shows all five points, the line, and the mean point as a dot.

![](drawing:scatter)

**Watch out:** It is tempting to put the value of $x$ above $p$ into the equation of the line. But the points of the table needn't lie on the line; the only point that surely does is the mean point.`,
      scheme: [
        [md`$\bar{x} = ${xMean}$`, 'A1'],
        [md`the line passes through $(\bar{x}, \bar{y})$`, 'R1'],
        [md`$\bar{y} = ${yMean}$`, 'A1'],
        [md`$5 \times ${yMean} - ${known}$, or an equation for the mean with $p$`, 'M1'],
        [md`$p = ${p}$`, 'A1'],
        [md`$${gradient * asked + intercept}$`, 'A1'],
        [md`${story.sign > 0 ? 'positive' : 'negative'}, because it has the sign of the gradient`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${xMean}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: `${yMean}`,
          accuracy: 'exact',
          marks: 1,
          follows: `${gradient} * a.1 + ${inBrackets(intercept)}`,
        },
        { part: 'b', kind: 'self', why: 'give a reason', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: `${p}`,
          accuracy: 'exact',
          follows: `5 * b.1 - ${known}`,
          mistakes: [
            {
              value: `${gradient * xs[missing]! + intercept}`,
              note: md`You took the value of the line at $x = ${xs[missing]}$. The points of the table need not lie on the line; use the mean of $y$.`,
            },
          ],
        },
        { part: 'd', kind: 'number', expected: `${gradient * asked + intercept}`, accuracy: 'exact' },
        { part: 'e', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `}{5} = ${xMean}`, value: mean(xs) },
        { part: 'b', route: 'numeric', shown: `${inBrackets(intercept)} = ${yMean}`, value: mean(ys) },
        {
          part: 'c',
          route: 'numeric',
          shown: `${5 * yMean} - ${known} = ${p}`,
          // The value for which the whole regression has the given gradient.
          value: Number(
            root((value) => regression(xs, complete(value)).gradient - gradient, -500, 700).toFixed(6),
          ),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `${gradient} \\times ${asked} + ${inBrackets(intercept)} = ${gradient * asked + intercept}`,
          value: Number((regression(xs, ys).gradient * asked + regression(xs, ys).intercept).toFixed(6)),
        },
      ],
      drawings: {
        scatter: plot({
          frame: true,
          x: [xs[0]! - 1, xs[4]! + 1],
          y: [Math.min(...ys) - 4, Math.max(...ys) + 4],
          xLabel: story.axes[0]!,
          yLabel: story.axes[1]!,
          points: [
            ...xs.map((x, index) => ({ at: [x, ys[index]!] as [number, number], cross: true })),
            { at: [xMean, yMean] as [number, number] },
          ],
          curves: [{ f: (x) => gradient * x + intercept }],
          description: `A scatter diagram of the five pairs with the regression line y = ${line.replaceAll('-', '−')}, which passes through the mean point (${xMean}, ${yMean}).`,
        }),
      },
    };
  },
});
