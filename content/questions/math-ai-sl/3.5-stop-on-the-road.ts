import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, linear, plus, sf, surd, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** Whole steps of the same length from the stop to a village. */
const steps = [
  [3, 4],
  [4, 3],
  [-3, 4],
  [4, -3],
  [5, 0],
  [0, 5],
  [-4, 3],
  [3, -4],
  [1, 8],
  [8, 1],
  [-1, 8],
  [8, -1],
  [4, 7],
  [7, 4],
  [-4, 7],
  [7, -4],
] as const;

/** y = (n/d)x + …, through a point that may have halves. */
const lineThrough = (n: number, d: number, [x, y]: readonly [number, number]): string =>
  `y = ${linear([n, d], [2 * (y * d - n * x), 2 * d])}`;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['2.1'],
  parameters: {
    names: choice(['Halle', 'Brod'], ['Tika', 'Muni'], ['Oria', 'Senn'], ['Lago', 'Pira']),
    stopX: integers(5, 9),
    stopY: integers(5, 9),
    first: integers(0, steps.length - 1),
    second: integers(0, steps.length - 1),
    road: choice(1, -1, 2, -2, 3),
  },
  allow: ({ stopX, stopY, first, second, road }) => {
    const [[ux, uy], [vx, vy]] = [steps[first]!, steps[second]!];
    const [dx, dy] = [vx - ux, vy - uy];
    const inside = [stopX + ux, stopY + uy, stopX + vx, stopY + vy].every(
      (value) => value >= 0 && value <= 16,
    );
    return (
      ux ** 2 + uy ** 2 === vx ** 2 + vy ** 2 &&
      dx !== 0 &&
      dy !== 0 &&
      (ux !== -vx || uy !== -vy) &&
      // The bisector must not lie along the road, and no village on it.
      -dx !== road * dy &&
      uy !== road * ux &&
      vy !== road * vx &&
      inside &&
      stopY !== road * stopX
    );
  },
  write: ({ names, stopX, stopY, first, second, road }) => {
    const [one, two] = names;
    const [[ux, uy], [vx, vy]] = [steps[first]!, steps[second]!];
    const [A, B] = [
      [stopX + ux, stopY + uy],
      [stopX + vx, stopY + vy],
    ] as const;
    const [dx, dy] = [B[0] - A[0], B[1] - A[1]];
    const middle = [(A[0] + B[0]) / 2, (A[1] + B[1]) / 2] as const;
    const line = lineThrough(-dx, dy, middle);
    const roadLine = `y = ${term(road, 'x')}${plus(stopY - road * stopX)}`;
    const squared = ux ** 2 + uy ** 2;
    const far = (x: number, [px, py]: readonly [number, number]) =>
      (x - px) ** 2 + (road * x + stopY - road * stopX - py) ** 2;
    const found = root((x) => far(x, A) - far(x, B), -400, 401);
    return {
      text: md`The villages ${one} and ${two} are at $A(${A.join(', ')})$ and $B(${B.join(', ')})$. Coordinates are in kilometres. A straight road has the equation $${roadLine}$. A bus stop $S$ is to be built on the road, at the same distance from both villages.

![](drawing:map)

(a) Find the equation of the perpendicular bisector of $AB$. Give your answer in the form $y = mx + c$. [4]

(b) Hence find the coordinates of $S$. [2]

(c) Find the distance from the bus stop to each village. [2]`,
      hints: [
        md`All points that are equally far from $A$ and $B$ lie on one line.`,
        md`The bisector passes through the midpoint of $AB$. Its gradient is the negative reciprocal of the gradient of $AB$.`,
        md`For (b), $S$ lies on two lines at once.`,
      ],
      answer: md`(a) The midpoint of $AB$ is $(${middle.join(', ')})$. The gradient of $AB$ is $\dfrac{${B[1]} - ${A[1]}}{${B[0]} - ${A[0]}} = ${fraction(dy, dx)}$, so a perpendicular line has the gradient $${fraction(-dx, dy)}$. Through the midpoint:

$$y - ${middle[1]} = ${fraction(-dx, dy)}(x - ${middle[0]}), \quad \text{that is} \quad ${line}$$

(b) Points that are equally far from $A$ and $B$ lie on the bisector, and $S$ also lies on the road. Solving the two equations together gives $x = ${stopX}$ and $y = ${stopY}$: the stop is at $S(${stopX}, ${stopY})$.

(c) $SA = \sqrt{(${stopX} - ${A[0]})^2 + (${stopY} - ${A[1]})^2} = ${surd(squared)}${Number.isInteger(Math.sqrt(squared)) ? '' : ` = ${sf(Math.sqrt(squared))}`}\ \text{km}$. The distance to $B$ is the same.

**Calculator:** the solver for simultaneous equations, or the intersection of the two graphs, gives (b).

**Watch out:** the stop is not the midpoint of $AB$. The midpoint is equally far from both villages, but it is not on the road.`,
      scheme: [
        [md`(a) midpoint $(${middle.join(', ')})$`, 'A1'],
        [md`gradient of $AB$: $${fraction(dy, dx)}$`, 'A1'],
        [md`uses the negative reciprocal and their midpoint`, 'M1'],
        [md`$${line}$`, 'A1'],
        [md`(b) solves their equation together with $${roadLine}$`, 'M1'],
        [md`$(${stopX}, ${stopY})$`, 'A1'],
        [md`(c) formula for the distance with their $S$ and $A$ or $B$`, 'M1'],
        [
          md`$${Number.isInteger(Math.sqrt(squared)) ? surd(squared) : sf(Math.sqrt(squared))}\ \text{km}$`,
          'A1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: line,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `(y - ${A[1]}) * ${dx < 0 ? `(${dx})` : dx} = (x - ${A[0]}) * ${dy < 0 ? `(${dy})` : dy}`,
              note: md`That is the line through $A$ and $B$. The bisector is perpendicular to it.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: `(${stopX}, ${stopY})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${middle.join(', ')})`,
              note: md`That is the midpoint of $AB$. It is not on the road.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: surd(squared),
          unit: 'km',
          mistakes: [{ value: `${squared}`, note: md`You left out the square root.` }],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: line,
          // For each x, the y with equal distances.
          value: (x) =>
            root((y) => (x - A[0]) ** 2 + (y - A[1]) ** 2 - (x - B[0]) ** 2 - (y - B[1]) ** 2, -900, 901),
        },
        { part: 'b', route: 'numeric', shown: `x = ${stopX}`, value: Number(found.toFixed(6)) },
        {
          part: 'c',
          route: 'numeric',
          shown: Number.isInteger(Math.sqrt(squared))
            ? `${surd(squared)}\\ \\text{km}`
            : `= ${sf(Math.sqrt(squared))}\\ \\text{km}`,
          value: Math.sqrt(far(Number(found.toFixed(6)), B)),
        },
      ],
      drawings: {
        map: plot({
          x: [0, 17],
          y: [0, 17],
          equal: true,
          ticks: { x: 5, y: 5 },
          width: 270,
          curves: [{ f: (x) => road * x + stopY - road * stopX, ink: 'second' }],
          points: [
            { at: A, label: '*A*' },
            { at: B, label: '*B*' },
          ],
          description: `The points A(${A.join(', ')}) and B(${B.join(', ')}) and a straight line, the road.`,
        }),
      },
    };
  },
});
