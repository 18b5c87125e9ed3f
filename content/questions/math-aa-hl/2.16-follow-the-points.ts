import { maximumAt, minimumAt, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.11'],
  parameters: {
    // Minimum at A, maximum at B
    xa: integers(-5, 1),
    wide: choice(4, 6, 8),
    low: choice(-5, -4, -3, -2),
    high: choice(1, 2, 3, 4),
    p: choice(2, 3),
    q: choice(-3, -2, -1, 1, 2, 3),
    a: choice(2, 4),
    b: choice(-7, -5, -3, 1, 3, 5, 6),
  },
  allow: ({ xa, wide, low, high, p, q, a, b }) => {
    const xb = xa + wide;
    const whole = [(xa - q) / p, (xb - q) / p, (xa - b) / a, (xb - b) / a].every(Number.isInteger);
    return whole && -low !== high && xb !== 0 && xa !== 0 && (p !== a || b !== q);
  },
  write: ({ xa, wide, low, high, p, q, a, b }) => {
    const xb = xa + wide;
    const f = (x: number) => {
      const s = (x - xa) / wide;
      return low + (high - low) * (3 * s * s - 2 * s ** 3);
    };
    const [ia, ib] = [(xa - q) / p, (xb - q) / p];
    const [ja, jb] = [(xa - b) / a, (xb - b) / a];
    const [aAgain, bAgain] = solveLinear(
      [
        [ja, 1],
        [jb, 1],
      ],
      [xa, xb],
    ) as [number, number];
    const moved = (x: number) => f(p * x + q);
    return {
      text: md`The diagram shows the graph of $y = f(x)$. It has a local minimum at $\mathrm{A}(${xa}, ${low})$ and a local maximum at $\mathrm{B}(${xb}, ${high})$.

![](drawing:graph)

(a) Find the coordinates of the images of A and B on the graph of $y = f(${p}x${plus(q)})$. [3]

(b) Write down the coordinates of the image of A on the graph of $y = [f(x)]^2$, and explain why it is a local maximum there. [2]

(c) On the graph of $y = f(ax + b)$, where $a > 0$, the image of A is $(${ja}, ${low})$ and the image of B is $(${jb}, ${high})$. Find the value of $a$ and of $b$. [3]`,
      hints: [
        md`The height of a point does not change in (a). For which $x$ does the bracket have the value that A needs?`,
        md`Near A the values of $f$ are negative. What happens to their sizes as $x$ moves away from A?`,
        md`In (c), $ax + b$ must have the value $${xa}$ at $x = ${ja}$. B gives a second equation.`,
      ],
      answer: md`(a) The image of A is where the bracket has the value $${xa}$, because there $f$ has its minimum: $${p}x${plus(q)} = ${xa}$ gives $x = ${ia}$. In the same way $${p}x${plus(q)} = ${xb}$ gives $x = ${ib}$. The heights stay: $(${ia}, ${low})$ and $(${ib}, ${high})$.

(b) The height is squared: $(${low})^2 = ${low * low}$, so the image is $(${xa}, ${low * low})$. Near A all values of $f$ are negative, and $${low}$ is the one farthest from $0$. So its square is greater than those of its neighbours.

(c) The bracket must be $${xa}$ at $x = ${ja}$ and $${xb}$ at $x = ${jb}$:

$$${ja === 0 ? 'b' : ja === 1 ? 'a + b' : ja === -1 ? '-a + b' : `${ja}a + b`} = ${xa} \qquad\text{and}\qquad ${jb === 0 ? 'b' : jb === 1 ? 'a + b' : jb === -1 ? '-a + b' : `${jb}a + b`} = ${xb}$$

Subtracting, $${jb - ja === 1 ? 'a' : `${jb - ja}a`} = ${wide}$${jb - ja === 1 ? '.' : md`, and $a = ${a}$.`} Then ${jb - ja === 1 ? md`$a = ${a}$ and ` : ''}$b = ${b}$.

*Another way:* the distance between the two points across has shrunk from $${wide}$ to $${jb - ja}$, so $a = ${jb - ja === 1 ? wide : md`\frac{${wide}}{${jb - ja}} = ${a}`}$.

**Watch out:** In $y = f(${p}x${plus(q)})$ it is wrong to multiply $x$ by $${p}$. The graph is *moved* by $${-q}$ first and then *compressed*: $x$ becomes $\frac{x${plus(-q)}}{${p}}$.`,
      scheme: [
        [
          md`(a) solves $${p}x${plus(q)} = ${xa}$ or $${p}x${plus(q)} = ${xb}$, or a translation and then a stretch`,
          'M1',
        ],
        [md`$(${ia}, ${low})$`, 'A1'],
        [md`$(${ib}, ${high})$`, 'A1'],
        [md`(b) $(${xa}, ${low * low})$`, 'A1'],
        ['near A the values are negative, and the least of them has the greatest square', 'R1'],
        [md`(c) two equations in $a$ and $b$, or the ratio of the distances across`, 'M1'],
        [md`$a = ${a}$`, 'A1'],
        [md`$b = ${b}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Image of A:',
          expected: `(${ia}, ${low})`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `(${p * xa + q}, ${low})`,
              note: md`You put $${xa}$ in for $x$. The bracket must *have* the value $${xa}$.`,
            },
          ].filter(({ value }) => value !== `(${ia}, ${low})`),
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Image of B:',
          expected: `(${ib}, ${high})`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: `(${xa}, ${low * low})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `(${xa}, ${-low})`, note: md`This is on the graph of $y = |f(x)|$.` }],
        },
        { part: 'b', kind: 'self', why: 'explain', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `1/${a}`,
              note: md`This is the scale factor of the stretch. Inside the bracket stands its reciprocal.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 1,
          ...(ja !== 0 && { follows: `${xa} - c.1 * (${ja})` }),
          mistakes: [{ value: `${-b}`, note: 'Look at the sign. Test your values with the point A.' }],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `x = ${ia}`,
          value: minimumAt(moved, ia - 0.8, ia + 0.9),
          within: 1e-5,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `x = ${ib}`,
          value: maximumAt(moved, ib - 0.8, ib + 0.9),
          within: 1e-5,
        },
        { part: 'c', route: 'exact', shown: `a = ${a}`, value: aAgain },
        { part: 'c', route: 'exact', shown: `b = ${b}`, value: bAgain },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(-1, xa - 3), Math.max(1, xb + 3)],
          y: [low - 2, high + 3],
          ticks: false,
          height: 220,
          curves: [{ f, from: xa - wide * 0.32, to: xb + wide * 0.32, label: '*y* = *f*(*x*)' }],
          points: [
            { at: [xa, low], label: 'A', place: 's' },
            { at: [xb, high], label: 'B', place: 'n' },
          ],
          description:
            'A smooth curve that falls to a local minimum A below the x-axis, rises across the axis to a local maximum B and falls again.',
        }),
      },
    };
  },
});
