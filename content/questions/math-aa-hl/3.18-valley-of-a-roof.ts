import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, gcd, sf, term } from '../../authoring/wording.ts';

const degrees = (radians: number): number => (radians * 180) / Math.PI;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.16', '3.14', '3.16', '3.17'],
  parameters: {
    where: choice(
      'a farmhouse in Tasmania',
      'a guest house in Bhutan',
      'a barn in Vermont',
      'a temple hall in Kyoto',
    ),
    p: choice(1, 2, 3, 4),
    q: choice(2, 3, 4, 5),
    u: choice(1, 2, 3, 4),
    v: choice(2, 3, 4, 5),
    x: integers(1, 4),
    y: integers(1, 4),
    low: choice(3, 4),
    rise: choice(2, 3, 4),
  },
  allow: ({ p, q, u, v, x, y }) => {
    const good = (one: number) => one > 0.45 && one < 1.3;
    return good(p / q) && good(u / v) && p * v !== q * u && gcd(p, q) === 1 && gcd(u, v) === 1 && x !== y;
  },
  write: ({ where, p, q, u, v, x, y, low, rise }) => {
    // Π1: −p x + q z = c1, Π2: −u y + v z = c2; both rise along their axis and meet at (x, y, low).
    const [c1, c2] = [q * low - p * x, v * low - u * y];
    const [first, second] = [Math.hypot(p, q), Math.hypot(u, v)];
    const angle = degrees(Math.acos((q * v) / (first * second)));
    const direction = [q * u, p * v, p * u] as const;
    const size = Math.hypot(...direction);
    const steep = degrees(Math.asin((p * u) / size));
    const length = (rise * size) / (p * u);
    // The point of both planes at the upper height, by their equations.
    const [xTop, yTop] = solveLinear(
      [
        [-p, 0],
        [0, -u],
      ],
      [c1 - q * (low + rise), c2 - v * (low + rise)],
    ) as [number, number];
    const straight = Math.hypot(xTop - x, yTop - y, rise);
    const flatWay = Math.hypot(xTop - x, yTop - y);
    // The angle of the planes by the vector product of the normals.
    const byCross = degrees(Math.atan2(size, q * v));
    const one = `${term(-p, 'x')} + ${term(q, 'z')} = ${c1}`;
    const two = `${term(-u, 'y')} + ${term(v, 'z')} = ${c2}`;
    return {
      text: md`Two roofs of ${where} lie in the planes $\Pi_1$ and $\Pi_2$ with the equations

$$\Pi_1:\ ${one}, \qquad \Pi_2:\ ${two}.$$

Lengths are in metres, and the $z$-axis points straight up. The roofs meet along a straight line, called the valley.

(a) Find the acute angle between the two planes, in degrees. [3]

(b) Show that the valley has the direction $${column(...direction)}$. [2]

(c) Find the acute angle between the valley and the horizontal, in degrees. [2]

The valley begins at the point where $z = ${low}$ and ends at the point where $z = ${low + rise}$.

(d) Find the coordinates of the point where the valley begins, and the length of the valley. [4]`,
      hints: [
        'The normals are read from the coefficients. A variable that is missing has the coefficient zero.',
        'The valley lies in both planes. How does it lie to their normals?',
        'Compare the vertical component of the direction with its length.',
        md`In (d), put $z = ${low}$ into both equations. How many steps of the direction does it take to rise by $${rise}$ metres?`,
      ],
      answer: md`(a) The coefficients give the normals $\mathbf{n}_1 = ${column(-p, 0, q)}$ and $\mathbf{n}_2 = ${column(0, -u, v)}$. The angle between the planes is that of the normals:

$$\cos\theta = \frac{${q * v}}{\sqrt{${p * p + q * q}}\sqrt{${u * u + v * v}}}, \qquad \theta = ${sf(angle)}^\circ$$

(b) The valley lies in both planes, so it is perpendicular to both normals. The vector product has this direction:

$$${column(-p, 0, q)} \times ${column(0, -u, v)} = ${column(...direction)}$$

(c) The direction rises by $${p * u}$ on a length of $\sqrt{${direction.map((part) => `${part}^2`).join(' + ')}} = ${sf(size, 5)}$. So

$$\sin\alpha = \frac{${p * u}}{${sf(size, 5)}}, \qquad \alpha = ${sf(steep)}^\circ$$

(d) With $z = ${low}$ the equations are $${term(-p, 'x')} + ${q * low} = ${c1}$ and $${term(-u, 'y')} + ${v * low} = ${c2}$, which gives the point $(${x}, ${y}, ${low})$. From there the valley rises by $${rise}$ metres, while one step of the direction rises by $${p * u}$. So the length is

$$\frac{${rise}}{${p * u}} \times ${sf(size, 5)} = ${sf(length)}\ \text{m}$$

Another way: $\frac{${rise}}{\sin\alpha}$ with the angle of (c).

**Calculator:** degrees. TI-Nspire: crossP( ), dotP( ) and norm( ) under Menu, Matrix & Vector. Casio fx-CG50: OPTN, MAT/VCT, CrossP, DotP and Norm. Keep unrounded values for (d).

**Watch out:** In $${one}$ there is no $y$. The normal has the component $0$ there, so all three components must be written.`,
      scheme: [
        [md`(a) normals $${column(-p, 0, q)}$ and $${column(0, -u, v)}$`, 'A1'],
        ['scalar product of the normals in the formula of the angle', 'M1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [md`(b) vector product of the normals (or shows that the vector is perpendicular to both)`, 'M1'],
        [md`$${column(...direction)}$ (AG)`, 'A1'],
        [md`(c) sine from the vertical component, or a scalar product with a vertical vector`, 'M1'],
        [md`$${sf(steep)}^\circ$`, 'A1'],
        [md`(d) puts $z = ${low}$ into both equations`, 'M1'],
        [md`$(${x}, ${y}, ${low})$`, 'A1'],
        [
          md`$\frac{${rise}}{${p * u}}$ of the length of the direction, or the distance to the upper end, or $\frac{${rise}}{\sin\alpha}$`,
          'M1',
        ],
        [md`$${sf(length)}\ \text{m}$ (follow through from (c))`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(angle.toPrecision(9))}`,
          unit: '°',
          mistakes: [{ value: sf(180 - angle), note: 'This angle is obtuse. The acute one is asked for.' }],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(steep.toPrecision(9))}`,
          unit: '°',
          mistakes: [{ value: sf(90 - steep), note: 'This is the angle with the vertical.' }],
        },
        {
          part: 'd',
          kind: 'coordinates',
          label: 'Point:',
          expected: `(${x}, ${y}, ${low})`,
          accuracy: 'exact',
          marks: 2,
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Length:',
          expected: `${Number(length.toPrecision(9))}`,
          unit: 'm',
          marks: 2,
          follows: `${rise} / sin(c.1 * pi / 180)`,
          unless: 'l <= 0',
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\theta = ${sf(angle)}^\circ`, value: byCross },
        {
          part: 'c',
          route: 'numeric',
          shown: md`\alpha = ${sf(steep)}^\circ`,
          value: degrees(Math.atan2(rise, flatWay)),
        },
        { part: 'd', route: 'numeric', shown: md`= ${sf(length)}\ \text{m}`, value: straight },
      ],
    };
  },
});
