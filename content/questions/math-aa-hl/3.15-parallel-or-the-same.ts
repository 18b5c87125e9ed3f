import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, fraction, plus } from '../../authoring/wording.ts';

type V = readonly [number, number, number];

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['3.14'],
  parameters: {
    a: choice<V[]>([1, -2, 3], [4, 1, -1], [-1, 3, 2], [2, 5, -3], [3, 1, 4], [-2, -1, 5]),
    d: choice<V[]>([2, -1, 3], [1, 3, -2], [3, 2, -1], [2, 1, 4], [1, -2, 2], [-1, 2, 3]),
    times: choice(-3, -2, 2, 3, 4),
    steps: choice(-3, -2, -1, 2, 3),
    wrong: integers(1, 4),
  },
  write: ({ a, d, times, steps, wrong }) => {
    const e: V = [d[0] * times, d[1] * times, d[2] * times];
    const b: V = [a[0] + steps * d[0], a[1] + steps * d[1], a[2] + steps * d[2]];
    const other = b[2] + wrong;
    // p: the third row times the ratio of the first components. q: the third row of L1 where its first is that of L2.
    const p = root((x) => x * d[0] - d[1] * e[0], -60.3, 60.7);
    const q = a[2] + ((b[0] - a[0]) / d[0]) * d[2];
    return {
      text: md`The lines $L_1$ and $L_2$ are given by

$$L_1:\ \mathbf{r} = ${column(...a)} + \lambda${column(...d)}, \qquad L_2:\ \mathbf{r} = ${column(b[0], b[1], 'q')} + \mu${column(e[0], 'p', e[2])},$$

where $p$ and $q$ are constants. The lines are parallel or coincident.

(a) Find the value of $p$. [2]

(b) Find the value of $q$ for which $L_1$ and $L_2$ are coincident, that is, the same line. [3]

(c) State, with a reason, how many points $L_1$ and $L_2$ have in common when $q = ${other}$. [1]`,
      hints: [
        'Parallel lines have directions that are multiples of each other.',
        'Two parallel lines are the same line as soon as they have one point in common.',
        md`Put the point of $L_2$ into the equation of $L_1$. Which row has no unknown constant?`,
      ],
      answer: md`(a) The directions of parallel lines are multiples of each other. The first components give the factor: $${e[0]} = ${times} \times ${d[0] < 0 ? `(${d[0]})` : d[0]}$, and the third components agree with it. So

$$p = ${times} \times ${d[1] < 0 ? `(${d[1]})` : d[1]} = ${e[1]}$$

(b) The lines are parallel, so they are the same as soon as the point $(${b[0]}, ${b[1]}, q)$ of $L_2$ lies on $L_1$. The first row of the equation of $L_1$ gives

$$${a[0]}${plus(d[0], md`\lambda`)} = ${b[0]}, \qquad \lambda = ${steps}$$

The second row agrees: $${a[1]}${plus(d[1] * steps)} = ${b[1]}$. The third row gives $${a[2]}${plus(d[2] * steps)}$, so $q = ${b[2]}$.

(c) For $q = ${other}$ the lines are still parallel, as $q$ has nothing to do with the directions. They are not coincident, because $${other} \ne ${b[2]}$. So they are different parallel lines and have no point in common.

**Watch out:** When directions are multiples of each other, the lines can never be skew or meet in exactly one point. Only two cases are left: no common point, or all points.`,
      scheme: [
        [
          md`(a) uses that the directions are multiples of each other, with the factor $${times}$ (or $${fraction(1, times)}$)`,
          'M1',
        ],
        [md`$p = ${e[1]}$`, 'A1'],
        [md`(b) puts the point of $L_2$ into $L_1$ (or a point of $L_1$ into $L_2$)`, 'M1'],
        [md`$\lambda = ${steps}$, or a correct value of $\mu$`, 'A1'],
        [md`$q = ${b[2]}$`, 'A1'],
        [md`(c) none, because the lines are parallel but not coincident`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$p =$',
          expected: `${e[1]}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${-e[1]}`, note: 'Look at the sign of the factor between the two directions.' },
            { value: `${d[1]}`, note: 'The directions need not be equal, only multiples of each other.' },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$q =$',
          expected: `${b[2]}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${a[2] - steps * d[2]}`,
              note: md`Look at the sign of $\lambda$ in the third row.`,
            },
            {
              value: `${a[2]}`,
              note: md`The two points need not have the same third coordinate: they are different points of the line.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${e[1]}`, value: p },
        { part: 'b', route: 'substitution', shown: `q = ${b[2]}`, value: q },
      ],
    };
  },
});
