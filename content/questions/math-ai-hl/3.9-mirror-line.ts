import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { column, fraction, matrix, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const slopes = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [-1, 2],
  [-2, 1],
  [-1, 3],
  [-3, 1],
  [2, 3],
  [3, 2],
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.8', '1.14'],
  parameters: { slope: slopes, x: integers(1, 6), y: integers(-4, 6) },
  allow: ({ slope: [up, across], x, y }) => y !== 0 && y * across !== up * x && x * across + up * y !== 0,
  write: ({ slope: [up, across], x, y }) => {
    const square = up * up + across * across;
    const [cos, sin] = [across * across - up * up, 2 * up * across];
    const m = [
      [fraction(cos, square), fraction(sin, square)],
      [fraction(sin, square), fraction(-cos, square)],
    ];
    const image = [(cos * x + sin * y) / square, (sin * x - cos * y) / square] as const;
    const tex = [fraction(cos * x + sin * y, square), fraction(sin * x - cos * y, square)] as const;
    const distance = Math.hypot(image[0] - x, image[1] - y);
    const angle = (Math.atan2(up, across) * 180) / Math.PI;
    const positive = angle < 0 ? angle + 180 : angle;
    // Twice the distance of the point from the line.
    const second = (2 * Math.abs(up * x - across * y)) / Math.sqrt(square);
    const line = `${fraction(up, across) === '1' ? '' : fraction(up, across)}x`;
    const size = Math.ceil(Math.max(Math.abs(x), Math.abs(y), Math.abs(image[0]), Math.abs(image[1]))) + 1;
    return {
      text: md`A mirror stands along the line $l: y = ${line}$. Let $R$ be the matrix of the reflection in $l$.

![](drawing:mirror)

(a) Find the angle $\theta$ between the positive $x$-axis and $l$, where $0^\circ < \theta < 180^\circ$. [2]

(b) Show that $R = ${matrix(m)}$. [3]

(c) Find the image of the point $\text{P}(${x}, ${y})$ under the reflection. [2]

(d) Find the distance between P and its image. [2]

(e) Write down $R^2$, and explain the result geometrically. [2]`,
      hints: [
        md`The gradient of a line is $\tan\theta$.`,
        md`Use the matrix of a reflection in $y = (\tan\theta)x$ from the formula booklet.`,
        md`What happens to a point that is reflected twice?`,
      ],
      answer: md`(a) $\tan\theta = ${fraction(up, across)}$, so $\theta = ${angle < 0 ? md`${sf(angle)}^\circ + 180^\circ = ${sf(positive)}^\circ` : md`${sf(positive)}^\circ`}$.

(b) The matrix is $\begin{pmatrix} \cos 2\theta & \sin 2\theta \\ \sin 2\theta & -\cos 2\theta \end{pmatrix}$. With $2\theta = ${sf(2 * positive, 6)}^\circ$ the calculator gives $\cos 2\theta \approx ${sf(cos / square)}$ and $\sin 2\theta \approx ${sf(sin / square)}$, so it seems that $\cos 2\theta = ${fraction(cos, square)}$ and $\sin 2\theta = ${fraction(sin, square)}$.

These fractions are exact. With them $R${column(across, up)} = ${column(across, up)}$, so a vector along $l$ is mapped to itself, and $R${column(-up, across)} = ${column(up, -across)}$, so a vector perpendicular to $l$ is mapped to its opposite. This is what the reflection in $l$ does.

(c) $R\begin{pmatrix} ${x} \\ ${y} \end{pmatrix} = \begin{pmatrix} ${tex[0]} \\ ${tex[1]} \end{pmatrix}$, so the image is $\left(${tex[0]}, ${tex[1]}\right)$.

(d) The distance is $\sqrt{\left(${tex[0]} - ${x}\right)^2 + \left(${tex[1]} ${y < 0 ? '+' : '-'} ${Math.abs(y)}\right)^2} = ${sf(distance)}$.

(e) $R^2 = \begin{pmatrix} 1 & 0 \\ 0 & 1 \end{pmatrix}$. A point that is reflected twice in the same line comes back to where it was.

**Calculator:** in degrees, store $\theta$ unrounded and type the four entries. Or check the matrix: a point of the mirror, such as $(${across}, ${up})$, must stay where it is.

**Watch out:** The matrix has $2\theta$, not $\theta$.`,
      scheme: [
        [md`$\tan\theta = ${fraction(up, across)}$`, 'M1'],
        [md`$${sf(positive)}^\circ$`, 'A1'],
        [md`uses the matrix with $\cos 2\theta$ and $\sin 2\theta$`, 'M1'],
        [md`$\cos 2\theta = ${fraction(cos, square)}$ and $\sin 2\theta = ${fraction(sin, square)}$`, 'A1'],
        [
          md`an exact reason: $R${column(across, up)} = ${column(across, up)}$ and $R${column(-up, across)} = ${column(up, -across)}$, or exact values of $\cos\theta$ and $\sin\theta$`,
          'A1',
        ],
        [md`multiplies $R$ by the position vector of P`, 'M1'],
        [md`$\left(${tex[0]}, ${tex[1]}\right)$`, 'A1'],
        [md`distance formula`, 'M1'],
        [md`$${sf(distance)}$ (follow through)`, 'A1'],
        [md`identity matrix`, 'A1'],
        [md`reflecting twice changes nothing`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\theta =$`,
          expected: `${Number(positive.toPrecision(9))}`,
          unit: '°',
          mistakes:
            angle < 0
              ? [{ value: sf(angle), note: md`The angle must lie between $0^\circ$ and $180^\circ$.` }]
              : [],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'coordinates',
          expected: `(${cos * x + sin * y}/${square}, ${sin * x - cos * y}/${square})`,
        },
        { part: 'd', kind: 'number', expected: `${Number(distance.toPrecision(9))}` },
        {
          part: 'e',
          kind: 'matrix',
          label: '$R^2 =$',
          expected: matrix([
            [1, 0],
            [0, 1],
          ]),
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'e', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`${sf(positive)}^\circ`,
          value: (Math.acos((across * (up < 0 ? -1 : 1)) / Math.sqrt(square)) * 180) / Math.PI,
        },
        { part: 'd', route: 'exact', shown: `= ${sf(distance)}`, value: second },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${fraction(cos, square)}`,
          value: Math.round(Math.cos((2 * positive * Math.PI) / 180) * square) / square,
        },
      ],
      drawings: {
        mirror: plot({
          x: [-size, size],
          y: [-size, size],
          equal: true,
          height: 200,
          ticks: { x: 2, y: 2 },
          curves: [{ f: (at) => (up / across) * at, label: '*l*' }],
          points: [{ at: [x, y], label: 'P' }],
          description: `The line y = ${across === 1 ? up : `${up}/${across} `}x and the point P(${x}, ${y}).`,
        }),
      },
    };
  },
});
