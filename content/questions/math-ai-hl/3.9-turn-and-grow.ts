import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, matrix, sf } from '../../authoring/wording.ts';

const triples = [
  [3, 4],
  [4, 3],
  [1, 2],
  [2, 1],
  [1, 3],
  [2, 3],
  [3, 2],
  [3, 1],
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.13', '3.8'],
  parameters: {
    triple: triples,
    sign: choice(1, -1),
    n: integers(3, 6),
    area: choice(1.5, 2, 2.5, 3, 4, 5),
  },
  allow: ({ triple: [c, s], n, area }) => (c * c + s * s) ** n * area < 1e6,
  write: ({ triple: [c, s], sign, n, area }) => {
    const k = Math.hypot(c, s);
    const exact = Number.isInteger(k) ? `${k}` : md`\sqrt{${c * c + s * s}}`;
    const m = [
      [c, -sign * s],
      [sign * s, c],
    ] as const;
    const degrees = (Math.atan2(s, c) * 180) / Math.PI;
    const turned = (n * degrees) % 360;
    const power = (c * c + s * s) ** n * area;
    const rounded = Number(power.toPrecision(3));
    const isRound = Math.abs(power - rounded) < 1e-6;
    const written =
      rounded < 1e6 || (isRound && rounded < 1e8)
        ? grouped(rounded)
        : isRound
          ? sf(power).replace(/\.?0+(?= )/, '')
          : sf(power);
    const image = isRound
      ? md`= ${written}`
      : power < 1e8
        ? md`= ${grouped(power)} \approx ${written}`
        : md`\approx ${written}`;
    // What the angle of part (b) gives if it is rounded to 3 figures.
    const loose = turned + n * (Number(sf(degrees)) - degrees);
    const looseText = String(Number(loose.toPrecision(6)));
    const slack =
      Math.max(
        Math.abs(loose - turned),
        Math.abs(Number(sf(turned)) - turned),
        Math.abs(Number(sf(loose)) - turned),
      ) * 1.01;
    const others = [...new Set([looseText, sf(loose)])]
      .filter((text) => text !== sf(turned))
      .map((text) => md`$${text}^\circ$`);
    const quotient = c === 1 ? `${s}` : md`\frac{${s}}{${c}}`;
    // By multiplying the matrix n times, and the shoelace formula for a unit square.
    let [u, v] = [
      [1, 0],
      [0, 1],
    ] as [[number, number], [number, number]];
    const step = ([x, y]: [number, number]): [number, number] => [
      m[0][0] * x + m[0][1] * y,
      m[1][0] * x + m[1][1] * y,
    ];
    for (let at = 0; at < n; at += 1) [u, v] = [step(u), step(v)];
    const grown = (u[0] * v[1] - u[1] * v[0]) * area;
    const angle = ((Math.atan2(sign * u[1], u[0]) * 180) / Math.PI + 360) % 360;
    const direction = sign > 0 ? 'counterclockwise' : 'clockwise';
    return {
      text: md`The matrix $M = ${matrix(m)}$ stands for an enlargement with scale factor $k > 0$, followed by a rotation through an acute angle $\theta$ about the origin.

(a) Find $k$. [2]

(b) Find $\theta$ in degrees, and state the direction of the rotation. [3]

(c) A triangle has the area $${area}\ \text{cm}^2$. It is transformed by $M^${n}$. Find the area of its image. [2]

(d) Find the smallest positive angle of a single ${direction} rotation that has the same effect on directions as $M^${n}$. [2]`,
      hints: [
        md`The columns of $M$ are the images of $\begin{pmatrix} 1 \\ 0 \end{pmatrix}$ and $\begin{pmatrix} 0 \\ 1 \end{pmatrix}$. How long are they?`,
        md`Compare $M$ with $k\begin{pmatrix} \cos\theta & -\sin\theta \\ \sin\theta & \cos\theta \end{pmatrix}$.`,
        md`Each time that $M$ is applied, areas are multiplied by $\det M$ and directions turn by $\theta$.`,
      ],
      answer: md`(a) The first column $\begin{pmatrix} ${c} \\ ${sign * s} \end{pmatrix}$ is the image of a vector of length $1$. Its length is $k = \sqrt{${c}^2 + ${s}^2} = ${exact === `${k}` ? k : md`${exact} = ${sf(k)}`}$.

(b) $k\cos\theta = ${c}$ and $k\sin\theta = ${s}$, so $\tan\theta = ${quotient}$ and $\theta = ${sf(degrees)}^\circ$. The image of $\begin{pmatrix} 1 \\ 0 \end{pmatrix}$ lies ${sign > 0 ? 'above' : 'below'} the $x$-axis, so the rotation is ${direction}.

(c) $\det M = ${c} \times ${c} + ${s} \times ${s} = ${c * c + s * s}$, which is $k^2$. Areas are multiplied by it $${n}$ times: $${c * c + s * s}^${n} \times ${area} ${image}\ \text{cm}^2$.

(d) The directions turn by $${n}\theta = ${sf(n * degrees, 6)}^\circ$${n * degrees > 360 ? md`. Full turns change nothing: $${sf(n * degrees, 6)}^\circ - 360^\circ = ${sf(turned)}^\circ$` : md`, which is $${sf(turned)}^\circ$ to 3 significant figures`}.

**Calculator:** set the angle to degrees for $\tan^{-1}$. Type $M^${n}$ to check: its first column has the direction of part (d).

**Watch out:** Use the unrounded $\theta$ in part (d). A rounded angle that is multiplied by $${n}$ may be wrong in the third figure.`,
      scheme: [
        [md`length of a column, or $\sqrt{\det M}$`, 'M1'],
        [md`$k = ${exact}$`, 'A1'],
        [md`$\tan\theta = ${quotient}$, or the same with $\sin$ or $\cos$`, 'M1'],
        [md`$${sf(degrees)}^\circ$`, 'A1'],
        [md`${direction}`, 'A1'],
        [md`$\left(\det M\right)^${n}$`, 'M1'],
        [md`$${written}$`, 'A1'],
        [md`$${n}\theta$`, 'M1'],
        [
          md`$${sf(turned)}^\circ$ (${others.length === 0 ? '' : md`accept ${others.join(' or ')} from the rounded angle; `}follow through)`,
          'A1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$k =$',
          expected: Number.isInteger(k) ? `${k}` : `sqrt(${c * c + s * s})`,
          mistakes: [{ value: `${c * c + s * s}`, note: md`This is $\det M$, which is $k^2$.` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\theta =$`,
          expected: `${Number(degrees.toPrecision(9))}`,
          unit: '°',
          marks: 2,
          mistakes: [
            ...(c === s ? [] : [{ value: `${sf(90 - degrees)}`, note: md`You exchanged sine and cosine.` }]),
          ],
        },
        { part: 'b', kind: 'self', why: 'state the direction', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(power.toPrecision(10))}`,
          unit: 'cm^2',
          mistakes: [
            {
              value: `${sf(k ** n * area).replace(/ \\times 10\^\{(\d+)\}/, 'e$1')}`,
              note: md`You multiplied by $k^${n}$. Areas are multiplied by $k^2$ each time.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(turned.toPrecision(9))}`,
          // A result from the rounded angle of part (b) is accepted, too.
          accuracy: { tolerance: Number(slack.toPrecision(4)) },
          unit: '°',
          follows: `${n} * b.1 - ${360 * Math.floor((n * degrees) / 360)}`,
          unless: 'd <= 0 or d >= 360',
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: Number.isInteger(k) ? `= ${k}` : `= ${sf(k)}`,
          value: Math.sqrt(m[0][0] * m[1][1] - m[0][1] * m[1][0]),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`\theta = ${sf(degrees)}^\circ`,
          value: (Math.acos(c / k) * 180) / Math.PI,
        },
        { part: 'c', route: 'exact', shown: md`${written}\ \text{cm}^2`, value: grown },
        { part: 'd', route: 'exact', shown: md`${sf(turned)}^\circ`, value: angle },
      ],
    };
  },
});
