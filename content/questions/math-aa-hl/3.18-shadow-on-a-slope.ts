import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { along, dot, planeSide, point, type Vector } from '../../authoring/vectors.ts';
import { column, polynomial, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.14', '3.17'],
  parameters: {
    what: choice(
      ['A flagpole', 'a hillside near Thimphu', 'flagpole'],
      ['A radio mast', 'a hillside near Cusco', 'mast'],
      ['A lamp post', 'a slope in Lisbon', 'lamp post'],
      ['A ski-lift pylon', 'a slope near Zermatt', 'pylon'],
    ),
    n: choice<Vector[]>([1, 2, 8], [2, 1, 7], [-1, 2, 6], [1, -2, 7], [2, -1, 9], [1, 1, 5], [-2, 1, 8]),
    foot: choice<Vector[]>([3, 2, 4], [1, 5, 2], [4, -1, 3], [2, 3, 6]),
    tall: choice(6, 8, 9, 10, 12, 14, 15, 16),
    sun: choice<Vector[]>(
      [2, 1, -2],
      [1, 3, -4],
      [3, -1, -3],
      [-1, 2, -2],
      [2, 2, -3],
      [-2, 3, -4],
      [1, -2, -3],
    ),
  },
  allow: ({ n, tall, sun }) => {
    const steps = (-n[2] * tall) / dot(n, sun);
    return steps > 1 && steps < 9 && Number.isInteger(2 * steps);
  },
  write: ({ what: [what, slope, pole], n, foot, tall, sun }) => {
    const d = dot(n, foot);
    const top = along(foot, [0, 0, 1], tall);
    const steps = (-n[2] * tall) / dot(n, sun);
    const end = along(top, sun, steps);
    const shadow = Math.hypot(...along(end, foot, -1));
    const value = Math.abs(dot(n, sun));
    const angle = (Math.asin(value / Math.sqrt(dot(n, n) * dot(sun, sun))) * 180) / Math.PI;
    const found = root((k) => dot(n, along(top, sun, k)) - d, 0, 40);
    // The triangle of the top, the foot and the end of the shadow, by the cosine rule at the top.
    const ray = found * Math.hypot(...sun);
    const cosine = -sun[2] / Math.hypot(...sun);
    const byRule = Math.sqrt(tall ** 2 + ray ** 2 - 2 * tall * ray * cosine);
    // How far the top is above the slope, measured at a right angle, over the length of the ray.
    const above = tall * Math.cos(Math.atan(Math.hypot(n[0] / n[2], n[1] / n[2])));
    const byHeight = (Math.asin(above / ray) * 180) / Math.PI;
    const gap = along(end, foot, -1);
    return {
      text: md`${what} stands vertically on ${slope}. Lengths are in metres, and the $z$-axis points straight up. The slope is part of the plane $\Pi$ with the equation $${planeSide(n)} = ${d}$. The foot of the ${pole} is the point $\mathrm{F}${point(foot)}$, and the ${pole} is $${tall}$ metres tall. The rays of the sun have the direction $${column(...sun)}$.

(a) Write down the coordinates of the top $\mathrm{T}$ of the ${pole}. [1]

The shadow of $\mathrm{T}$ on the slope is the point $\mathrm{S}$.

(b) Find the coordinates of $\mathrm{S}$. [4]

(c) Find the length of the shadow $[\mathrm{FS}]$ of the ${pole} on the slope. [2]

(d) Find the angle between the rays of the sun and the slope, in degrees. [3]`,
      hints: [
        'From the foot straight up to the top, only one coordinate changes.',
        md`The ray through $\mathrm{T}$ is a line. Where does it meet the plane?`,
        'The angle between a line and a plane needs the sine, because the normal stands at a right angle to the plane.',
      ],
      answer: md`(a) The ${pole} is vertical, so only the third coordinate changes: $\mathrm{T}${point(top)}$.

(b) The ray through $\mathrm{T}$ is the line $\mathbf{r} = ${column(...top)} + \lambda${column(...sun)}$. $\mathrm{S}$ is the point where it meets the slope. Put the coordinates into the equation of $\Pi$:

$$${polynomial([dot(n, sun), dot(n, top)], md`\lambda`)} = ${d}, \qquad \lambda = ${steps}$$

With this value the line gives $\mathrm{S}${point(end)}$.

(c) $\overrightarrow{\mathrm{FS}} = ${column(...gap)}$, so the shadow has the length

$$\sqrt{${gap.map((one) => (one < 0 ? `(${one})^2` : `${one}^2`)).join(' + ')}} = ${sf(shadow)}\ \text{m}$$

(d) With the normal $${column(...n)}$ of the slope,

$$\sin\theta = \frac{${value}}{\sqrt{${dot(n, n)}}\sqrt{${dot(sun, sun)}}}, \qquad \theta = ${sf(angle)}^\circ$$

**Calculator:** degrees. TI-Nspire: dotP( ) and norm( ) under Menu, Matrix & Vector; solve( ) for $\lambda$. Casio fx-CG50: OPTN, MAT/VCT, DotP and Norm.

**Watch out:** The ${pole} is vertical, not perpendicular to the slope. So $\mathrm{T}$ does not lie on the normal through $\mathrm{F}$.`,
      scheme: [
        [md`(a) $\mathrm{T}${point(top)}$`, 'A1'],
        [md`(b) equation of the ray through $\mathrm{T}$ (follow through)`, 'M1'],
        [md`puts it into the equation of $\Pi$`, 'M1'],
        [md`$\lambda = ${steps}$`, 'A1'],
        [md`$\mathrm{S}${point(end)}$`, 'A1'],
        [md`(c) magnitude of $\overrightarrow{\mathrm{FS}}$`, 'M1'],
        [md`$${sf(shadow)}\ \text{m}$ (follow through)`, 'A1'],
        [md`(d) scalar product of the normal and the direction of the rays`, 'M1'],
        [
          md`$\sin\theta = \frac{${value}}{\sqrt{${dot(n, n)}}\sqrt{${dot(sun, sun)}}}$ (or the cosine of $90^\circ - \theta$)`,
          'A1',
        ],
        [md`$${sf(angle)}^\circ$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: point(top),
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${foot[0]}, ${foot[1]}, ${tall})`,
              note: `The foot of the ${pole} is not at the height zero.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: point(end),
          accuracy: 'exact',
          mistakes: [
            {
              value: point(along(foot, sun, steps)),
              note: md`You began at the foot. The ray passes through the top of the ${pole}.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(shadow.toPrecision(9))}`,
          unit: 'm',
          mistakes: (Math.abs(ray - shadow) > 1 ? [ray] : []).map((wrong) => ({
            value: sf(wrong),
            note: md`This is the length of $[\mathrm{TS}]$. The shadow begins at the foot.`,
          })),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(angle.toPrecision(9))}`,
          unit: '°',
          mistakes: (Math.abs(angle - 45) < 1 ? [] : [90 - angle]).map((wrong) => ({
            value: sf(wrong),
            note: 'This is the angle between the rays and the normal.',
          })),
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: md`\lambda = ${steps}`, value: found, within: 1e-9 },
        { part: 'c', route: 'numeric', shown: md`= ${sf(shadow)}\ \text{m}`, value: byRule },
        { part: 'd', route: 'numeric', shown: md`\theta = ${sf(angle)}^\circ`, value: byHeight },
      ],
    };
  },
});
