import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    // x + by + cz = d; then y + ez = f after one step, and (k² − s²)z = k − s (or k + s) at the end.
    b: choice(-2, -1, 1, 2, 3),
    c: choice(-2, -1, 1, 2),
    d: integers(1, 4),
    e: choice(-2, -1, 1, 2),
    f: integers(-2, 3),
    times: choice(2, 3),
    s: integers(2, 5),
    sign: choice(1, -1),
    third: nonZero(1, 2),
  },
  allow: ({ b, c, e, times, third }) =>
    b * e !== c &&
    times * b + 1 !== 0 &&
    times * c + e !== 0 &&
    third * b + 1 !== 0 &&
    third * c + e !== 0 &&
    times !== third,
  write: ({ b, c, d, e, f, times, s, sign, third }) => {
    // The last right side is k − sign·s: zero at k = sign·s.
    const many = sign * s;
    const none = -many;
    const constant = third * d + f - many;
    const last = third * c + e - s * s;
    const equation = (x: number, y: number, z: string, right: string) =>
      md`${term(x, 'x')}${plus(y, 'y')}${z} &= ${right}`;
    const square = (add: number) => (add === 0 ? ' + k^2z' : ` + (k^2${plus(add)})z`);
    const rows = [
      equation(1, b, plus(c, 'z'), `${d}`),
      equation(times, times * b + 1, plus(times * c + e, 'z'), `${times * d + f}`),
      equation(third, third * b + 1, square(last), `k${plus(constant)}`),
    ];
    // With z = t: y = f − et and x = d − by − cz.
    const [x0, xt] = [d - b * f, b * e - c];
    const y = md`${f === 0 ? '' : f}${f === 0 ? term(-e, 't') : plus(-e, 't')}`;
    const x = xt === 0 ? `${x0}` : x0 === 0 ? term(xt, 't') : `${x0}${plus(xt, 't')}`;
    const determinant = (k: number) => {
      const m = [
        [1, b, c],
        [times, times * b + 1, times * c + e],
        [third, third * b + 1, k * k + last],
      ] as const;
      return (
        m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) -
        m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
        m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
      );
    };
    const [low, high] = [root(determinant, -20, 0), root(determinant, 0, 20)];
    return {
      text: md`Consider the system of equations

$$\begin{aligned} ${rows.join(md` \\ `)} \end{aligned}$$

where $k \in \mathbb{R}$.

(a) Show that the system leads to the equation $(k^2 - ${s * s})z = k${plus(-many)}$. [3]

(b) Find the value of $k$ for which the system has no solution. [2]

(c) Find the value of $k$ for which the system has infinitely many solutions. For this value of $k$, let $z = t$, and find $x$ and $y$ in terms of $t$. [3]`,
      hints: [
        'Subtract multiples of the first equation from the other two, so that $x$ disappears.',
        md`$0z = 3$ has no solution, $0z = 0$ is true for every $z$. For which $k$ is the left side $0z$?`,
        md`In (c), let $z = t$, and find $y$ and then $x$ from the shorter equations.`,
      ],
      answer: md`(a) Use the first equation to remove $x$ from the others. Subtracting $${times}$ times the first equation from the second, and ${third === 1 ? 'the first' : `$${third}$ times the first`} from the third, gives

$$\begin{aligned} y${plus(e, 'z')} &= ${f} \\ y + (k^2${plus(e - s * s)})z &= k${plus(f - many)} \end{aligned}$$

The difference of these two equations has no $y$ any more: $(k^2 - ${s * s})z = k${plus(-many)}$.

(b) If $k^2 \ne ${s * s}$ we can divide, and there is exactly one solution. Only $k = ${s}$ and $k = -${s}$ are left. At $k = ${none}$ the equation reads $0z = ${none - many}$, which is false for every $z$. So there is no solution for $k = ${none}$.

(c) At the other value, $k = ${many}$, the equation reads $0z = 0$, which is true for every $z$. So there are infinitely many solutions. Let $z = t$ with $t \in \mathbb{R}$. From $y${plus(e, 'z')} = ${f}$ follows $y = ${y}$, and the first equation gives $x = ${d}${plus(-b, 'y')}${plus(-c, 'z')}$, so $x = ${x}$.

The solutions are $x = ${x}$, $y = ${y}$, $z = t$.

**Watch out:** $k^2 - ${s * s}$ has two zeros, and they behave differently. Dividing both sides by $k${plus(-many)}$ at the start would lose one of the cases.`,
      scheme: [
        [md`(a) eliminates $x$ from one equation`, 'M1'],
        [md`$y${plus(e, 'z')} = ${f}$ and $y + (k^2${plus(e - s * s)})z = k${plus(f - many)}$`, 'A1'],
        [md`subtracts to reach the given equation (AG)`, 'A1'],
        [md`(b) $k^2 = ${s * s}$, and tests both values`, 'M1'],
        [md`$k = ${none}$`, 'A1'],
        [md`(c) $k = ${many}$`, 'A1'],
        [md`puts $z = t$ into the shorter equation: $y = ${y}$`, 'M1'],
        [md`$x = ${x}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$k =$',
          expected: `${none}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${many}`,
              note: md`At this value the equation reads $0z = 0$. That is true for every $z$.`,
            },
            { value: `${s * s}`, note: md`Solve $k^2 = ${s * s}$ for $k$.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: `${many}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${none}`, note: md`At this value the right side isn't zero, so there is no solution.` },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          label: '$x =$',
          expected: x,
          variables: ['t'],
          marks: 1,
          mistakes: [
            {
              value: `${x0}${plus(-xt, 't')}`,
              note: 'Put your $x$, $y$ and $z$ back into the first equation, and look at the signs of the terms with $t$.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          label: '$y =$',
          expected: y,
          variables: ['t'],
          marks: 1,
          mistakes: [
            {
              value: f === 0 ? term(e, 't') : `${f}${plus(e, 't')}`,
              note: md`Look at the sign when you bring $${term(e, 'z')}$ to the other side.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `k = ${none}`, value: none < 0 ? low : high, within: 1e-6 },
        { part: 'c', route: 'numeric', shown: `k = ${many}`, value: many < 0 ? low : high, within: 1e-6 },
        {
          part: 'c',
          route: 'substitution',
          shown: `x = ${x}`,
          variable: 't',
          // From the first two equations by Cramer's rule, with z as a number.
          value: (t) => (d - c * t) * (times * b + 1) - b * (times * d + f - (times * c + e) * t),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `y = ${y}`,
          variable: 't',
          value: (t) => times * d + f - (times * c + e) * t - times * (d - c * t),
        },
      ],
    };
  },
});
