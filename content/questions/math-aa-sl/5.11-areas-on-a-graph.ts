import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { inBrackets } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['2.11', '5.5'],
  parameters: {
    a: integers(-3, 0),
    left: integers(2, 3),
    right: integers(2, 4),
    first: integers(3, 9),
    second: integers(3, 12),
    up: choice(true, false),
    k: choice(2, 3, 4),
    lift: choice(1, 2, 3),
    shift: choice(-2, -1, 1, 2, 3),
  },
  allow: ({ first, second, left, right }) =>
    first !== second && second / right < (1.6 * first) / left && second / right > (0.6 * first) / left,
  write: ({ a, left, right, first, second, up, k, lift, shift }) => {
    const [b, c] = [a + left, a + left + right];
    const sign = up ? 1 : -1;
    const whole = sign * (first - second);
    const total = first + second;
    const lifted = k * whole + lift * (c - a);
    const moved = sign * first;
    // Two arcs with just these areas, by which the results are found once more.
    const f = (x: number): number =>
      x < b
        ? (sign * 6 * first * (x - a) * (b - x)) / left ** 3
        : (-sign * 6 * second * (x - b) * (c - x)) / right ** 3;
    const piece = (g: (x: number) => number, from: number, to: number): number => integral(g, from, to, 6);
    const over = (g: (x: number) => number): number => piece(g, a, b) + piece(g, b, c);
    const high = 1.5 * Math.max(first / left, second / right) * 1.35;
    const inside = shift > 0 ? `x - ${shift}` : `x + ${-shift}`;
    return {
      text: md`The diagram shows the graph of a function $f$, which meets the $x$-axis at $x = ${a}$, $x = ${b}$ and $x = ${c}$. The two shaded regions have the areas $${first}$ and $${second}$, as shown.

![](drawing:graph)

(a) Write down $\displaystyle\int_{${a}}^{${b}} f(x)\,\mathrm{d}x$. [1]

(b) Find $\displaystyle\int_{${a}}^{${c}} f(x)\,\mathrm{d}x$ and $\displaystyle\int_{${a}}^{${c}} |f(x)|\,\mathrm{d}x$. [2]

(c) Find $\displaystyle\int_{${a}}^{${c}} \bigl(${k}f(x) + ${lift}\bigr)\,\mathrm{d}x$. [2]

(d) Find $\displaystyle\int_{${a + shift}}^{${b + shift}} f(${inside})\,\mathrm{d}x$, giving a reason for your answer. [2]`,
      hints: [
        md`Where the graph is below the axis, the integral is negative. An area is never negative.`,
        md`An integral can be split into parts, and constant factors can be taken out. What is the integral of the constant $${lift}$?`,
        md`How is the graph of $y = f(${inside})$ related to that of $y = f(x)$? Look at what happens to the limits.`,
      ],
      answer: md`(a) Between $${a}$ and $${b}$ the graph is ${up ? 'above' : 'below'} the axis, so the integral is ${up ? 'the area' : 'minus the area'}: $\displaystyle\int_{${a}}^{${b}} f(x)\,\mathrm{d}x = ${moved}$.

(b) The region on the right lies ${up ? 'below' : 'above'} the axis and counts ${up ? 'negatively' : 'positively'}: $\displaystyle\int_{${a}}^{${c}} f(x)\,\mathrm{d}x = ${up ? `${first} - ${second}` : `-${first} + ${second}`} = ${whole}$.

The modulus reflects the lower part in the axis, so both areas count positively: $\displaystyle\int_{${a}}^{${c}} |f(x)|\,\mathrm{d}x = ${first} + ${second} = ${total}$.

(c) Split the integral and take out the factor $${k}$. The integral of the constant $${lift}$ is the area of a rectangle of height $${lift}$ and width $${c} - ${inBrackets(a)} = ${c - a}$:

$$${k}\int_{${a}}^{${c}} f(x)\,\mathrm{d}x + \int_{${a}}^{${c}} ${lift}\,\mathrm{d}x = ${k} \times ${inBrackets(whole)} + ${lift} \times ${c - a} = ${lifted}.$$

(d) The graph of $y = f(${inside})$ is that of $f$ moved $${Math.abs(shift)}$ to the ${shift > 0 ? 'right' : 'left'}. The limits have moved in the same way, so it is the same region: the integral is $${moved}$.

**Watch out:** In (c) only the part with $f$ is multiplied by $${k}$. The constant is multiplied by the width of the interval instead.`,
      scheme: [
        [md`(a) $${moved}$`, 'A1'],
        [md`(b) $${whole}$`, 'A1'],
        [md`$${total}$`, 'A1'],
        [md`(c) splits the integral, with $${lift} \times ${c - a}$`, 'M1'],
        [md`$${lifted}$ (follow through)`, 'A1'],
        [
          md`(d) translation by $${Math.abs(shift)}$ to the ${shift > 0 ? 'right' : 'left'}, of the graph and of the limits`,
          'R1',
        ],
        [md`$${moved}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${moved}`,
          accuracy: 'exact',
          ...(up
            ? {}
            : {
                mistakes: [
                  {
                    value: `${first}`,
                    note: 'The graph is below the axis there, so the integral is negative.',
                  },
                ],
              }),
        },
        {
          part: 'b',
          kind: 'number',
          label: 'First integral:',
          expected: `${whole}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${total}`, note: 'One of the regions is below the axis and counts negatively here.' },
            { value: `${-whole}`, note: 'Which of the two regions is below the axis?' },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Second integral:',
          expected: `${total}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${lifted}`,
          accuracy: 'exact',
          follows: `${k} * b.1 + ${lift * (c - a)}`,
          mistakes: [
            {
              value: `${k * whole + lift}`,
              note: md`The integral of the constant $${lift}$ is $${lift}$ times the width of the interval.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${moved}`,
          accuracy: 'exact',
          marks: 1,
          follows: 'a.1',
        },
        { part: 'd', kind: 'self', why: 'give a reason', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${moved}`, value: piece(f, a, b) },
        { part: 'b', route: 'numeric', shown: `= ${whole}`, value: over(f) },
        { part: 'b', route: 'numeric', shown: `= ${total}`, value: over((x) => Math.abs(f(x))) },
        { part: 'c', route: 'numeric', shown: `= ${lifted}`, value: over((x) => k * f(x) + lift) },
        {
          part: 'd',
          route: 'numeric',
          shown: `${moved}`,
          value: piece((x) => f(x - shift), a + shift, b + shift),
        },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(a, 0) - 1, c + 1],
          y: [-high, high],
          ticks: { x: [a, b, c].filter((at) => at !== 0), y: false },
          height: 210,
          curves: [{ f, from: a - 0.35, to: c + 0.35 }],
          areas: [
            { f, from: a, to: b, label: `${first}` },
            { f, from: b, to: c, fill: 'tint-warm', label: `${second}` },
          ],
          description: `A curve that meets the x-axis at ${a}, ${b} and ${c}. Between ${a} and ${b} it is ${up ? 'above' : 'below'} the axis and encloses a region of area ${first}; between ${b} and ${c} it is ${up ? 'below' : 'above'} and encloses a region of area ${second}.`,
        }),
      },
    };
  },
});
