import { minimum, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    a: integers(1, 4),
    b: nonZero(-12, 12),
    c: nonZero(-5, 6),
    w: integers(1, 5),
    k: nonZero(-8, 8),
    m: nonZero(-6, 7),
    n: nonZero(-5, 5),
    at: integers(1, 4),
  },
  allow: ({ a, b, k, at, m, w }) => Math.abs(k) > 1 && k % at === 0 && (w * w - b) % a === 0 && m + at !== 0,
  write: ({ a, b, c, w, k, m, n, at }) => {
    const inside = `${a === 1 ? '' : a}x${plus(b)}`;
    const left = fraction(-b, a);
    const value = w + c;
    const back = (w * w - b) / a;
    const f = (x: number) => Math.sqrt(Math.max(0, a * x + b)) + c;
    const height = k / at + n;
    return {
      text: md`Let $f(x) = \sqrt{${inside}}${plus(c)}$ and $g(x) = \dfrac{${k}}{x${plus(-m)}}${plus(n)}$, each with the largest possible domain of real numbers.

(a) Find the domain of $f$. [2]

(b) Write down the range of $f$. [1]

(c) Find $f^{-1}(${value})$. [2]

(d) Write down the value of $x$ that doesn't belong to the domain of $g$. [1]

(e) Find $g(${m + at})$, and hence write down $g^{-1}(${fraction(k + n * at, at)})$. [2]`,
      hints: [
        md`Which numbers have no square root? By which number can't one divide?`,
        md`The least value of a square root is $0$.`,
        md`$f^{-1}(${value})$ is the $x$ for which $f(x) = ${value}$.`,
      ],
      answer: md`(a) What stands under the root must not be negative: $${inside} \ge 0$, so $x \ge ${left}$.

(b) The root itself takes all values from $0$ upwards, so $f(x) \ge ${c}$.

(c) Solve $f(x) = ${value}$: $\sqrt{${inside}} = ${w}$. Square both sides: $${inside} = ${w * w}$, so $x = ${back}$. Therefore $f^{-1}(${value}) = ${back}$.

(d) The denominator must not be $0$: $x${plus(-m)} = 0$ for $x = ${m}$, so this value doesn't belong to the domain.

(e) $g(${m + at}) = \dfrac{${k}}{${at}}${plus(n)} = ${fraction(k + n * at, at)}$. The inverse goes the other way, so $g^{-1}(${fraction(k + n * at, at)}) = ${m + at}$.

**Calculator:** draw both graphs. The graph of $f$ begins at the point $\left(${left}, ${c}\right)$, and the graph of $g$ has a gap at $x = ${m}$. If the screen shows a vertical line there, it isn't part of the graph.

**Watch out:** the domain of $f$ is about $x$, and its range is about the values $f(x)$.`,
      scheme: [
        [md`(a) $${inside} \ge 0$`, 'M1'],
        [md`$x \ge ${left}$`, 'A1'],
        [md`(b) $f(x) \ge ${c}$`, 'A1'],
        [md`(c) $f(x) = ${value}$`, 'M1'],
        [md`$${back}$`, 'A1'],
        [md`(d) $${m}$`, 'A1'],
        [md`(e) $g(${m + at}) = ${fraction(k + n * at, at)}$`, 'A1'],
        [md`$${m + at}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: md`x \ge ${left}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `x > ${left}`,
              note: md`The square root of $0$ exists, so the end belongs to the domain.`,
            },
            {
              value: md`x \le ${left}`,
              note: md`For these values the number under the root is negative or $0$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'interval',
          expected: md`y \ge ${c}`,
          accuracy: 'exact',
          mistakes: [
            { value: md`y \ge 0`, note: md`That is the range of the root alone. What is added to it?` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${back}`,
          accuracy: 'exact',
        },
        {
          part: 'd',
          kind: 'number',
          label: '$x =$',
          expected: `${m}`,
          accuracy: 'exact',
          mistakes: [{ value: `${-m}`, note: md`For this value the denominator isn't $0$. Try it.` }],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$g(${m + at}) =$`,
          expected: fraction(k + n * at, at),
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'e',
          kind: 'number',
          label: md`The value of $g^{-1}$`,
          expected: `${m + at}`,
          accuracy: 'exact',
          marks: 1,
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: md`${left}`, value: root((x) => a * x + b, -50, 50) },
        { part: 'b', route: 'numeric', shown: `${c}`, value: Number(minimum(f, -b / a - 3, 60).toFixed(8)) },
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${back}`,
          value: Number(root((x) => f(x) - value, -b / a, 60).toFixed(8)),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `x = ${m}`,
          value: Number(root((x) => x - m, -50, 50).toFixed(8)),
        },
        { part: 'e', route: 'numeric', shown: `= ${fraction(k + n * at, at)}`, value: height },
        {
          part: 'e',
          route: 'substitution',
          shown: `= ${m + at}`,
          value: Number(root((x) => k / (x - m) + n - height, m + 0.05, m + 60).toFixed(7)),
        },
      ],
    };
  },
});
