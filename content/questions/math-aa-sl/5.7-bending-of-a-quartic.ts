import { roots, secondSlope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    p: integers(-3, 2),
    width: choice(1, 2, 3, 4),
    c: nonZero(-6, 6),
    d: integers(0, 5),
  },
  allow: ({ p, width }) => p + width <= 4 && 2 * p + width !== 0 && p !== 0 && p + width !== 0,
  write: ({ p, width, c, d }) => {
    const q = p + width;
    const coefficients = [1, -2 * (p + q), 6 * p * q, c, d];
    const f = (x: number): number => coefficients.reduce((sum, k) => sum * x + k, 0);
    const first = polynomial([4, -6 * (p + q), 12 * p * q, c]);
    const second = polynomial([12, -12 * (p + q), 12 * p * q]);
    const bends = roots((x) => Number(secondSlope(f, x).toFixed(5)), -8.13, 8.17);
    return {
      text: md`Let $f(x) = ${polynomial(coefficients)}$.

(a) Find $f''(x)$. [3]

(b) Find the values of $x$ for which the graph of $f$ is concave-down. [3]

(c) Find the coordinates of the two points of inflexion of the graph of $f$, giving a reason why they are points of inflexion. [4]`,
      hints: [
        md`A graph is concave-down where its second derivative is negative.`,
        md`It isn't enough that $f''(x) = 0$: what must $f''$ do at a point of inflexion?`,
      ],
      answer: md`(a) $f'(x) = ${first}$, so $f''(x) = ${second}$.

(b) $f''(x) = 12(x${plus(-p)})(x${plus(-q)})$. This is a parabola that opens upwards with the zeros $${p}$ and $${q}$, so $f''(x) < 0$ for $${p} < x < ${q}$. There the graph is concave-down.

(c) At $x = ${p}$ and at $x = ${q}$ the second derivative is zero and changes its sign, so that the graph changes between concave-up and concave-down. With $f(${p}) = ${f(p)}$ and $f(${q}) = ${f(q)}$, the points of inflexion are $(${p}, ${f(p)})$ and $(${q}, ${f(q)})$.

**Watch out:** For the $y$-coordinates, go back to $f(x)$: in $f''(x)$ you would just get $0$. And $f''(x) = 0$ alone isn't a reason in (c); it is the change of sign that makes a point of inflexion.`,
      scheme: [
        [md`attempts to differentiate twice`, 'M1'],
        [md`$f'(x) = ${first}$`, 'A1'],
        [md`$f''(x) = ${second}$`, 'A1'],
        [md`$f''(x) < 0$, or $f''(x) = 0$`, 'M1'],
        [md`factorises to find $x = ${p}$ and $x = ${q}$`, 'A1'],
        [md`$${p} < x < ${q}$`, 'A1'],
        [md`$f''$ changes its sign at these values`, 'R1'],
        [md`substitutes in $f(x)$`, 'M1'],
        [md`$(${p}, ${f(p)})$`, 'A1'],
        [md`$(${q}, ${f(q)})$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: second,
          variables: ['x'],
          mistakes: [{ value: first, note: md`This is $f'(x)$. Differentiate once more.` }],
        },
        {
          part: 'b',
          kind: 'interval',
          expected: `${p} < x < ${q}`,
          variables: ['x'],
          mistakes: [
            {
              value: `x < ${p} or x > ${q}`,
              note: md`There $f''(x)$ is positive, so the graph is concave-up.`,
            },
          ],
        },
        { part: 'c', kind: 'set', expected: `(${p}, ${f(p)}), (${q}, ${f(q)})`, accuracy: 'exact', marks: 3 },
        { part: 'c', kind: 'self', why: 'give a reason', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `f''(x) = ${second}`,
          value: (x) => Number(secondSlope(f, x).toFixed(5)),
        },
        { part: 'c', route: 'numeric', shown: `x = ${p}`, value: bends[0]!, within: 1e-4 },
        { part: 'c', route: 'numeric', shown: `x = ${q}`, value: bends[1]!, within: 1e-4 },
        {
          part: 'c',
          route: 'substitution',
          shown: `f(${p}) = ${f(p)}`,
          value: p ** 4 - 2 * (p + q) * p ** 3 + 6 * p ** 3 * q + c * p + d,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `f(${q}) = ${f(q)}`,
          value: q ** 4 - 2 * (p + q) * q ** 3 + 6 * p * q ** 3 + c * q + d,
        },
      ],
    };
  },
});
