import { secondSlope, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.6', '1.8'],
  parameters: {
    thing: choice('a poster', 'the cover of a magazine', 'a carpet', 'a website'),
    a: nonZero(-2, 2),
    h: integers(1, 4),
    k: integers(-3, 8),
    slope: choice(-6, -4, -3, -2, 2, 3, 4, 6),
  },
  allow: ({ a, h, slope }) => a * slope < 0 || Math.abs(a * h) < 6,
  write: ({ thing, a, h, k, slope }) => {
    // f = a(x − h)³ + s(x − h) + k.
    const coefficients = [a, -3 * a * h, 3 * a * h * h + slope, -a * h ** 3 - slope * h + k] as const;
    const [, b, c, d] = coefficients;
    const f = (x: number) => a * x ** 3 + b * x * x + c * x + d;
    // From four conditions: f''(h) = 0, f(h), f'(h), f(0).
    const solved = solveLinear(
      [
        [6 * h, 2, 0, 0],
        [h ** 3, h * h, h, 1],
        [3 * h * h, 2 * h, 1, 0],
        [0, 0, 0, 1],
      ],
      [0, k, slope, d],
    );
    return {
      text: md`A designer draws a curve for ${thing}. It is the graph of $f(x) = ax^3 + bx^2 + cx + ${d < 0 ? `(${d})` : d}$. The graph has a point of inflexion at $(${h}, ${k})$, and its gradient at this point is $${slope}$.

(a) Find $f'(x)$ and $f''(x)$ in terms of $a$, $b$ and $c$. [2]

(b) Write down three equations for $a$, $b$ and $c$. [3]

(c) Hence find $a$, $b$ and $c$. [2]

(d) State for which values of $x$ the graph is concave up. [1]`,
      hints: [
        md`Differentiate term by term. The letters $a$, $b$ and $c$ are constants.`,
        md`One equation says that the point lies on the graph, one uses the gradient, one uses the inflexion.`,
        md`The solver for systems of linear equations finds the three numbers.`,
      ],
      answer: md`(a) $f'(x) = 3ax^2 + 2bx + c$ and $f''(x) = 6ax + 2b$

(b) At a point of inflexion the second derivative is $0$: $f''(${h}) = ${6 * h}a + 2b = 0$.

The point lies on the graph: $f(${h}) = ${h ** 3 === 1 ? '' : h ** 3}a + ${h * h === 1 ? '' : h * h}b + ${h === 1 ? '' : h}c + ${d < 0 ? `(${d})` : d} = ${k}$.

The gradient is $${slope}$: $f'(${h}) = ${3 * h * h}a + ${2 * h}b + c = ${slope}$.

(c) The solver gives $a = ${a}$, $b = ${b}$ and $c = ${c}$, so $f(x) = ${polynomial(coefficients)}$.

(d) $f''(x) = ${polynomial([6 * a, 2 * b])}$ is positive for $x ${a > 0 ? '>' : '<'} ${h}$.

**Calculator:** TI-Nspire: menu, Algebra, Solve System of Linear Equations. Casio fx-CG50: Equation, Simultaneous, 3 unknowns.

**Watch out:** The gradient at a point of inflexion need not be $0$. Only the *second* derivative is $0$ there.`,
      scheme: [
        [md`$3ax^2 + 2bx + c$`, 'A1'],
        [md`$6ax + 2b$`, 'A1'],
        [md`$${6 * h}a + 2b = 0$`, 'A1'],
        [md`equation from $f(${h}) = ${k}$`, 'A1'],
        [md`$${3 * h * h}a + ${2 * h}b + c = ${slope}$`, 'A1'],
        [md`solves the system`, 'M1'],
        [md`$a = ${a}$, $b = ${b}$, $c = ${c}$`, 'A1'],
        [md`$x ${a > 0 ? '>' : '<'} ${h}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'two expressions with several letters' },
        { part: 'b', kind: 'self', why: 'write down equations' },
        {
          part: 'c',
          kind: 'vector',
          label: '$(a, b, c) =$',
          expected: `(${a}, ${b}, ${c})`,
          accuracy: 'exact',
        },
        {
          part: 'd',
          kind: 'interval',
          expected: `x ${a > 0 ? '>' : '<'} ${h}`,
          variables: ['x'],
          mistakes: [
            {
              value: `x ${a > 0 ? '<' : '>'} ${h}`,
              note: 'Here the second derivative is negative: the graph is concave down.',
            },
          ],
        },
      ],
      checks: [
        { part: 'c', route: 'exact', shown: `a = ${a}`, value: Math.round(solved[0]! * 1e6) / 1e6 },
        { part: 'c', route: 'exact', shown: `b = ${b}`, value: Math.round(solved[1]! * 1e6) / 1e6 },
        { part: 'c', route: 'exact', shown: `c = ${c}`, value: Math.round(solved[2]! * 1e6) / 1e6 },
        { part: 'd', route: 'numeric', shown: `${h}`, value: h + Math.round(secondSlope(f, h) * 1e3) / 1e3 },
      ],
    };
  },
});
