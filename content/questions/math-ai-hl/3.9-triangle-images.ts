import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { matrix } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const maps = [
  {
    m: [
      [0, -1],
      [1, 0],
    ],
    words: 'a rotation through $90^\\circ$ counterclockwise about the origin',
  },
  {
    m: [
      [0, 1],
      [-1, 0],
    ],
    words: 'a rotation through $90^\\circ$ clockwise about the origin',
  },
  {
    m: [
      [-1, 0],
      [0, -1],
    ],
    words: 'a rotation through $180^\\circ$ about the origin',
  },
  {
    m: [
      [1, 0],
      [0, -1],
    ],
    words: 'a reflection in the $x$-axis',
  },
  {
    m: [
      [-1, 0],
      [0, 1],
    ],
    words: 'a reflection in the $y$-axis',
  },
  {
    m: [
      [0, 1],
      [1, 0],
    ],
    words: 'a reflection in the line $y = x$',
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.14'],
  parameters: {
    map: maps,
    across: choice(1, 2, 3),
    upward: choice(2, 3, 4),
    first: integers(1, 3),
    width: integers(2, 4),
    height: integers(2, 5),
    lean: integers(0, 2),
  },
  allow: ({ across, upward, width, lean }) => across !== upward && width !== lean,
  write: ({ map: { m, words }, across, upward, first, width, height, lean }) => {
    const corners = [
      [first, 1],
      [first + width, 1],
      [first + lean, 1 + height],
    ] as const;
    const s = [
      [across, 0],
      [0, upward],
    ] as const;
    const product = [
      [across * m[0][0], across * m[0][1]],
      [upward * m[1][0], upward * m[1][1]],
    ] as const;
    const step = (by: readonly (readonly number[])[], [x, y]: readonly [number, number]) =>
      [by[0]![0]! * x + by[0]![1]! * y || 0, by[1]![0]! * x + by[1]![1]! * y || 0] as const;
    const images = corners.map((corner) => step(product, corner));
    // The same by two steps, one after the other.
    const twice = corners.map((corner) => step(s, step(m, corner)));
    const area = (width * height) / 2;
    const determinant = product[0][0] * product[1][1] - product[0][1] * product[1][0];
    const [[ax, ay], [bx, by], [cx, cy]] = twice as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    const shoelace = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
    const clean = (rows: readonly (readonly number[])[]) =>
      matrix(rows.map((row) => row.map((entry) => entry || 0)));
    const named = ['A', 'B', 'C'].map((name, at) => `\\text{${name}}'(${images[at]![0]}, ${images[at]![1]})`);
    return {
      text: md`The triangle ABC has the vertices $\text{A}(${corners[0].join(', ')})$, $\text{B}(${corners[1].join(', ')})$ and $\text{C}(${corners[2].join(', ')})$.

![](drawing:triangle)

It is transformed first by the matrix $M = ${clean(m)}$ and then by the matrix $S = ${clean(s)}$.

(a) Describe fully the transformation with matrix $M$. [2]

(b) Find the single matrix $T$ that has the same effect as $M$ followed by $S$. [2]

(c) Find the coordinates of the images $\text{A}'$, $\text{B}'$ and $\text{C}'$ of the vertices after both transformations. [2]

(d) Find the area of the triangle ABC, and use $\det T$ to find the area of its image. [3]`,
      hints: [
        md`Look at the images of $\begin{pmatrix} 1 \\ 0 \end{pmatrix}$ and $\begin{pmatrix} 0 \\ 1 \end{pmatrix}$: they are the columns of $M$.`,
        md`The transformation that is carried out first stands next to the vector, on the right.`,
        md`Areas are multiplied by $|\det T|$.`,
      ],
      answer: md`(a) The columns of $M$ are the images of $\begin{pmatrix} 1 \\ 0 \end{pmatrix}$ and $\begin{pmatrix} 0 \\ 1 \end{pmatrix}$. $M$ is ${words}.

(b) $M$ comes first, so it stands on the right: $T = SM = ${clean(product)}$.

(c) $T${matrix([
        [corners[0][0], corners[1][0], corners[2][0]],
        [corners[0][1], corners[1][1], corners[2][1]],
      ])} = ${matrix([images.map(([x]) => x), images.map(([, y]) => y)])}$

The images are $${named.join('$, $')}$.

(d) ABC has the base $${width}$ and the height $${height}$, so its area is $\frac{1}{2} \times ${width} \times ${height} = ${area}$.

$\det T = ${determinant}$, so areas are multiplied by $${Math.abs(determinant)}$. The image has the area $${Math.abs(determinant)} \times ${area} = ${Math.abs(determinant) * area}$.

**Watch out:** An area is never negative. If a determinant is negative, the image is turned over, but the area is multiplied by its size without the sign.`,
      scheme: [
        [md`${words.split(' ').slice(0, 2).join(' ')}`, 'A1'],
        [md`${words.split(' ').slice(2).join(' ')}`, 'A1'],
        [md`multiplies in the order $SM$`, 'M1'],
        [md`$${clean(product)}$`, 'A1'],
        [md`multiplies $T$ by a position vector`, 'M1'],
        [md`$${named.join('$, $')}$`, 'A1'],
        [md`area of ABC: $${area}$`, 'A1'],
        [md`$|\det T| = ${Math.abs(determinant)}$`, 'M1'],
        [md`$${Math.abs(determinant) * area}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'describe' },
        {
          part: 'b',
          kind: 'matrix',
          label: '$T =$',
          expected: clean(product),
          accuracy: 'exact',
          mistakes: [
            {
              value: clean([
                [m[0][0] * across, m[0][1] * upward],
                [m[1][0] * across, m[1][1] * upward],
              ]),
              note: md`This is $MS$. The transformation that comes first stands on the right.`,
            },
          ].filter(() => m[0][0] === 0),
        },
        {
          part: 'c',
          kind: 'matrix',
          label: md`A matrix with the columns $\text{A}'$, $\text{B}'$ and $\text{C}'$:`,
          expected: clean([images.map(([x]) => x), images.map(([, y]) => y)]),
          accuracy: 'exact',
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Area of ABC:',
          expected: `${area}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${2 * area}`,
              note: md`You left out the factor $\frac{1}{2}$ of the area of a triangle.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Area of the image:',
          expected: `${Math.abs(determinant) * area}`,
          accuracy: 'exact',
          marks: 2,
          follows: `${Math.abs(determinant)}*d.1`,
          unless: 'a <= 0',
          mistakes: [
            {
              value: `${determinant ** 2 * area}`,
              note: md`You multiplied by the square of $\det T$. Areas are multiplied by $|\det T|$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'd',
          route: 'exact',
          shown: md`\frac{1}{2} \times ${width} \times ${height} = ${area}`,
          value: shoelace / (across * upward),
        },
        {
          part: 'd',
          route: 'exact',
          shown: md`${Math.abs(determinant)} \times ${area} = ${Math.abs(determinant) * area}`,
          value: shoelace,
        },
        {
          part: 'd',
          route: 'exact',
          shown: md`\det T = ${determinant}`,
          value: across * upward * Math.sign((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)),
        },
      ],
      drawings: {
        triangle: plot({
          x: [-1, 8],
          y: [-1, 7],
          equal: true,
          height: 200,
          grid: true,
          ticks: { x: 1, y: 1 },
          polylines: [{ points: [...corners, corners[0]] }],
          points: corners.map((at, index) => ({ at, label: 'ABC'[index]! })),
          description: `The triangle with the vertices A(${corners[0].join(', ')}), B(${corners[1].join(', ')}) and C(${corners[2].join(', ')}).`,
        }),
      },
    };
  },
});
