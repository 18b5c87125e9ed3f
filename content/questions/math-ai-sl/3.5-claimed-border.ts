import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, plus, sf, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('Tirana', 'Mendoza', 'Chiang Mai', 'Lusaka'),
    what: choice('school', 'library', 'fire station'),
    x: integers(1, 5),
    y: integers(2, 6),
    /** Half of the way from A to B is (k·h, h). */
    h: choice(1, 2, -1, -2),
    k: choice(2, 3, -2, -3),
    fault: choice('none', 'gradient', 'midpoint'),
    shift: choice(1, 2, -1),
    homeX: integers(1, 11),
    homeY: integers(1, 11),
  },
  allow: ({ x, y, h, k, homeX, homeY }) => {
    const [bx, by] = [x + 2 * k * h, y + 2 * h];
    const toA = Math.hypot(homeX - x, homeY - y);
    const toB = Math.hypot(homeX - bx, homeY - by);
    return (
      k * h > 0 &&
      bx <= 13 &&
      by >= 1 &&
      by <= 12 &&
      Math.abs(toA - toB) > 1 &&
      Math.abs(toA - toB) < 3 &&
      Math.min(toA, toB) > 1.5
    );
  },
  write: ({ place, what, x, y, h, k, fault, shift, homeX, homeY }) => {
    const [bx, by] = [x + 2 * k * h, y + 2 * h];
    const [mx, my] = [x + k * h, y + h];
    const gradient = fault === 'gradient' ? k : -k;
    const constant = my - gradient * mx + (fault === 'midpoint' ? shift : 0);
    const line = `y = ${term(gradient, 'x')}${plus(constant)}`;
    const atMiddle = gradient * mx + constant;
    const toA = Math.hypot(homeX - x, homeY - y);
    const toB = Math.hypot(homeX - bx, homeY - by);
    const nearer = toA < toB ? 'A' : 'B';
    const plural = what === 'library' ? 'libraries' : `${what}s`;
    const verdict = {
      none: md`Both conditions hold, so the line **is** the perpendicular bisector of $AB$: it is the fair border.`,
      gradient: md`The line passes through the midpoint, but it is not perpendicular to $AB$. It is **not** the perpendicular bisector.`,
      midpoint: md`The line is perpendicular to $AB$, but it does not pass through the midpoint. It is **not** the perpendicular bisector.`,
    }[fault];
    const product = fault === 'gradient' ? 1 : -1;
    const either = md`(c) compares the gradients, or substitutes the midpoint into the equation of the line`;
    // One condition that fails is a complete reason.
    const reasons = {
      none: [
        [md`(c) compares the gradient $${gradient}$ with $${fraction(1, k)}$ (product $-1$)`, 'M1'],
        [md`substitutes the midpoint into the equation of the line`, 'M1'],
        [md`conclusion with a complete reason: both conditions hold, so it is`, 'R1'],
      ],
      gradient: [
        [either, 'M1'],
        [
          md`the product of $${gradient}$ and $${fraction(1, k)}$ is $1$, not $-1$ (the midpoint is not needed)`,
          'A1',
        ],
        [md`conclusion: the line is not perpendicular to $AB$, so it is not the bisector`, 'R1'],
      ],
      midpoint: [
        [either, 'M1'],
        [md`$${atMiddle} \ne ${my}$ at the midpoint (the gradients are not needed)`, 'A1'],
        [md`conclusion: the line misses the midpoint, so it is not the bisector`, 'R1'],
      ],
    } as const;
    return {
      text: md`Two ${plural} in ${place} are at $A(${x}, ${y})$ and $B(${bx}, ${by})$ on a map. One unit is $1\ \text{km}$. Everybody shall use the nearer ${what}. The town says that the border between the two districts is the line $${line}$.

![](drawing:map)

(a) Find the coordinates of the midpoint of $AB$. [1]

(b) Find the gradient of $AB$. [1]

(c) Determine whether the line $${line}$ is the perpendicular bisector of $AB$. Justify your answer. [3]

(d) Amira lives at $(${homeX}, ${homeY})$. Find her distance from the nearer ${what}. [3]`,
      hints: [
        md`A perpendicular bisector has to meet two conditions. Its name says both.`,
        md`Two lines are perpendicular if their gradients multiply to $-1$. A point lies on a line if its coordinates fit the equation.`,
        md`For (d), find the distance to each ${what} and compare the two.`,
      ],
      answer: md`(a) The midpoint has the means of the coordinates: $\left(\frac{${x} + ${bx}}{2}, \frac{${y} + ${by}}{2}\right) = (${mx}, ${my})$

(b) The gradient is the change of $y$ divided by the change of $x$: $\dfrac{${by} - ${y}}{${bx} - ${x}} = ${fraction(1, k)}$

(c) *Perpendicular?* The line has the gradient $${gradient}$, and $${gradient} \times ${k < 0 ? md`\left(${fraction(1, k)}\right)` : fraction(1, k)} = ${product}$, so it is ${product === -1 ? '' : 'not '}perpendicular to $AB$.

*Through the midpoint?* For $x = ${mx}$ the line gives $y = ${atMiddle}$, and the midpoint has $y = ${my}$. ${atMiddle === my ? 'It lies on the line.' : 'It does not lie on the line.'}

${verdict}

(d) By Pythagoras, the distance to $A$ is $\sqrt{(${homeX} - ${x})^2 + (${homeY} - ${y})^2} = ${sf(toA)}\ \text{km}$, and the distance to $B$ is $\sqrt{(${homeX} - ${bx})^2 + (${homeY} - ${by})^2} = ${sf(toB)}\ \text{km}$. The ${what} at $${nearer}$ is nearer, at a distance of $${sf(Math.min(toA, toB))}\ \text{km}$.

**Watch out:** one condition alone is not enough. A line can be perpendicular to $AB$ and miss the midpoint, or pass through the midpoint at a wrong angle.`,
      scheme: [
        [md`(a) $(${mx}, ${my})$`, 'A1'],
        [md`(b) $${fraction(1, k)}$`, 'A1'],
        ...reasons[fault],
        [md`(d) distance to $A$ or to $B$`, 'M1'],
        [md`$${sf(toA)}$ and $${sf(toB)}$`, 'A1'],
        [md`the ${what} at $${nearer}$, $${sf(Math.min(toA, toB))}\ \text{km}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: `(${mx}, ${my})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${mx - x}, ${my - y})`,
              note: md`You took half of the differences. The midpoint has the means.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: fraction(1, k),
          mistakes: [{ value: `${k}`, note: md`You divided the change of $x$ by the change of $y$.` }],
        },
        { part: 'c', kind: 'self', why: 'justify' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Math.min(toA, toB)}`,
          unit: 'km',
          mistakes: [
            {
              value: `${Math.max(toA, toB)}`,
              note: md`That is the distance to the ${what} that is farther away.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${fraction(1, k)}`,
          value: slope((t) => y + ((t - x) * (by - y)) / (bx - x), mx),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `${sf(Math.min(toA, toB))}\\ \\text{km}`,
          value: Math.sqrt(
            Math.min((homeX - x) ** 2 + (homeY - y) ** 2, (homeX - bx) ** 2 + (homeY - by) ** 2),
          ),
        },
      ],
      drawings: {
        map: plot({
          x: [0, 14],
          y: [0, 13],
          equal: true,
          grid: true,
          ticks: { x: 2, y: 2 },
          width: 280,
          points: [
            { at: [x, y], label: '*A*' },
            { at: [bx, by], label: '*B*' },
          ],
          description: `A grid with the points A(${x}, ${y}) and B(${bx}, ${by}).`,
        }),
      },
    };
  },
});
