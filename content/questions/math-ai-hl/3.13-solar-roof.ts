import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, inBrackets, sf } from '../../authoring/wording.ts';

const cross = (u: readonly number[], v: readonly number[]) =>
  [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!] as const;
const dot = (u: readonly number[], v: readonly number[]) => u.reduce((sum, one, at) => sum + one * v[at]!, 0);

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.10'],
  parameters: {
    place: choice('a school in Dakar', 'a clinic in Quetta', 'a library in Cuenca', 'a farm in Andalusia'),
    w: integers(4, 9),
    s: integers(-1, 1),
    y: integers(3, 7),
    z: integers(1, 4),
    sun: choice<[number, number, number][]>(
      [1, -3, 4],
      [-1, -2, 3],
      [2, -4, 5],
      [0, -3, 4],
      [-2, -3, 6],
      [1, -2, 2],
      [3, -4, 5],
    ),
  },
  allow: ({ w, s, y, z, sun }) => {
    const n = cross([w, s, 0], [0, y, z]);
    const cosine = dot(n, sun) / Math.hypot(...n) / Math.hypot(...sun);
    return cosine > 0.4 && cosine < 0.995 && z < y;
  },
  write: ({ place, w, s, y, z, sun }) => {
    const [u, v] = [[w, s, 0] as const, [0, y, z] as const];
    const n = cross(u, v);
    const area = Math.hypot(...n);
    const cosine = dot(n, sun) / area / Math.hypot(...sun);
    const angle = (Math.acos(cosine) * 180) / Math.PI;
    const light = area * cosine;
    const power = 0.2 * light;
    const tilt = (Math.acos(n[2] / area) * 180) / Math.PI;
    // Area by the sine of the angle between the sides.
    const between = Math.acos(dot(u, v) / Math.hypot(...u) / Math.hypot(...v));
    const second = Math.hypot(...u) * Math.hypot(...v) * Math.sin(between);
    const side = Math.hypot(...cross(n, sun));
    return {
      text: md`A solar panel on the roof of ${place} has the shape of a parallelogram. Two adjacent sides are $\mathbf{u} = ${column(...u)}$ and $\mathbf{v} = ${column(...v)}$, in metres. The third component points upwards.

(a) Find $\mathbf{u} \times \mathbf{v}$. [2]

(b) Hence find the area of the panel. [2]

(c) State what the direction of $\mathbf{u} \times \mathbf{v}$ tells you about the panel. [1]

(d) The tilt of the panel is the angle between $\mathbf{u} \times \mathbf{v}$ and the vertical. Find it. [3]

At one moment the vector from the panel towards the sun is $\mathbf{s} = ${column(...sun)}$.

(e) Find the angle $\theta$ between $\mathbf{s}$ and $\mathbf{u} \times \mathbf{v}$. [3]

(f) The light that the panel catches is the same as that on an area of $A\cos\theta$, where $A$ is the area of the panel, held at right angles to the sun. Each square metre held in this way gives $0.2$ kilowatts. Find the power of the panel. [2]

(g) State, with a reason, the angle $\theta$ for which the power would be greatest. [1]`,
      hints: [
        md`Use the formula for the vector product from the booklet.`,
        md`The length of the vector product is the area of the parallelogram.`,
        md`The vertical direction is $\begin{pmatrix} 0 \\ 0 \\ 1 \end{pmatrix}$. Use the scalar product.`,
      ],
      answer: md`(a) $\mathbf{u} \times \mathbf{v} = ${column(`${u[1]} \\times ${z} - 0 \\times ${y}`, `0 \\times 0 - ${w} \\times ${z}`, `${w} \\times ${y} - ${inBrackets(s)} \\times 0`)} = ${column(...n.map((one) => one || 0))}$

(b) The area is $|\mathbf{u} \times \mathbf{v}| = \sqrt{${inBrackets(n[0])}^2 + ${inBrackets(n[1])}^2 + ${n[2]}^2} = ${sf(area)}\ \text{m}^2$.

(c) It is perpendicular to the panel.

(d) The scalar product with $\begin{pmatrix} 0 \\ 0 \\ 1 \end{pmatrix}$ is the third component. So the cosine is $\frac{${n[2]}}{${sf(area, 5)}}$, and the tilt is $${sf(tilt)}^\circ$.

(e) $(\mathbf{u} \times \mathbf{v}) \cdot \mathbf{s} = ${dot(n, sun)}$ and $|\mathbf{s}| = ${Number(Math.hypot(...sun).toPrecision(5))}$. So $\cos\theta = \frac{${dot(n, sun)}}{${sf(area, 5)} \times ${Number(Math.hypot(...sun).toPrecision(5))}} = ${sf(cosine, 5)}$ and $\theta = ${sf(angle)}^\circ$.

(f) The area is $A\cos\theta = ${sf(light, 5)}\ \text{m}^2$, so the power is $0.2 \times ${sf(light, 5)} = ${sf(power)}$ kilowatts.

(g) $\cos\theta$ is greatest for $\theta = 0$: then the sun stands exactly in the direction that is perpendicular to the panel.

**Calculator:** TI-Nspire: crossP, dotP, norm. Casio fx-CG50: OPTN, MAT/VCT, CrossP, DotP, Norm.

**Watch out:** $\mathbf{v} \times \mathbf{u}$ points the other way, into the roof. Its angle with the sun would be more than $90^\circ$.`,
      scheme: [
        [md`formula for the vector product`, 'M1'],
        [md`$${column(...n.map((one) => one || 0))}$`, 'A1'],
        [md`length of the vector product`, 'M1'],
        [md`$${sf(area)}$`, 'A1'],
        [md`perpendicular to the panel`, 'A1'],
        [md`uses the direction $\begin{pmatrix} 0 \\ 0 \\ 1 \end{pmatrix}$`, 'M1'],
        [md`cosine $\frac{${n[2]}}{${sf(area, 5)}}$`, 'A1'],
        [md`$${sf(tilt)}^\circ$`, 'A1'],
        [md`scalar product with $\mathbf{s}$`, 'M1'],
        [md`$\cos\theta = ${sf(cosine)}$`, 'A1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [md`$0.2A\cos\theta$`, 'M1'],
        [md`$${sf(power)}$ kilowatts (follow through)`, 'A1'],
        [md`$\theta = 0$, with a reason`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'vector',
          expected: `(${n.map((one) => one || 0).join(', ')})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${n.map((one) => -one || 0).join(', ')})`,
              note: md`This is $\mathbf{v} \times \mathbf{u}$: the order matters.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(area.toPrecision(9))}`,
          unit: 'm^2',
          mistakes: [
            { value: sf(area / 2), note: 'This is the area of a triangle. The panel is a parallelogram.' },
          ],
        },
        { part: 'c', kind: 'self', why: 'state the meaning' },
        { part: 'd', kind: 'number', expected: `${Number(tilt.toPrecision(9))}`, unit: '°' },
        {
          part: 'e',
          kind: 'number',
          label: md`$\theta =$`,
          expected: `${Number(angle.toPrecision(9))}`,
          unit: '°',
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(power.toPrecision(9))}`,
          unit: 'kW',
          follows: '0.2*b.1*cos(e.1*pi/180)',
          unless: 'p <= 0',
        },
        { part: 'g', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: md`= ${sf(area)}\ \text{m}^2`, value: second },
        {
          part: 'd',
          route: 'exact',
          shown: md`${sf(tilt)}^\circ`,
          value: (Math.atan2(Math.hypot(n[0], n[1]), n[2]) * 180) / Math.PI,
        },
        {
          part: 'e',
          route: 'exact',
          shown: md`\theta = ${sf(angle)}^\circ`,
          value: (Math.atan2(side, dot(n, sun)) * 180) / Math.PI,
        },
        {
          part: 'f',
          route: 'exact',
          shown: `= ${sf(power)}`,
          value: (0.2 * dot(n, sun)) / Math.hypot(...sun),
        },
      ],
    };
  },
});
