import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { plot } from '../../figures/plot.ts';

/** The graph is made of straight pieces; at three places it has a jump, a corner and a hole, in some order. */
export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    places: choice([-3, 0, 2], [-2, 1, 3], [-3, -1, 3], [-4, -1, 2], [-2, 0, 4]),
    order: choice('jch', 'jhc', 'cjh', 'chj', 'hjc', 'hcj'),
    shape: choice(
      { heights: [0, 2, 1, 3, 1], jump: -2, dot: 2, filled: 'left' },
      { heights: [1, -1, 2, 1, 3], jump: 2, dot: -2, filled: 'right' },
      { heights: [2, 0, 1, -1, 1], jump: 3, dot: 2, filled: 'right' },
      { heights: [-1, 1, 0, 2, -1], jump: -2, dot: 3, filled: 'left' },
      { heights: [3, 1, 2, 0, 2], jump: 2, dot: -2, filled: 'left' },
      { heights: [-2, 1, 3, 1, -1], jump: -3, dot: -2, filled: 'right' },
      { heights: [2, 4, 1, 2, 0], jump: -3, dot: 2, filled: 'left' },
      { heights: [4, 1, 0, 3, 4], jump: 2, dot: -2, filled: 'right' },
    ),
  },
  allow: ({ places, order, shape: { heights, jump, dot } }) => {
    const [j, c, h] = (['j', 'c', 'h'] as const).map((kind) => order.indexOf(kind)) as [
      number,
      number,
      number,
    ];
    const after = heights[j + 1]! + jump;
    const hole = heights[h + 1]! + dot;
    const xs = [-5, ...places, 5];
    const start = (index: number) => (index === j + 1 ? after : heights[index]!);
    const gradient = (index: number) => (heights[index + 1]! - start(index)) / (xs[index + 1]! - xs[index]!);
    return [after, hole].every((y) => y >= -3 && y <= 5) && Math.abs(gradient(c) - gradient(c + 1)) > 0.9;
  },
  write: ({ places, order, shape: { heights, jump, dot, filled } }) => {
    const [j, c, h] = (['j', 'c', 'h'] as const).map((kind) => order.indexOf(kind)) as [
      number,
      number,
      number,
    ];
    const xs = [-5, ...places, 5];
    const [jumpAt, cornerAt, holeAt] = [places[j]!, places[c]!, places[h]!];
    const before = heights[j + 1]!;
    const after = before + jump;
    const limit = heights[h + 1]!;
    const alone = limit + dot;
    const start = (index: number) => (index === j + 1 ? after : heights[index]!);
    const pieces = [0, 1, 2, 3].map((index) => ({
      points: [[xs[index]!, start(index)] as const, [xs[index + 1]!, heights[index + 1]!] as const],
    }));
    /** From two points well inside the piece, as one would read the line. */
    const read = (index: number, at: number) => {
      const [[x1, y1], [x2, y2]] = pieces[index]!.points as [
        readonly [number, number],
        readonly [number, number],
      ];
      return y1 + ((y2 - y1) / (x2 - x1)) * (at - x1);
    };
    const near = 1e-9;
    const value = filled === 'left' ? before : after;
    const breaks = [jumpAt, holeAt].sort((one, other) => one - other);
    const gradientOf = (index: number) => (read(index, 1) - read(index, 0) < 0 ? 'falls' : 'rises');
    return {
      text: md`The graph of a function $f$, for $-5 \le x \le 5$, consists of straight line segments and one single point. It begins at $(-5, ${heights[0]})$ and ends at $(5, ${heights[4]})$. A filled dot belongs to the graph, a ring does not.

![](drawing:graph)

(a) Write down the value of $\displaystyle\lim_{x \to ${jumpAt}^-} f(x)$ and of $\displaystyle\lim_{x \to ${jumpAt}^+} f(x)$. [2]

(b) Write down the value of $\displaystyle\lim_{x \to ${holeAt}} f(x)$ and of $f(${holeAt})$. [2]

(c) Write down the values of $x$ in the interval $-5 < x < 5$ at which $f$ is not continuous. [1]

(d) Write down the value of $x$ in this interval at which $f$ is continuous but not differentiable, and explain how the graph shows this. [2]`,
      hints: [
        md`For a limit, follow the graph towards the place with your finger. What happens *at* the place plays no part.`,
        md`The small minus means that $x$ comes from the left, the small plus that it comes from the right.`,
        md`A function is continuous at a place if its limit there exists and is the same as its value.`,
        md`A graph has no gradient at a point if the gradients on the two sides of it are different.`,
      ],
      answer: md`(a) Come towards $x = ${jumpAt}$ along the graph. From the left the heights tend to $L_1 = ${before}$, from the right they tend to $L_2 = ${after}$.

(b) From both sides the graph leads to the ring at $x = ${holeAt}$, so the limit is $L = ${limit}$. The value of the function is given by the filled dot: $f(${holeAt}) = ${alone}$.

(c) At $x = ${jumpAt}$ the two one-sided limits differ, so there is no limit: the graph jumps. At $x = ${holeAt}$ the limit exists, but it isn't the value of the function. So $f$ is not continuous at $x = ${breaks[0]}$ and at $x = ${breaks[1]}$.

(d) The value is $x = ${cornerAt}$. There the graph has no gap, so $f$ is continuous. But it has a corner: it ${gradientOf(c)} with one gradient on the left and ${gradientOf(c + 1)} with another on the right. The limit that defines the derivative is not the same from both sides, so there is no derivative.

**Watch out:** A limit doesn't ask for the value *at* the place. At $x = ${jumpAt}$ the filled dot tells $f(${jumpAt}) = ${value}$, which is only one of the two one-sided limits.`,
      scheme: [
        [md`(a) $${before}$ from the left`, 'A1'],
        [md`$${after}$ from the right`, 'A1'],
        [md`(b) limit $${limit}$`, 'A1'],
        [md`$f(${holeAt}) = ${alone}$`, 'A1'],
        [md`(c) $x = ${breaks[0]}$ and $x = ${breaks[1]}$ (both, and no other)`, 'A1'],
        [md`(d) $x = ${cornerAt}$`, 'A1'],
        ['the gradients on the two sides are different (there is a corner)', 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'From the left:',
          expected: `${before}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${after}`, note: 'This is the limit from the right.' }],
        },
        {
          part: 'a',
          kind: 'number',
          label: 'From the right:',
          expected: `${after}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${before}`, note: 'This is the limit from the left.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Limit:',
          expected: `${limit}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${alone}`,
              note: md`This is the value $f(${holeAt})$. The limit is where the graph leads to from both sides.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$f(${holeAt}) =$`,
          expected: `${alone}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${limit}`, note: 'The ring does not belong to the graph.' }],
        },
        { part: 'c', kind: 'set', expected: `${breaks[0]}, ${breaks[1]}`, accuracy: 'exact' },
        {
          part: 'd',
          kind: 'number',
          label: '$x =$',
          expected: `${cornerAt}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${jumpAt}`, note: 'At the jump the function is not even continuous.' },
            { value: `${holeAt}`, note: 'At the ring the function is not even continuous.' },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `L_1 = ${before}`,
          value: read(j, jumpAt - near),
          within: 1e-6,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `L_2 = ${after}`,
          value: read(j + 1, jumpAt + near),
          within: 1e-6,
        },
        { part: 'b', route: 'numeric', shown: `L = ${limit}`, value: read(h, holeAt - near), within: 1e-6 },
        { part: 'b', route: 'exact', shown: `f(${holeAt}) = ${alone}`, value: read(h + 1, holeAt) + dot },
        {
          part: 'd',
          route: 'exact',
          shown: `x = ${cornerAt}`,
          value:
            (places as readonly number[]).reduce((sum, place) => sum + place, 0) - breaks[0]! - breaks[1]!,
        },
      ],
      drawings: {
        graph: plot({
          x: [-5.6, 5.6],
          y: [-3.6, 5.6],
          width: 336,
          height: 276,
          grid: true,
          ticks: { x: 1, y: 1 },
          polylines: pieces,
          points: [
            { at: [-5, heights[0]!] },
            { at: [5, heights[4]!] },
            { at: [jumpAt, before], open: filled !== 'left' },
            { at: [jumpAt, after], open: filled !== 'right' },
            { at: [holeAt, limit], open: true },
            { at: [holeAt, alone] },
          ],
          description: `A graph of straight segments on a grid. ${pieces
            .map(
              ({ points: [from, to] }) =>
                `A segment from (${from![0]}, ${from![1]}) to (${to![0]}, ${to![1]}).`,
            )
            .join(
              ' ',
            )} At x = ${jumpAt} there is a filled dot at height ${value} and a ring at height ${filled === 'left' ? after : before}. At x = ${holeAt} there is a ring at height ${limit} and a filled dot at height ${alone}.`,
        }),
      },
    };
  },
});
