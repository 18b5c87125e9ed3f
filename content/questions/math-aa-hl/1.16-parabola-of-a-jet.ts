import { maximum, root, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number): string => `${Number(value.toPrecision(10))}`;

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  also: ['2.6'],
  parameters: {
    place: choice('Zaragoza', 'Lahore', 'Medellín', 'Wellington'),
    a: choice(-0.1, -0.15, -0.2, -0.25, -0.3, -0.4),
    b: choice(1.2, 1.5, 1.6, 2, 2.4, 2.5),
    c: choice(0.6, 0.8, 1.2, 1.5, 1.8),
    x2: integers(2, 3),
    x3: integers(4, 7),
  },
  allow: ({ a, b, c, x3 }) => {
    const end = (-b - Math.sqrt(b * b - 4 * a * c)) / (2 * a);
    return end > x3 + 0.5 && end < 16 && -b / (2 * a) < 8;
  },
  write: ({ place, a, b, c, x2, x3 }) => {
    const f = (x: number) => a * x * x + b * x + c;
    const [h1, h2, h3] = [f(1), f(x2), f(x3)].map((value) => Number(tidy(value))) as [number, number, number];
    const rows = [
      [1, 1, 1],
      [x2 * x2, x2, 1],
      [x3 * x3, x3, 1],
    ];
    const solved = solveLinear(rows, [h1, h2, h3]);
    const top = c - (b * b) / (4 * a);
    const end = (-b - Math.sqrt(b * b - 4 * a * c)) / (2 * a);
    const formula = md`${a}x^2 + ${b}x + ${c}`;
    return {
      text: md`A jet of water in a park in ${place} leaves a nozzle that is fixed to a wall, and falls back to the level ground. At the horizontal distance $x$ metres from the wall the water is $h$ metres above the ground, where $h = ax^2 + bx + c$ with $a, b, c \in \mathbb{R}$. Three heights are measured.

| $x$ (m) | $1$ | $${x2}$ | $${x3}$ |
|---|---|---|---|
| $h$ (m) | $${tidy(h1)}$ | $${tidy(h2)}$ | $${tidy(h3)}$ |

![](drawing:jet)

(a) Write down three equations for $a$, $b$ and $c$. [2]

(b) Find the values of $a$, $b$ and $c$. [2]

(c) Interpret the value of $c$. [1]

(d) Find the greatest height of the water, and the distance from the wall at which it reaches the ground. [3]`,
      hints: [
        'Each column of the table gives one equation: put in $x$ and $h$.',
        md`The unknowns are $a$, $b$ and $c$. The equations are linear in them, although $x$ is squared.`,
        md`What is $h$ when $x = 0$? Where is the water then?`,
      ],
      answer: md`(a) Each column of the table must fulfil the formula. The squares of the distances are the coefficients of $a$:

$$\begin{aligned} a + b + c &= ${tidy(h1)} \\ ${x2 * x2}a + ${x2}b + c &= ${tidy(h2)} \\ ${x3 * x3}a + ${x3}b + c &= ${tidy(h3)} \end{aligned}$$

(b) The calculator solves the system: $a = ${a}$, $b = ${b}$ and $c = ${c}$. So $h = ${formula}$.

(c) At $x = 0$, $h = c = ${c}$. So the nozzle is $${c}$ metres above the ground.

(d) The highest point of the graph of $h = ${formula}$ gives the greatest height, $${sf(top)}$ metres. The water reaches the ground where $h = 0$ and $x > 0$, which is at $x = ${sf(end)}$ metres.

**Calculator:** TI-Nspire: Menu, Algebra, Solve System of Linear Equations with three unknowns; then draw the graph and use Analyze Graph, Maximum and Zero. Casio fx-CG50: EQUATION, Simultaneous, 3 unknowns; then G-Solv, MAX and ROOT.

**Watch out:** The other zero of $h$ is negative. It lies behind the wall and has no meaning here.`,
      scheme: [
        [md`(a) two correct equations`, 'A1'],
        [md`all three`, 'A1'],
        [md`(b) solves the system, by technology or by elimination`, '(M1)'],
        [md`$a = ${a}$, $b = ${b}$, $c = ${c}$`, 'A1'],
        [md`(c) the height of the nozzle above the ground, in metres`, 'R1'],
        [md`(d) $${sf(top)}$ m (follow through)`, 'A1'],
        [md`sets $h = 0$, or uses the graph`, '(M1)'],
        [md`$${sf(end)}$ m (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write down a system of equations' },
        {
          part: 'b',
          kind: 'coordinates',
          label: '$(a, b, c) =$',
          expected: `(${a}, ${b}, ${c})`,
          accuracy: 'exact',
        },
        { part: 'c', kind: 'self', why: 'interpret' },
        {
          part: 'd',
          kind: 'number',
          label: 'Greatest height:',
          expected: tidy(top),
          unit: 'm',
          marks: 1,
          mistakes: [
            {
              value: tidy(-b / (2 * a)),
              note: 'This is the distance from the wall at which the water is highest. Its height is asked for.',
            },
          ].filter(({ value }) => Math.abs(Number(value) - top) > 0.6),
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Distance from the wall:',
          expected: tidy(end),
          unit: 'm',
          marks: 2,
          mistakes: [
            {
              value: tidy((-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a)),
              note: 'This zero is negative: it lies behind the wall.',
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `a = ${a}`, value: solved[0]! },
        { part: 'b', route: 'numeric', shown: `b = ${b}`, value: solved[1]! },
        { part: 'b', route: 'numeric', shown: `c = ${c}`, value: solved[2]! },
        { part: 'd', route: 'numeric', shown: sf(top), value: maximum(f, 0, 20) },
        { part: 'd', route: 'numeric', shown: `x = ${sf(end)}`, value: root(f, x3, 40) },
      ],
      drawings: {
        jet: plot({
          x: [0, end + 1],
          y: [0, top + 1],
          height: 170,
          xLabel: '*x* (m)',
          yLabel: '*h* (m)',
          ticks: false,
          curves: [{ f, from: 0, to: end }],
          points: [
            { at: [1, h1], cross: true },
            { at: [x2, h2], cross: true },
            { at: [x3, h3], cross: true },
          ],
          description:
            'A jet of water that begins above the ground at a wall, rises, and falls to the ground. Three measured points lie on it.',
        }),
      },
    };
  },
});
