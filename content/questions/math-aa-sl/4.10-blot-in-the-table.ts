import { mean, regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { inBrackets, plus } from '../../authoring/wording.ts';

/** Deviations of x that go with −2, −1, 0, 1, 2 of y, so that the gradient of x on y has one decimal. */
const shapes = [
  [-3, -1, -1, 3, 2],
  [-2, -3, 1, 1, 3],
  [-4, 0, -1, 2, 3],
  [-3, 1, -2, 1, 3],
  [-2, -1, -2, 3, 2],
  [3, 1, -1, 0, -3],
  [2, 3, -1, -1, -3],
  [4, 0, 1, -2, -3],
] as const;
const orders = [
  [2, 0, 3, 1, 4],
  [1, 3, 0, 4, 2],
  [3, 1, 4, 2, 0],
  [0, 2, 4, 1, 3],
] as const;

const stories = [
  {
    where: 'five weavers in Oaxaca',
    x: 'the number of rugs made in a year',
    y: 'the number of years of experience',
    one: 'a weaver',
    rising: true,
    yLow: 6,
  },
  {
    where: 'five beehives in different parts of Slovenia',
    x: 'the mass of honey in kilograms',
    y: 'the number of warm days in May',
    one: 'a beehive',
    rising: true,
    yLow: 9,
  },
  {
    where: 'five days at a café in Hanoi',
    x: 'the number of iced coffees sold between noon and 1 p.m.',
    y: 'the number of hours of rain on that day',
    one: 'a day',
    rising: false,
    yLow: 4,
  },
  {
    where: 'five chess players in Yerevan',
    x: 'the number of mistakes in a test',
    y: 'the number of hours of training in a week',
    one: 'a player',
    rising: false,
    yLow: 5,
  },
] as const;

const tidy = (value: number): number => Number(value.toFixed(6));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['4.3', '4.4'],
  parameters: {
    story: choice(0, 1, 2, 3),
    shape: choice(0, 1, 2, 3, 4, 5, 6, 7),
    order: choice(0, 1, 2, 3),
    xMean: integers(8, 14),
    more: integers(0, 3),
    lost: choice(0, 1, 2, 3, 4),
    step: choice(1, -1, 2),
  },
  allow: ({ story, shape }) => stories[story]!.rising === shape < 5,
  write: ({ story, shape, order, xMean, more, lost, step }) => {
    const { where, x: xName, y: yName, one, yLow } = stories[story]!;
    const yMean = yLow + more;
    const places = orders[order]!;
    const xs = places.map((at) => xMean + shapes[shape]![at]!);
    const ys = places.map((at) => yMean + at - 2);
    const fit = regression(ys, xs);
    const c = tidy(fit.gradient);
    const d = tidy(xMean - c * yMean);
    const p = ys[lost]!;
    const known = ys.filter((_, index) => index !== lost).reduce((sum, y) => sum + y, 0);
    const asked = yMean + step;
    const estimate = tidy(c * asked + d);
    const direct = fit.gradient * asked + fit.intercept;
    const total = xs.reduce((sum, x) => sum + x, 0);
    const lineText = md`x = ${c === 1 ? '' : c === -1 ? '-' : c}y${plus(d)}`;
    return {
      text: md`The table shows two numbers for each of ${where}: $x$ is ${xName}, and $y$ is ${yName}. A drop of ink has made one entry unreadable. It is called $p$.

| $x$ | ${xs.map((x) => `$${x}$`).join(' | ')} |
|---|---|---|---|---|---|
| $y$ | ${ys.map((y, index) => (index === lost ? '$p$' : `$${y}$`)).join(' | ')} |

The regression line of $x$ on $y$, calculated before the accident, is $${lineText}$.

(a) Find the mean of $x$. [1]

(b) Hence find the mean of $y$. [2]

(c) Find the value of $p$. [2]

(d) Use the line to estimate the value of $x$ for ${one} with $y = ${asked}$. [1]

(e) State, with a reason, whether this line should be used to estimate $y$ for ${one} with $x = ${xMean + 1}$. [1]`,
      hints: [
        md`Which point lies on every regression line?`,
        md`Put the mean of $x$ into the equation of the line and solve it for $y$.`,
        md`Five times the mean of $y$ is the sum of all five values.`,
        md`For (e), which variable stands alone on the left side of the equation?`,
      ],
      answer: md`(a) $\bar{x} = \dfrac{${xs.join(' + ')}}{5} = \dfrac{${total}}{5} = ${xMean}$

(b) The regression line passes through the mean point $(\bar{x}, \bar{y})$. Put $\bar{x} = ${xMean}$ into its equation: $${xMean} = ${c === 1 ? '' : c === -1 ? '-' : c}\bar{y}${plus(d)}$. Then $${c === 1 ? '' : c === -1 ? '-' : c}\bar{y} = ${tidy(xMean - d)}$ and $\bar{y} = ${yMean}$.

(c) The sum of the five values of $y$ is $5 \times ${yMean} = ${5 * yMean}$. The four that can be read add up to $${known}$, so $p = ${5 * yMean} - ${known} = ${p}$.

(d) $x = ${c} \times ${asked}${plus(d)} = ${estimate}$

(e) No. The line of $x$ on $y$ is made to estimate $x$ from $y$. To estimate $y$ from $x$, the regression line of $y$ on $x$ is needed.

**Watch out:** The line passes through the *mean* point. The single points of the table needn't lie on it, so it is wrong to put $x = ${xs[lost]}$ into the equation to find $p$.`,
      scheme: [
        [md`(a) $${xMean}$`, 'A1'],
        [md`(b) uses that $(\bar{x}, \bar{y})$ lies on the line (follow through)`, 'M1'],
        [md`$${yMean}$`, 'A1'],
        [md`(c) $${known} + p = 5 \times ${yMean}$ (follow through)`, 'M1'],
        [md`$p = ${p}$`, 'A1'],
        [md`(d) $${estimate}$`, 'A1'],
        [md`(e) no, because $y$ is to be estimated from $x$, which needs the line of $y$ on $x$`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: md`$\bar{x} =$`, expected: `${xMean}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          label: md`$\bar{y} =$`,
          expected: `${yMean}`,
          accuracy: 'exact',
          follows: `(a.1 - ${inBrackets(d)}) / ${inBrackets(c)}`,
          mistakes: [
            {
              value: `${tidy(c * xMean + d)}`,
              note: md`You put the mean of $x$ in the place of $y$. In this equation $x$ stands alone on the left.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - yMean) > 0.5),
        },
        {
          part: 'c',
          kind: 'number',
          label: '$p =$',
          expected: `${p}`,
          accuracy: 'exact',
          follows: `5 * b.1 - ${known}`,
          mistakes: [
            {
              value: `(${xs[lost]} - ${inBrackets(d)}) / ${inBrackets(c)}`,
              note: md`The point with the unreadable entry needn't lie on the line. Only the mean point does for sure.`,
            },
          ].filter(() => Math.abs((xs[lost]! - d) / c - p) > 0.55),
        },
        { part: 'd', kind: 'number', label: '$x =$', expected: `${estimate}`, accuracy: 'exact' },
        { part: 'e', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${xMean}`, value: mean(xs) },
        { part: 'b', route: 'numeric', shown: md`\bar{y} = ${yMean}`, value: mean(ys) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${p}`,
          // The entry with which the data have this line at their mean point.
          value: root(
            (entry) => {
              const whole = ys.map((y, index) => (index === lost ? entry : y));
              return c * mean(whole) + d - mean(xs);
            },
            -60,
            80,
          ),
        },
        { part: 'd', route: 'numeric', shown: `= ${estimate}`, value: direct, within: 1e-9 },
      ],
    };
  },
});
