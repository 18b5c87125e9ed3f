import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: { a: choice(2, 3, -2), b: nonZero(-5, 5), q: nonZero(-6, 6), s: nonZero(-5, 5) },
  allow: ({ a, b, q, s }) => {
    const [middle, last] = [2 * a * b + q * a, b * b + q * b + s];
    return (
      middle !== 0 &&
      last !== 0 &&
      Math.abs(middle) <= 30 &&
      Math.abs(last) <= 30 &&
      b !== -q &&
      Math.abs(b) > 1
    );
  },
  write: ({ a, b, q, s }) => {
    const f = a < 0 ? `${b}${plus(a, 'x')}` : polynomial([a, b]);
    const h = [a * a, 2 * a * b + q * a, b * b + q * b + s] as const;
    const whole = polynomial(h);
    const at = (x: number): number => h[0] * x * x + h[1] * x + h[2];
    const inverse = a < 0 ? md`\frac{${b} - x}{${-a}}` : md`\frac{x${plus(-b)}}{${a}}`;
    const g = polynomial([1, q, s]);
    const first = fraction(-b, a);
    const second = fraction(-q - b, a);
    const [left, right] = roots((x) => at(x) - s, -20.0137, 20.0171);
    const [low, high] = -b / a < (-q - b) / a ? [first, second] : [second, first];
    return {
      text: md`Let $f(x) = ${f}$, for $x \in \mathbb{R}$. The function $g$ has the property that
$$(g \circ f)(x) = ${whole}, \quad x \in \mathbb{R}.$$

(a) Find $f^{-1}(x)$. [2]

(b) Let $h = g \circ f$. Explain why $h \circ f^{-1} = g$. [1]

(c) Hence, or otherwise, find $g(x)$. [3]

(d) Solve the equation $(g \circ f)(x) = ${s}$. [2]`,
      hints: [
        md`For the inverse, write $y = ${f}$ and make $x$ the subject.`,
        md`What does $f$ do to a number on which $f^{-1}$ has just acted?`,
        md`In part (c), replace every $x$ of the given quadratic by $f^{-1}(x)$ and simplify.`,
      ],
      answer: md`(a) $y = ${f}$ gives $${term(a, 'x')} = y${plus(-b)}$. Dividing by $${a}$ and exchanging the letters, $f^{-1}(x) = ${inverse}$.

(b) $h(f^{-1}(x)) = g\big(f(f^{-1}(x))\big)$. As $f$ undoes what $f^{-1}$ did, $f(f^{-1}(x)) = x$, so this is $g(x)$.

(c) By part (b), put $u = ${inverse}$ in place of $x$ into the quadratic. Here $${term(a, 'u')} = x${plus(-b)}$ saves work, as $${h[0]}u^2 = (${term(a, 'u')})^2$:
$$\begin{aligned} g(x) &= (x${plus(-b)})^2${plus(2 * b + q, `(x${plus(-b)})`)}${plus(h[2])} \\ &= ${polynomial([1, -2 * b, b * b])}${2 * b + q === 0 ? '' : plus(2 * b + q, 'x')}${plus(-b * (2 * b + q))}${plus(h[2])} \\ &= ${g}. \end{aligned}$$
So $g(x) = ${g}$.

A second method: $g$ must be quadratic, $g(x) = x^2 + px + c$, because $(${f})^2$ already gives $${h[0]}x^2$. Comparing coefficients in $g(f(x)) = ${whole}$ gives $p$ and $c$.

(d) $${whole} = ${s}$ is $${polynomial([h[0], h[1], h[2] - s])} = 0$. It is quicker with $g$: $g(w) = ${s}$ for $w^2${plus(q, 'w')} = 0$, so $w = 0$ or $w = ${-q}$, where $w = f(x)$. Then $${f} = 0$ gives $x = ${first}$, and $${f} = ${-q}$ gives $x = ${second}$.

**Watch out:** $h \circ f^{-1}$ isn't $f^{-1} \circ h$. The inverse of $f$ has to act *first*, where $f$ acted first.`,
      scheme: [
        [md`(a) exchanges $x$ and $y$, or makes $x$ the subject`, 'M1'],
        [md`$f^{-1}(x) = ${inverse}$`, 'A1'],
        [md`(b) $h(f^{-1}(x)) = g(f(f^{-1}(x))) = g(x)$`, 'R1'],
        [md`(c) substitutes their $f^{-1}(x)$ for $x$, or compares coefficients of $g(f(x))$`, 'M1'],
        [md`a correct expansion that is not yet simplified`, 'A1'],
        [md`$g(x) = ${g}$`, 'A1'],
        [md`(d) $${polynomial([h[0], h[1], h[2] - s])} = 0$, or $f(x) = 0$ and $f(x) = ${-q}$`, 'M1'],
        [md`$x = ${low}$ and $x = ${high}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: inverse,
          variables: ['x'],
          mistakes: [
            {
              value: a < 0 ? `-(x${plus(b)})/${-a}` : `(x${plus(b)})/${a}`,
              note: md`The sign of $${Math.abs(b)}$ is wrong. Undo the addition first.`,
            },
            { value: `1/(${f})`, note: md`This is $\frac{1}{f(x)}$. The inverse function undoes $f$.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'expression',
          expected: g,
          variables: ['x'],
          mistakes: [
            {
              value: `${a * a}*(${f})^2 + (${h[1]})*(${f}) + (${h[2]})`,
              note: md`You put $f(x)$ into the quadratic. It is $f^{-1}(x)$ that undoes the $f$ in it.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'set',
          expected: `${first}, ${second}`,
          accuracy: 'exact',
          mistakes: [{ value: `0, ${-q}`, note: md`These are the values of $f(x)$. Solve for $x$ itself.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: `f^{-1}(x) = ${inverse}`, value: (x) => x / a - b / a },
        {
          part: 'c',
          route: 'numeric',
          shown: `g(x) = ${g}`,
          // The parabola through three points that are known from the composite.
          value: through([-1, 0, 1].map((x) => [a * x + b, at(x)])),
        },
        { part: 'd', route: 'numeric', shown: `x = ${low}`, value: left! },
        { part: 'd', route: 'numeric', shown: `x = ${high}`, value: right! },
      ],
    };
  },
});

/** Newton's divided differences. */
function through(points: readonly (readonly number[])[]): (x: number) => number {
  const [[x0, y0], [x1, y1], [x2, y2]] = points as [[number, number], [number, number], [number, number]];
  const first = (y1 - y0) / (x1 - x0);
  const second = ((y2 - y1) / (x2 - x1) - first) / (x2 - x0);
  return (x) => y0 + first * (x - x0) + second * (x - x0) * (x - x1);
}
