import { maximum, maximumAt, root, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { sf, surd } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['1.8'],
  parameters: {
    b: integers(2, 5),
    top: integers(1, 7),
    c: integers(2, 9),
    level: integers(1, 4),
  },
  allow: ({ b, top, c, level }) => {
    const a = 2 * b * top;
    const inside = a * c - b * b;
    return Math.abs(inside) > 3 && inside < 9 * b * b && level < top + 1;
  },
  write: ({ b, top, c, level }) => {
    const a = 2 * b * top;
    const f = (x: number) => (a * x) / (x * x + b * b);
    const far = 4 * b;
    const k = level < top ? level : top + 1;
    const inside = a * c - b * b;
    const count = inside > 0 ? 3 : 1;
    const meets =
      inside > 0
        ? md`$x = 0$ and $x = \pm ${surd(inside)} = \pm ${sf(Math.sqrt(inside))}$`
        : md`$x = 0$ only`;
    const some = k < top;
    const first = some ? root((x) => f(x) - k, 0, b) : 0;
    const second = some ? root((x) => f(x) - k, b, 900) : 0;
    return {
      text: md`Consider the function $f(x) = \dfrac{${a}x}{x^2 + ${b * b}}$ for $x \in \mathbb{R}$.

(a) Find the coordinates of the highest point and of the lowest point of the graph of $f$. [3]

(b) Write down the equation of the horizontal asymptote. [1]

(c) Sketch the graph of $f$ for $-${far} \le x \le ${far}$. Show the highest point, the lowest point and the intercept with the axes. [4]

(d) Find the number of solutions of $f(x) = ${k}$. Give a reason. [2]

(e) Find all values of $k$ for which $f(x) = k$ has exactly two solutions. [3]

(f) Find the number of points in which the graph of $f$ meets the line $y = \dfrac{x}{${c}}$, and justify your answer. [3]`,
      hints: [
        md`Draw the graph in a window with $-${far} \le x \le ${far}$.`,
        md`For $f(x) = k$, move a horizontal line up and down in your sketch. Mind the asymptote.`,
        md`In (f), is there a point that lies on both graphs without any calculation? For other points you may divide the equation by $x$. Why?`,
      ],
      answer: md`(a) The calculator finds the maximum at $x = ${b}$ with the value $y = ${top}$, and the minimum at $x = -${b}$ with the value $y = -${top}$. The points are $(${b}, ${top})$ and $(-${b}, -${top})$.

(b) For very large positive or negative $x$ the values come closer and closer to $0$, so the asymptote is $y = 0$.

(c) The graph passes through the origin, and far from it both ends come near the $x$-axis.

![](drawing:graph)

(d) ${
        some
          ? md`The line $y = ${k}$ lies between the $x$-axis and the highest point, so it meets the graph on the way up and on the way down: $2$ solutions. (They are $x = ${sf(first)}$ and $x = ${sf(second)}$.)`
          : md`The line $y = ${k}$ lies above the highest point, whose height is $${top}$. They don't meet: $0$ solutions.`
      }

(e) A horizontal line $y = k$ meets the graph twice if it lies between $0$ and $${top}$, or between $-${top}$ and $0$. At $k = 0$ there is only the solution $x = 0$, and at $k = \pm ${top}$ the line only touches the graph. So $-${top} < k < ${top}$ with $k \neq 0$.

(f) The equation is $\dfrac{${a}x}{x^2 + ${b * b}} = \dfrac{x}{${c}}$. One solution is $x = 0$. For $x \neq 0$ divide by $x$ and multiply: $x^2 + ${b * b} = ${a * c}$, so $x^2 = ${inside}$. ${inside > 0 ? 'This has two more solutions.' : 'No real number has a negative square.'} They meet for ${meets}, so the number of points is $${count}$.

**Calculator:** draw both graphs for $-${far} \le x \le ${far}$ and count the points of intersection.${Math.abs(inside) < (b * b) / 2 ? ' Zoom in near the origin, where they are close together.' : ''}

**Watch out:** a window that is too narrow hides the way back to the asymptote, and with it half of the solutions.`,
      scheme: [
        [md`(a) $x = ${b}$ or $x = -${b}$`, 'A1'],
        [md`$(${b}, ${top})$`, 'A1'],
        [md`$(-${b}, -${top})$`, 'A1'],
        [md`(b) $y = 0$`, 'A1'],
        [md`(c) a curve through the origin with one maximum and one minimum`, 'A1'],
        [md`maximum shown in about the right place`, 'A1'],
        [md`minimum shown in about the right place`, 'A1'],
        [md`both ends approach the $x$-axis without meeting it`, 'A1'],
        [md`(d) $${some ? 2 : 0}$`, 'A1'],
        [
          md`the line $y = ${k}$ is ${some ? 'below the highest point and above the asymptote' : 'above the highest point'}`,
          'R1',
        ],
        [md`(e) considers horizontal lines between the lowest and the highest point`, 'M1'],
        [md`$-${top} < k < ${top}$`, 'A1'],
        [md`$k \neq 0$`, 'A1'],
        [md`(f) sets the expressions equal, or draws both graphs`, 'M1'],
        [md`$x = 0$ and $x^2 = ${inside}$, or the points of intersection`, 'A1'],
        [md`$${count}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Highest point',
          expected: `(${b}, ${top})`,
          accuracy: 'exact',
          marks: 2,
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Lowest point',
          expected: `(-${b}, -${top})`,
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'b', kind: 'equation', expected: 'y = 0', variables: ['x', 'y'] },
        { part: 'c', kind: 'self', why: 'sketch' },
        {
          part: 'd',
          kind: 'number',
          label: 'Number of solutions',
          expected: `${some ? 2 : 0}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: '1', note: md`Look at the whole graph, also far to the right.` }],
        },
        { part: 'd', kind: 'self', why: 'give a reason', marks: 1 },
        { part: 'e', kind: 'self', why: 'two intervals' },
        {
          part: 'f',
          kind: 'number',
          label: 'Number of points',
          expected: `${count}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: '2',
              note:
                count === 3
                  ? md`If you divide the equation by $x$, one solution gets lost.`
                  : md`Both graphs are symmetric about the origin and pass through it. Can the number be even?`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'justify', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `x = ${b}`, value: Number(maximumAt(f, 0, 40).toFixed(4)) },
        { part: 'a', route: 'numeric', shown: `y = ${top}`, value: Number(maximum(f, 0, 40).toFixed(6)) },
        {
          part: 'd',
          route: 'numeric',
          shown: `${some ? 2 : 0}$ solutions`.split('$')[0]!,
          value: roots((x) => f(x) - k, -400.3, 401.7, 9000).length,
        },
        {
          part: 'f',
          route: 'numeric',
          shown: `${count}`,
          value: roots((x) => f(x) - x / c, -60.37, 61.13, 5003).length,
        },
      ],
      drawings: {
        graph: plot({
          x: [-far, far],
          y: [-top * 1.5, top * 1.5],
          ticks: false,
          height: 220,
          curves: [{ f }],
          points: [
            { at: [b, top], label: `(${b}, ${top})`, place: 'n' },
            { at: [-b, -top], label: `(−${b}, −${top})`, place: 's' },
          ],
          description: `A curve that comes from the negative x-axis, falls to a minimum at (−${b}, −${top}), rises through the origin to a maximum at (${b}, ${top}) and falls towards the x-axis.`,
        }),
      },
    };
  },
});
