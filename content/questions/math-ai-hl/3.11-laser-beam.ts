import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { column, plus, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['3.10'],
  parameters: {
    place: choice(
      'a concert hall in Lagos',
      'a theatre in Tbilisi',
      'a stadium in Manila',
      'a dance hall in Cali',
    ),
    x: integers(1, 6),
    y: integers(-4, 4),
    east: nonZero(-3, 3),
    north: nonZero(-3, 3),
    down: choice(1, 2),
    steps: integers(4, 6),
    on: choice(true, false),
  },
  allow: ({ east, north, down }) =>
    Math.abs(east) !== Math.abs(north) && Math.abs(east) + Math.abs(north) > down,
  write: ({ place, x, y, east, north, down, steps, on }) => {
    const height = down * steps;
    const a = [x, y, height] as const;
    const b = [x + east, y + north, height - down] as const;
    const c = [x + 3 * east, y + 3 * north, height - 3 * down + (on ? 0 : 1)] as const;
    const floor = [x + steps * east, y + steps * north] as const;
    const length = steps * Math.hypot(east, north, down);
    const point = (at: readonly number[]) => `(${at.join(', ')})`;
    const lambda = solveLinear([[down]], [height])[0]!;
    const row = (start: number, by: number) => `${start}${plus(by, String.raw`\lambda`)}`;
    return {
      text: md`In ${place} a laser at $\text{A}${point(a)}$ sends out a beam that goes through the point $\text{B}${point(b)}$. The coordinates are in metres, and the floor is the plane $z = 0$.

(a) Find a vector equation of the line of the beam. [2]

(b) Determine whether the beam goes through the point $\text{C}${point(c)}$. [3]

(c) Find the coordinates of the point D where the beam hits the floor. [3]

(d) Find the length of the beam from A to D. [2]`,
      hints: [
        md`The direction of the beam is $\overrightarrow{\text{AB}}$.`,
        md`A point lies on the line when all three components give the same value of the parameter.`,
        md`On the floor the third coordinate is $0$.`,
      ],
      answer: md`(a) $\overrightarrow{\text{AB}} = ${column(east, north, -down)}$, so $\mathbf{r} = ${column(...a)} + \lambda${column(east, north, -down)}$.

(b) The first component gives $${row(x, east)} = ${c[0]}$, so $\lambda = 3$. With $\lambda = 3$ the second component is $${y}${plus(3 * north)} = ${c[1]}$ and the third is $${height}${plus(-3 * down)} = ${height - 3 * down}$.

${on ? 'All three agree with the coordinates of C, so the beam goes through C.' : `The third coordinate of C is $${c[2]}$, not $${height - 3 * down}$, so the beam does not go through C.`}

(c) $${row(height, -down)} = 0$ gives $\lambda = ${steps}$. Then $x = ${x}${plus(steps * east)} = ${floor[0]}$ and $y = ${y}${plus(steps * north)} = ${floor[1]}$, so D is the point $(${floor[0]}, ${floor[1]}, 0)$.

(d) $\text{AD} = ${steps}\,|\overrightarrow{\text{AB}}| = ${steps}\sqrt{${east ** 2} + ${north ** 2} + ${down ** 2}} = ${sf(length)}\ \text{m}$

**Watch out:** It isn't enough in (b) that one or two components agree. The same value of $\lambda$ must fit all three, so always go on to the last one.`,
      scheme: [
        [md`$\overrightarrow{\text{AB}} = ${column(east, north, -down)}$`, 'A1'],
        [
          md`$\mathbf{r} = ${column(...a)} + \lambda${column(east, north, -down)}$ (must have $\mathbf{r} =$)`,
          'A1',
        ],
        [md`sets a component equal to that of C`, 'M1'],
        [md`$\lambda = 3$`, 'A1'],
        [md`tests the other components and concludes`, 'R1'],
        [md`third component equal to $0$`, 'M1'],
        [md`$\lambda = ${steps}$`, 'A1'],
        [md`$(${floor[0]}, ${floor[1]}, 0)$`, 'A1'],
        [md`magnitude of $\overrightarrow{\text{AD}}$`, 'M1'],
        [md`$${sf(length)}$ m`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: md`\mathbf{r} = ${column(...a)} + \lambda${column(east, north, -down)}`,
          mistakes: [
            {
              value: md`\mathbf{r} = ${column(east, north, -down)} + \lambda${column(...a)}`,
              note: 'Point and direction are exchanged.',
            },
            {
              value: md`\mathbf{r} = ${column(...a)} + \lambda${column(...b)}`,
              note: md`You took the position vector of B as the direction. The direction is $\overrightarrow{\text{AB}}$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'determine whether, with a reason' },
        {
          part: 'c',
          kind: 'coordinates',
          expected: `(${floor[0]}, ${floor[1]}, 0)`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${x - steps * east}, ${y - steps * north}, 0)`,
              note: 'You went in the opposite direction. The beam goes down from A to B and on.',
            },
            {
              value: `(${steps * east}, ${steps * north}, 0)`,
              note: 'You forgot to start at A.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(length.toPrecision(8))}`,
          unit: 'm',
          mistakes: [
            {
              value: sf(length / steps),
              note: md`This is the length of $\overrightarrow{\text{AB}}$. The beam goes on to D.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'substitution',
          shown: `x = ${x}${plus(steps * east)} = ${floor[0]}`,
          value: a[0] + lambda * (b[0] - a[0]),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `y = ${y}${plus(steps * north)} = ${floor[1]}`,
          value: a[1] + lambda * (b[1] - a[1]),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(length)}\ \text{m}`,
          value: Math.hypot(a[0] - floor[0], a[1] - floor[1], a[2]),
        },
      ],
    };
  },
});
