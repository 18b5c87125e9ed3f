import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['1.6'],
  parameters: {
    // f(x) = a/(x − b)
    a: integers(1, 9),
    b: nonZero(-7, 7),
  },
  allow: ({ a, b }) => a * Math.abs(b) <= 40 && Math.abs(b) > 1,
  write: ({ a, b }) => {
    const f = (x: number) => a / (x - b);
    const bottom = `x^2 - ${b * b}`;
    const times = a === 1 ? '' : a;
    const even = md`\frac{${a * b}}{${bottom}}`;
    const odd = md`\frac{${term(a, 'x')}}{${bottom}}`;
    return {
      text: md`In this question every function has a domain that is symmetric about $0$: if $x$ belongs to it, so does $-x$. For a function $f$ let

$$g(x) = \frac{f(x) + f(-x)}{2} \qquad\text{and}\qquad h(x) = \frac{f(x) - f(-x)}{2}.$$

(a) Show that $g$ is even, that $h$ is odd, and that $f(x) = g(x) + h(x)$. [3]

(b) Now let $f(x) = \dfrac{${a}}{x${plus(-b)}}$ for $x \ne \pm ${Math.abs(b)}$. Find $g(x)$ and $h(x)$, each as a single fraction in its simplest form. [3]

(c) Prove that a function $f$ can be written as the sum of an even and an odd function in one way only. [2]`,
      hints: [
        md`Replace $x$ by $-x$ in $g(x)$ and in $h(x)$, and compare.`,
        md`In (b), find $f(-x)$ first, and take the minus sign out of its denominator.`,
        md`In (c), let $f(x) = u(x) + v(x)$ with $u$ even and $v$ odd. What is $f(-x)$ then?`,
      ],
      answer: md`(a) Replace $x$ by $-x$. As $-(-x) = x$, the two terms change places:

$$g(-x) = \frac{f(-x) + f(x)}{2} = g(x), \qquad h(-x) = \frac{f(-x) - f(x)}{2} = -h(x).$$

So $g$ is even and $h$ is odd. In the sum $g(x) + h(x)$ the terms with $f(-x)$ cancel, and $\frac{f(x)}{2} + \frac{f(x)}{2} = f(x)$ is left.

(b) $f(-x) = \dfrac{${a}}{-x${plus(-b)}} = -\dfrac{${a}}{x${plus(b)}}$. The common denominator is $(x${plus(-b)})(x${plus(b)}) = ${bottom}$, so

$$g(x) = \frac{1}{2}\left(\frac{${a}}{x${plus(-b)}} - \frac{${a}}{x${plus(b)}}\right) = \frac{1}{2} \times \frac{${times}(x${plus(b)}) - ${times}(x${plus(-b)})}{${bottom}} = ${even}$$

$$h(x) = \frac{1}{2}\left(\frac{${a}}{x${plus(-b)}} + \frac{${a}}{x${plus(b)}}\right) = \frac{1}{2} \times \frac{${a === 1 ? `x${plus(b)}` : `${a}(x${plus(b)})`} + ${a === 1 ? `x${plus(-b)}` : `${a}(x${plus(-b)})`}}{${bottom}} = ${odd}$$

(c) Let $f(x) = u(x) + v(x)$, where $u$ is even and $v$ is odd. Then $f(-x) = u(-x) + v(-x) = u(x) - v(x)$. Adding the two equations gives $f(x) + f(-x) = 2u(x)$, so $u(x) = g(x)$. Subtracting them gives $v(x) = h(x)$. So $u$ and $v$ can only be $g$ and $h$: there is one way only.

**Watch out:** One number is not enough in (a). Symmetry must be shown for a general $x$.`,
      scheme: [
        [md`(a) $g(-x) = \frac{f(-x) + f(x)}{2} = g(x)$, so $g$ is even (AG)`, 'A1'],
        [md`$h(-x) = \frac{f(-x) - f(x)}{2} = -h(x)$, so $h$ is odd (AG)`, 'A1'],
        [md`adds $g(x)$ and $h(x)$ to obtain $f(x)$ (AG)`, 'A1'],
        [md`(b) $f(-x) = -\frac{${a}}{x${plus(b)}}$ and a common denominator`, 'M1'],
        [md`$g(x) = ${even}$`, 'A1'],
        [md`$h(x) = ${odd}$`, 'A1'],
        [md`(c) lets $f = u + v$ and finds $f(-x) = u(x) - v(x)$`, 'M1'],
        [
          md`concludes that $u = g$ and $v = h$ (or: the difference of two such sums is both even and odd, so it is zero)`,
          'R1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'expression',
          label: '$g(x) =$',
          expected: `${a * b}/(${bottom})`,
          variables: ['x'],
          marks: 2,
          mistakes: [
            { value: `${2 * a * b}/(${bottom})`, note: 'Do not forget to divide by $2$.' },
            { value: `${-a * b}/(${bottom})`, note: md`Look at the signs in $f(-x)$.` },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          label: '$h(x) =$',
          expected: `${term(a, 'x')}/(${bottom})`,
          variables: ['x'],
          marks: 1,
          mistakes: [{ value: `${2 * a}x/(${bottom})`, note: 'Do not forget to divide by $2$.' }],
        },
        { part: 'c', kind: 'self', why: 'prove' },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: even, value: (x) => (f(x) + f(-x)) / 2 },
        { part: 'b', route: 'numeric', shown: odd, value: (x) => (f(x) - f(-x)) / 2 },
      ],
    };
  },
});
