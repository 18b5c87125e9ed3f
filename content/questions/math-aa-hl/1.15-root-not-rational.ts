import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { plus, power, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.12', '5.2'],
  parameters: {
    degree: choice(3, 5),
    a: choice(1, 3, 5, 7, 9),
    b: choice(-15, -13, -11, -9, -7, -5, -3, -1, 1, 3, 5, 7, 9, 11),
  },
  write: ({ degree, a, b }) => {
    const f = (x: number) => x ** degree + a * x + b;
    const zero = root(f, -20, 20);
    const below = Math.floor(zero);
    const poly = md`x^${degree}${plus(a, 'x')}${plus(b)}`;
    const cleared = md`p^${degree}${plus(a, `p${power('q', degree - 1)}`)}${plus(b, power('q', degree))}`;
    const evenPower = degree - 1;
    return {
      text: md`Let $f(x) = ${poly}$, for $x \in \mathbb{R}$. The equation $f(x) = 0$ has a real solution.

(a) Show that it has no other real solution. [2]

(b) Find the integer $n$ such that this solution lies between $n$ and $n + 1$. [1]

(c) Suppose that the solution is $\dfrac{p}{q}$, where $p, q \in \mathbb{Z}$, $q > 0$, have no common factor greater than $1$. Show that $${cleared} = 0$. [1]

(d) By considering whether $p$ and $q$ are even or odd, prove by contradiction that the solution is irrational. [4]`,
      hints: [
        md`What is the sign of $f'(x)$, and what does this say about the graph of $f$?`,
        'In (b), put in whole numbers until the sign changes.',
        md`In (d) there are three cases for $p$ and $q$: both odd, or exactly one of them even. Why can't both be even?`,
        'Is a sum of three odd numbers, or of one odd and two even numbers, even or odd? And what is zero?',
      ],
      answer: md`(a) $f'(x) = ${degree}x^${evenPower}${plus(a)}$. The power $x^${evenPower}$ is never negative, so $f'(x) \ge ${a} > 0$ for all $x$, and $f$ is increasing. An increasing function takes each value at most once, so there can't be a second solution.

(b) Look for a change of sign: $f(${below}) = ${f(below)} < 0$ and $f(${below + 1}) = ${f(below + 1)} > 0$. So the solution lies between $${below}$ and $${below + 1}$, and $n = ${below}$.

(c) Put $x = \frac{p}{q}$ into the equation: $\frac{p^${degree}}{q^${degree}}${plus(a, md`\frac{p}{q}`)}${plus(b)} = 0$. Multiplying by $q^${degree}$ gives $${cleared} = 0$.

(d) Suppose that the solution is rational, so that (c) holds. If $p$ and $q$ were both even, they would have the common factor $2$. So there are three cases, and $${a}$ and $${b}$ are odd.

*$p$ and $q$ both odd:* all three terms are products of odd numbers, so they are odd. The sum of three odd numbers is odd.

*$p$ even, $q$ odd:* the first two terms contain $p$ and are even, and $${term(b, `q^${degree}`)}$ is odd. The sum is odd.

*$p$ odd, $q$ even:* $p^${degree}$ is odd, and the other two terms contain $q$ and are even. The sum is odd.

In every case the left side is odd, but the right side is $0$, which is even. This is a contradiction. So the solution isn't rational: it is irrational.

**Watch out:** A proof by contradiction begins by saying what is supposed, and all cases must be treated. Say why the case *both even* can't occur.`,
      scheme: [
        [md`(a) $f'(x) = ${degree}x^${evenPower}${plus(a)}$`, 'A1'],
        [md`$f'(x) > 0$ for all $x$, so $f$ is increasing and takes the value $0$ only once`, 'R1'],
        [md`(b) $n = ${below}$`, 'A1'],
        [md`(c) puts in $\frac{p}{q}$ and multiplies by $q^${degree}$ (AG)`, 'A1'],
        [md`(d) supposes that the solution is rational and that $p$ and $q$ are not both even`, 'M1'],
        [md`the case of two odd numbers: the sum is odd`, 'A1'],
        [md`both cases with one even number: the sum is odd`, 'A1'],
        [md`an odd number isn't $0$: contradiction, so the solution is irrational`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$n =$',
          expected: `${below}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${below + 1}`,
              note: md`$f(${below + 1})$ is already positive. The solution lies before this integer.`,
            },
            {
              value: `${below - 1}`,
              note: md`$f(${below})$ is still negative. The solution lies after this integer.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'show that' },
        { part: 'd', kind: 'self', why: 'prove by contradiction' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `n = ${below}`,
          value: Array.from({ length: 41 }, (_, index) => index - 20).filter((x) => f(x) < 0).length - 21,
        },
      ],
    };
  },
});
