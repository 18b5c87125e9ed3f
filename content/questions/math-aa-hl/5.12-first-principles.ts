import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['5.4'],
  parameters: {
    a: choice(-3, -2, 2, 3, 4, 5),
    b: nonZero(-6, 6),
    at: choice(-2, -1, 1, 2, 3),
    name: choice('f', 'g'),
    letter: choice('x', 't'),
  },
  write: ({ a, b, at, name, letter }) => {
    const f = (x: number) => a * x * x + b * x;
    const text = polynomial([a, b, 0], letter);
    const derivative = polynomial([2 * a, b], letter);
    const sum = `(${letter} + h)`;
    return {
      text: md`Let $${name}(${letter}) = ${text}$, for $${letter} \in \mathbb{R}$.

(a) Use the definition of the derivative (first principles) to show that $${name}'(${letter}) = ${derivative}$. [4]

(b) Find the equation of the normal to the graph of $${name}$ at the point where $${letter} = ${at}$. Write it as $p${letter} + qy = r$ with integers $p$, $q$ and $r$. [4]`,
      hints: [
        md`$${name}'(${letter}) = \displaystyle\lim_{h \to 0} \frac{${name}(${letter} + h) - ${name}(${letter})}{h}$`,
        md`Expand, and watch all terms without $h$ cancel. Only then divide by $h$ and let $h$ tend to $0$.`,
        'The gradients of a tangent and a normal have the product −1.',
      ],
      answer: md`(a) By the definition,

$$\frac{${name}${sum} - ${name}(${letter})}{h} = \frac{${term(a, `${sum}^2`)}${plus(b, sum)} - (${text})}{h} = \frac{${term(2 * a, `${letter}h`)}${plus(a, 'h^2')}${plus(b, 'h')}}{h} = ${term(2 * a, letter)}${plus(a, 'h')}${plus(b)}$$

As $h \to 0$, the term $${term(a, 'h')}$ tends to $0$, so $${name}'(${letter}) = ${derivative}$.

(b) $${name}(${at}) = ${f(at)}$ and $${name}'(${at}) = ${2 * a * at + b}$. The normal has the gradient $${fraction(-1, 2 * a * at + b)}$, so

$$y${plus(-f(at))} = ${fraction(-1, 2 * a * at + b)}(${letter}${plus(-at)})$$

Multiplying by $${Math.abs(2 * a * at + b)}$ and rearranging gives $${letter}${plus(2 * a * at + b, 'y')} = ${at + (2 * a * at + b) * f(at)}$.

**Watch out:** Put $${name}(${letter})$ into brackets when you subtract it, since the sign of *both* its terms changes. In (b), don't use the gradient $${2 * a * at + b}$ itself: that would be the tangent.`,
      scheme: [
        ['writes the difference quotient', 'M1'],
        [md`expands $${sum}^2$ correctly`, 'A1'],
        [md`$${term(2 * a, letter)}${plus(a, 'h')}${plus(b)}$ after dividing by $h$`, 'A1'],
        [md`takes the limit $h \to 0$ to reach the given derivative (AG)`, 'R1'],
        [md`$${name}(${at}) = ${f(at)}$`, 'A1'],
        [md`$${name}'(${at}) = ${2 * a * at + b}$`, 'A1'],
        ['uses the negative reciprocal as the gradient', 'M1'],
        [
          md`$${letter}${plus(2 * a * at + b, 'y')} = ${at + (2 * a * at + b) * f(at)}$, or a multiple of it`,
          'A1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that, from first principles' },
        {
          part: 'b',
          kind: 'equation',
          expected: `${letter}${plus(2 * a * at + b, 'y')} = ${at + (2 * a * at + b) * f(at)}`,
          variables: [letter, 'y'],
          mistakes: [
            {
              value: `y = ${polynomial([2 * a * at + b, f(at) - (2 * a * at + b) * at], letter)}`,
              note: md`This is the tangent. The normal is perpendicular to it.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `${name}'(${letter}) = ${derivative}`,
          value: (x) => slope(f, x),
          variable: letter,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${at + (2 * a * at + b) * f(at)}`,
          value: Math.round((at + slope(f, at) * f(at)) * 1e6) / 1e6,
        },
      ],
    };
  },
  allow: ({ a, b, at }) => Math.abs(2 * a * at + b) > 1 && a * at + b !== 0,
});
