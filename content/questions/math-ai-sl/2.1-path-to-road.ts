import { minimumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, gcd, plus, sf, surd, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const corners = ({
  fx,
  fy,
  p,
  q,
  back,
  on,
  off,
}: Record<'fx' | 'fy' | 'p' | 'q' | 'back' | 'on' | 'off', number>) => ({
  a: [fx - back * p, fy - back * q] as const,
  b: [fx + on * p, fy + on * q] as const,
  c: [fx - off * q, fy + off * p] as const,
});

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice('a farm', 'a weather station', 'a school', 'a health centre'),
    fx: integers(3, 8),
    fy: integers(3, 7),
    p: integers(1, 3),
    q: nonZero(-3, 3),
    back: integers(1, 3),
    on: integers(1, 3),
    off: choice(-2, -1, 1, 2),
  },
  allow: (drawn) => {
    const { a, b, c } = corners(drawn);
    const all = [...a, ...b, ...c];
    return (
      gcd(drawn.p, drawn.q) === 1 &&
      drawn.p !== Math.abs(drawn.q) &&
      all.every((value) => value >= 1 && value <= 14) &&
      drawn.back + drawn.on >= 3
    );
  },
  write: (drawn) => {
    const { place, fx, fy, p, q, off } = drawn;
    const { a, b, c } = corners(drawn);
    const squared = off * off * (p * p + q * q);
    // q x − p y + (p fy − q fx) = 0, with a positive coefficient of x.
    const sign = q > 0 ? 1 : -1;
    const road = `${term(sign * q, 'x')}${plus(-sign * p, 'y')}${plus(sign * (p * fy - q * fx))} = 0`;
    const right = p * fx + q * fy;
    const path = `${term(p, 'x')}${plus(q, 'y')} = ${right}`;
    const away = (t: number) => Math.hypot(a[0] + t * (b[0] - a[0]) - c[0], a[1] + t * (b[1] - a[1]) - c[1]);
    const best = minimumAt(away, 0, 1);
    return {
      text: md`A straight road joins the villages $A(${a[0]}, ${a[1]})$ and $B(${b[0]}, ${b[1]})$. There is ${place} at $C(${c[0]}, ${c[1]})$. All coordinates are in kilometres.

![](drawing:map)

(a) Find the gradient of the road. [1]

(b) Find the equation of the road in the form $ax + by + d = 0$, where $a, b, d \in \mathbb{Z}$. [2]

A straight path is to be built from $C$ to the road, as short as possible.

(c) Find the equation of the line along which the path runs. [3]

(d) Find the coordinates of the point where the path meets the road. [2]

(e) Find the length of the path. [2]`,
      hints: [
        md`The shortest way from a point to a line is perpendicular to the line.`,
        md`The gradients of perpendicular lines multiply to $-1$.`,
        md`In (d), solve the two equations together with your calculator.`,
      ],
      answer: md`(a) The gradient is $m = \dfrac{${b[1]} - ${a[1]}}{${b[0]} - ${a[0]}} = ${fraction(q, p)}$.

(b) $y - ${a[1]} = ${fraction(q, p)}(x${plus(-a[0])})$, which is $${road}$ after multiplying out.

(c) The path is perpendicular to the road, so its gradient is $${fraction(-p, q)}$. It passes through $C$:

$$y - ${c[1]} = ${fraction(-p, q)}(x${plus(-c[0])}), \quad \text{or} \quad ${path}$$

(d) The system of the two equations has the solution $x = ${fx}$, $y = ${fy}$. The path meets the road at $(${fx}, ${fy})$.

(e) The length is $\sqrt{(${c[0]} - ${fx})^2 + (${c[1]} - ${fy})^2} = ${surd(squared)} = ${sf(Math.sqrt(squared))}\ \text{km}$.

**Calculator:** for (d), enter the two equations. TI-Nspire: Menu, Algebra, Solve System of Linear Equations, 2 equations. Casio fx-CG50: Equation, Simultaneous, 2 unknowns.

**Watch out:** For the perpendicular gradient, turn the fraction over *and* change its sign; it is easy to do only one of the two. And the path passes through $C$, not through $A$ or $B$.`,
      scheme: [
        [md`$${fraction(q, p)}$`, 'A1'],
        [md`substitutes the gradient and a point into the equation of a line`, 'M1'],
        [md`$${road}$, or a multiple of it`, 'A1'],
        [md`negative reciprocal, $${fraction(-p, q)}$`, 'A1'],
        [md`uses $C$ and their perpendicular gradient`, 'M1'],
        [md`$${path}$, or an equivalent form`, 'A1'],
        [md`attempts to solve the two equations`, 'M1'],
        [md`$(${fx}, ${fy})$`, 'A1'],
        [md`uses the formula for the distance between their point and $C$`, 'M1'],
        [md`$${sf(Math.sqrt(squared))}\ \text{km}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: fraction(q, p),
          mistakes: [
            {
              value: fraction(p, q),
              note: md`You divided the change of $x$ by the change of $y$. The gradient is the other way round.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'equation',
          expected: road,
          variables: ['x', 'y'],
          follows: `y - ${a[1]} = a.1 * (x - ${a[0]})`,
        },
        {
          part: 'c',
          kind: 'equation',
          expected: path,
          variables: ['x', 'y'],
          follows: `y - ${c[1]} = -1 / a.1 * (x - ${c[0]})`,
          mistakes: [
            {
              value: `${term(sign * q, 'x')}${plus(-sign * p, 'y')} = ${sign * (q * c[0] - p * c[1])}`,
              note: md`This line is parallel to the road. The shortest path is perpendicular to it.`,
            },
          ],
        },
        { part: 'd', kind: 'coordinates', expected: `(${fx}, ${fy})`, accuracy: 'exact' },
        {
          part: 'e',
          kind: 'number',
          expected: surd(squared),
          unit: 'km',
          mistakes: [
            { value: `${squared}`, note: md`You left out the square root in the formula for the distance.` },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${fraction(q, p)}`,
          value: slope((x) => a[1] + ((x - a[0]) * (b[1] - a[1])) / (b[0] - a[0]), fx),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `x = ${fx}`,
          value: Number((a[0] + best * (b[0] - a[0])).toFixed(5)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `y = ${fy}`,
          value: Number((a[1] + best * (b[1] - a[1])).toFixed(5)),
        },
        { part: 'e', route: 'numeric', shown: `= ${sf(Math.sqrt(squared))}\\ \\text{km}`, value: away(best) },
      ],
      drawings: {
        map: plot({
          x: [-0.7, 15],
          y: [-0.7, 15],
          width: 300,
          height: 300,
          grid: true,
          ticks: { x: 2, y: 2 },
          lines: [{ from: a, to: b }],
          points: [
            { at: a, label: '*A*' },
            { at: b, label: '*B*' },
            { at: c, label: '*C*' },
          ],
          description: `A grid with the road as a line from A(${a.join(', ')}) to B(${b.join(', ')}) and the point C(${c.join(', ')}) beside it.`,
        }),
      },
    };
  },
});
