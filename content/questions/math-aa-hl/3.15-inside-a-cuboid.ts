import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, fraction, gcd, sf, term } from '../../authoring/wording.ts';
import { solid } from '../../figures/solid.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.13', '3.14'],
  parameters: {
    w: integers(4, 15),
    h: integers(3, 12),
    /** FM : MG = part : rest, and the unit of the depth. */
    part: choice(1, 2, 3),
    rest: choice(1, 2, 3, 4),
    unit: choice(1, 2, 3),
  },
  allow: ({ w, h, part, rest, unit }) => {
    const [d, whole, all] = [(part + rest) * unit, part + rest, 2 * part + rest];
    return (
      gcd(part, rest) === 1 &&
      d >= 4 &&
      d <= 12 &&
      w !== h &&
      w !== d &&
      w * w + h * h > part * unit * d &&
      // One coordinate of the common point is whole at least.
      ((w * whole) % all === 0 || (h * whole) % all === 0)
    );
  },
  write: ({ w, h, part, rest, unit }) => {
    const d = (part + rest) * unit;
    const m = part * unit;
    // A + λ(w, m, h) = D + μ(w, −d, h): λ = μ and m λ = d − d λ.
    const [top, bottom] = [d, d + m];
    const lambda = fraction(top, bottom);
    const x = [w, m, h].map((one) => fraction(one * top, bottom));
    const [first, second] = [
      [w, m, h],
      [w, -d, h],
    ] as const;
    const product = w * w - m * d + h * h;
    const cosine = product / (Math.hypot(...first) * Math.hypot(...second));
    const angle = (Math.acos(Math.abs(cosine)) * 180) / Math.PI;
    const vector = [m * h + d * h, h * w - w * h, -w * d - m * w] as const;
    const byCross = (Math.atan2(Math.hypot(...vector), Math.abs(product)) * 180) / Math.PI;
    const found = solveLinear(
      [
        [w, -w],
        [m, d],
      ],
      [0, d],
    )[0]!;
    return {
      text: md`The diagram shows a cuboid $\mathrm{ABCDEFGH}$ with $\mathrm{AB} = ${w}$ cm, $\mathrm{AD} = ${d}$ cm and $\mathrm{AE} = ${h}$ cm. The point $\mathrm{M}$ lies on the edge $[\mathrm{FG}]$ so that $\mathrm{FM} : \mathrm{MG} = ${part} : ${rest}$.

![](drawing:cuboid)

The point $\mathrm{A}$ is taken as the origin, and the $x$-, $y$- and $z$-axes point in the directions of $\overrightarrow{\mathrm{AB}}$, $\overrightarrow{\mathrm{AD}}$ and $\overrightarrow{\mathrm{AE}}$.

(a) Write down the coordinates of $\mathrm{M}$. [1]

(b) Show that the lines $(\mathrm{AM})$ and $(\mathrm{DF})$ intersect, and find the coordinates of the point where they do. [5]

(c) Find the acute angle between $(\mathrm{AM})$ and $(\mathrm{DF})$, in degrees. [3]`,
      hints: [
        md`$\mathrm{F}$ lies above $\mathrm{B}$. From there, $\mathrm{M}$ is a part of the way in the direction of the $y$-axis.`,
        md`Write an equation of each line, with a different parameter for each, and compare all three coordinates.`,
        'The angle between two lines is the angle between their directions. Take care that it is acute.',
      ],
      answer: md`(a) $\mathrm{F}$ is the point $(${w}, 0, ${h})$. The edge $[\mathrm{FG}]$ is $${d}$ cm long, and $\mathrm{FM}$ is $\frac{${part}}{${part + rest}}$ of it, that is, $${m}$ cm. So $\mathrm{M}(${w}, ${m}, ${h})$.

(b) $\mathrm{A}$ is the origin, $\mathrm{D}(0, ${d}, 0)$ and $\mathrm{F}(${w}, 0, ${h})$. The lines are

$$(\mathrm{AM}):\ \mathbf{r} = \lambda${column(...first)}, \qquad (\mathrm{DF}):\ \mathbf{r} = ${column(0, d, 0)} + \mu${column(...second)}$$

At a common point all coordinates agree. The first row, $${w}\lambda = ${w}\mu$, gives $\lambda = \mu$. With this the second row, $${term(m, md`\lambda`)} = ${d} - ${d}\mu$, gives $${m + d}\lambda = ${d}$, so $\lambda = \mu = ${lambda}$. The third row, $${h}\lambda = ${h}\mu$, is also satisfied. So the lines intersect, at the point $(${x.join(', ')})$.

(c) The directions are $${column(...first)}$ and $${column(...second)}$. Their scalar product is $${w * w} - ${m * d} + ${h * h} = ${product}$, so

$$\cos\theta = \frac{${product}}{\sqrt{${w * w + m * m + h * h}}\sqrt{${w * w + d * d + h * h}}}, \qquad \theta = ${sf(angle)}^\circ$$

**Calculator:** degrees. TI-Nspire: dotP( ) and norm( ) under Menu, Matrix & Vector. Casio fx-CG50: OPTN, MAT/VCT, DotP and Norm; Angle gives the angle between two vectors at once.

**Watch out:** In a diagram of a solid, lines that seem to cross need not meet. Only the third equation decides.`,
      scheme: [
        [md`(a) $\mathrm{M}(${w}, ${m}, ${h})$`, 'A1'],
        [md`(b) an equation of $(\mathrm{AM})$ (follow through) and of $(\mathrm{DF})$`, 'A1'],
        ['compares coordinates, with two different parameters', 'M1'],
        [md`$\lambda = \mu = ${lambda}$ from two of the equations`, 'A1'],
        ['the third equation is satisfied, so the lines intersect', 'R1'],
        [
          md`$(${x.join(', ')})$${x.join('').includes('frac') ? ', or the same to three significant figures' : ''}`,
          'A1',
        ],
        [md`(c) scalar product of the two directions`, 'M1'],
        [
          md`$\frac{${Math.abs(product)}}{\sqrt{${w * w + m * m + h * h}}\sqrt{${w * w + d * d + h * h}}}$ (follow through)`,
          'A1',
        ],
        [md`$${sf(angle)}^\circ$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: `(${w}, ${m}, ${h})`,
          accuracy: 'exact',
          mistakes: [
            ...(part === rest
              ? []
              : [
                  {
                    value: `(${w}, ${d - m}, ${h})`,
                    note: md`You measured from $\mathrm{G}$. The ratio begins at $\mathrm{F}$.`,
                  },
                ]),
            {
              value: `(0, ${m}, ${h})`,
              note: md`This point lies on $[\mathrm{EH}]$. $\mathrm{F}$ is above $\mathrm{B}$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that', marks: 3 },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'Point:',
          expected: `(${x.join(', ')})`,
          marks: 2,
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(angle.toPrecision(9))}`,
          unit: '°',
          mistakes: [{ value: sf(180 - angle), note: 'This angle is obtuse. The acute one is asked for.' }],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: md`\mu = ${lambda}`, value: found },
        { part: 'c', route: 'numeric', shown: md`\theta = ${sf(angle)}^\circ`, value: byCross },
      ],
      drawings: {
        cuboid: solid({
          shape: 'cuboid',
          vertices: true,
          lengths: { AB: `${w} cm`, BC: `${d} cm`, CG: `${h} cm` },
          lines: ['DF'],
          description: `A cuboid with the base ABCD and the top EFGH, E above A. AB is ${w} cm, BC is ${d} cm and CG is ${h} cm long. The diagonal from D to F is dashed.`,
        }),
      },
    };
  },
});
