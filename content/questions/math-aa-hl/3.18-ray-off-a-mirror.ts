import { minimumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { along, dot, planeSide, point, type Vector } from '../../authoring/vectors.ts';
import { column, fraction, polynomial, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.14', '3.17'],
  parameters: {
    /** A normal of the mirror, and a vector in it. */
    pair: choice<(readonly [Vector, Vector])[]>(
      [
        [1, 2, -1],
        [1, 0, 1],
      ],
      [
        [2, -1, 1],
        [1, 1, -1],
      ],
      [
        [1, 1, 2],
        [1, 1, -1],
      ],
      [
        [1, -2, 2],
        [2, 1, 0],
      ],
      [
        [2, 1, -2],
        [1, 0, 1],
      ],
      [
        [1, 3, 1],
        [1, -1, 2],
      ],
    ),
    foot: choice<Vector[]>([2, 1, 3], [1, 3, 0], [4, 0, 1], [0, 2, 2], [3, -1, 2]),
    s: choice(1, 2),
    t: choice(1, 2, 3),
  },
  allow: ({ pair: [n], foot, s, t }) => s !== t && dot(n, foot) !== 0,
  write: ({ pair: [n, w], foot, s, t }) => {
    const d = dot(n, foot);
    const a = along(foot, n, s);
    const image = along(foot, n, -s);
    const hit = along(foot, w, s);
    const b = along(along(foot, w, s + t), n, t);
    const size = dot(n, n);
    const ray = along(hit, a, -1);
    const joined = along(b, image, -1);
    const value = Math.abs(dot(n, ray));
    const angle = (Math.asin(value / Math.sqrt(size * dot(ray, ray))) * 180) / Math.PI;
    const ratio = fraction(s, s + t);
    // The way of light is the shortest from A over the mirror to B, along the line of the two feet.
    const way = (k: number) => {
      const over = along(foot, w, k);
      return Math.hypot(...along(over, a, -1)) + Math.hypot(...along(over, b, -1));
    };
    const shortest = minimumAt(way, -10, 10);
    const steps = root((k) => dot(n, along(a, n, k)) - d, -20.3, 20.7);
    const slant =
      (Math.atan2(Math.hypot(...along(foot, a, -1)), Math.hypot(...along(hit, foot, -1))) * 180) / Math.PI;
    return {
      text: md`A mirror lies in the plane $\Pi$ with the equation $${planeSide(n)} = ${d}$. A lamp is at the point $\mathrm{A}${point(a)}$, and a sensor is at the point $\mathrm{B}${point(b)}$ on the same side of the mirror. Lengths are in metres.

(a) Find the coordinates of the point $\mathrm{F}$ of $\Pi$ that is nearest to $\mathrm{A}$. [3]

(b) Find the coordinates of the image $\mathrm{A}'$ of $\mathrm{A}$ under the reflection in $\Pi$. [2]

A ray of light from $\mathrm{A}$ is reflected by the mirror at the point $\mathrm{R}$ and then passes through $\mathrm{B}$. The point $\mathrm{R}$ lies on the line $(\mathrm{A}'\mathrm{B})$.

(c) Find the coordinates of $\mathrm{R}$. [4]

(d) Find the acute angle between the ray $[\mathrm{AR}]$ and the mirror, in degrees. [3]`,
      hints: [
        md`The shortest way from $\mathrm{A}$ to the plane runs along the normal.`,
        md`$\mathrm{F}$ is the midpoint of $[\mathrm{AA}']$.`,
        md`In (c), write an equation of the line through $\mathrm{A}'$ and $\mathrm{B}$ and find where it meets $\Pi$.`,
        'The scalar product with the normal gives the angle between the ray and the normal, not the mirror.',
      ],
      answer: md`(a) The shortest way to the plane has the direction of the normal. So $\mathrm{F}$ lies on the line $\mathbf{r} = ${column(...a)} + \lambda${column(...n)}$. Put this into the equation of $\Pi$:

$$${polynomial([size, dot(n, a)], md`\lambda`)} = ${d}, \qquad \lambda = ${-s}$$

This gives $\mathrm{F}${point(foot)}$.

(b) The image is as far behind the mirror as $\mathrm{A}$ is in front of it. So go twice as far along the normal, with $\lambda = ${-2 * s}$: $\mathrm{A}'${point(image)}$.

(c) $\overrightarrow{\mathrm{A'B}} = ${column(...joined)}$, so the line through $\mathrm{A}'$ and $\mathrm{B}$ is $\mathbf{r} = ${column(...image)} + \mu${column(...joined)}$. Put it into the equation of $\Pi$:

$$${polynomial([dot(n, joined), dot(n, image)], md`\mu`)} = ${d}, \qquad \mu = ${ratio}$$

This gives $\mathrm{R}${point(hit)}$.

(d) The ray has the direction $\overrightarrow{\mathrm{AR}} = ${column(...ray)}$. The angle $\theta$ with the plane comes from the sine:

$$\sin\theta = \frac{|\mathbf{n} \cdot \overrightarrow{\mathrm{AR}}|}{|\mathbf{n}||\overrightarrow{\mathrm{AR}}|} = \frac{${value}}{\sqrt{${size}}\sqrt{${dot(ray, ray)}}}, \qquad \theta = ${sf(angle)}^\circ$$

Another way: in the right-angled triangle $\mathrm{AFR}$, $\tan\theta = \frac{\mathrm{AF}}{\mathrm{FR}}$.

**Calculator:** degrees. TI-Nspire: dotP( ) and norm( ) under Menu, Matrix & Vector. Casio fx-CG50: OPTN, MAT/VCT, DotP and Norm.

**Watch out:** $\lambda = ${-s}$ leads to the mirror. The image needs twice this value.`,
      scheme: [
        [md`(a) line through $\mathrm{A}$ with the direction of the normal`, 'M1'],
        [md`$\lambda = ${-s}$`, 'A1'],
        [md`$\mathrm{F}${point(foot)}$`, 'A1'],
        [md`(b) $2\lambda$, or $\mathrm{F}$ as the midpoint of $[\mathrm{AA}']$`, 'M1'],
        [md`$\mathrm{A}'${point(image)}$ (follow through)`, 'A1'],
        [md`(c) an equation of the line $(\mathrm{A}'\mathrm{B})$ (follow through)`, 'A1'],
        [md`puts it into the equation of $\Pi$`, 'M1'],
        [md`$\mu = ${ratio}$, or the parameter of their own equation`, 'A1'],
        [md`$\mathrm{R}${point(hit)}$`, 'A1'],
        [md`(d) $\overrightarrow{\mathrm{AR}} = ${column(...ray)}$ (follow through)`, 'A1'],
        [md`sine from the scalar product with the normal (or the triangle $\mathrm{AFR}$)`, 'M1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: point(foot),
          accuracy: 'exact',
          mistakes: [{ value: point(along(a, n, s)), note: md`Look at the sign of $\lambda$.` }],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: point(image),
          accuracy: 'exact',
          mistakes: [{ value: point(foot), note: md`This point lies in the mirror. Go once more as far.` }],
        },
        { part: 'c', kind: 'coordinates', expected: point(hit), accuracy: 'exact' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(angle.toPrecision(9))}`,
          unit: '°',
          mistakes:
            Math.abs(angle - 45) < 1
              ? []
              : [{ value: sf(90 - angle), note: 'This is the angle between the ray and the normal.' }],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\lambda = ${-s}`, value: steps },
        { part: 'c', route: 'numeric', shown: md`\mu = ${ratio}`, value: shortest / (s + t), within: 1e-5 },
        { part: 'd', route: 'numeric', shown: md`\theta = ${sf(angle)}^\circ`, value: slant },
      ],
    };
  },
});
