import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    a: choice(-3, -2, -1, 1, 2, 3, 4),
    edge: integers(-4, 6),
    d: nonZero(-5, 5),
    inside: choice(1, 4, 9, 16),
    height: integers(1, 6),
  },
  allow: ({ a, edge, inside, height }) =>
    inside % a === 0 && height ** 2 !== inside && height ** 2 % a === 0 && edge !== 0,
  write: ({ a, edge, d, inside, height }) => {
    // f(x) = √(a(x - edge)) + d
    const under = polynomial([a, -a * edge]);
    const f = md`\sqrt{${under}}${plus(d)}`;
    const at = edge + inside / a;
    const value = Math.sqrt(inside) + d;
    const target = height + d;
    const solution = fraction(edge * a + height ** 2, a);
    const sign = a > 0 ? md`\ge` : md`\le`;
    return {
      text: md`Let $f(x) = ${f}$. The domain of $f$ is the largest possible set of real numbers.

(a) Find the domain of $f$. [2]

(b) Write down the range of $f$. [1]

(c) Find $f(${at})$. [1]

(d) Find the value of $x$ for which $f(x) = ${target}$. [2]`,
      hints: [
        md`A square root is real only if the number under it isn't negative.${a < 0 ? ' Mind the inequality sign when you divide by a negative number.' : ''}`,
        md`The smallest value of a square root is $0$.`,
      ],
      answer: md`(a) The number under the root may not be negative: $${under} \ge 0$. So the domain is $x ${sign} ${edge}$.

(b) The root takes all values from $0$ upwards, so the range is $f(x) \ge ${d}$.

(c) $f(${at}) = \sqrt{${inside}}${plus(d)} = ${value}$

(d) $${f} = ${target}$ gives $\sqrt{${under}} = ${height}$, so $${under} = ${height ** 2}$ and $x = ${solution}$. (It satisfies the equation, as the root is positive.)

**Watch out:** ${a < 0 ? md`When you divide by the negative number $${a}$, the inequality sign turns round: a number a little larger than $${edge}$ makes the expression under the root negative.` : md`The range isn't $f(x) \ge 0$. Only the root itself starts at $0$; the $${d}$ outside moves all its values.`}`,
      scheme: [
        [md`$${under} \ge 0$`, 'M1'],
        [md`$x ${sign} ${edge}$`, 'A1'],
        [md`$f(x) \ge ${d}$`, 'A1'],
        [md`$${value}$`, 'A1'],
        [md`$${under} = ${height ** 2}$`, 'M1'],
        [md`$x = ${solution}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: `x ${a > 0 ? '>=' : '<='} ${edge}`,
          variables: ['x'],
          mistakes: [
            {
              value: `x ${a > 0 ? '<=' : '>='} ${edge}`,
              note: md`The inequality points the wrong way${a < 0 ? ': dividing by a negative number turns it round' : ''}.`,
            },
            {
              value: `x ${a > 0 ? '>' : '<'} ${edge}`,
              note: md`The square root of $0$ exists, so the end belongs to the domain.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'interval',
          expected: `f(x) >= ${d}`,
          variables: ['x'],
          mistakes: [
            {
              value: 'f(x) >= 0',
              note: md`This is the range of the root alone. A constant is added to it.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${value}`,
          accuracy: 'exact',
          mistakes:
            inside === 1
              ? []
              : [{ value: `${inside + d}`, note: md`You forgot to take the square root of $${inside}$.` }],
        },
        {
          part: 'd',
          kind: 'number',
          label: '$x =$',
          expected: solution,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(edge * a + target ** 2 - d ** 2, a),
              note: md`You squared each term on its own. Get the root alone on one side first.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${value}`,
          value: root((y) => (y - d) ** 2 - (a * at - a * edge), d, d + 50),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `x = ${solution}`,
          value: root(
            (x) => Math.sqrt(Math.max(0, a * (x - edge))) + d - target,
            a > 0 ? edge : edge - 100,
            a > 0 ? edge + 100 : edge,
          ),
        },
      ],
    };
  },
});
