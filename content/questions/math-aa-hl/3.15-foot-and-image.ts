import { minimumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { along, dot, point, type Vector } from '../../authoring/vectors.ts';
import { column, plus, polynomial, surd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.13', '3.14'],
  parameters: {
    d: choice<Vector[]>(
      [1, 2, -1],
      [2, -1, 1],
      [1, 1, 2],
      [2, 1, -2],
      [1, -2, 2],
      [3, 1, -1],
      [1, -1, 1],
      [2, 3, 1],
    ),
    x: integers(-3, 4),
    y: integers(-3, 4),
    z: integers(-3, 4),
    a: choice<Vector[]>([1, -2, 3], [4, 0, -1], [-1, 3, 2], [2, 5, -3], [0, 1, 4], [3, -1, 1]),
    steps: choice(-2, -1, 1, 2, 3),
  },
  allow: ({ d, x, y, z, a, steps }) => {
    const p = along(along(a, d, steps), [x, y, z], 1);
    return (
      dot(d, [x, y, z]) === 0 &&
      dot([x, y, z], [x, y, z]) > 2 &&
      [x, y, z].filter((one) => one === 0).length < 2 &&
      p.every((one) => Math.abs(one) < 10)
    );
  },
  write: ({ d, x, y, z, a, steps }) => {
    const w: Vector = [x, y, z];
    const foot = along(a, d, steps);
    const p = along(foot, w, 1);
    const image = along(foot, w, -1);
    const size = dot(d, d);
    const gap = along(a, p, -1);
    const distance = surd(dot(w, w));
    const nearest = minimumAt((t) => Math.hypot(...along(gap, d, t)), -20, 20);
    // Twice the area of a triangle on the line, divided by its base.
    const cross: Vector = [
      gap[1] * d[2] - gap[2] * d[1],
      gap[2] * d[0] - gap[0] * d[2],
      gap[0] * d[1] - gap[1] * d[0],
    ];
    const rows = ([0, 1, 2] as const).map((at) =>
      gap[at] === 0 ? polynomial([d[at], 0], md`\lambda`) : `${gap[at]}${plus(d[at], md`\lambda`)}`,
    );
    return {
      text: md`The line $L$ has the equation $\mathbf{r} = ${column(...a)} + \lambda${column(...d)}$. The point $\mathrm{P}${point(p)}$ does not lie on $L$. The point $\mathrm{F}$ is the point of $L$ that is nearest to $\mathrm{P}$.

(a) Find the coordinates of $\mathrm{F}$. [4]

(b) Find the exact distance from $\mathrm{P}$ to $L$. [2]

(c) Find the coordinates of the image of $\mathrm{P}$ under a reflection in $L$. [2]`,
      hints: [
        md`Write $\overrightarrow{\mathrm{PF}}$ in terms of $\lambda$. How does it lie to $L$?`,
        md`The scalar product of $\overrightarrow{\mathrm{PF}}$ with the direction of $L$ is zero. This gives one equation for $\lambda$.`,
        md`The image of $\mathrm{P}$ is as far behind $L$ as $\mathrm{P}$ is in front of it, so $\mathrm{F}$ is a midpoint.`,
      ],
      answer: md`(a) A point of $L$ has the position vector of the equation, so for a suitable $\lambda$

$$\overrightarrow{\mathrm{PF}} = \overrightarrow{\mathrm{OF}} - \overrightarrow{\mathrm{OP}} = ${column(...rows)}$$

The shortest way from a point to a line is perpendicular to the line. So the scalar product of this vector with the direction $${column(...d)}$ is zero:

$$${polynomial([size, dot(gap, d)], md`\lambda`)} = 0, \qquad \lambda = ${steps}$$

With this value the equation of $L$ gives $\mathrm{F}${point(foot)}$.

(b) With $\lambda = ${steps}$, $\overrightarrow{\mathrm{PF}} = ${column(...w.map((one) => (one === 0 ? 0 : -one)))}$. The distance is its magnitude:

$$\mathrm{PF} = \sqrt{${w.map((one) => one ** 2).join(' + ')}} = ${distance}$$

(c) The image $\mathrm{P}'$ lies on the other side of $L$, at the same distance. So from $\mathrm{F}$ go once more by $\overrightarrow{\mathrm{PF}}$:

$$\overrightarrow{\mathrm{OP'}} = \overrightarrow{\mathrm{OF}} + \overrightarrow{\mathrm{PF}} = ${column(...image)}, \qquad \mathrm{P}'${point(image)}$$

**Watch out:** It is $\overrightarrow{\mathrm{PF}}$ that is perpendicular to the direction of $L$, not the position vector $\overrightarrow{\mathrm{OF}}$.`,
      scheme: [
        [
          md`(a) $\overrightarrow{\mathrm{PF}}$ (or $\overrightarrow{\mathrm{FP}}$) in terms of $\lambda$`,
          'M1',
        ],
        [md`sets its scalar product with $${column(...d)}$ to zero (or minimises $\mathrm{PF}^2$)`, 'M1'],
        [md`$\lambda = ${steps}$`, 'A1'],
        [md`$\mathrm{F}${point(foot)}$`, 'A1'],
        [md`(b) magnitude of $\overrightarrow{\mathrm{PF}}$ (follow through)`, 'M1'],
        [md`$${distance}$`, 'A1'],
        [
          md`(c) $\overrightarrow{\mathrm{OF}} + \overrightarrow{\mathrm{PF}}$, or uses $\mathrm{F}$ as a midpoint`,
          'M1',
        ],
        [md`$${point(image)}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: point(foot),
          accuracy: 'exact',
          mistakes: [
            {
              value: point(along(a, d, -steps)),
              note: md`Look at the sign of $\lambda$. Check that $\overrightarrow{\mathrm{PF}}$ is perpendicular to the direction.`,
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
              value: surd(dot(gap, gap)),
              note: 'This is the distance to the point that stands in the equation of the line, which is not the nearest.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'coordinates',
          expected: point(image),
          accuracy: 'exact',
          mistakes: [
            {
              value: point(along(p, w, 1)),
              note: 'You went away from the line. The image lies on the other side of it.',
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\lambda = ${steps}`, value: nearest, within: 1e-5 },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${distance}`,
          value: Math.hypot(...cross) / Math.sqrt(size),
        },
      ],
    };
  },
});
