import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    a: integers(2, 5),
    b: nonZero(-7, 7),
    c: nonZero(-6, 6),
    at: integers(-2, 3),
    names: choice(['f', 'g'], ['g', 'h'], ['p', 'q']),
  },
  allow: ({ a, b, at, c }) => a * at + b !== 0 && Math.abs(a * at + b) <= 12 && a * c + b !== 0,
  write: ({ a, b, c, at, names }) => {
    const [f, g] = names as [string, string];
    const linear = polynomial([a, b]);
    const square = polynomial([1, 0, c]);
    const inner = a * at + b;
    const value = inner ** 2 + c;
    const inverse = md`\frac{x${plus(-b)}}{${a}}`;
    const composite = polynomial([a, 0, a * c + b]);
    return {
      text: md`Let $${f}(x) = ${linear}$ and $${g}(x) = ${square}$, for $x \in \mathbb{R}$.

(a) Find $(${g} \circ ${f})(${at})$. [2]

(b) Find $${f}^{-1}(x)$. [2]

(c) Find $(${f} \circ ${g})(x)$, giving your answer in the form $ax^2 + c$. [2]

(d) State why $${g}$ has no inverse function. [1]`,
      hints: [
        md`$(${g} \circ ${f})(x) = ${g}(${f}(x))$: the function that stands next to $x$ acts first.`,
        md`For the inverse, write $y = ${linear}$ and make $x$ the subject.`,
      ],
      answer: md`(a) First $${f}(${at}) = ${a} \times ${inBrackets(at)}${plus(b)} = ${inner}$, then $${g}(${inner}) = ${inBrackets(inner)}^2${plus(c)} = ${value}$.

(b) $y = ${linear}$ gives $${a}x = y${plus(-b)}$, so $x = \dfrac{y${plus(-b)}}{${a}}$. Therefore $${f}^{-1}(x) = ${inverse}$.

(c) $${f}(${g}(x)) = ${a}(${square})${plus(b)} = ${composite}$

(d) $${g}$ isn't one-to-one: for example $${g}(1) = ${g}(-1)$.

**Watch out:** Work from right to left: in $(${g} \circ ${f})(x)$ the function $${f}$, next to $x$, comes first. And $${f}^{-1}$ is the inverse function, not $\dfrac{1}{${f}(x)}$.`,
      scheme: [
        [md`finds $${f}(${at})$ first`, 'M1'],
        [md`$${value}$`, 'A1'],
        [md`exchanges $x$ and $y$, or makes $x$ the subject`, 'M1'],
        [md`$${inverse}$`, 'A1'],
        [md`$${a}(${square})${plus(b)}$`, 'M1'],
        [md`$${composite}$`, 'A1'],
        [md`$${g}$ is not one-to-one`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${value}`,
          accuracy: 'exact',
          mistakes:
            a * (at ** 2 + c) + b === value
              ? []
              : [
                  {
                    value: `${a * (at ** 2 + c) + b}`,
                    note: md`You let $${g}$ act first. In $${g} \circ ${f}$ the function $${f}$ does.`,
                  },
                ],
        },
        {
          part: 'b',
          kind: 'expression',
          label: md`$${f}^{-1}(x) =$`,
          expected: inverse,
          variables: ['x'],
          mistakes: [
            {
              value: md`\frac{1}{${linear}}`,
              note: md`This is one divided by $${f}(x)$. The inverse function undoes what $${f}$ does.`,
            },
            {
              value: md`\frac{x}{${a}}${plus(-b)}`,
              note: md`You undid the steps in the wrong order: the whole numerator is divided by $${a}$.`,
            },
            {
              value: md`\frac{x${plus(b)}}{${a}}`,
              note: md`The sign is wrong: undo adding by subtracting, and the other way round.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          expected: composite,
          variables: ['x'],
          form: 'expanded',
          mistakes: [
            {
              value: `(${linear})^2${plus(c)}`,
              note: md`You let $${f}$ act first. In $${f} \circ ${g}$ the function $${g}$ does.`,
            },
            {
              value: polynomial([a, 0, c + b]),
              note: md`Both terms of $${square}$ are multiplied by $${a}$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${value}`,
          value: (a * at) ** 2 + 2 * a * at * b + b ** 2 + c,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`${f}^{-1}(x) = ${inverse}`,
          value: (x) => root((y) => a * y + b - x, -50.1, 50.3),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${composite}`,
          value: (x) => [x].map((u) => u * u + c).map((u) => a * u + b)[0]!,
        },
      ],
    };
  },
});
