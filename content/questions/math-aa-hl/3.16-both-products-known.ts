import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { along, cross, dot, type Vector } from '../../authoring/vectors.ts';
import { column, inBrackets, plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['3.13', '3.14'],
  parameters: {
    a: choice<Vector[]>(
      [1, 2, 1],
      [2, -1, 1],
      [1, 1, -1],
      [2, 3, 1],
      [3, 1, -1],
      [1, -2, 1],
      [2, 2, 1],
      [-1, 2, 1],
    ),
    p: integers(-4, 5),
    q: integers(-4, 5),
    steps: choice(-3, -2, -1, 1, 2, 3),
  },
  allow: ({ a, p, q, steps }) => {
    const b = cross(a, [p, q, 0]);
    const x = along([p, q, 0], a, steps);
    return (
      p !== 0 &&
      q !== 0 &&
      b.every((one) => one !== 0) &&
      x.every((one) => Math.abs(one) < 10) &&
      dot(a, x) !== 0
    );
  },
  write: ({ a, p, q, steps }) => {
    const first: Vector = [p, q, 0];
    const b = cross(a, first);
    const x = along(first, a, steps);
    const value = dot(a, x);
    const size = dot(a, a);
    const other = dot(a, first);
    // x solves two rows of a × x = b and a · x: three linear equations.
    const solved = solveLinear(
      [
        [0, -a[2], a[1]],
        [a[2], 0, -a[0]],
        [a[0], a[1], a[2]],
      ],
      [b[0], b[1], value],
    );
    const product = a.map((one, at) => `${inBrackets(one)} \\times ${inBrackets(b[at]!)}`).join(' + ');
    return {
      text: md`Let $\mathbf{a} = ${column(...a)}$ and $\mathbf{b} = ${column(...b)}$. Vectors $\mathbf{x}$ are to be found for which

$$\mathbf{a} \times \mathbf{x} = \mathbf{b}.$$

(a) Explain why this equation would have no solution if $\mathbf{a} \cdot \mathbf{b}$ were not zero, and verify that here $\mathbf{a} \cdot \mathbf{b} = 0$. [2]

(b) Find the solution $\mathbf{x}_1$ whose third component is $0$. [3]

(c) Show that $\mathbf{x}_1 + \lambda\mathbf{a}$ is a solution for every $\lambda \in \mathbb{R}$. [2]

(d) Find the solution for which also $\mathbf{a} \cdot \mathbf{x} = ${value}$. [3]`,
      hints: [
        'How does a vector product lie to its two factors?',
        md`Write $\mathbf{x}_1$ with the components $p$, $q$ and $0$, and work out $\mathbf{a} \times \mathbf{x}_1$.`,
        md`A vector product may be expanded. What is $\mathbf{a} \times \mathbf{a}$?`,
        md`In (d), put $\mathbf{x} = \mathbf{x}_1 + \lambda\mathbf{a}$ into the scalar product.`,
      ],
      answer: md`(a) A vector product is perpendicular to both of its factors. So $\mathbf{a} \times \mathbf{x}$ is perpendicular to $\mathbf{a}$, whatever $\mathbf{x}$ is. If it equals $\mathbf{b}$, then $\mathbf{b}$ is perpendicular to $\mathbf{a}$, that is, $\mathbf{a} \cdot \mathbf{b} = 0$. Here

$$\mathbf{a} \cdot \mathbf{b} = ${product} = 0$$

(b) Write $\mathbf{x}_1$ with the unknown components $p$, $q$ and $0$. Then

$$${column(...a)} \times ${column('p', 'q', 0)} = ${column(term(-a[2], 'q'), term(a[2], 'p'), `${term(a[0], 'q')}${plus(-a[1], 'p')}`)} = ${column(...b)}$$

The first row gives $q = ${q}$ and the second row gives $p = ${p}$. The third row agrees: $${inBrackets(a[0])} \times ${inBrackets(q)}${plus(-a[1] * p)} = ${b[2]}$. So $\mathbf{x}_1 = ${column(p, q, 0)}$.

(c) Expand the product. The product of $\mathbf{a}$ with itself is $\mathbf{0}$, so the part with $\lambda$ vanishes:

$$\mathbf{a} \times (\mathbf{x}_1 + \lambda\mathbf{a}) = \mathbf{a} \times \mathbf{x}_1 + \lambda\,\mathbf{a} \times \mathbf{a} = \mathbf{b} + \mathbf{0} = \mathbf{b}$$

The solutions are the position vectors of the points of a line with the direction $\mathbf{a}$.

(d) Use the solutions of (c). The scalar product with $\mathbf{a}$ is

$$\mathbf{a} \cdot (\mathbf{x}_1 + \lambda\mathbf{a}) = \mathbf{a} \cdot \mathbf{x}_1 + \lambda|\mathbf{a}|^2 = ${other === 0 ? '' : `${other} + `}${size}\lambda$$

It is $${value}$ for $\lambda = ${steps}$. So

$$\mathbf{x} = ${column(p, q, 0)}${Math.abs(steps) === 1 ? (steps > 0 ? ' + ' : ' - ') : plus(steps)}${column(...a)} = ${column(...x)}$$

**Watch out:** You can't divide by a vector. One vector product doesn't determine $\mathbf{x}$; the scalar product is needed as well.`,
      scheme: [
        [
          md`(a) $\mathbf{a} \times \mathbf{x}$ is perpendicular to $\mathbf{a}$, so $\mathbf{b}$ must be`,
          'R1',
        ],
        [md`$${product} = 0$`, 'A1'],
        [md`(b) vector product of $\mathbf{a}$ with a vector whose third component is $0$`, 'M1'],
        [md`compares components with those of $\mathbf{b}$`, 'M1'],
        [md`$\mathbf{x}_1 = ${column(p, q, 0)}$`, 'A1'],
        [md`(c) expands $\mathbf{a} \times (\mathbf{x}_1 + \lambda\mathbf{a})$`, 'M1'],
        [md`uses $\mathbf{a} \times \mathbf{a} = \mathbf{0}$ to get $\mathbf{b}$ (AG)`, 'A1'],
        [
          md`(d) puts $\mathbf{x}_1 + \lambda\mathbf{a}$ into the scalar product (or solves three linear equations)`,
          'M1',
        ],
        [md`$\lambda = ${steps}$ (follow through)`, 'A1'],
        [md`$${column(...x)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'vector',
          expected: column(p, q, 0),
          accuracy: 'exact',
          mistakes: [
            {
              value: column(-p, -q, 0),
              note: md`This solves $\mathbf{x} \times \mathbf{a} = \mathbf{b}$. Look at the order of the factors.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'vector',
          expected: column(...x),
          accuracy: 'exact',
          mistakes: [
            {
              value: column(...along(first, a, -steps)),
              note: md`Look at the sign of $\lambda$. Check the scalar product of your vector with $\mathbf{a}$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `p = ${p}`,
          value: solveLinear(
            [
              [0, -a[2]],
              [a[2], 0],
            ],
            [b[0], b[1]],
          )[0]!,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `q = ${q}`,
          value: solveLinear(
            [
              [0, -a[2]],
              [a[2], 0],
            ],
            [b[0], b[1]],
          )[1]!,
        },
        { part: 'd', route: 'numeric', shown: md`\lambda = ${steps}`, value: solved[2]! / a[2] },
      ],
    };
  },
});
