import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

const domain = integers(1, 6);

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['2.2'],
  parameters: {
    f: choice(
      [3, 5, 1, 6, 2, 4],
      [4, 1, 6, 2, 3, 5],
      [6, 3, 5, 1, 4, 2],
      [2, 6, 4, 5, 1, 3],
      [5, 4, 2, 3, 6, 1],
      [3, 1, 5, 6, 4, 2],
    ),
    g: choice(
      [4, 2, 6, 4, 1, 3],
      [2, 5, 3, 1, 5, 6],
      [6, 1, 4, 3, 2, 4],
      [5, 3, 1, 6, 3, 2],
      [1, 6, 2, 5, 4, 6],
    ),
    at: domain,
    value: domain,
  },
  allow: ({ f, g, at, value }) => {
    const [F, G] = [(x: number) => f[x - 1]!, (x: number) => g[x - 1]!];
    return (
      G(F(at)) !== F(G(at)) &&
      G(F(at)) !== at &&
      (f as readonly number[]).indexOf(value) + 1 !== F(value) &&
      F(at) !== value
    );
  },
  write: ({ f, g, at, value }) => {
    const [F, G] = [(x: number) => f[x - 1]!, (x: number) => g[x - 1]!];
    const back = domain.find((x) => F(x) === value)!;
    const seconds: readonly number[] = g;
    const twice = seconds.find((one, place) => seconds.indexOf(one) !== place)!;
    const target = F(twice);
    const solutions = domain.filter((x) => G(x) === twice) as [number, number];
    const composed = domain.map((x) => F(G(x)));
    return {
      text: md`The functions $f$ and $g$ both have the domain $\{1, 2, 3, 4, 5, 6\}$. The table shows all of their values.

| $x$ | ${domain.join(' | ')} |
|---|${'---|'.repeat(6)}
| $f(x)$ | ${f.join(' | ')} |
| $g(x)$ | ${g.join(' | ')} |

(a) Find $(g \circ f)(${at})$. [2]

(b) Write down $f^{-1}(${value})$. [1]

(c) Find all values of $x$ for which $(f \circ g)(x) = ${target}$. [2]

(d) State why $g$ has no inverse function. [1]`,
      hints: [
        md`$(g \circ f)(x)$ means $g(f(x))$. Which function acts first?`,
        md`$f^{-1}(${value})$ asks: which $x$ has $f(x) = ${value}$? Look for the value in the row of $f$.`,
        md`In part (c), work from the outside: which number does $f$ turn into $${target}$?`,
      ],
      answer: md`(a) The function next to the bracket acts first. The table gives $f(${at}) = ${F(at)}$, and then $g(${F(at)}) = ${G(F(at))}$. So $(g \circ f)(${at}) = ${G(F(at))}$.

(b) The inverse function leads from a value back to its $x$. In the row of $f$ the value $${value}$ stands below $x = ${back}$, so $f^{-1}(${value}) = ${back}$.

(c) $f(g(x)) = ${target}$. In the row of $f$, the value $${target}$ stands below $${twice}$ and nowhere else, so $g(x)$ must be $${twice}$. In the row of $g$, the value $${twice}$ stands below two numbers: $x_1 = ${solutions[0]}$ and $x_2 = ${solutions[1]}$.

(d) $g$ isn't one-to-one: it takes the value $${twice}$ twice, as $g(${solutions[0]}) = g(${solutions[1]})$. An inverse function wouldn't know where to go from $${twice}$.

**Watch out:** $f^{-1}(${value})$ isn't $\dfrac{1}{f(${value})}$, and it isn't $f(${value}) = ${F(value)}$ either.`,
      scheme: [
        [md`(a) $f(${at}) = ${F(at)}$`, 'M1'],
        [md`$${G(F(at))}$`, 'A1'],
        [md`(b) $${back}$`, 'A1'],
        [md`(c) $g(x) = ${twice}$, or lists the values of $f \circ g$: $${composed.join(', ')}$`, 'M1'],
        [md`$x = ${solutions[0]}$ and $x = ${solutions[1]}$ (both)`, 'A1'],
        [md`(d) $g$ is not one-to-one, or $g(${solutions[0]}) = g(${solutions[1]})$`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${G(F(at))}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${F(G(at))}`,
              note: md`You let $g$ act first. In $g \circ f$ the function $f$ acts first.`,
            },
            {
              value: `${F(at) * G(at)}`,
              note: md`You multiplied the two values. The small circle stands for one function after the other.`,
            },
          ].filter(
            ({ value: wrong }, place) => wrong !== `${G(F(at))}` && (place === 0 || wrong !== `${F(G(at))}`),
          ),
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${back}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${F(value)}`,
              note: md`This is $f(${value})$. The inverse starts in the row of $f$ and ends in the row of $x$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'set',
          expected: solutions.join(', '),
          accuracy: 'exact',
          mistakes: [
            ...(solutions.includes(twice)
              ? []
              : [
                  {
                    value: `${twice}`,
                    note: md`This is the value that $g(x)$ must have. Which $x$ give it?`,
                  },
                ]),
            { value: `${solutions[0]}`, note: md`The value $${twice}$ stands in the row of $g$ once more.` },
            { value: `${solutions[1]}`, note: md`The value $${twice}$ stands in the row of $g$ once more.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'state a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`(${at}) = ${G(F(at))}`,
          value: domain.map((x) => G(F(x)))[at - 1]!,
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${back}`,
          value: (f as readonly number[]).indexOf(value) + 1,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `x_1 = ${solutions[0]}`,
          value: composed.indexOf(target) + 1,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `x_2 = ${solutions[1]}`,
          value: composed.lastIndexOf(target) + 1,
        },
      ],
    };
  },
});
