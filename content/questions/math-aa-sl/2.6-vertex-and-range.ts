import { maximum, minimum, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    a: choice(-2, -1, 1, 2),
    h: integers(-3, 4),
    w: integers(1, 4),
    left: integers(1, 3),
    right: integers(2, 6),
  },
  allow: ({ h, w, left, right }) => h !== 0 && left < right && right !== w && Math.abs(h) !== w,
  write: ({ a, h, w, left, right }) => {
    // Zeros at h ± w.
    const k = -a * w * w;
    const f = polynomial([a, -2 * a * h, a * h * h + k]);
    const square = `${a === 1 ? '' : a === -1 ? '-' : a}(x${plus(-h)})^2${plus(k)}`;
    const [from, to] = [h - left, h + right];
    const value = (x: number): number => a * (x - h) ** 2 + k;
    const end = value(to);
    const [least, most] = a > 0 ? [k, end] : [end, k];
    return {
      text: md`Let $f(x) = ${f}$, for $x \in \mathbb{R}$.

(a) Write $f(x)$ in the form $a(x - h)^2 + k$. [3]

(b) Write down the coordinates of the vertex of the graph of $f$. [1]

(c) Find the $x$-intercepts of the graph of $f$. [2]

The domain of $f$ is now restricted to $${from} \le x \le ${to}$.

(d) Find the range of $f$ for this domain. [3]`,
      hints: [
        md`${Math.abs(a) === 1 ? '' : md`Take the factor $${a}$ out of the terms with $x$ first. `}To complete the square, look at half the coefficient of $x$.`,
        md`Is the vertex inside the new domain? And which of the two end points is farther away from it?`,
      ],
      answer: md`(a) ${a === 1 ? '' : md`$f(x) = ${a === -1 ? '-' : a}(${polynomial([1, -2 * h, 0])})${plus(a * h * h + k)}$, and `}$${polynomial([1, -2 * h, 0])} = (x${plus(-h)})^2 - ${h * h}$. So $f(x) = ${square}$.

(b) The vertex is $(${h}, ${k})$.

(c) $${square} = 0$ gives $(x${plus(-h)})^2 = ${w * w}$, so $x${plus(-h)} = \pm ${w}$. The intercepts are at $x = ${h - w}$ and $x = ${h + w}$.

(d) The vertex has $x = ${h}$, which lies in the domain; the parabola opens ${a > 0 ? 'upwards' : 'downwards'}, so its ${a > 0 ? 'least' : 'greatest'} value there is $${k}$. The end $x = ${to}$ is farther from the vertex than $x = ${from}$: compare $f(${from}) = ${value(from)}$ with $f(${to}) = ${end}$. So the ${a > 0 ? 'greatest' : 'least'} value is $${end}$, and the range is $${least} \le f(x) \le ${most}$.

**Watch out:** In (d), putting in only the two ends, $f(${from})$ and $f(${to})$, misses the vertex between them; a quick sketch shows it. And mind the sign in (b): the bracket $(x${plus(-h)})$ is zero at $x = ${h}$.`,
      scheme: [
        [md`attempts to complete the square, or uses $x = -\frac{b}{2a}$`, 'M1'],
        [md`$h = ${h}$`, 'A1'],
        [md`$f(x) = ${square}$`, 'A1'],
        [md`$(${h}, ${k})$`, 'A1'],
        [md`sets $f(x) = 0$ and solves`, 'M1'],
        [md`$x = ${h - w}$ and $x = ${h + w}$`, 'A1'],
        [md`recognises that the ${a > 0 ? 'minimum' : 'maximum'} is at the vertex`, 'M1'],
        [md`$f(${to}) = ${end}$`, 'A1'],
        [md`$${least} \le f(x) \le ${most}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: square,
          variables: ['x'],
          form: 'completed square',
          mistakes: [
            {
              value: `${a === 1 ? '' : a === -1 ? '-' : a}(x${plus(h)})^2${plus(k)}`,
              note: md`Expand your bracket: its sign must give the term in $x$ of $f(x)$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: `(${h}, ${k})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${-h}, ${k})`,
              note: md`The sign of the $x$-coordinate is wrong. For which $x$ is the bracket zero?`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'set',
          expected: `${h - w}, ${h + w}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${h + w}`, note: md`A square has two roots, one of them negative.` },
            {
              value: `${-h - w}, ${-h + w}`,
              note: md`The signs are wrong: put your values into $f(x)$ and see whether it is zero.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'interval',
          expected: `${least} <= f(x) <= ${most}`,
          variables: ['x'],
          mistakes: [
            {
              value: `${Math.min(value(from), end)} <= f(x) <= ${Math.max(value(from), end)}`,
              note: md`You took the values at the two ends. The vertex lies between them.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `f(x) = ${square}`,
          value: (x) => a * x * x - 2 * a * h * x + a * h * h + k,
        },
        ...[h - w, h + w].map((zero, index) => ({
          part: 'c',
          route: 'numeric' as const,
          shown: `x = ${zero}`,
          value: roots((x) => a * x * x - 2 * a * h * x + a * h * h + k, -20.13, 21.71)[index]!,
        })),
        {
          part: 'd',
          route: 'numeric',
          shown: `${a > 0 ? most : least}`,
          value: (a > 0 ? maximum : minimum)((x) => a * x * x - 2 * a * h * x + a * h * h + k, from, to),
          within: 1e-6,
        },
      ],
    };
  },
});
