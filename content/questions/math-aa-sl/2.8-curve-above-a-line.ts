import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { plus, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.7', '2.4'],
  parameters: { left: integers(-6, 4), right: integers(-2, 7) },
  allow: ({ left, right }) =>
    left < right &&
    left * right !== 0 &&
    left + right !== 0 &&
    right - left > 1 &&
    Math.abs(left * right) <= 24,
  write: ({ left, right }) => {
    // k/x = x + c at both places.
    const k = -left * right;
    const c = -(left + right);
    const line = polynomial([1, c]);
    const curve = k < 0 ? md`-\frac{${-k}}{x}` : md`\frac{${k}}{x}`;
    const gap = (x: number): number => k - x * x - c * x;
    const [first, second] = roots(gap, -12.013, 12.017);
    // Where the truth of the inequality changes, on a fine grid.
    const holds = integers(-1200, 1199).map((step) => k / ((step + 0.5) / 100) > (step + 0.5) / 100 + c);
    const changes = integers(-1199, 1199).filter((step) => holds[step + 1200] !== holds[step + 1199]);
    const parts =
      left > 0
        ? { set: `x < 0 or ${left} < x < ${right}`, shown: md`x < 0 \ \text{or}\ ${left} < x < ${right}` }
        : right < 0
          ? { set: `x < ${left} or ${right} < x < 0`, shown: md`x < ${left} \ \text{or}\ ${right} < x < 0` }
          : { set: `x < ${left} or 0 < x < ${right}`, shown: md`x < ${left} \ \text{or}\ 0 < x < ${right}` };
    const wrong = `${left} < x < ${right}`;
    const reach =
      Math.max(Math.abs(c), Math.abs(left), Math.abs(right), Math.abs(k / left), Math.abs(k / right), 4) + 2;
    const factor = (zero: number): string => `(x${plus(-zero)})`;
    return {
      text: md`(a) Solve the equation $${curve.replace('frac', 'dfrac')} = ${line}$. [3]

(b) Sketch the graphs of $y = ${curve.replace('frac', 'dfrac')}$ and $y = ${line}$ on the same axes, showing the coordinates of the points where they meet. [3]

(c) Hence write down the set of values of $x$ for which $${curve.replace('frac', 'dfrac')} > ${line}$. [2]`,
      hints: [
        md`In part (a), multiply both sides by $x$. You get a quadratic equation.`,
        md`In which two quadrants do the branches of $y = ${curve}$ lie?`,
        md`In part (c), look where the hyperbola is above the line. Something special happens at $x = 0$.`,
      ],
      answer: md`(a) Multiplying by $x$, which isn't $0$, gives $${k} = x^2${plus(c, 'x')}$. So $${polynomial([1, c, -k])} = 0$, that is $${factor(left)}${factor(right)} = 0$. The solutions are $x = ${left}$ and $x = ${right}$.

(b) The branches of $y = ${curve}$ lie ${k > 0 ? 'in the first and the third quadrant' : 'in the second and the fourth quadrant'}, with the axes as asymptotes. The line has gradient $1$ and meets the $y$-axis at $${c}$. They meet at $(${left}, ${left + c})$ and $(${right}, ${right + c})$.

![](drawing:graph)

(c) Go along the $x$-axis from left to right and look which graph is higher. They can change places where they meet, at $${left}$ and $${right}$, and also at $x = 0$, where the hyperbola jumps from one branch to the other. The hyperbola is above the line for $${parts.shown}$.

**Watch out:** Multiplying an *inequality* by $x$ isn't safe, because $x$ may be negative and would then turn the sign round. It would lead to $${left} < x < ${right}$, which is wrong. The sketch shows what is right.`,
      scheme: [
        [md`(a) multiplies by $x$ to get $${polynomial([1, c, -k])} = 0$`, 'M1'],
        [md`factorises, or uses the formula`, 'M1'],
        [md`$x = ${left}$ and $x = ${right}$`, 'A1'],
        [md`(b) both branches of the hyperbola in the right quadrants, approaching the axes`, 'A1'],
        [md`a line with positive gradient and $y$-intercept $${c}$`, 'A1'],
        [md`meeting at $(${left}, ${left + c})$ and $(${right}, ${right + c})$`, 'A1'],
        [md`(c) one correct part of the set (follow through from the sketch)`, 'A1'],
        [md`$${parts.shown}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          expected: `${left}, ${right}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-left}, ${-right}`,
              note: md`The signs are wrong: $${factor(left)}$ is zero for $x = ${left}$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'sketch' },
        {
          part: 'c',
          kind: 'interval',
          expected: parts.set,
          variables: ['x'],
          accuracy: 'exact',
          mistakes: [
            {
              value: wrong,
              note: md`Between these values the graphs change places once more, at $x = 0$, or you multiplied an inequality by $x$. Look at your sketch.`,
            },
            {
              value: `x < ${left} or x > ${right}`,
              note: md`Look at your sketch again: for very large $x$ the line is far above the hyperbola.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `x = ${left}`, value: first! },
        { part: 'a', route: 'numeric', shown: `x = ${right}`, value: second! },
        ...[left, 0, right]
          .sort((one, other) => one - other)
          .map((end, at) => ({
            part: 'c',
            route: 'numeric' as const,
            shown: `${end}`,
            value: holds[0] && changes.length === 3 ? changes[at]! / 100 : Number.NaN,
          })),
      ],
      drawings: {
        graph: plot({
          x: [-reach, reach],
          y: [-reach - 1, reach + 1],
          ticks: { x: [left, right], y: [c] },
          curves: [{ f: (x: number) => k / x }, { f: (x: number) => x + c, ink: 'second' }],
          points: [{ at: [left, left + c] }, { at: [right, right + c] }],
          description: `A hyperbola with branches in ${k > 0 ? 'the first and third' : 'the second and fourth'} quadrants, and a rising line that meets it at x = ${left} and x = ${right}.`,
        }),
      },
    };
  },
});
