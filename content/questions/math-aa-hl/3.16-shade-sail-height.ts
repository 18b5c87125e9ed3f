import { minimumAt, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, sf } from '../../authoring/wording.ts';

const tidy = (value: number): number => Number(value.toPrecision(10));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.12'],
  parameters: {
    where: choice(
      'a kindergarten in Seville',
      'a market in Muscat',
      'a school in Perth',
      'a café in Marrakesh',
    ),
    low: choice(2.5, 3, 3.5),
    /** The post B is so much higher than A. */
    up: choice(0.5, 1, 1.5),
    b: integers(5, 9),
    x: integers(1, 4),
    y: integers(4, 8),
    area: integers(14, 36),
  },
  allow: ({ low, up, b, x, y, area }) => {
    const rest = 4 * area ** 2 - y ** 2 * (up ** 2 + b ** 2);
    if (rest <= 4) return false;
    const [lower, upper] = [-1, 1].map((sign) => low + (up * x + sign * Math.sqrt(rest)) / b) as [
      number,
      number,
    ];
    return lower < 1.8 && upper > low + 0.6 && upper < 7.5 && x < b - 1 && area !== 20 && area !== 30;
  },
  write: ({ where, low, up, b, x, y, area }) => {
    const height = low + up;
    const still = y ** 2 * (up ** 2 + b ** 2);
    const shift = tidy(up * x + b * low);
    const rest = 4 * area ** 2 - still;
    const h = (shift + Math.sqrt(rest)) / b;
    const other = (shift - Math.sqrt(rest)) / b;
    const best = shift / b;
    // A second height above the ground has to be ruled out by the question.
    const both = other > 0;
    const least = Math.sqrt(still) / 2;
    // The area by Heron's formula, without any vector product.
    const heron = (top: number) => {
      const sides = [Math.hypot(b, up), Math.hypot(x, y, top - low), Math.hypot(x - b, y, top - height)];
      const half = sides.reduce((sum, one) => sum + one, 0) / 2;
      return Math.sqrt(sides.reduce((value, one) => value * (half - one), half));
    };
    const found = roots((top) => heron(top) - area, -20.01, 30.03);
    const lowest = minimumAt(heron, -20, 20);
    const cross = [-up * y, `${shift} - ${b}h`, b * y] as const;
    return {
      text: md`A triangular shade sail at ${where} is stretched between the tops $\mathrm{A}(0, 0, ${low})$, $\mathrm{B}(${b}, 0, ${height})$ and $\mathrm{C}(${x}, ${y}, h)$ of three vertical posts. Lengths are in metres, and the ground is the plane $z = 0$. The height $h > 0$ of the third post can be changed.

(a) Show that $\overrightarrow{\mathrm{AB}} \times \overrightarrow{\mathrm{AC}} = ${column(...cross)}$. [3]

(b) Find the value of $h${both ? ' > 2' : ''}$ for which the area of the sail is $${area}\ \text{m}^2$. [3]

(c) Find the least area that the sail can have, and the value of $h$ for which it has this area. [3]`,
      hints: [
        md`Subtract the position of $\mathrm{A}$ from those of $\mathrm{B}$ and $\mathrm{C}$. The third component of $\overrightarrow{\mathrm{AC}}$ is $h - ${low}$.`,
        'The area of the triangle is half of the magnitude of the vector product.',
        md`In (c), only one component depends on $h$. When is its square least?`,
      ],
      answer: md`(a) End minus beginning gives $\overrightarrow{\mathrm{AB}} = ${column(b, 0, up)}$ and $\overrightarrow{\mathrm{AC}} = ${column(x, y, `h - ${low}`)}$. So

$$\overrightarrow{\mathrm{AB}} \times \overrightarrow{\mathrm{AC}} = ${column(md`0 \times (h - ${low}) - ${up} \times ${y}`, md`${up} \times ${x} - ${b}(h - ${low})`, md`${b} \times ${y} - 0 \times ${x}`)} = ${column(...cross)}$$

(b) The area is half of the magnitude of the vector product, so

$$\frac{1}{2}\sqrt{(${-up * y})^2 + (${shift} - ${b}h)^2 + ${b * y}^2} = ${area}$$

The solutions are $h = ${sf(h)}$ and $h = ${sf(other)}$. Only the first is ${both ? 'greater than $2$' : 'positive'}, so $h_1 = ${sf(h)}\ \text{m}$.

By hand: $(${shift} - ${b}h)^2 = ${4 * area ** 2} - ${tidy(still)} = ${tidy(rest)}$, so $${b}h = ${shift} \pm \sqrt{${tidy(rest)}}$.

(c) Under the root only the square of $${shift} - ${b}h$ depends on $h$. A square is never negative, so the area is least when it is zero:

$$${shift} - ${b}h = 0, \qquad h = ${sf(best)}$$

The least area is $\frac{1}{2}\sqrt{(${-up * y})^2 + ${b * y}^2} = ${sf(least)}\ \text{m}^2$.

**Calculator:** draw $y = \frac{1}{2}\sqrt{${tidy(up * y)}^2 + (${shift} - ${b}x)^2 + ${b * y}^2}$ and $y = ${area}$. TI-Nspire: Menu, Analyze Graph, Intersection and Minimum. Casio fx-CG50: G-Solv, INTSECT and MIN.

**Watch out:** The magnitude of the vector product is the area of a *parallelogram*. A triangle has half of it, so the factor $\frac{1}{2}$ must not be lost.`,
      scheme: [
        [
          md`(a) $\overrightarrow{\mathrm{AB}} = ${column(b, 0, up)}$ and $\overrightarrow{\mathrm{AC}} = ${column(x, y, `h - ${low}`)}$`,
          'A1',
        ],
        ['uses the formula of the vector product', 'M1'],
        [md`correct components that lead to $${column(...cross)}$ (AG)`, 'A1'],
        [md`(b) half of the magnitude set equal to $${area}$`, 'M1'],
        [md`solves, by a graph or by algebra`, 'M1'],
        [md`$h = ${sf(h)}$`, 'A1'],
        [md`(c) sets $${shift} - ${b}h = 0$, or finds the minimum of a graph`, 'M1'],
        [md`$h = ${sf(best)}$`, 'A1'],
        [md`$${sf(least)}\ \text{m}^2$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$h =$',
          expected: `${Number(h.toPrecision(9))}`,
          unit: 'm',
          mistakes: [
            {
              value: sf(other),
              note: both
                ? md`This is the other solution. The value with $h > 2$ is asked for.`
                : 'This solution is negative, but a post has a positive height.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Least area:',
          expected: `${Number(least.toPrecision(9))}`,
          unit: 'm^2',
          marks: 2,
          mistakes: [
            {
              value: sf(2 * least),
              note: 'This is the area of the parallelogram. The triangle is half of it.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$h =$',
          expected: `${Number(best.toPrecision(9))}`,
          unit: 'm',
          marks: 1,
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `h_1 = ${sf(h)}`, value: Math.max(...found) },
        { part: 'c', route: 'numeric', shown: `h = ${sf(best)}`, value: lowest },
        { part: 'c', route: 'numeric', shown: md`= ${sf(least)}\ \text{m}^2`, value: heron(lowest) },
      ],
    };
  },
});
