import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, plus, polynomial } from '../../authoring/wording.ts';

/** f(a + h) = c + qh + ph² + h³: the quotient of first principles is given, the function is asked for. */
export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['5.1'],
  parameters: {
    a: choice(-2, -1, 1, 2),
    p: nonZero(-3, 6),
    q: nonZero(-6, 9),
    c: nonZero(-5, 6),
    step: choice(2, 3),
  },
  allow: ({ p, q, step }) => step * step + p * step + q !== 0,
  write: ({ a, p, q, c, step }) => {
    const quotient = (h: number) => h * h + p * h + q;
    const f = (x: number) => c + (x - a) * quotient(x - a);
    const expanded = [1, p - 3 * a, 3 * a * a - 2 * a * p + q, c - a ** 3 + p * a * a - q * a];
    const written = polynomial(expanded);
    const value = (x: number) => expanded.reduce((sum, one) => sum * x + one, 0);
    const gradient = polynomial([1, p, q], 'h');
    const chord = quotient(step);
    const shift = `(x${plus(-a)})`;
    const wrongChord = quotient(a + step);
    return {
      text: md`A cubic function $f$ has the value $f(${a}) = ${c}$. The points A and B lie on the graph of $f$. The $x$-coordinate of A is $${a}$, and the $x$-coordinate of B is $${a} + h$, where $h \ne 0$.

For every such $h$, the gradient of the chord $[AB]$ is $${gradient}$.

(a) Find the gradient of the chord when the $x$-coordinate of B is $${a + step}$. [1]

(b) Write down the value of $f'(${a})$, and justify your answer. [2]

(c) Show that $f(${a} + h) = ${polynomial([1, p, q, c], 'h')}$. [2]

(d) Hence find $f(x)$ in the form $x^3 + rx^2 + sx + t$, where $r, s, t \in \mathbb{Z}$. [3]`,
      hints: [
        md`How far is B from A in the direction of the $x$-axis? That is $h$.`,
        md`The derivative is what the gradient of the chord tends to when B moves towards A.`,
        md`Write the gradient of the chord as a quotient with $f(${a} + h)$ and $f(${a})$, and multiply by $h$.`,
        md`In (d) call $${a} + h$ by the name $x$. What is $h$ in terms of $x$?`,
      ],
      answer: md`(a) From $${a}$ to $${a + step}$ the step is $h = ${step}$. Put it into the given gradient: $${step}^2${plus(p, Math.abs(p) === 1 ? `${step}` : md` \times ${step}`)}${plus(q)}$, so the gradient of the chord is $m = ${chord}$.

(b) By first principles the derivative is the limit of the gradient of the chord as B moves to A:

$$f'(${a}) = \lim_{h \to 0} \frac{f(${a} + h) - f(${a})}{h} = \lim_{h \to 0}\left(${gradient}\right)$$

The terms with $h$ tend to $0$, so $f'(${a}) = ${q}$.

(c) The gradient of the chord is the change of $y$ divided by the change of $x$. So $\dfrac{f(${a} + h) - ${inBrackets(c)}}{h} = ${gradient}$. Multiply by $h$ and take $${c}$ to the other side:

$$f(${a} + h) = h\left(${gradient}\right)${plus(c)} = ${polynomial([1, p, q, c], 'h')}$$

(d) Let $x = ${a} + h$, so that $h = x${plus(-a)}$. Then (c) says

$$f(x) = ${shift}^3${plus(p, `${shift}^2`)}${plus(q, shift)}${plus(c)}$$

Expand the powers: $${shift}^3 = ${polynomial([1, -3 * a, 3 * a * a, -(a ** 3)])}$ and $${shift}^2 = ${polynomial([1, -2 * a, a * a])}$. Collecting the terms gives $f(x) = ${written}$.

As a check, $f(${a})$ must be $${c}$, and the derivative of this function at $${a}$ must be $${q}$.

**Watch out:** $h$ is the step from A to B in the direction of the $x$-axis, not the $x$-coordinate of B.`,
      scheme: [
        [md`(a) $${chord}$`, 'A1'],
        [md`(b) $${q}$`, 'A1'],
        [md`the derivative is the limit of the gradient of the chord as $h \to 0$`, 'R1'],
        [md`(c) $\frac{f(${a} + h) - f(${a})}{h} = ${gradient}$`, 'M1'],
        [md`multiplies by $h$ and uses $f(${a}) = ${c}$ (AG)`, 'A1'],
        [md`(d) replaces $h$ by $x${plus(-a)}$`, 'M1'],
        ['expands the square and the cube correctly', 'A1'],
        [md`$${written}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${chord}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${wrongChord}`,
              note: md`You put in the $x$-coordinate of B. The letter $h$ is the step from A to B.`,
            },
          ].filter(() => wrongChord !== chord),
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${q}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${p + q + 1}`,
              note: md`This is the gradient of the chord for $h = 1$. Let $h$ tend to $0$ instead.`,
            },
          ].filter(() => p !== -1),
        },
        { part: 'b', kind: 'self', why: 'justify', marks: 1 },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'expression',
          expected: written,
          variables: ['x'],
          mistakes: [
            {
              value: polynomial([1, p, q, c]),
              note: md`You only exchanged the letters. The $h$ of (c) is $x${plus(-a)}$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `m = ${chord}`, value: (value(a + step) - value(a)) / step },
        { part: 'b', route: 'numeric', shown: `f'(${a}) = ${q}`, value: slope(value, a), within: 1e-6 },
        { part: 'd', route: 'substitution', shown: `f(x) = ${written}`, value: f },
      ],
    };
  },
});
