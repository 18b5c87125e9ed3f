import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { inBrackets } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['2.5'],
  parameters: {
    // Values at 1, 2 and 3
    f: choice([2, -3, 1], [-3, 1, 2], [-2, 3, -1], [3, -1, 4], [-1, -3, 5], [3, 2, -4], [-2, 1, 6]),
    g: choice([4, -1, 3], [-2, 3, 5], [5, -3, 1], [1, -2, 6], [3, 2, -4], [6, 1, -2], [-3, -1, 2]),
    zero: choice(-5, -2, 1, 4, 7),
  },
  // Nobody can take one function for the other.
  allow: ({ f, g }) =>
    f[0] !== g[0] && f[1] !== g[1] && f[2] !== g[2] && f[0] !== -g[0] && Math.abs(g[1]) <= 3,
  write: ({ f, g, zero }) => {
    const f0 = (x: number): number => (x === 0 ? 0 : Math.sign(x) * f[Math.abs(x) - 1]!);
    const g0 = (x: number): number => (x === 0 ? zero : g[Math.abs(x) - 1]!);
    const inner = f0(-1);
    const first = g0(inner);
    const outer = g0(-2);
    const second = f0(outer);
    const total = 2 * (g[0] + g[1] + g[2]) + zero;
    return {
      text: md`The function $f$ is odd and the function $g$ is even. Both have the domain $\mathbb{R}$. The table shows some of their values.

| $x$ | $0$ | $1$ | $2$ | $3$ |
|---|---|---|---|---|
| $f(x)$ | | $${f[0]}$ | $${f[1]}$ | $${f[2]}$ |
| $g(x)$ | $${zero}$ | $${g[0]}$ | $${g[1]}$ | $${g[2]}$ |

(a) Write down the value of $f(-3)$ and of $g(-3)$. [2]

(b) Find the value of $(g \circ f)(-1)$ and of $(f \circ g)(-2)$. [2]

(c) Show that the function $g \circ f$ is even. [2]

(d) Find the value of $\displaystyle\sum_{n=-3}^{3} \bigl(f(n) + g(n)\bigr)$. [2]`,
      hints: [
        md`$f(-x) = -f(x)$ for the odd function, $g(-x) = g(x)$ for the even one.`,
        md`In (b), begin with the inner function, the one that stands next to the number.`,
        md`In (d), pair $n$ with $-n$. What must $f(0)$ be?`,
      ],
      answer: md`(a) $f$ is odd, so its sign changes: $f(-3) = -f(3) = ${-f[2]}$. $g$ is even, so nothing changes: $g(-3) = g(3) = ${g[2]}$.

(b) Begin inside. $f(-1) = -f(1) = ${inner}$, so $(g \circ f)(-1) = g(${inner}) = ${first}$${inner < 0 ? md` (the same as $g(${-inner})$)` : ''}.

$g(-2) = g(2) = ${outer}$, so $(f \circ g)(-2) = f(${outer}) = ${second}$${outer < 0 ? md` (that is, $-f(${-outer})$)` : ''}.

(c) For every $x$, $g(f(-x)) = g(-f(x))$ because $f$ is odd. As $g$ is even, $g(-f(x)) = g(f(x))$. So $(g \circ f)(-x) = (g \circ f)(x)$, and $g \circ f$ is even.

(d) The values of $f$ at $n$ and $-n$ cancel, and $f(0) = 0$, so the values of $f$ add up to $0$. The values of $g$ at $1$, $2$ and $3$ come twice, and $g(0)$ once: the sum is $2(${g[0]} + ${inBrackets(g[1])} + ${inBrackets(g[2])}) + ${inBrackets(zero)} = ${total}$.

**Watch out:** $g(0)$ has no partner, so it counts once. For an odd function that is defined at $0$, $f(0)$ is always $0$.`,
      scheme: [
        [md`(a) $f(-3) = ${-f[2]}$`, 'A1'],
        [md`$g(-3) = ${g[2]}$`, 'A1'],
        [md`(b) $(g \circ f)(-1) = ${first}$`, 'A1'],
        [md`$(f \circ g)(-2) = ${second}$`, 'A1'],
        [md`(c) $g(f(-x)) = g(-f(x))$`, 'M1'],
        [md`$= g(f(x))$, because $g$ is even (AG)`, 'R1'],
        [md`(d) the values of $f$ add up to $0$ and those of $g$ come in pairs`, 'M1'],
        [md`$${total}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$f(-3) =$',
          expected: `${-f[2]}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${f[2]}`, note: 'This would be right for an even function. $f$ is odd.' }],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$g(-3) =$',
          expected: `${g[2]}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${-g[2]}`, note: 'This would be right for an odd function. $g$ is even.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$(g \circ f)(-1) =$`,
          expected: `${first}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${-first}`, note: md`$g$ is even: $g(-u) = g(u)$.` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$(f \circ g)(-2) =$`,
          expected: `${second}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${-second}`, note: md`Look at the sign: $g(-2) = g(2)$, and only then comes $f$.` },
          ],
        },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          expected: `${total}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${total - zero}`, note: md`You left out $g(0)$.` },
            {
              value: `${total + zero}`,
              note: md`$g(0)$ has no partner. It counts once.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `-f(3) = ${-f[2]}`, value: f0(-3) },
        { part: 'a', route: 'exact', shown: `g(3) = ${g[2]}`, value: g0(-3) },
        { part: 'b', route: 'exact', shown: `= ${first}`, value: g0(Math.abs(f0(1))) },
        { part: 'b', route: 'exact', shown: `= ${second}`, value: f0(g0(2)) },
        { part: 'd', route: 'numeric', shown: `= ${total}`, value: sum((n) => f0(n) + g0(n), -3, 3) },
      ],
    };
  },
});
