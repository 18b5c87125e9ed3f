import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, matrix, plus, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['1.14', '1.11'],
  parameters: {
    story: choice(
      ['A pattern on a carpet in Isfahan', 'medallion'],
      ['A mosaic in a station in Naples', 'tile'],
      ['A logo for a festival in Busan', 'figure'],
    ),
    k: choice(0.5, 0.6, 0.8),
    turn: choice(1, -1),
    fx: integers(1, 6),
    fy: integers(1, 6),
    area: choice(20, 25, 30, 40, 50),
  },
  allow: ({ fx, fy }) => fx !== fy,
  write: ({ story: [opening, item], k, turn, fx, fy, area }) => {
    // Rotation by ±90° with the factor k about (fx, fy).
    const m = [
      [0, -turn * k],
      [turn * k, 0],
    ] as const;
    const clean = (value: number) => Number(value.toPrecision(8));
    const [bx, by] = [clean(fx + turn * k * fy), clean(fy - turn * k * fx)];
    const step = ([x, y]: readonly [number, number]): [number, number] => [
      clean(-turn * k * y + bx),
      clean(turn * k * x + by),
    ];
    const one = step([0, 0]);
    const two = step(one);
    const scale = clean(k * k);
    const total = area / (1 - scale);
    const adding = Array.from({ length: 200 }, (_, n) => area * scale ** n).reduce((a, b) => a + b, 0);
    let at: [number, number] = [7, -3];
    for (let n = 0; n < 400; n += 1) at = step(at);
    return {
      text: md`${opening} is made with the affine transformation

$$\mathbf{x} \mapsto ${matrix(m)}\mathbf{x} + ${column(bx, by)}.$$

The first ${item} $F_0$ has the area $${area}\ \text{cm}^2$. The transformation maps it to $F_1$, this to $F_2$, and so on.

(a) The point $(0, 0)$ belongs to $F_0$. Find its images in $F_1$ and in $F_2$. [3]

(b) The matrix stands for a rotation and an enlargement. Find the angle and the direction of the rotation, and the scale factor of the enlargement. [3]

(c) Find the coordinates of the point that is mapped to itself. [4]

(d) Find the area of $F_1$. [2]

(e) The pattern goes on for ever, and no two of the shapes overlap. Find the total area of all of them. [2]

(f) State what happens to the position of the shapes $F_n$ when $n$ becomes large. [1]`,
      hints: [
        md`First multiply by the matrix, then add the vector.`,
        md`Look at the images of $\begin{pmatrix} 1 \\ 0 \end{pmatrix}$ and $\begin{pmatrix} 0 \\ 1 \end{pmatrix}$ under the matrix alone.`,
        md`For a point $(x, y)$ that stays where it is, write two equations.`,
        md`The areas are a geometric sequence.`,
      ],
      answer: md`(a) The matrix maps $\mathbf{0}$ to itself, so the first image is $(${one.join(', ')})$. Its image is $${matrix(m)}${column(...one)} + ${column(bx, by)} = ${column(...two)}$, so the second is $(${two.join(', ')})$.

(b) $\begin{pmatrix} 1 \\ 0 \end{pmatrix}$ goes to $${column(0, turn * k)}$. Its length becomes $${k}$, so the scale factor is $${k}$. It turns from the positive $x$-axis to the ${turn > 0 ? 'positive' : 'negative'} $y$-axis, so the rotation is through $90^\circ$ ${turn > 0 ? 'counterclockwise' : 'clockwise'}.

(c) A point $(x, y)$ that is mapped to itself satisfies $x = ${turn > 0 ? '-' : ''}${k}y${plus(bx)}$ and $y = ${turn > 0 ? '' : '-'}${k}x${plus(by)}$. Solve the two equations, for example by putting the second into the first: $x = ${fx}$ and $y = ${fy}$. The point is $(${fx}, ${fy})$.

Another way: $(I - A)\mathbf{x} = \mathbf{b}$, so $\mathbf{x} = (I - A)^{-1}\mathbf{b}$.

(d) The determinant of the matrix is $${k}^2 = ${scale}$. The translation does not change areas. So the area of $F_1$ is $${scale} \times ${area} = ${clean(scale * area)}\ \text{cm}^2$.

(e) The areas form a geometric sequence with the first term $${area}$ and the ratio $${scale}$. The sum to infinity is $\frac{${area}}{1 - ${scale}} = ${sf(total)}\ \text{cm}^2$.

(f) The shapes spiral towards the point $(${fx}, ${fy})$ of part (c), because in each step the distance from it is multiplied by $${k}$.

**Calculator:** the solver for systems of equations gives part (c) from $x ${turn > 0 ? '+' : '-'} ${k}y = ${bx}$ and $${turn > 0 ? '-' : ''}${k}x + y = ${by}$.

**Watch out:** Lengths are multiplied by $${k}$, but areas by $${k}^2$.`,
      scheme: [
        [md`$(${one.join(', ')})$`, 'A1'],
        [md`applies the transformation again`, 'M1'],
        [md`$(${two.join(', ')})$`, 'A1'],
        [md`$90^\circ$`, 'A1'],
        [md`${turn > 0 ? 'counterclockwise' : 'clockwise'}`, 'A1'],
        [md`scale factor $${k}$`, 'A1'],
        [md`$A\mathbf{x} + \mathbf{b} = \mathbf{x}$`, 'M1'],
        [md`two correct equations`, 'A1'],
        [md`$x = ${fx}$`, 'A1'],
        [md`$y = ${fy}$`, 'A1'],
        [md`multiplies by the determinant`, 'M1'],
        [md`$${clean(scale * area)}$`, 'A1'],
        [md`sum to infinity of a geometric series`, 'M1'],
        [md`$${sf(total)}$ (follow through)`, 'A1'],
        [md`they approach the fixed point`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Image in $F_1$:',
          expected: `(${one.join(', ')})`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Image in $F_2$:',
          expected: `(${two.join(', ')})`,
          accuracy: 'exact',
          marks: 2,
        },
        { part: 'b', kind: 'number', label: 'Scale factor:', expected: `${k}`, accuracy: 'exact', marks: 1 },
        { part: 'b', kind: 'self', why: 'describe the rotation', marks: 2 },
        { part: 'c', kind: 'coordinates', expected: `(${fx}, ${fy})`, accuracy: 'exact' },
        {
          part: 'd',
          kind: 'number',
          expected: `${clean(scale * area)}`,
          unit: 'cm^2',
          mistakes: [
            {
              value: `${clean(k * area)}`,
              note: md`Lengths are multiplied by $${k}$. Areas are multiplied by its square.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(total.toPrecision(9))}`,
          unit: 'cm^2',
          follows: `${area}/(1 - d.1/${area})`,
          unless: 'a <= 0',
        },
        { part: 'f', kind: 'self', why: 'state what happens' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `${k}`, value: Math.hypot(m[1][0], m[0][0]) },
        { part: 'c', route: 'numeric', shown: `x = ${fx}`, value: Math.round(at[0] * 1e6) / 1e6 },
        { part: 'c', route: 'numeric', shown: `y = ${fy}`, value: Math.round(at[1] * 1e6) / 1e6 },
        {
          part: 'd',
          route: 'exact',
          shown: md`= ${clean(scale * area)}\ \text{cm}^2`,
          value: -(m[0][1] * m[1][0]) * area,
        },
        { part: 'e', route: 'numeric', shown: md`= ${sf(total)}\ \text{cm}^2`, value: adding },
      ],
    };
  },
});
