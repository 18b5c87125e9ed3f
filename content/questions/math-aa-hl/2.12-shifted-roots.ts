import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: { b: nonZero(-5, 5), c: nonZero(-4, 4), d: nonZero(-6, 6), h: choice(-2, -1, 1, 2) },
  allow: ({ b, c, d, h }) => {
    const f = (x: number) => x ** 3 + b * x * x + c * x + d;
    const constant = f(-h);
    // Without a whole number among the roots, so that nobody solves the equation.
    return (
      [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].every((x) => f(x) !== 0) && constant !== d && constant !== -d
    );
  },
  write: ({ b, c, d, h }) => {
    const f = (x: number) => x ** 3 + b * x * x + c * x + d;
    const first = polynomial([1, b, c, d]);
    // f(x − h).
    const moved = [1, b - 3 * h, 3 * h * h - 2 * b * h + c, f(-h)] as const;
    const second = polynomial(moved);
    const other = polynomial([1, b + 3 * h, 3 * h * h + 2 * b * h + c, f(h)]);
    const shift = plus(h);
    const product = -moved[3];
    const inside = `(x${plus(-h)})`;
    // One real root by bisection; the other two are the zeros of a quadratic, fitted to values of f.
    const real = root(f, -50, 50);
    const quotient = (x: number) => f(x) / (x - real);
    const pairProduct = quotient(0);
    const pairSum = (quotient(-20) - quotient(20)) / 40;
    return {
      text: md`The equation $${first} = 0$ has the roots $\alpha$, $\beta$ and $\gamma$, where $\alpha, \beta, \gamma \in \mathbb{C}$.

(a) Write down the value of $\alpha + \beta + \gamma$ and of $\alpha\beta\gamma$. [2]

(b) Find an equation of the form $x^3 + px^2 + qx + r = 0$, where $p, q, r \in \mathbb{Z}$, that has the roots $\alpha${shift}$, $\beta${shift}$ and $\gamma${shift}$. [4]

(c) Hence write down the value of $(\alpha${shift})(\beta${shift})(\gamma${shift})$. [1]`,
      hints: [
        md`For $x^3 + bx^2 + cx + d = 0$ the sum of the roots is $-b$ and the product is $-d$.`,
        md`You don't need the roots themselves. If $y = x${shift}$, what is $x$ in terms of $y$?`,
        md`Put this into the first equation and expand.`,
      ],
      answer: md`(a) The coefficient of $x^2$ with the opposite sign is the sum, and for degree $3$ the constant with the opposite sign is the product: $\alpha + \beta + \gamma = ${-b}$ and $\alpha\beta\gamma = ${-d}$.

(b) Each new root is $y = x${shift}$, where $x$ is an old root. So $x = y${plus(-h)}$ must fulfil the first equation. Writing $x$ for $y$ again,

$$${inside}^3${plus(b, `${inside}^2`)}${plus(c, inside)}${plus(d)} = 0$$

Here $${inside}^3 = ${polynomial([1, -3 * h, 3 * h * h, -(h ** 3)])}$ and $${inside}^2 = ${polynomial([1, -2 * h, h * h])}$. Expanding and collecting gives $${second} = 0$.

As a check, the sum of the new roots is $${3 * h - b}$. This is the old sum with three times $${h}$ added.

(c) This is the product of the roots of the new equation, so it is the constant with the opposite sign: $P = ${product}$.

**Watch out:** To *add* $${h}$ to every root, $x$ is replaced by $x${plus(-h)}$. It is the same as with the translation of a graph.`,
      scheme: [
        [md`(a) $${-b}$`, 'A1'],
        [md`$${-d}$`, 'A1'],
        [md`(b) replaces $x$ by $x${plus(-h)}$ (or works with the sums and products of the new roots)`, 'M1'],
        [md`$${inside}^3${plus(b, `${inside}^2`)}${plus(c, inside)}${plus(d)} = 0$`, 'A1'],
        [md`expands and collects`, 'M1'],
        [md`$${second} = 0$`, 'A1'],
        [md`(c) $${product}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\alpha + \beta + \gamma =$`,
          expected: `${-b}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${b}`,
              note: 'The sum of the roots is the coefficient of $x^2$ with the opposite sign.',
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\alpha\beta\gamma =$`,
          expected: `${-d}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${d}`, note: 'For an odd degree the product is the constant with the opposite sign.' },
          ],
        },
        {
          part: 'b',
          kind: 'equation',
          expected: `${second} = 0`,
          variables: ['x'],
          mistakes: [
            {
              value: `${other} = 0`,
              note: md`You replaced $x$ by $x${shift}$. The roots of this equation are moved the other way.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${product}`,
          accuracy: 'exact',
          follows: `a.2 + ${inBrackets(c * h)} + ${h * h} * a.1 + ${inBrackets(h ** 3)}`,
          mistakes: [{ value: `${-product}`, note: 'Look at the sign: the degree is odd.' }],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${-b}`, value: real + pairSum, within: 1e-6 },
        { part: 'a', route: 'numeric', shown: `= ${-d}`, value: real * pairProduct, within: 1e-6 },
        { part: 'b', route: 'substitution', shown: second, value: (x) => f(x - h) },
        {
          part: 'c',
          route: 'numeric',
          shown: `P = ${product}`,
          value: (real + h) * (pairProduct + h * pairSum + h * h),
          within: 1e-6,
        },
      ],
    };
  },
});
