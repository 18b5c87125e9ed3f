import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { along, cross, dot, planeSide, point, type Vector } from '../../authoring/vectors.ts';
import { column, fraction, inBrackets, plus, surd, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['3.16', '3.17', '3.18'],
  parameters: {
    pair: choice<(readonly [Vector, Vector])[]>(
      [
        [2, -1, 0],
        [0, 1, -1],
      ],
      [
        [1, 2, 0],
        [0, 2, 1],
      ],
      [
        [3, -2, 0],
        [0, 2, -1],
      ],
      [
        [2, 1, 0],
        [0, 1, 1],
      ],
      [
        [2, 0, -1],
        [2, -1, 0],
      ],
      [
        [1, 2, 0],
        [1, 0, -1],
      ],
      [
        [0, 1, 1],
        [2, 2, 1],
      ],
    ),
    foot: choice<Vector[]>([1, 2, 0], [2, -1, 3], [-1, 1, 2], [3, 0, 1], [0, 3, -2]),
    gap: choice(-2, -1, 1, 2),
    i: choice(-2, -1, 1, 2),
    j: choice(-2, -1, 1, 2),
  },
  allow: ({ pair: [d, e], foot, gap, i, j }) => {
    const q = along(foot, cross(d, e), gap);
    const [a, b] = [along(foot, d, -i), along(q, e, -j)];
    return [...a, ...b].every((one) => Math.abs(one) < 15) && i !== j;
  },
  write: ({ pair: [d, e], foot: p, gap, i, j }) => {
    const n = cross(d, e);
    const size = dot(n, n);
    const q = along(p, n, gap);
    const [a, b] = [along(p, d, -i), along(q, e, -j)];
    const constant = dot(n, p);
    const [onB, shift] = [dot(n, b), Math.abs(gap) * size];
    const long = term(Math.abs(gap), md`\sqrt{${size}}`);
    const distance = surd(size, Math.abs(gap));
    const row = (start: number, times: number, letter: string) =>
      start === 0 && times !== 0 ? term(times, letter) : `${start}${plus(times, letter)}`;
    const equation = (from: Vector) => (at: 0 | 1 | 2) =>
      `${row(from[at], d[at], md`\lambda`)} = ${row(b[at], e[at], md`\mu`)}`;
    const rows = ([0, 1, 2] as const).map(equation(a));
    // Which two rows are solved in (a): those where d and e aren't multiples; the third is tested.
    const free = ([2, 1, 0] as const).find((at) => n[at] !== 0) ?? 2;
    const [r1, r2] = ([0, 1, 2] as const).filter((at) => at !== free) as [0 | 1 | 2, 0 | 1 | 2];
    const under = d[r1] * -e[r2] + e[r1] * d[r2];
    const [c1, c2] = [b[r1] - a[r1], b[r2] - a[r2]];
    const [lTop, mTop] = [c1 * -e[r2] + e[r1] * c2, d[r1] * c2 - d[r2] * c1];
    const [lambda, mu] = [fraction(lTop, under), fraction(mTop, under)];
    const left = fraction(a[free] * under + lTop * d[free], under);
    const right = fraction(b[free] * under + mTop * e[free], under);
    const names = ['first', 'second', 'third'] as const;
    // P and Q by the two conditions alone, as a pair of linear equations.
    const [lambdaFound, muFound] = solveLinear(
      [
        [dot(d, d), -dot(d, e)],
        [dot(d, e), -dot(e, e)],
      ],
      [dot(along(b, a, -1), d), dot(along(b, a, -1), e)],
    ) as [number, number];
    const apart = along(along(b, e, muFound), along(a, d, lambdaFound), -1);
    return {
      text: md`The lines $L_1$ and $L_2$ are given by

$$L_1:\ \mathbf{r} = ${column(...a)} + \lambda${column(...d)}, \qquad L_2:\ \mathbf{r} = ${column(...b)} + \mu${column(...e)}.$$

(a) Show that $L_1$ and $L_2$ are skew. [4]

(b) Find a vector $\mathbf{n}$ that is perpendicular to both lines. [2]

The plane $\Pi$ contains $L_1$ and is parallel to $L_2$.

(c) Find a Cartesian equation of $\Pi$. [2]

The point $\mathrm{P}$ lies on $L_1$ and the point $\mathrm{Q}$ lies on $L_2$, so that $(\mathrm{PQ})$ is perpendicular to both lines.

(d) Explain why $\overrightarrow{\mathrm{PQ}} = t\mathbf{n}$ for some number $t$. [1]

(e) Find the coordinates of $\mathrm{P}$ and of $\mathrm{Q}$. [6]

(f) Hence find the exact distance from $\mathrm{Q}$ to the plane $\Pi$. Give a reason why every other point of $L_2$ has the same distance from $\Pi$. [3]`,
      hints: [
        'Skew lines are not parallel and have no common point. Solve two of the three equations and test the third.',
        md`The vector product of the two directions is perpendicular to both. Divide it by a common factor, if there is one.`,
        md`In (e), write $\overrightarrow{\mathrm{PQ}}$ in terms of $\lambda$ and $\mu$ and set it equal to $t\mathbf{n}$: three equations for three unknowns. Or use two scalar products that are zero.`,
        md`In (f), how does $[\mathrm{PQ}]$ lie to the plane $\Pi$, and where is $\mathrm{P}$?`,
      ],
      answer: md`(a) The directions $${column(...d)}$ and $${column(...e)}$ are not multiples of each other, so the lines are not parallel. At a common point all coordinates would agree:

$$${rows.join(md`, \qquad `)}$$

The ${names[r1]} and the ${names[r2]} equation give $\lambda = ${lambda}$ and $\mu = ${mu}$. In the ${names[free]} equation the left side is then $${left}$ and the right side is $${right}$. They are different, so there is no common point. The lines are neither parallel nor do they meet: they are skew.

(b) The vector product is perpendicular to both directions:

$$\mathbf{n} = ${column(...d)} \times ${column(...e)} = ${column(...n)}$$

Check: its scalar products with both directions are zero.

(c) The plane contains the direction of $L_1$ and is parallel to that of $L_2$, so $\mathbf{n}$ is a normal. It contains the point $${point(a)}$ of $L_1$. So

$$${planeSide(n)} = ${n.map((one, at) => `${inBrackets(one)} \\times ${inBrackets(a[at]!)}`).join(' + ')} = ${constant}$$

(d) $\overrightarrow{\mathrm{PQ}}$ is perpendicular to both directions. All vectors that are perpendicular to two directions that aren't parallel are multiples of their vector product, so $\overrightarrow{\mathrm{PQ}} = t\mathbf{n}$.

(e) With $\mathrm{P}$ on $L_1$ and $\mathrm{Q}$ on $L_2$, the condition $\overrightarrow{\mathrm{OP}} + t\mathbf{n} = \overrightarrow{\mathrm{OQ}}$ is

$$${column(...a)} + \lambda${column(...d)} + t${column(...n)} = ${column(...b)} + \mu${column(...e)}$$

Take the scalar product of both sides with $\mathbf{n}$. As $\mathbf{n}$ is perpendicular to both directions, only three terms are left: $${constant === 0 ? '' : `${constant} + `}${size}t = ${onB}$, so $t = ${gap}$.

With $t = ${gap}$ the three rows are

$$${([0, 1, 2] as const).map(equation(along(a, n, gap))).join(md`, \qquad `)}$$

which gives $\lambda = ${i}$ and $\mu = ${j}$. So the points are $\mathrm{P}${point(p)}$ and $\mathrm{Q}${point(q)}$.

Another way: $\overrightarrow{\mathrm{PQ}} \cdot ${column(...d)} = 0$ and $\overrightarrow{\mathrm{PQ}} \cdot ${column(...e)} = 0$ are two equations for $\lambda$ and $\mu$.

(f) $\mathrm{P}$ lies in $\Pi$, and $\overrightarrow{\mathrm{PQ}}$ is perpendicular to $\Pi$. So the distance from $\mathrm{Q}$ to $\Pi$ is

$$|\overrightarrow{\mathrm{PQ}}| = |t|\,|\mathbf{n}|${long === distance ? '' : ` = ${long}`} = ${distance}$$

$L_2$ is parallel to $\Pi$, so all its points are equally far from $\Pi$. This is also the shortest distance between the two lines.

**Watch out:** To show that lines are skew, it is not enough that they don't meet. Say that they are not parallel, too.`,
      scheme: [
        ['(a) the directions are not multiples of each other, so the lines are not parallel', 'R1'],
        ['sets the coordinates equal, with two different parameters', 'M1'],
        [
          md`$\lambda = ${lambda}$ and $\mu = ${mu}$ (or the solution of another pair of the equations)`,
          'A1',
        ],
        ['the remaining equation is not satisfied, so the lines do not meet and are skew (AG)', 'R1'],
        ['(b) vector product of the directions', 'M1'],
        [md`$${column(...n)}$, or a multiple of it`, 'A1'],
        [md`(c) uses $\mathbf{n}$ as the normal and a point of $L_1$ (follow through)`, 'M1'],
        [md`$${planeSide(n)} = ${constant}$`, 'A1'],
        [
          md`(d) both $\overrightarrow{\mathrm{PQ}}$ and $\mathbf{n}$ are perpendicular to the two directions, which are not parallel`,
          'R1',
        ],
        [md`(e) $\overrightarrow{\mathrm{PQ}}$ in terms of $\lambda$ and $\mu$`, 'M1'],
        [md`sets it equal to $t\mathbf{n}$ (or uses two scalar products that are zero)`, 'M1'],
        [md`$\lambda = ${i}$`, 'A1'],
        [md`$\mu = ${j}$`, 'A1'],
        [md`$\mathrm{P}${point(p)}$`, 'A1'],
        [md`$\mathrm{Q}${point(q)}$`, 'A1'],
        [
          md`(f) the distance is $|\overrightarrow{\mathrm{PQ}}|$ (or the formula of the distance to $\Pi$)`,
          'M1',
        ],
        [md`$${distance}$ (follow through)`, 'A1'],
        [md`$L_2$ is parallel to $\Pi$`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'any multiple of the vector is right' },
        {
          part: 'c',
          kind: 'equation',
          expected: `${planeSide(n)} = ${constant}`,
          mistakes: [
            {
              value: `${planeSide(n)} = ${onB}`,
              note: md`This plane contains $L_2$. The plane $\Pi$ contains $L_1$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
        {
          part: 'e',
          kind: 'coordinates',
          label: md`$\mathrm{P}$`,
          expected: point(p),
          accuracy: 'exact',
          marks: 3,
          mistakes: [{ value: point(a), note: md`This point belongs to $\lambda = 0$.` }],
        },
        {
          part: 'e',
          kind: 'coordinates',
          label: md`$\mathrm{Q}$`,
          expected: point(q),
          accuracy: 'exact',
          marks: 3,
          mistakes: [{ value: point(b), note: md`This point belongs to $\mu = 0$.` }],
        },
        {
          part: 'f',
          kind: 'number',
          label: 'Distance:',
          expected: distance,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: `${shift}`, note: md`Divide by $|\mathbf{n}|$: the normal is not a unit vector.` },
          ],
        },
        { part: 'f', kind: 'self', why: 'give a reason', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`\lambda = ${lambda}`,
          value: solveLinear(
            [
              [d[r1], -e[r1]],
              [d[r2], -e[r2]],
            ],
            [c1, c2],
          )[0]!,
        },
        { part: 'c', route: 'substitution', shown: `= ${constant}`, value: dot(n, along(a, d, 7)) },
        { part: 'e', route: 'numeric', shown: md`\lambda = ${i}`, value: lambdaFound },
        { part: 'e', route: 'numeric', shown: md`\mu = ${j}`, value: muFound },
        { part: 'f', route: 'numeric', shown: `= ${distance}`, value: Math.hypot(...apart) },
      ],
    };
  },
});
