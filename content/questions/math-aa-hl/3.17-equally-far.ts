import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { along, dot, planeSide, point, type Vector } from '../../authoring/vectors.ts';
import { column, surd, term } from '../../authoring/wording.ts';

const axes = ['x', 'y', 'z'] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.12', '3.13'],
  parameters: {
    middle: choice<Vector[]>([2, 1, 3], [1, -1, 4], [3, 2, -1], [-1, 2, 2], [4, 1, 1], [2, 3, -2]),
    n: choice<Vector[]>([1, 2, -1], [2, -1, 1], [1, 1, 2], [3, 1, -1], [1, -2, 2], [2, 3, 1], [1, -1, 3]),
    at: choice<(0 | 1 | 2)[]>(0, 1, 2),
  },
  allow: ({ middle, n, at }) => {
    const d = dot(n, middle);
    return d !== 0 && d % n[at] === 0 && !point(along(middle, n, 1)).includes('0, 0');
  },
  write: ({ middle, n, at }) => {
    const [a, b] = [along(middle, n, -1), along(middle, n, 1)];
    const d = dot(n, middle);
    const on = [0, 0, 0].map((_, place) => (place === at ? d / n[at] : 0)) as unknown as Vector;
    const size = dot(along(on, a, -1), along(on, a, -1));
    const half = dot(n, n);
    const far = surd(size);
    const place = (value: number): Vector => [
      at === 0 ? value : 0,
      at === 1 ? value : 0,
      at === 2 ? value : 0,
    ];
    const gap = (p: Vector, q: Vector) => Math.hypot(...along(p, q, -1));
    // Where the two distances are the same on the axis, measured without the plane.
    const found = root((value) => gap(place(value), a) - gap(place(value), b), -60.3, 61.7);
    return {
      text: md`The points $\mathrm{A}${point(a)}$ and $\mathrm{B}${point(b)}$ are given. The plane $\Pi$ consists of all points that have the same distance from $\mathrm{A}$ as from $\mathrm{B}$.

(a) Write down the coordinates of the midpoint of $[\mathrm{AB}]$. [1]

(b) Explain why $\overrightarrow{\mathrm{AB}}$ is a normal of $\Pi$. [2]

(c) Show that $\Pi$ has the equation $${planeSide(n)} = ${d}$. [2]

(d) Find the coordinates of the point of the $${axes[at]}$-axis that has the same distance from $\mathrm{A}$ as from $\mathrm{B}$, and find this distance in exact form. [3]`,
      hints: [
        md`If $\mathrm{P}$ is as far from $\mathrm{A}$ as from $\mathrm{B}$, what kind of triangle is $\mathrm{ABP}$?`,
        md`The midpoint of $[\mathrm{AB}]$ belongs to $\Pi$.`,
        md`For a point of the $${axes[at]}$-axis two of the coordinates are zero.`,
      ],
      answer: md`(a) The midpoint is the mean of the coordinates: $\mathrm{M}${point(middle)}$.

(b) Let $\mathrm{P}$ be a point of $\Pi$. Then $\mathrm{PA} = \mathrm{PB}$, so the triangle $\mathrm{ABP}$ is isosceles. In an isosceles triangle the line from $\mathrm{P}$ to the midpoint $\mathrm{M}$ of the base is perpendicular to the base $[\mathrm{AB}]$. So $\overrightarrow{\mathrm{AB}}$ is perpendicular to $\overrightarrow{\mathrm{MP}}$ for every point $\mathrm{P}$ of $\Pi$. As $\mathrm{M}$ lies in $\Pi$, $\overrightarrow{\mathrm{AB}}$ is a normal.

(c) $\overrightarrow{\mathrm{AB}} = ${column(...along(b, a, -1))} = 2${column(...n)}$, so $${column(...n)}$ is a normal, too. With the point $\mathrm{M}${point(middle)}$,

$$${planeSide(n)} = ${n.map((one, i) => `${one < 0 ? `(${one})` : one} \\times ${middle[i]! < 0 ? `(${middle[i]})` : middle[i]}`).join(' + ')} = ${d}$$

Another way: write $\mathrm{PA}^2 = \mathrm{PB}^2$ with $\mathrm{P}(x, y, z)$ and expand. The squares of $x$, $y$ and $z$ cancel.

(d) On the $${axes[at]}$-axis the other two coordinates are zero, so $${term(n[at], axes[at])} = ${d}$${Math.abs(n[at]) === 1 && n[at] === 1 ? '' : `, and $${axes[at]} = ${d / n[at]}$`}. The point is $${point(on)}$. Its distance from $\mathrm{A}$ is

$$\sqrt{${on.map((one, i) => (one - a[i]!) ** 2).join(' + ')}} = ${far}$$

Its distance from $\mathrm{B}$ is the same, $\sqrt{${on.map((one, i) => (one - b[i]!) ** 2).join(' + ')}}$, which is a good check.

**Watch out:** In space the points that are equally far from two given points form a plane, not a line.`,
      scheme: [
        [md`(a) $${point(middle)}$`, 'A1'],
        [md`(b) triangle $\mathrm{ABP}$ is isosceles (or expands $\mathrm{PA}^2 = \mathrm{PB}^2$)`, 'M1'],
        [
          md`so $\overrightarrow{\mathrm{MP}}$ is perpendicular to $\overrightarrow{\mathrm{AB}}$ for every point $\mathrm{P}$ of $\Pi$`,
          'R1',
        ],
        [md`(c) $\overrightarrow{\mathrm{AB}} = 2${column(...n)}$`, 'A1'],
        [md`uses the midpoint to reach $${planeSide(n)} = ${d}$ (AG)`, 'A1'],
        [md`(d) sets the other two coordinates to zero`, 'M1'],
        [md`$${point(on)}$`, 'A1'],
        [md`$${far}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: point(middle),
          accuracy: 'exact',
          mistakes: [
            {
              value: point(n),
              note: md`This is half of $\overrightarrow{\mathrm{AB}}$. The midpoint needs half of the sum of the coordinates.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'coordinates',
          label: 'Point:',
          expected: point(on),
          accuracy: 'exact',
          marks: 2,
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Distance:',
          expected: far,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: surd(half),
              note: md`This is the distance from $\mathrm{A}$ to the midpoint of $[\mathrm{AB}]$, not to the point on the axis.`,
            },
            { value: `${size}`, note: 'This is the square of the distance.' },
          ].filter(({ value }) => value !== far),
        },
      ],
      checks: [
        { part: 'd', route: 'numeric', shown: point(on).replace(/[()]/g, '').split(', ')[at]!, value: found },
        { part: 'd', route: 'numeric', shown: `= ${far}`, value: gap(place(found), b) },
      ],
    };
  },
});
