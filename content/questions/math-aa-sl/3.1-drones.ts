import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { inBrackets, surd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    place: choice(
      'a rice field in Laos',
      'a vineyard in Moldova',
      'a salt flat in Bolivia',
      'a glacier in Norway',
    ),
    x: integers(-4, 5),
    y: integers(-4, 5),
    z: integers(2, 6),
    dx: choice(-6, -4, -2, 2, 4, 6),
    dy: choice(-6, -4, -2, 2, 4, 6),
    dz: choice(-2, 2, 4, 6),
  },
  allow: ({ z, dz }) => z + 2 * dz > 0 && z + dz > 0,
  write: ({ place, x, y, z, dx, dy, dz }) => {
    const b = [x + dx, y + dy, z + dz] as const;
    const middle = [x + dx / 2, y + dy / 2, z + dz / 2] as const;
    const c = [x + 2 * dx, y + 2 * dy, z + 2 * dz] as const;
    const square = dx * dx + dy * dy + dz * dz;
    const distance = surd(square);
    return {
      text: md`Two drones hover above ${place} at the points $A(${x}, ${y}, ${z})$ and $B(${b.join(', ')})$. All coordinates are in units of $10$ metres, and the third one is the height.

(a) Find the coordinates of the midpoint of $[AB]$. [2]

(b) Find the exact distance between $A$ and $B$, in units of $10$ metres. [2]

(c) A third drone hovers at the point $C$, where $B$ is the midpoint of $[AC]$. Find the coordinates of $C$. [2]`,
      hints: [
        md`Each coordinate of a midpoint is the mean of two coordinates.`,
        md`In part (c), how does one get from $A$ to $B$? Do the same once more.`,
      ],
      answer: md`(a) The midpoint is $\left(\dfrac{${x} + ${inBrackets(b[0])}}{2}, \dfrac{${y} + ${inBrackets(b[1])}}{2}, \dfrac{${z} + ${b[2]}}{2}\right) = (${middle.join(', ')})$.

(b) $AB = \sqrt{(${b[0]} - ${inBrackets(x)})^2 + (${b[1]} - ${inBrackets(y)})^2 + (${b[2]} - ${z})^2} = \sqrt{${dx * dx} + ${dy * dy} + ${dz * dz}} = \sqrt{${square}}$, so $AB = ${distance}$.

(c) From $A$ to $B$ the coordinates change by $${dx}$, $${dy}$ and $${dz}$. From $B$ to $C$ they change by the same numbers, so $x_C = ${c[0]}$, $y_C = ${c[1]}$ and $z_C = ${c[2]}$. The point is $C(${c.join(', ')})$.

**Watch out:** In (c), $C$ isn't a midpoint: $B$ is, so $C$ lies beyond $B$. In (b), every square is positive, also that of a negative difference, and an exact answer is no rounded decimal.`,
      scheme: [
        [md`uses the formula for a midpoint`, 'M1'],
        [md`$(${middle.join(', ')})$`, 'A1'],
        [md`uses the formula for a distance`, 'M1'],
        [md`$${distance}$`, 'A1'],
        [
          md`adds the change from $A$ to $B$ to $B$, or uses the formula for a midpoint with unknown coordinates`,
          'M1',
        ],
        [md`$C(${c.join(', ')})$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: `(${middle.join(', ')})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${dx / 2}, ${dy / 2}, ${dz / 2})`,
              note: md`You halved the differences of the coordinates. A midpoint has half their sums.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: distance,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${Math.abs(dx) + Math.abs(dy) + Math.abs(dz)}`,
              note: md`You added the differences. Square each of them first, and take the root of the sum.`,
            },
            { value: `${square}`, note: md`This is the square of the distance.` },
          ],
        },
        {
          part: 'c',
          kind: 'coordinates',
          expected: `(${c.join(', ')})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${x - dx}, ${y - dy}, ${z - dz})`,
              note: md`For this point $A$ would be the midpoint. Go on from $B$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `AB = ${distance}`,
          value: 2 * Math.hypot(middle[0] - x, middle[1] - y, middle[2] - z),
        },
        { part: 'c', route: 'substitution', shown: `x_C = ${c[0]}`, value: 2 * b[0] - x },
        { part: 'c', route: 'substitution', shown: `y_C = ${c[1]}`, value: 2 * b[1] - y },
        { part: 'c', route: 'substitution', shown: `z_C = ${c[2]}`, value: 2 * b[2] - z },
      ],
    };
  },
});
