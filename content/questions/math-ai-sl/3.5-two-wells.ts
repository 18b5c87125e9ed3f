import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, gcd, plus, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    kind: choice(
      { many: 'wells', one: 'well', who: 'A family', home: 'house', place: 'the Sahel' },
      { many: 'post offices', one: 'post office', who: 'Oleg', home: 'flat', place: 'Lviv' },
      { many: 'bus stations', one: 'bus station', who: 'Camila', home: 'shop', place: 'Medellín' },
      { many: 'fire stations', one: 'fire station', who: 'Dr Singh', home: 'clinic', place: 'Nagpur' },
    ),
    ax: integers(1, 4),
    ay: integers(1, 6),
    halfX: integers(1, 4),
    halfY: nonZero(-4, 4),
    homeX: integers(1, 10),
    homeY: integers(1, 10),
  },
  allow: ({ ax, ay, halfX, halfY, homeX, homeY }) => {
    const [bx, by] = [ax + 2 * halfX, ay + 2 * halfY];
    const difference = (homeX - ax) ** 2 + (homeY - ay) ** 2 - (homeX - bx) ** 2 - (homeY - by) ** 2;
    return (
      by >= 1 &&
      by <= 12 &&
      Math.abs(difference) >= 4 &&
      Math.abs(difference) <= 40 &&
      halfX !== Math.abs(halfY)
    );
  },
  write: ({ kind, ax, ay, halfX, halfY, homeX, homeY }) => {
    const [bx, by] = [ax + 2 * halfX, ay + 2 * halfY];
    const [mx, my] = [ax + halfX, ay + halfY];
    const divisor = gcd(halfX, halfY) * Math.sign(halfY);
    const [n, d] = [-halfX / divisor, halfY / divisor];
    // y = (n/d) x + c
    const top = my * d - n * mx;
    const line = `y = ${d === 1 ? (n === -1 ? '-' : n) : fraction(n, d)}x${top === 0 ? '' : d === 1 || top % d === 0 ? plus(top / d) : `${top * d < 0 ? ' - ' : ' + '}${fraction(Math.abs(top), Math.abs(d))}`}`;
    const toA = (homeX - ax) ** 2 + (homeY - ay) ** 2;
    const toB = (homeX - bx) ** 2 + (homeY - by) ** 2;
    const nearer = toA < toB ? 'A' : 'B';
    return {
      text: md`On a map of ${kind.place}, two ${kind.many} are at $A(${ax}, ${ay})$ and $B(${bx}, ${by})$. One unit on the map is $1\ \text{km}$.

(a) Find the coordinates of the midpoint of $AB$. [1]

(b) Find the gradient of $AB$. [1]

(c) Find the equation of the perpendicular bisector of $AB$ in the form $y = mx + c$. [3]

(d) ${kind.who} has a ${kind.home} at $(${homeX}, ${homeY})$. Determine which ${kind.one} is nearer to the ${kind.home}. [2]`,
      hints: [
        md`A bisector passes through the midpoint, and perpendicular gradients multiply to $-1$.`,
        md`For (d), compare two distances, or see on which side of the bisector the ${kind.home} lies.`,
      ],
      answer: md`(a) The midpoint is $\left(\frac{${ax} + ${bx}}{2}, \frac{${ay} + ${by}}{2}\right) = (${mx}, ${my})$.

(b) The gradient of $AB$ is $\dfrac{${by} - ${ay}}{${bx} - ${ax}} = ${fraction(halfY, halfX)}$.

(c) The perpendicular bisector has the gradient $${fraction(-halfX, halfY)}$ and passes through $(${mx}, ${my})$:

$$y - ${my} = ${fraction(-halfX, halfY)}(x - ${mx}), \quad \text{so} \quad ${line}$$

(d) The distance to $A$ is $\sqrt{${toA}} = ${sf(Math.sqrt(toA))}\ \text{km}$, and the distance to $B$ is $\sqrt{${toB}} = ${sf(Math.sqrt(toB))}\ \text{km}$. The ${kind.one} at $${nearer}$ is nearer.

**Watch out:** The bisector passes through the *midpoint*, not through $A$ or $B$. Its gradient is the one of $AB$ turned over *and* with the other sign; multiply the two to check that you get $-1$.`,
      scheme: [
        [md`$(${mx}, ${my})$`, 'A1'],
        [md`$${fraction(halfY, halfX)}$`, 'A1'],
        [md`perpendicular gradient $${fraction(-halfX, halfY)}$`, 'A1'],
        [md`substitutes the midpoint and their gradient into the equation of a line`, 'M1'],
        [md`$${line}$`, 'A1'],
        [md`finds both distances, or compares the ${kind.home} with the bisector`, 'M1'],
        [md`$${nearer}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: `(${mx}, ${my})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${halfX}, ${halfY})`,
              note: md`You took half of the differences. The midpoint has the means of the coordinates.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: fraction(halfY, halfX),
          mistakes: [
            {
              value: fraction(halfX, halfY),
              note: md`You divided the change of $x$ by the change of $y$. The gradient is the other way round.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'equation',
          expected: line,
          variables: ['x', 'y'],
          follows: `y - ${my} = -1 / b.1 * (x - ${mx})`,
          mistakes: [
            {
              value: `y = ${fraction(halfY, halfX)}(x - ${mx}) + ${my}`,
              note: md`That is the line through $A$ and $B$. The bisector is perpendicular to it.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: `Distance from the ${kind.home} to the nearer ${kind.one}`,
          expected: `${Math.sqrt(Math.min(toA, toB))}`,
          unit: 'km',
          marks: 1,
          mistakes: [
            {
              value: Math.sqrt(Math.max(toA, toB)).toFixed(4),
              note: md`That is the distance to the one that is farther away.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'say which is nearer', marks: 1 },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${fraction(halfY, halfX)}`,
          value: slope((x) => ay + ((x - ax) * (by - ay)) / (bx - ax), mx),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: line,
          // For each x, the y with equal distances.
          value: (x) =>
            root((y) => (x - ax) ** 2 + (y - ay) ** 2 - (x - bx) ** 2 - (y - by) ** 2, -1000, 1000),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(Math.sqrt(toA))}\\ \\text{km}`,
          value: Math.hypot(homeX - ax, homeY - ay),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(Math.sqrt(toB))}\\ \\text{km}`,
          value: Math.hypot(homeX - bx, homeY - by),
        },
      ],
    };
  },
});
