import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { inBrackets, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number): number => Number(value.toPrecision(9));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['4.4'],
  parameters: {
    story: choice(
      {
        who: 'For the students of a music school in Vilnius',
        x: 'the number of hours of practice in a week',
        y: 'the score in a competition',
        one: 'a student',
      },
      {
        who: 'For the villages along a river in Laos',
        x: 'the number of fishing boats',
        y: 'the number of fishing families',
        one: 'a village',
      },
      {
        who: 'For the weeks of one winter in Palermo',
        x: 'the mean temperature in °C',
        y: 'the number of guests in a street café on Sunday',
        one: 'a week',
      },
    ),
    gradient: choice(2, 3, 4),
    other: choice(0.1, 0.2, 0.25, 0.3, 0.4),
    xMean: integers(8, 16),
    yMean: integers(40, 80, 4),
    up: integers(2, 5),
    right: integers(10, 20, 10),
  },
  allow: ({ gradient, other, xMean, yMean }) =>
    gradient * other < 0.95 &&
    gradient * other > 0.35 &&
    yMean - gradient * xMean > 3 &&
    xMean - other * yMean !== 0,
  write: ({ story, gradient, other, xMean, yMean, up, right }) => {
    const [b, d] = [yMean - gradient * xMean, tidy(xMean - other * yMean)];
    const [atX, atY] = [xMean + up, yMean + right];
    const [yFound, xFound] = [gradient * atX + b, tidy(other * atY + d)];
    const [x, y] = solveLinear(
      [
        [-gradient, 1],
        [1, -other],
      ],
      [b, d],
    ) as [number, number];
    return {
      text: md`${story.who}, $x$ is ${story.x} and $y$ is ${story.y}. The regression line of $y$ on $x$ is

$$y = ${polynomial([gradient, b])},$$

and the regression line of $x$ on $y$ is

$$x = ${polynomial([other, d], 'y')}.$$

(a) Find the mean of $x$ and the mean of $y$. [4]

(b) Estimate $y$ for ${story.one} with $x = ${atX}$. [2]

(c) Estimate $x$ for ${story.one} with $y = ${atY}$. [2]

(d) State, with a reason, which line you used in part (c). [1]`,
      hints: [
        md`Which point lies on both regression lines?`,
        md`The line of $y$ on $x$ is made for estimating $y$ from $x$. Which one is made for the other direction?`,
      ],
      answer: md`(a) Both lines pass through the mean point $(\bar{x}, \bar{y})$. Substituting the first equation in the second,
$$x = ${other}(${polynomial([gradient, b])})${d < 0 ? ` - ${-d}` : ` + ${d}`} = ${tidy(other * gradient)}x ${tidy(other * b + d) < 0 ? `- ${-tidy(other * b + d)}` : `+ ${tidy(other * b + d)}`},$$
so $${tidy(1 - other * gradient)}x = ${tidy(other * b + d)}$ and $x = ${xMean}$. Then $y = ${gradient} \times ${xMean} + ${b} = ${yMean}$. So $\bar{x} = ${xMean}$ and $\bar{y} = ${yMean}$.

![](drawing:lines)

(b) With the line of $y$ on $x$: $y = ${gradient} \times ${atX} + ${b} = ${yFound}$

(c) With the line of $x$ on $y$: $x = ${other} \times ${atY} + ${inBrackets(d)} = ${xFound}$

(d) The line of $x$ on $y$, because $x$ is estimated from a known value of $y$.

**Watch out:** It is tempting to solve $y = ${polynomial([gradient, b])}$ for $x$ in (c). That gives another value, because the two lines agree at the mean point only.`,
      scheme: [
        [md`recognises that $(\bar{x}, \bar{y})$ lies on both lines`, 'R1'],
        [md`attempts to solve the two equations`, 'M1'],
        [md`$\bar{x} = ${xMean}$`, 'A1'],
        [md`$\bar{y} = ${yMean}$`, 'A1'],
        [md`substitutes $x = ${atX}$ in the line of $y$ on $x$`, 'M1'],
        [md`$${yFound}$`, 'A1'],
        [md`substitutes $y = ${atY}$ in the line of $x$ on $y$`, 'M1'],
        [md`$${xFound}$`, 'A1'],
        [md`the line of $x$ on $y$, because $x$ is estimated from $y$`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\bar{x} =$`,
          expected: `${xMean}`,
          accuracy: 'exact',
          marks: 2,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\bar{y} =$`,
          expected: `${yMean}`,
          accuracy: 'exact',
          marks: 2,
          follows: `${gradient} * a.1 + ${b}`,
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${yFound}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${atX} - ${inBrackets(d)}) / ${other}`,
              note: md`You used the line of $x$ on $y$. To estimate $y$ from $x$, use the line of $y$ on $x$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${xFound}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${atY} - ${b}) / ${gradient}`,
              note: md`You used the line of $y$ on $x$. To estimate $x$ from $y$, use the line of $x$ on $y$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\bar{x} = ${xMean}`, value: x },
        { part: 'a', route: 'numeric', shown: md`\bar{y} = ${yMean}`, value: y },
        // From the mean point along each line.
        { part: 'b', route: 'exact', shown: `+ ${b} = ${yFound}`, value: yMean + gradient * up },
        {
          part: 'c',
          route: 'exact',
          shown: md`+ ${inBrackets(d)} = ${xFound}`,
          value: xMean + other * right,
        },
      ],
      drawings: {
        lines: plot({
          frame: true,
          x: [xMean - 8, xMean + 8],
          y: [yMean - 30, yMean + 30],
          xLabel: '*x*',
          yLabel: '*y*',
          height: 210,
          curves: [
            { f: (at) => gradient * at + b, label: '*y* on *x*', labelAt: xMean + 3.5, place: 'se' },
            {
              f: (at) => (at - d) / other,
              label: '*x* on *y*',
              labelAt: xMean + (other > 0.3 ? 6 : 20 * other),
              place: 'nw',
            },
          ],
          points: [{ at: [xMean, yMean] }],
          description: `The two regression lines. They cross at the mean point (${xMean}, ${yMean}); the line of x on y is the steeper one.`,
        }),
      },
    };
  },
});
