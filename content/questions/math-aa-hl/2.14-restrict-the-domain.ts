import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.5', '2.6'],
  parameters: {
    // f(x) = a(x − h)² + k, to the left or to the right of its axis
    a: choice(-3, -2, -1, 1, 2, 3),
    h: nonZero(-5, 5),
    k: nonZero(-9, 12),
    side: choice('left', 'right'),
  },
  allow: ({ a, h, k }) => (a > 0 ? k < 0 : k >= 3) && a * h * h + k !== 0 && h !== k,
  write: ({ a, h, k, side }) => {
    const isLeft = side === 'left';
    const given = polynomial([a, -2 * a * h, a * h * h + k]);
    const f = (x: number) => a * x * x - 2 * a * h * x + a * h * h + k;
    const sign = isLeft ? '-' : '+';
    const inside = a > 0 ? `x${plus(-k)}` : `${k} - x`;
    const size = Math.abs(a);
    const square = size === 1 ? inside : md`\frac{${inside}}{${size}}`;
    const inverse = md`${h} ${sign} \sqrt{${square}}`;
    const otherSign = isLeft ? '+' : '-';
    const typed = size === 1 ? `sqrt(${inside})` : `sqrt((${inside})/${size})`;
    const [rel, no] = isLeft ? [md`\le`, 'greatest'] : [md`\ge`, 'least'];
    const factored = `${a === 1 ? '' : a === -1 ? '-' : a}(x${plus(-h)})^2${plus(k)}`;
    const domain = a > 0 ? md`x \ge ${k}` : md`x \le ${k}`;
    const domainTyped = a > 0 ? `x >= ${k}` : `x <= ${k}`;
    const domainOther = a > 0 ? `x <= ${k}` : `x >= ${k}`;
    const back = (y: number) => {
      if ((y - k) / a < 0) return Number.NaN;
      return isLeft ? root((x) => f(x) - y, h - 40, h) : root((x) => f(x) - y, h, h + 40);
    };
    return {
      text: md`The function $f$ is defined by $f(x) = ${given}$ for $x ${rel} p$, where $p$ is a constant.

(a) Find the ${no} value of $p$ for which $f$ has an inverse function. Give a reason for your answer. [3]

For the rest of this question, $p$ has the value found in (a).

(b) Find an expression for $f^{-1}(x)$. [4]

(c) Write down the domain of $f^{-1}$. [1]`,
      hints: [
        'A function has an inverse only if it takes each value once. Where does the graph of a parabola turn round?',
        'Complete the square first. Then $x$ stands in one place only.',
        md`Two square roots are possible. Which of them gives values of $x$ in the domain of $f$?`,
      ],
      answer: md`(a) Completing the square shows the axis of symmetry: $f(x) = ${factored}$, so the parabola turns at $x = ${h}$. On one side of its vertex it takes each value only once; beyond it every value comes a second time. So the ${no} possible value is $p = ${h}$.

(b) Make $x$ the subject of $y = ${factored}$. First $(x${plus(-h)})^2 = ${square.replaceAll('x', 'y')}$, so $x${plus(-h)} = \pm\sqrt{${square.replaceAll('x', 'y')}}$.

The domain of $f$ is $x ${rel} ${h}$, so $x${plus(-h)}$ is not ${isLeft ? 'positive' : 'negative'}, and the ${isLeft ? 'minus' : 'plus'} sign is the right one. Interchanging $x$ and $y$,

$$f^{-1}(x) = ${inverse}$$

(c) The domain of $f^{-1}$ is the range of $f$. The vertex is the ${a > 0 ? 'lowest' : 'highest'} point of the graph, so the domain is $${domain}$.

**Watch out:** An inverse function has one sign before the root, not $\pm$. The domain of $f$ decides which: the values of $f^{-1}$ must satisfy $f^{-1}(x) ${rel} ${h}$.`,
      scheme: [
        ["(a) completes the square, or finds the axis of symmetry, or the zero of $f'$", 'M1'],
        [md`$p = ${h}$`, 'A1'],
        [
          'for this domain $f$ is one-to-one, and for a larger one it is not (or: horizontal line test)',
          'R1',
        ],
        [
          md`(b) $(x${plus(-h)})^2 = ${square.replaceAll('x', 'y')}$, or uses the quadratic formula (or with $x$ and $y$ interchanged)`,
          'M1',
        ],
        ['takes the square root', 'M1'],
        [md`chooses the ${isLeft ? 'minus' : 'plus'} sign because of the domain of $f$`, 'R1'],
        [md`$${inverse}$ (follow through from $p$)`, 'A1'],
        [md`(c) $${domain}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$p =$',
          expected: `${h}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: `${-h}`, note: md`Look at the sign: where is $x${plus(-h)}$ zero?` }],
        },
        { part: 'a', kind: 'self', why: 'give a reason', marks: 1 },
        {
          part: 'b',
          kind: 'expression',
          label: '$f^{-1}(x) =$',
          expected: `${h} ${sign} ${typed}`,
          variables: ['x'],
          follows: `a.1 ${sign} ${typed}`,
          mistakes: [
            {
              value: `${h} ${otherSign} ${typed}`,
              note: md`This gives numbers that are not in the domain of $f$. Choose the other sign of the root.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'interval',
          expected: domainTyped,
          mistakes: [
            {
              value: `x ${isLeft ? '<=' : '>='} ${h}`,
              note: md`This is the domain of $f$, so the range of $f^{-1}$.`,
            },
            { value: domainOther, note: 'Does the parabola open upwards or downwards?' },
          ].filter(({ value }) => value !== domainTyped),
        },
      ],
      checks: [
        // Equal values on both sides: the middle between them.
        {
          part: 'a',
          route: 'numeric',
          shown: `p = ${h}`,
          value: (root((x) => f(x) - f(h + 7), h - 30, h) + h + 7) / 2,
          within: 1e-9,
        },
        { part: 'b', route: 'numeric', shown: inverse, value: back },
      ],
    };
  },
});
