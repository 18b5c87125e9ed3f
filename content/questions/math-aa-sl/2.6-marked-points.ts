import { maximumAt, minimumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, plus } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    a: choice([1, 1], [-1, 1], [2, 1], [-2, 1], [3, 1], [-3, 1], [1, 2], [-1, 2]),
    left: integers(-6, 2),
    right: integers(1, 8),
  },
  allow: ({ a: [top, bottom], left, right }) => {
    const [width, c, k] = [
      right - left,
      (top * left * right) / bottom,
      (-top * (right - left) ** 2) / (4 * bottom),
    ];
    return (
      width >= 2 &&
      width % 2 === 0 &&
      left * right !== 0 &&
      left + right !== 0 &&
      Number.isInteger(c) &&
      Number.isInteger(k) &&
      Math.abs(c) <= 24 &&
      Math.abs(k) <= 30
    );
  },
  write: ({ a: [top, bottom], left, right }) => {
    const a = top / bottom;
    const f = (x: number): number => a * (x - left) * (x - right);
    const c = a * left * right;
    const h = (left + right) / 2;
    const k = f(h);
    const lead = fraction(top, bottom);
    const front = lead === '1' ? '' : lead === '-1' ? '-' : lead;
    const square = `${front}(x${plus(-h)})^2${plus(k)}`;
    const bracket = (zero: number): string => `(x${plus(-zero)})`;
    const reach = Math.max(Math.abs(c), Math.abs(k));
    const turning = a > 0 ? minimumAt(f, left, right) : maximumAt(f, left, right);
    const scaled = root((t) => t * left * right - c, -20, 20);
    return {
      text: md`The graph of a quadratic function $f$ meets the $x$-axis at $(${left}, 0)$ and $(${right}, 0)$, and the $y$-axis at $(0, ${c})$, as shown.

![](drawing:graph)

(a) Write down the equation of the axis of symmetry of the graph. [1]

(b) Given that $f(x) = a${bracket(left)}${bracket(right)}$, find the value of $a$. [2]

(c) Find the coordinates of the vertex of the graph. [2]

(d) Write down $f(x)$ in the form $a(x - h)^2 + k$. [1]`,
      hints: [
        md`The axis of symmetry lies halfway between the two zeros.`,
        md`In part (b), which of the given points has not been used in the factors yet?`,
        md`The vertex lies on the axis of symmetry. Put its $x$-coordinate into $f(x)$.`,
      ],
      answer: md`(a) A parabola is symmetric, so its axis is halfway between the zeros: $\dfrac{${left} + ${right < 0 ? `(${right})` : right}}{2} = ${h}$. The equation is $x = ${h}$.

(b) The zeros are already in the factors, so use the third point. With $x = 0$,
$$f(0) = a \times ${left < 0 ? -left : `(${-left})`} \times (${-right}) = ${-left * -right === 1 ? '' : -left * -right}a = ${c},$$
so $a = ${lead}$.

(c) The vertex lies on the axis, at $x = ${h}$:
$$f(${h}) = ${lead === '1' ? '' : `${lead} \\times `}${h - left} \times (${h - right}) = ${k}.$$
The vertex is $(${h}, ${k})$.

(d) The vertex $(${h}, ${k})$ gives $h$ and $k$, and $a$ is the same number as in part (b): $f(x) = ${square}$.

**Watch out:** The two zeros alone don't fix the parabola: without the factor $a$, the graph would meet the $y$-axis at $(0, ${left * right})$.`,
      scheme: [
        [md`(a) $x = ${h}$ (must be an equation)`, 'A1'],
        [md`(b) substitutes $(0, ${c})$`, 'M1'],
        [md`$a = ${lead}$`, 'A1'],
        [md`(c) finds $f(${h})$ (follow through)`, 'M1'],
        [md`$(${h}, ${k})$`, 'A1'],
        [md`(d) $f(x) = ${square}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: `x = ${h}`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `x = ${left + right}`,
              note: md`This is the sum of the zeros. The axis is halfway between them.`,
            },
            { value: `y = ${h}`, note: md`This line is horizontal. The axis of symmetry is vertical.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$a =$',
          expected: lead,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(-top, bottom),
              note: md`The sign is wrong. Does the parabola open upwards or downwards?`,
            },
            { value: `${c}`, note: md`This is $f(0)$. The factors aren't $1$ there.` },
          ].filter(({ value }, at) => value !== lead && (at === 0 || value !== fraction(-top, bottom))),
        },
        {
          part: 'c',
          kind: 'coordinates',
          expected: `(${h}, ${k})`,
          accuracy: 'exact',
          follows: `(${h}, b.1 * (${(h - left) * (h - right)}))`,
          mistakes: [
            ...(c === k
              ? []
              : [
                  {
                    value: `(${h}, ${c})`,
                    note: md`$${c}$ is the value at $x = 0$. Find the value at $x = ${h}$.`,
                  },
                ]),
            ...(lead === '1'
              ? []
              : [
                  {
                    value: `(${h}, ${(h - left) * (h - right)})`,
                    note: md`You left out the factor $a$ from part (b).`,
                  },
                ]),
          ],
        },
        {
          part: 'd',
          kind: 'expression',
          expected: square,
          variables: ['x'],
          form: 'completed square',
          follows: `b.1 * (x - (${h}))^2 + b.1 * (${(h - left) * (h - right)})`,
          mistakes: [
            {
              value: `${front}(x${plus(h)})^2${plus(k)}`,
              note: md`The bracket must be zero at the vertex, for $x = ${h}$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `x = ${h}`, value: turning, within: 1e-5 },
        { part: 'b', route: 'numeric', shown: `a = ${lead}`, value: scaled },
        { part: 'c', route: 'numeric', shown: `= ${k}`, value: f(turning), within: 1e-6 },
        { part: 'd', route: 'symbolic', shown: `f(x) = ${square}`, value: f },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(left, 0) - 1.5, Math.max(right, 0) + 1.5],
          y: [-reach * 1.25 - 1, reach * 1.25 + 1],
          ticks: { x: [left, right], y: [c] },
          curves: [{ f }],
          description: `A parabola that opens ${a > 0 ? 'upwards' : 'downwards'}. It meets the x-axis at ${left} and ${right}, and the y-axis at ${c}.`,
        }),
      },
    };
  },
});
