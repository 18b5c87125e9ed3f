import { root, secondSlope, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['5.3'],
  parameters: {
    what: choice(
      ['A workshop in Jakarta makes', 'guitars'],
      ['A dairy in Auvergne makes', 'wheels of cheese'],
      ['A firm in Nagoya makes', 'toy robots'],
    ),
    middle: integers(5, 14),
    // C' = 3(x - m)² + k
    least: integers(20, 90, 5),
    fixed: integers(400, 1200, 100),
  },
  write: ({ what: [opening, items], middle, least, fixed }) => {
    const coefficients = [1, -3 * middle, 3 * middle ** 2 + least, fixed] as const;
    const f = (x: number) => ((x + coefficients[1]) * x + coefficients[2]) * x + coefficients[3];
    const low = root((x) => secondSlope(f, x), 0.5, 3 * middle);
    const first = polynomial([3, -6 * middle, coefficients[2]]);
    return {
      text: md`${opening} $x$ ${items} per week, at a cost of $C(x) = ${polynomial(coefficients)}$ dollars, where $0 \le x \le ${3 * middle}$.

(a) Find $C'(x)$ and $C''(x)$. [3]

(b) Find the value of $x$ at the point of inflexion of the graph of $C$. [2]

(c) State for which values of $x$ the graph is concave down. [1]

(d) $C'(x)$ is the marginal cost. Explain what happens to the marginal cost at the point of inflexion, and find its value there. [3]`,
      hints: [
        md`At a point of inflexion the second derivative changes its sign.`,
        md`The second derivative is the derivative of the marginal cost.`,
      ],
      answer: md`(a) $C'(x) = ${first}$ and $C''(x) = ${polynomial([6, -6 * middle])}$

(b) $C''(x) = 0$ gives $x = ${middle}$. As $C''$ changes from negative to positive there, it is a point of inflexion.

(c) The graph is concave down where $C''(x) < 0$, that is, for $0 \le x < ${middle}$.

(d) Before $x = ${middle}$ the marginal cost decreases ($C'' < 0$), after it the marginal cost increases ($C'' > 0$). So at the point of inflexion the marginal cost has its least value, $C'(${middle}) = ${3 * middle ** 2} - ${6 * middle ** 2} + ${coefficients[2]} = ${least}$ dollars per item.

**Watch out:** At the point of inflexion it is the *marginal* cost that is least, not the cost. The cost $C$ itself goes on rising there, as $C'(${middle})$ is positive.`,
      scheme: [
        [md`$3x^2 - ${6 * middle}x$`, 'A1'],
        [md`$+ ${coefficients[2]}$`, 'A1'],
        [md`$${polynomial([6, -6 * middle])}$`, 'A1'],
        [md`$C''(x) = 0$`, 'M1'],
        [md`$x = ${middle}$`, 'A1'],
        [md`$0 \le x < ${middle}$ (accept $x < ${middle}$)`, 'A1'],
        [md`the marginal cost is least there`, 'R1'],
        [md`puts $${middle}$ into $C'$`, 'M1'],
        [md`$${least}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: md`$C'(x) =$`,
          expected: first,
          variables: ['x'],
          marks: 2,
          mistakes: [
            {
              value: polynomial([3, -6 * middle, coefficients[2] + fixed]),
              note: md`The derivative of the constant $${fixed}$ is $0$.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'expression',
          label: md`$C''(x) =$`,
          expected: polynomial([6, -6 * middle]),
          variables: ['x'],
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: '$x =$',
          expected: `${middle}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${6 * middle}`,
              note: md`Solve $${polynomial([6, -6 * middle])} = 0$: divide by $6$ as well.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$0 \le x <$`,
          expected: `${middle}`,
          accuracy: 'exact',
          follows: 'b.1',
          unless: 'x <= 0',
          mistakes: [
            {
              value: `${3 * middle}`,
              note: md`Somewhere $C''$ changes its sign. The graph is concave down only where $C'' < 0$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Marginal cost:',
          expected: `${least}`,
          accuracy: 'exact',
          unit: 'dollars per item',
          marks: 2,
          follows: `3*b.1^2 - ${6 * middle}*b.1 + ${coefficients[2]}`,
          mistakes: [
            {
              value: `${f(middle)}`,
              note: md`This is the cost $C(${middle})$. The marginal cost is $C'(${middle})$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: polynomial([6, -6 * middle]),
          value: (x) => secondSlope(f, x),
        },
        { part: 'c', route: 'numeric', shown: `${middle}`, value: low, within: 1e-3 },
        { part: 'a', route: 'numeric', shown: first, value: (x) => slope(f, x) },
        { part: 'b', route: 'numeric', shown: `x = ${middle}`, value: low, within: 1e-3 },
        { part: 'd', route: 'numeric', shown: `= ${least}`, value: slope(f, middle), within: 1e-4 },
      ],
    };
  },
});
