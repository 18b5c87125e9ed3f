import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { matrix } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.14'],
  parameters: {
    app: choice(
      'A drawing program',
      'A sewing machine with a computer',
      'The software of a mapping office',
      'A program for stage designers',
    ),
    a: integers(-3, 4),
    b: integers(-3, 3),
    c: integers(-3, 3),
    d: integers(-3, 4),
    p: integers(1, 4),
    q: integers(-2, 3),
    r: integers(-2, 2),
    s: integers(1, 4),
    x: integers(-4, 5),
    y: integers(-4, 5),
    area: choice(2.5, 3, 4, 6, 7.5),
  },
  allow: ({ a, b, c, d, p, q, r, s, x, y }) =>
    Math.abs(a * d - b * c) > 1 &&
    Math.abs(a * d - b * c) < 12 &&
    p * s - q * r !== 0 &&
    Math.abs(p * s - q * r) > 1 &&
    b !== 0 &&
    c !== 0 &&
    b !== c &&
    x * y !== 0,
  write: ({ app, a, b, c, d, p, q, r, s, x, y, area }) => {
    const t = [
      [a, b],
      [c, d],
    ];
    // Points (p, q) and (r, s) as columns.
    const before = [
      [p, r],
      [q, s],
    ];
    const image = (u: number, v: number): [number, number] => [a * u + b * v, c * u + d * v];
    const [p1, q1] = image(p, q);
    const [r1, s1] = image(r, s);
    const after = [
      [p1, r1],
      [q1, s1],
    ];
    const [ix, iy] = image(x, y);
    const det = a * d - b * c;
    // By two systems of equations, one for each row.
    const rows = [
      [p, q],
      [r, s],
    ];
    const first = solveLinear(rows, [p1, r1]);
    const second = solveLinear(rows, [q1, s1]);
    const found = first[0]! * second[1]! - first[1]! * second[0]!;
    return {
      text: md`${app} moves every point of the plane by a matrix $T$. The point $\text{A}(${p}, ${q})$ is moved to $\text{A}'(${p1}, ${q1})$, and the point $\text{B}(${r}, ${s})$ is moved to $\text{B}'(${r1}, ${s1})$.

(a) Write down a matrix equation of the form $TP = Q$, where $P$ and $Q$ are $2 \times 2$ matrices. [2]

(b) Hence find $T$. [2]

(c) A point C is moved to $\text{C}'(${ix}, ${iy})$. Find the coordinates of C. [3]

(d) A shape with the area $${area}\ \text{cm}^2$ is moved by $T$. Find the area of its image. [2]`,
      hints: [
        md`Write the points A and B as the columns of one matrix, and their images as the columns of another.`,
        md`Multiply by $P^{-1}$. On which side of the equation must it stand?`,
        md`To go back from an image to a point, use the inverse of $T$.`,
      ],
      answer: md`(a) $T$ moves both columns at the same time: $T${matrix(before)} = ${matrix(after)}$.

(b) Multiply by $P^{-1}$ from the right: $T = QP^{-1} = ${matrix(after)}${matrix(before)}^{-1} = ${matrix(t)}$.

(c) The position vector of C is $T^{-1}\begin{pmatrix} ${ix} \\ ${iy} \end{pmatrix} = \begin{pmatrix} ${x} \\ ${y} \end{pmatrix}$, so C is $(${x}, ${y})$.

(d) $\det T = ${a} \times ${d < 0 ? `(${d})` : d} - ${b < 0 ? `(${b})` : b} \times ${c < 0 ? `(${c})` : c} = ${det}$. Areas are multiplied by $|\det T|$, so the area is $${Math.abs(det)} \times ${area} = ${Math.abs(det) * area}\ \text{cm}^2$.

**Calculator:** store $P$ and $Q$ as matrices and type $Q \times P^{-1}$. Check the result: $TP$ must give $Q$.

**Watch out:** The order matters. $P^{-1}Q$ is not $QP^{-1}$.`,
      scheme: [
        [md`points as columns of $P$`, 'M1'],
        [md`$T${matrix(before)} = ${matrix(after)}$`, 'A1'],
        [md`$T = QP^{-1}$, or two systems of equations`, 'M1'],
        [md`$${matrix(t)}$`, 'A1'],
        [md`uses $T^{-1}$, or solves a system`, 'M1'],
        [md`first coordinate $${x}$`, 'A1'],
        [md`second coordinate $${y}$`, 'A1'],
        [md`$|\det T| = ${Math.abs(det)}$`, 'M1'],
        [md`$${Math.abs(det) * area}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write down an equation' },
        {
          part: 'b',
          kind: 'matrix',
          label: '$T =$',
          expected: matrix(t),
          accuracy: 'exact',
          mistakes: [
            {
              value: matrix([
                [a, c],
                [b, d],
              ]),
              note: 'You exchanged rows and columns. Write the points as columns.',
            },
          ],
        },
        { part: 'c', kind: 'coordinates', expected: `(${x}, ${y})`, accuracy: 'exact' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Math.abs(det) * area}`,
          accuracy: 'exact',
          unit: 'cm^2',
          mistakes:
            det < 0
              ? [{ value: `${det * area}`, note: 'An area is positive: use the size of the determinant.' }]
              : [{ value: `${det * det * area}`, note: md`You multiplied by the square of $\det T$.` }],
        },
      ],
      checks: [
        {
          part: 'd',
          route: 'exact',
          shown: md`= ${Math.abs(det) * area}\ \text{cm}^2`,
          value: Math.round(Math.abs(found) * area * 1e6) / 1e6,
        },
        { part: 'b', route: 'exact', shown: `${det}`, value: Math.round(found * 1e6) / 1e6 },
      ],
    };
  },
});
