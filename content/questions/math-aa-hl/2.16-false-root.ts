import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: {
    // |a x − b| = k x + c with k > a: one true and one false solution
    a: choice(1, 2, 3),
    b: nonZero(-12, 12),
    k: choice(2, 3, 4, 5),
    c: nonZero(-12, 12),
  },
  allow: ({ a, b, k, c }) => {
    const [one, other] = [(b + c) / (a - k), (b - c) / (a + k)];
    return (
      a < k &&
      Number.isInteger(one) &&
      Number.isInteger(other) &&
      one !== other &&
      one * other !== 0 &&
      Math.abs(one) <= 9 &&
      Math.abs(other) <= 9 &&
      a * b + k * c !== 0
    );
  },
  write: ({ a, b, k, c }) => {
    const [one, other] = [(b + c) / (a - k), (b - c) / (a + k)];
    const [right, wrong] = k * one + c >= 0 ? [one, other] : [other, one];
    const left = `|${term(a, 'x')}${plus(-b)}|`;
    const inside = `${term(a, 'x')}${plus(-b)}`;
    const line = `${term(k, 'x')}${plus(c)}`;
    const square = [k * k - a * a, 2 * (k * c + a * b), c * c - b * b] as const;
    const f = (x: number) => Math.abs(a * x - b);
    const found = roots((x) => f(x) - k * x - c, -40.13, 40.37, 20_000);
    const both = roots((x) => square[0] * x * x + square[1] * x + square[2], -15.123, 15.377);
    const height = f(right);
    const middle = (right + wrong) / 2;
    const span = Math.max(4, Math.abs(right - wrong));
    const bottom = Math.min(k * wrong + c, -height / 2 - 1);
    return {
      text: md`Kofi solves the equation $${left} = ${line}$ by squaring both sides.

(a) Show that squaring leads to the equation $${polynomial(square)} = 0$. [2]

(b) Solve the equation in (a). [2]

Kofi says that the equation $${left} = ${line}$ has these two solutions.

(c) Determine which of the two numbers solves the equation $${left} = ${line}$, and explain where the other one comes from. [2]

(d) Sketch the graphs of $y = ${left}$ and $y = ${line}$ on the same axes, and show how the sketch confirms your answer to (c). [2]`,
      hints: [
        md`$|u|^2 = u^2$, so the modulus disappears when you square.`,
        'The quadratic can be factorised. All terms may have a common factor.',
        md`Put both numbers into the *first* equation. A modulus is never negative.`,
      ],
      answer: md`(a) The square of a modulus is the square of what is inside: $(${inside})^2 = (${line})^2$, that is,

$$${polynomial([a * a, -2 * a * b, b * b])} = ${polynomial([k * k, 2 * k * c, c * c])}$$

Bringing everything to the right side gives $${polynomial(square)} = 0$.

(b) The difference of the two squares factorises: $(${line})^2 - (${inside})^2 = (${polynomial([k - a, c + b])})(${polynomial([k + a, c - b])})$. So $x = ${one}$ or $x = ${other}$. (The quadratic formula gives the same.)

(c) Put each number into $${left} = ${line}$.

For $x = ${right}$: the left side is $|${a === 1 ? right : md`${a} \times ${inBrackets(right)}`}${plus(-b)}| = ${height}$ and the right side is $${k} \times ${inBrackets(right)}${plus(c)} = ${k * right + c}$. They agree.

For $x = ${wrong}$: the right side is $${k} \times ${inBrackets(wrong)}${plus(c)} = ${k * wrong + c}$, which is negative, but a modulus is never negative. So this is not a solution.

Only $x = ${right}$ is a solution. The other number solves $${wrong === one ? inside : `-(${inside})`} = ${line}$, where both sides are negative; squaring hides the sign, because $u^2 = v^2$ also when $u = -v$.

(d) The line is steeper than both arms of the V, so it crosses the V only once. At $x = ${wrong}$ the line is below the $x$-axis, where the V never is.

![](drawing:graph)

**Watch out:** Squaring can bring in numbers that solve nothing. After squaring, always put the results back into the first equation.`,
      scheme: [
        [md`(a) $(${inside})^2 = (${line})^2$`, 'M1'],
        ['expands both sides correctly and collects the terms (AG)', 'A1'],
        [md`(b) $x = ${one}$`, 'A1'],
        [md`$x = ${other}$`, 'A1'],
        [md`(c) only $x = ${right}$, with both numbers tested`, 'A1'],
        [
          md`for $x = ${wrong}$ the right side is negative, or squaring also allows sides of opposite sign`,
          'R1',
        ],
        ['(d) a V and a steeper line', 'A1'],
        [md`one point of intersection, at $x = ${right}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          expected: `${one}, ${other}`,
          accuracy: 'exact',
          mistakes: [{ value: `${-one}, ${-other}`, note: 'Look at the signs of both numbers.' }],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$x =$',
          expected: `${right}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${wrong}`,
              note: 'Put it into the first equation. What is the sign of the right side?',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain', marks: 1 },
        { part: 'd', kind: 'self', why: 'sketch' },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `x = ${Math.min(one, other)}`, value: both[0]! },
        { part: 'b', route: 'numeric', shown: `x = ${Math.max(one, other)}`, value: both[1]! },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${right}`,
          value: found.length === 1 ? found[0]! : Number.NaN,
        },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(-1, middle - span), Math.max(1, middle + span)],
          y: [bottom, height * 1.7 + 2],
          ticks: { x: [right, wrong], y: false },
          height: 240,
          curves: [{ f }, { f: (x) => k * x + c }],
          points: [{ at: [right, height] }],
          description:
            'A V-shaped graph and a rising line that is steeper than the arms of the V. They meet at one point only.',
        }),
      },
    };
  },
});
