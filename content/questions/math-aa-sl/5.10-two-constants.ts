import { integral, secondSlope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, inBrackets, plus, polynomial, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['5.7', '5.8'],
  parameters: {
    a: choice(2, 3),
    n: choice(2, 3, -3),
    p: choice(-2, -1, 1, 2, 3),
    e: choice(1, -1),
    c: choice(1, 2),
    q: nonZero(-5, 6),
  },
  // Of a fraction, only one side of the pole counts; most of the places of the checks lie there.
  allow: ({ n, p, e }) => n > 0 || (e > 0 ? p <= 1 : p >= 2),
  write: ({ a, n, p, e, c, q }) => {
    const b = a * p - e;
    const inner = polynomial([a, -b]);
    const bracket = `(${inner})`;
    const high = c * a * a * (n + 1) * (n + 2);
    const middle = c * a * (n + 2);
    const drop = -middle * e ** (n + 1);
    const last = q - c * e ** (n + 2) - drop * p;
    const raised = (k: number, exponent: number): string =>
      exponent > 0
        ? term(k, `${bracket}^${exponent}`)
        : md`${k < 0 ? '-' : ''}\frac{${Math.abs(k)}}{${exponent === -1 ? inner : `${bracket}^${-exponent}`}}`;
    const second = raised(high, n);
    const first = `${raised(middle, n + 1)}${plus(drop)}`;
    const f = `${raised(c, n + 2)}${plus(drop, 'x')}${plus(last)}`;
    const secondAt = (x: number): number => high * (a * x - b) ** n;
    const firstAt = (x: number): number => integral(secondAt, p, x);
    const fAt = (x: number): number => c * (a * x - b) ** (n + 2) + drop * x + last;
    // From one side of the pole to the other nothing can be integrated.
    const here = (x: number): boolean => n > 0 || (a * x - b) * e > 0.02;
    const bend = high * e ** n;
    const kind = bend > 0 ? 'minimum' : 'maximum';
    const domain = n > 0 ? md`for all real $x$` : md`for $x ${e > 0 ? '>' : '<'} ${fraction(b, a)}$`;
    const typed = (k: number, exponent: number): string => `${k}(${inner})^(${exponent})`;
    return {
      text: md`The function $f$ is defined ${domain}, and

$$f''(x) = ${second}.$$

The graph of $f$ has a stationary point at $(${p}, ${q})$.

(a) Determine whether this point is a local maximum or a local minimum. [2]

(b) Find $f'(x)$. [3]

(c) Find $f(x)$. [3]`,
      hints: [
        md`What does the sign of the second derivative tell you at a stationary point?`,
        md`Going from $f''$ to $f$ needs two integrations, and each brings a constant.`,
        md`For the first constant use the *gradient* at the point, for the second its *height*.`,
        md`When you integrate a power of $${inner}$, divide by the new exponent and by $${a}$.`,
      ],
      answer: md`(a) Put $x = ${p}$ into $f''$. The bracket is $${a} \times ${inBrackets(p)}${plus(-b)} = ${e}$, so $f''(${p}) = ${bend}$. It is ${bend > 0 ? 'positive' : 'negative'}, so the graph is concave-${bend > 0 ? 'up' : 'down'} there and the point is a local ${kind}.

(b) Integrate once. ${n > 0 ? '' : md`Write $f''(x) = ${high}${bracket}^{${n}}$ first. `}The exponent becomes $${n + 1}$; divide by $${n + 1}$ and by $${a}$, the derivative of $${inner}$:

$$f'(x) = ${raised(middle, n + 1)} + C.$$

At a stationary point the gradient is $0$: $f'(${p}) = ${middle * e ** (n + 1)} + C = 0$, so $C = ${drop}$. Hence $f'(x) = ${first}$.

(c) Integrate again:

$$f(x) = ${raised(c, n + 2)}${plus(drop, 'x')} + D.$$

The point $(${p}, ${q})$ lies on the graph: $${c * e ** (n + 2)}${plus(drop * p)} + D = ${q}$, so $D = ${last}$. Hence $f(x) = ${f}$.

**Watch out:** Both constants are needed. If the first is forgotten, the term $${term(drop, 'x')}$ of the answer is lost.`,
      scheme: [
        [md`(a) $f''(${p}) = ${bend}$ (or its sign)`, 'M1'],
        [md`local ${kind}`, 'A1'],
        [md`(b) $${raised(middle, n + 1)}$ $(+ C)$`, 'A1'],
        [md`uses $f'(${p}) = 0$`, 'M1'],
        [md`$f'(x) = ${first}$`, 'A1'],
        [md`(c) $${raised(c, n + 2)}${plus(drop, 'x')}$ $(+ D)$ (follow through)`, 'A1'],
        [md`uses $f(${p}) = ${q}$`, 'M1'],
        [md`$f(x) = ${f}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'determine with a reason' },
        {
          part: 'b',
          kind: 'expression',
          label: "$f'(x) =$",
          expected: `${typed(middle, n + 1)}${plus(drop)}`,
          variables: ['x'],
          mistakes: [
            {
              value: typed(middle, n + 1),
              note: md`Find the constant of integration from $f'(${p}) = 0$.`,
            },
            {
              value: `${typed(middle * a, n + 1)}${plus(drop * a)}`,
              note: md`You didn't divide by $${a}$, the derivative of $${inner}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          label: '$f(x) =$',
          expected: `${typed(c, n + 2)}${plus(drop, 'x')}${plus(last)}`,
          variables: ['x'],
          mistakes: [
            {
              value: `${typed(c, n + 2)}${plus(q - c * e ** (n + 2))}`,
              note: md`The constant of $f'$ is missing. Integrated, it gives a term with $x$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `f''(${p}) = ${bend}`,
          value: secondSlope(fAt, p),
          within: 1e-2,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `f'(x) = ${first}`,
          value: (x) => (here(x) ? firstAt(x) : Number.NaN),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `f(x) = ${f}`,
          value: (x) => (here(x) ? q + integral(firstAt, p, x, 12) : Number.NaN),
        },
      ],
    };
  },
});
