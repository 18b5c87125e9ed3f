import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { cross, dot, type Vector } from '../../authoring/vectors.ts';
import { column, fraction, plus, sf, surd, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.17'],
  parameters: {
    n: choice<Vector[]>([2, -1, 2], [1, 2, -2], [3, 0, 4], [2, 3, 6], [1, 1, 1], [2, -2, 1], [1, -3, 1]),
    v: choice<Vector[]>([1, 2, 1], [3, 1, -2], [2, -1, 3], [1, 0, 4], [-1, 4, 2], [4, 1, 1], [2, 5, -1]),
    meet: choice<Vector[]>([3, 1, 2], [-1, 4, 0], [2, -3, 5], [5, 2, -1], [0, 6, 3]),
    steps: choice(2, 3, 4),
  },
  allow: ({ n, v, meet, steps }) =>
    Math.abs(dot(n, v)) > 1 && meet.some((one, at) => one - steps * v[at]! !== 0),
  write: ({ n, v, meet, steps }) => {
    const a: Vector = [meet[0] - steps * v[0], meet[1] - steps * v[1], meet[2] - steps * v[2]];
    const d = dot(n, meet);
    const [na, nv] = [dot(n, a), dot(n, v)];
    const sine = Math.abs(nv) / (Math.sqrt(dot(n, n)) * Math.sqrt(dot(v, v)));
    const angle = (Math.asin(sine) * 180) / Math.PI;
    const distance = Math.abs(na - d) / Math.sqrt(dot(n, n));
    const product = cross(n, v);
    const whole = Number.isInteger(Math.sqrt(dot(n, n)));
    const quotient = whole
      ? fraction(Math.abs(steps * nv), Math.sqrt(dot(n, n)))
      : md`\frac{${Math.abs(steps * nv)}}{\sqrt{${dot(n, n)}}}`;
    const byCross = 90 - (Math.atan2(Math.sqrt(dot(product, product)), Math.abs(nv)) * 180) / Math.PI;
    const pieces = [term(n[0], 'x'), plus(n[1], 'y'), plus(n[2], 'z')].join('').replace(/^ \+ /, '');
    const inserted = n
      .map((one, at) =>
        one === 0
          ? ''
          : `${one < 0 ? ' - ' : ' + '}${Math.abs(one) === 1 ? '' : Math.abs(one)}(${a[at]}${plus(v[at]!, String.raw`\lambda`)})`,
      )
      .join('')
      .replace(/^ \+ /, '')
      .replace(/^ - /, '-');
    // Walks along the normal from A to the plane.
    const size = Math.sqrt(dot(n, n));
    const along = (t: number) =>
      dot(n, [a[0] + (t * n[0]) / size, a[1] + (t * n[1]) / size, a[2] + (t * n[2]) / size]) - d;
    return {
      text: md`A ray of light passes through the point $\mathrm{A}(${a.join(', ')})$ and has the direction $${column(...v)}$. A mirror lies in the plane $\Pi$ with the equation $${pieces} = ${d}$. The ray meets the mirror at the point $\mathrm{P}$.

(a) Find the coordinates of $\mathrm{P}$. [4]

(b) Find the acute angle between the ray and the mirror, in degrees. [4]

(c) Find the distance from $\mathrm{A}$ to the plane $\Pi$. [2]`,
      hints: [
        md`Write the coordinates of a point of the ray with a parameter $\lambda$, and put them into the equation of the plane.`,
        'The scalar product with the normal gives the angle between the ray and the normal. How is the angle with the plane related to it?',
        md`In the right-angled triangle made by $\mathrm{A}$, $\mathrm{P}$ and the foot of the perpendicular from $\mathrm{A}$, you know $\mathrm{AP}$ and an angle.`,
      ],
      answer: md`(a) A point of the ray has the position vector $${column(...a)} + \lambda${column(...v)}$. Putting it into the equation of the plane,

$$${inserted} = ${d}, \quad\text{so}\quad ${na}${plus(nv, String.raw`\lambda`)} = ${d}$$

and $\lambda = ${steps}$. The point is $\mathrm{P}(${meet.join(', ')})$.

(b) With the normal $\mathbf{n} = ${column(...n)}$, the angle $\theta$ between the ray and the plane satisfies

$$\sin\theta = \frac{|\mathbf{n} \cdot \mathbf{v}|}{|\mathbf{n}||\mathbf{v}|} = \frac{${Math.abs(nv)}}{${surd(dot(n, n))} \times \sqrt{${dot(v, v)}}}, \qquad \theta = ${sf(angle)}^\circ$$

(c) $\mathrm{AP} = |\lambda||\mathbf{v}| = ${Math.abs(steps)}\sqrt{${dot(v, v)}}$, and the distance is $\mathrm{AP}\sin\theta = ${Math.abs(steps)}\sqrt{${dot(v, v)}} \times \frac{${Math.abs(nv)}}{${surd(dot(n, n))} \times \sqrt{${dot(v, v)}}} = ${quotient} \approx ${sf(distance)}$.

**Watch out:** It is easy to write $\cos\theta$ in (b) by habit. That gives the angle between the ray and the *normal*; the angle with the mirror is $90^\circ$ minus it, which is why the sine is used.`,
      scheme: [
        [md`coordinates of a point of the ray in terms of $\lambda$`, 'M1'],
        ['substitutes into the equation of the plane', 'M1'],
        [md`$\lambda = ${steps}$`, 'A1'],
        [md`$\mathrm{P}(${meet.join(', ')})$`, 'A1'],
        [md`normal vector $${column(...n)}$`, '(A1)'],
        ['uses the scalar product of the normal and the direction of the ray', 'M1'],
        [md`$\frac{${Math.abs(nv)}}{${surd(dot(n, n))} \times \sqrt{${dot(v, v)}}}$`, 'A1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [md`$\mathrm{AP}\sin\theta$, or another correct method`, 'M1'],
        [md`$${sf(distance)}$ (or $${quotient}$)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: `(${meet.join(', ')})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${a.map((one, at) => one - steps * v[at]!).join(', ')})`,
              note: md`Look at the sign of $\lambda$. Put your point into the equation of the plane as a check.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(angle.toPrecision(8))}`,
          unit: '°',
          mistakes: [
            ...(Math.abs(angle - 45) < 1
              ? []
              : [
                  {
                    value: sf(90 - angle),
                    note: 'This is the angle between the ray and the normal. The angle with the plane is asked for.',
                  },
                ]),
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: quotient,
          follows: `${steps} * sqrt(${dot(v, v)}) * sin(b.1 * pi / 180)`,
          unless: 'd <= 0',
          mistakes: [
            ...(angle > 80
              ? []
              : [
                  {
                    value: md`${steps}\sqrt{${dot(v, v)}}`,
                    note: md`This is the distance from $\mathrm{A}$ to $\mathrm{P}$ along the ray. The distance to a plane is measured at a right angle.`,
                  },
                ]),
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`\lambda = ${steps}`,
          value: root((t) => dot(n, [a[0] + t * v[0], a[1] + t * v[1], a[2] + t * v[2]]) - d, -40.3, 41.7),
        },
        { part: 'b', route: 'numeric', shown: md`\theta = ${sf(angle)}^\circ`, value: byCross },
        {
          part: 'c',
          route: 'numeric',
          shown: md`\approx ${sf(distance)}`,
          value: Math.abs(root(along, -101.3, 99.7)),
        },
      ],
    };
  },
});
