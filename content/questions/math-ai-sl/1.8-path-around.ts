import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      { thing: 'a rectangular pond in Suzhou', border: 'path' },
      { thing: 'a rectangular flower bed in Granada', border: 'strip of grass' },
      { thing: 'a rectangular swimming pool in Tel Aviv', border: 'terrace' },
    ),
    a: integers(8, 18),
    b: integers(5, 14),
    area: integers(40, 130, 5),
    price: choice(24, 28, 32, 35, 45),
  },
  allow: ({ a, b, area }) => {
    const x = (-(a + b) + Math.sqrt((a + b) ** 2 + 4 * area)) / 4;
    return a > b + 1 && x > 0.9 && x < 2.6 && Math.abs(x * 10 - Math.round(x * 10)) > 0.01;
  },
  write: ({ story, a, b, area, price }) => {
    const f = (x: number) => (a + 2 * x) * (b + 2 * x) - a * b - area;
    const x = root(f, 0, 10);
    const other = root(f, -60, -(a + b) / 4);
    const rim = 2 * (a + b) + 8 * x;
    const cost = rim * price;
    const coarse = (2 * (a + b) + 8 * Number(sf(x))) * price;
    return {
      text: md`Around ${story.thing}, $${a}\ \text{m}$ long and $${b}\ \text{m}$ wide, runs a ${story.border} of the same width $x\ \text{m}$ on all four sides.

![](drawing:plan)

(a) Write down, in terms of $x$, the length and the width of the outer rectangle. [2]

The ${story.border} has an area of $${area}\ \text{m}^2$.

(b) Show that $4x^2 + ${2 * (a + b)}x - ${area} = 0$. [2]

(c) Find the width of the ${story.border}. [2]

(d) A fence stands along the outer edge of the ${story.border}. It costs $${price}$ dollars per metre. Find the cost of the fence. [3]`,
      hints: [
        md`The ${story.border} adds its width at both ends of each side.`,
        md`The area of the ${story.border} is what the outer rectangle has more than the inner one.`,
        md`The polynomial solver gives two solutions. Which of them can be a width?`,
      ],
      answer: md`(a) At each end $x$ is added: the length is $${a} + 2x$ and the width is $${b} + 2x$ (in metres).

(b) Outer area minus inner area is the area of the ${story.border}:

$$(${a} + 2x)(${b} + 2x) - ${a} \times ${b} = ${area}$$

Multiply out: $${a * b} + ${2 * (a + b)}x + 4x^2 - ${a * b} = ${area}$. The $${a * b}$ cancels, which leaves $4x^2 + ${2 * (a + b)}x - ${area} = 0$.

(c) The polynomial solver gives $x = ${sf(x, 4)}$ and $x = ${sf(other, 4)}$. A width is positive, so it is $${sf(x)}\ \text{m}$.

(d) The outer edge has the length $2(${a} + 2x) + 2(${b} + 2x) = ${2 * (a + b)} + 8x = ${sf(rim, 5)}\ \text{m}$. The fence costs $${sf(rim, 5)} \times ${price} = ${grouped(Number(cost.toPrecision(3)))}$ dollars (3 s.f.).

**Calculator:** TI-Nspire: menu, Algebra, Polynomial Tools, Find Roots of Polynomial. Casio fx-CG50: Equation, Polynomial, degree $2$.

**Watch out:** the outer rectangle is longer by $2x$, not by $x$. Keep the unrounded $x$ for (d).`,
      scheme: [
        [md`(a) $${a} + 2x$`, 'A1'],
        [md`$${b} + 2x$`, 'A1'],
        [md`(b) $(${a} + 2x)(${b} + 2x) - ${a * b} = ${area}$`, 'M1'],
        [md`multiplies out and reaches the given equation`, 'A1'],
        [md`(c) attempts to solve the equation`, 'M1'],
        [md`$${sf(x)}\ \text{m}$, with the negative solution left out`, 'A1'],
        [md`(d) perimeter of the outer rectangle, $${2 * (a + b)} + 8x$`, 'M1'],
        [md`$${sf(rim, 5)}$`, '(A1)'],
        [
          md`$${grouped(Number(cost.toPrecision(3)))}$ dollars (accept $${decimals(cost, 2)}$, or $${decimals(coarse, 2)}$ from $x = ${sf(x)}$)`,
          'A1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: 'Length',
          expected: `${a} + 2x`,
          variables: ['x'],
          marks: 1,
          mistakes: [{ value: `${a} + x`, note: md`The width is added at both ends.` }],
        },
        {
          part: 'a',
          kind: 'expression',
          label: 'Width',
          expected: `${b} + 2x`,
          variables: ['x'],
          marks: 1,
          mistakes: [{ value: `${b} + x`, note: md`The width is added at both ends.` }],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${x}`,
          unit: 'm',
          mistakes: [{ value: sf(other, 5), note: md`A width can't be negative. Take the other solution.` }],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${cost}`,
          accuracy: {
            tolerance: Math.max(cost * 0.002, Math.abs(cost - Number(cost.toPrecision(3))) + 0.01),
          },
          unit: 'dollars',
          follows: `(${2 * (a + b)} + 8 * c.1) * ${price}`,
          unless: 'c <= 0',
          mistakes: [
            {
              value: decimals(2 * (a + b) * price, 0),
              note: md`The fence stands along the *outer* edge.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: `${a} + 2x`, value: (t) => t + a + t },
        { part: 'a', route: 'symbolic', shown: `${b} + 2x`, value: (t) => t + b + t },
        {
          part: 'b',
          route: 'symbolic',
          shown: `${a * b} + ${2 * (a + b)}x + 4x^2 - ${a * b}`,
          value: (t) => f(t) + area,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `${sf(x)}\\ \\text{m}`,
          value: (-(a + b) + Math.sqrt((a + b) ** 2 + 4 * area)) / 4,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${grouped(Number(cost.toPrecision(3)))}`,
          value: 2 * price * Math.sqrt((a + b) ** 2 + 4 * area),
        },
      ],
      drawings: {
        plan: sketch({
          points: {
            A: [0, 0],
            B: [a + 3, 0],
            C: [a + 3, b + 3],
            D: [0, b + 3],
            E: [1.5, 1.5],
            F: [a + 1.5, 1.5],
            G: [a + 1.5, b + 1.5],
            H: [1.5, b + 1.5],
            P: [a + 1.5, (b + 3) / 2],
            Q: [a + 3, (b + 3) / 2],
          },
          labels: {
            A: false,
            B: false,
            C: false,
            D: false,
            E: false,
            F: false,
            G: false,
            H: false,
            P: false,
            Q: false,
          },
          segments: [
            'AB',
            'BC',
            'CD',
            'DA',
            { of: 'EF', label: `${a} m` },
            'FG',
            'GH',
            { of: 'HE', label: `${b} m` },
            { of: 'PQ', arrow: 'both' },
          ],
          notes: [{ at: [a + 3, (b + 3) / 2], text: '*x* m', place: 'e' }],
          description: `Two rectangles, one inside the other. The inner one is ${a} m by ${b} m. The distance between the two is x m on every side. Not to scale.`,
        }),
      },
    };
  },
});
