import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { column, inBrackets, plus, term } from '../../authoring/wording.ts';

const directions = [
  [1, 2, -1],
  [2, -1, 1],
  [3, 1, 2],
  [1, -1, 2],
  [-1, 3, 1],
  [2, 1, -3],
  [1, 1, 4],
  [-2, 1, 2],
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.14'],
  parameters: {
    first: choice(0, 1, 2, 3, 4, 5, 6, 7),
    second: choice(0, 1, 2, 3, 4, 5, 6, 7),
    lambda: choice(-2, -1, 2, 3),
    mu: choice(-3, -2, 1, 2),
    point: choice([1, 2, 0], [3, -1, 4], [-2, 5, 1], [0, 4, -3], [5, 1, 2]),
    shift: nonZero(-3, 3),
  },
  allow: ({ first, second, lambda, mu }) => {
    const [p, q] = [directions[first]!, directions[second]!];
    return first !== second && p[0] * q[1] !== p[1] * q[0] && lambda !== mu;
  },
  write: ({ first, second, lambda, mu, point, shift }) => {
    const [d, e] = [directions[first]!, directions[second]!];
    const a = point.map((one, index) => one - lambda * d[index]!) as [number, number, number];
    const b = point.map((one, index) => one - mu * e[index]!) as [number, number, number];
    const [foundL, foundM] = solveLinear(
      [
        [d[0], -e[0]],
        [d[1], -e[1]],
      ],
      [b[0] - a[0], b[1] - a[1]],
    ) as [number, number];
    const row = (index: 0 | 1 | 2, from: readonly number[], by: readonly number[], name: string) =>
      from[index] === 0 ? term(by[index]!, name) : `${from[index]}${plus(by[index]!, name)}`;
    const l = md`\lambda`;
    const m = md`\mu`;
    const other = b[2] + shift;
    return {
      text: md`The lines $L_1$ and $L_2$ are given by

$$L_1:\ \mathbf{r} = ${column(...a)} + \lambda${column(...d)}, \qquad L_2:\ \mathbf{r} = ${column(b[0], b[1], 'k')} + \mu${column(...e)},$$

where $k$ is a constant.

(a) Explain why $L_1$ and $L_2$ are not parallel. [1]

(b) Find the value of $k$ for which the lines intersect. [5]

(c) Find the coordinates of their point of intersection for this value of $k$. [1]

(d) State how the two lines are related when $k = ${other}$, and give a reason. [2]`,
      hints: [
        md`Set the first and the second components equal: two equations for $\lambda$ and $\mu$ that do not hold $k$.`,
        'The third components must be equal as well when the lines meet.',
      ],
      answer: md`(a) The direction vectors $${column(...d)}$ and $${column(...e)}$ are not multiples of each other.

(b) At a common point the first two components give

$$\begin{aligned} ${row(0, a, d, l)} &= ${row(0, b, e, m)} \\ ${row(1, a, d, l)} &= ${row(1, b, e, m)} \end{aligned}$$

Solving, $\lambda = ${lambda}$ and $\mu = ${mu}$. The third components must be equal too:

$$${a[2]} + ${inBrackets(lambda)} \times ${inBrackets(d[2])} = k + ${inBrackets(mu)} \times ${inBrackets(e[2])}, \quad\text{so}\quad k = ${b[2]}$$

(c) Putting $\lambda = ${lambda}$ into $L_1$ gives the point $(${point.join(', ')})$.

(d) The lines are skew. They are not parallel, and by (b) they do not meet, because $k = ${other}$ is not the value found there.

**Watch out:** "Not parallel" alone does not make two lines skew in (d): lines that intersect are not parallel either. Give both reasons, that they are not parallel and that they do not meet.`,
      scheme: [
        ['compares the direction vectors', 'R1'],
        ['sets components equal', 'M1'],
        ['two correct equations', 'A1'],
        [md`solves for $\lambda$ and $\mu$: $\lambda = ${lambda}$, $\mu = ${mu}$`, 'A1'],
        ['uses the third component', 'M1'],
        [md`$k = ${b[2]}$`, 'A1'],
        [md`$(${point.join(', ')})$`, 'A1'],
        ['skew', 'A1'],
        ['neither parallel nor intersecting', 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          expected: `${b[2]}`,
          accuracy: 'exact',
          mistakes: [
            ...(a[2] + mu * d[2] - lambda * e[2] === b[2]
              ? []
              : [
                  {
                    value: `${a[2] + mu * d[2] - lambda * e[2]}`,
                    note: md`You interchanged $\lambda$ and $\mu$ when you put them into the third components.`,
                  },
                ]),
            ...(a[2] + lambda * d[2] + mu * e[2] === b[2] ||
            a[2] + lambda * d[2] + mu * e[2] === a[2] + mu * d[2] - lambda * e[2]
              ? []
              : [
                  {
                    value: `${a[2] + lambda * d[2] + mu * e[2]}`,
                    note: md`Look at the sign when you bring the term with $\mu$ to the other side.`,
                  },
                ]),
          ],
        },
        {
          part: 'c',
          kind: 'coordinates',
          expected: `(${point.join(', ')})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${a.map((one, index) => one + mu * d[index]!).join(', ')})`,
              note: md`You put $\mu$ into the equation of $L_1$. Its parameter is $\lambda$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state how the lines are related, with a reason' },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: md`\lambda = ${lambda}`, value: foundL },
        { part: 'b', route: 'numeric', shown: `k = ${b[2]}`, value: a[2] + foundL * d[2] - foundM * e[2] },
      ],
    };
  },
});
