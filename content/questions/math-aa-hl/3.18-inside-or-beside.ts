import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { along, dot, planeSide, type Vector } from '../../authoring/vectors.ts';
import { column, fraction, inBrackets, plus } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.14', '3.17'],
  parameters: {
    n: choice<Vector[]>(
      [2, 1, 2],
      [1, 2, -2],
      [2, -1, 2],
      [2, 2, -1],
      [2, 3, 6],
      [6, -2, 3],
      [3, 2, -6],
      [1, -2, 2],
    ),
    x: choice(-3, -2, -1, 1, 2, 3, 4),
    z: choice(-3, -2, -1, 1, 2, 3),
    a: choice<Vector[]>([1, 3, 2], [2, -1, 4], [4, 1, -2], [-1, 2, 5], [3, 4, 1]),
    more: choice(1, 2, 4, 5, 7),
  },
  allow: ({ n, x, z, a }) => {
    const p = -(n[0] * x + n[2] * z) / n[1];
    return Number.isInteger(p) && p !== 0 && Math.abs(p) < 12 && dot(n, a) !== 0;
  },
  write: ({ n, x, z, a, more }) => {
    const p = -(n[0] * x + n[2] * z) / n[1];
    const d = dot(n, a);
    const q = a[2];
    const size = Math.sqrt(dot(n, n));
    const shifted = Math.abs(n[2] * more);
    const distance = fraction(shifted, size);
    const start: Vector = [a[0], a[1], q + more];
    const unit: Vector = [n[0] / size, n[1] / size, n[2] / size];
    // Walks along the unit normal until the plane is reached.
    const walked = Math.abs(root((k) => dot(n, along(start, unit, k)) - d, -90.3, 91.7));
    const sum = [n[0] * x, n[2] * z] as const;
    const onStart = dot(n, start);
    return {
      text: md`The line $L$ has the equation $\mathbf{r} = ${column(a[0], a[1], 'q')} + \lambda${column(x, 'p', z)}$ and the plane $\Pi$ has the equation $${planeSide(n)} = ${d}$, where $p$ and $q$ are constants.

(a) Find the value of $p$ for which $L$ and $\Pi$ do not have exactly one point in common. [3]

For the rest of the question, $p$ has this value.

(b) Find the value of $q$ for which $L$ lies in $\Pi$. [2]

(c) Given that $q = ${q + more}$, find the exact distance between $L$ and $\Pi$. [3]`,
      hints: [
        "How must a line lie to the normal of a plane so that it doesn't cut through the plane?",
        md`If $L$ is parallel to $\Pi$ and one of its points lies in $\Pi$, where is the whole line?`,
        md`In (c), all points of $L$ have the same distance from $\Pi$. Choose an easy one and go along the normal.`,
      ],
      answer: md`(a) A line meets a plane in exactly one point unless it is parallel to the plane or lies in it. In both of these cases its direction is perpendicular to the normal $${column(...n)}$:

$$${column(x, 'p', z)} \cdot ${column(...n)} = ${sum[0]}${plus(n[1], 'p')}${plus(sum[1])} = 0, \qquad p = ${p}$$

(b) Now $L$ is parallel to $\Pi$, so it lies in $\Pi$ as soon as one of its points does. The point $(${a[0]}, ${a[1]}, q)$ must satisfy the equation:

$$${inBrackets(n[0])} \times ${inBrackets(a[0])} + ${inBrackets(n[1])} \times ${inBrackets(a[1])}${plus(n[2], 'q')} = ${d}, \qquad q = ${q}$$

(c) All points of $L$ are equally far from $\Pi$, so take $(${start.join(', ')})$. The shortest way runs along the normal, on the line $\mathbf{r} = ${column(...start)} + t${column(...n)}$. In the equation of $\Pi$ this gives

$$${onStart === 0 ? '' : `${onStart} + `}${dot(n, n)}t = ${d}, \qquad t = ${fraction(-n[2] * more, dot(n, n))}$$

The length of this way is $|t|$ times the length $${size}$ of the normal, so the distance is $${fraction(shifted, dot(n, n))} \times ${size} = ${distance}$.

**Watch out:** A direction that is perpendicular to the normal shows only that the line is parallel to the plane or inside it. A point decides which.`,
      scheme: [
        [md`(a) the direction is perpendicular to the normal`, 'R1'],
        [md`sets the scalar product to zero`, 'M1'],
        [md`$p = ${p}$`, 'A1'],
        [md`(b) puts the point $(${a[0]}, ${a[1]}, q)$ into the equation of $\Pi$`, 'M1'],
        [md`$q = ${q}$`, 'A1'],
        [
          md`(c) line along the normal through a point of $L$ (or the scalar product of a unit normal with a vector from $L$ to $\Pi$)`,
          'M1',
        ],
        [md`$t = ${fraction(-n[2] * more, dot(n, n))}$, or an equivalent step`, 'A1'],
        [md`$${distance}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$p =$',
          expected: `${p}`,
          accuracy: 'exact',
          mistakes: [{ value: `${-p}`, note: 'Look at the signs in the scalar product.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$q =$',
          expected: `${q}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-q}`,
              note: md`Look at the sign of the coefficient of $z$ in the equation of the plane.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: distance,
          accuracy: 'exact',
          mistakes: [
            { value: `${shifted}`, note: 'Divide by the length of the normal: it is not a unit vector.' },
            // Left out where it is the mistake above or would pass for a rounding.
            ...(shifted !== more && Math.abs(more - shifted / size) > 0.6
              ? [
                  {
                    value: `${more}`,
                    note: 'This is the vertical distance. The shortest way is perpendicular to the plane.',
                  },
                ]
              : []),
          ].filter(({ value }) => value !== distance),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `p = ${p}`,
          value: root((y) => dot(n, [x, y, z]), -60.3, 61.7),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `q = ${q}`,
          value: root((y) => dot(n, [a[0], a[1], y]) - d, -60.3, 61.7),
        },
        { part: 'c', route: 'numeric', shown: `= ${distance}`, value: walked },
      ],
    };
  },
});
