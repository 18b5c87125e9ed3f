import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['2.4'],
  parameters: { a: choice(2, 3, 4, 5), b: nonZero(-9, 9), c: nonZero(-5, 6), k: nonZero(-4, 8) },
  allow: ({ a, b, c, k }) => b - a * c !== 0 && a !== -c && k !== a && k !== -c,
  write: ({ a, b, c, k }) => {
    // f = (ax + b)/(x + c), inverse (b − cx)/(x − a).
    const f = (x: number) => (a * x + b) / (x + c);
    const [top, bottom] = [b - c * k, k - a];
    const found = top / bottom;
    const double = root((x) => (f(x) - k) * (x + c), found - 7.3, found + 6.9);
    return {
      text: md`The function $f$ is given by $f(x) = \dfrac{${term(a, 'x')}${plus(b)}}{x${plus(c)}}$, where $x \ne ${-c}$.

(a) Write down the equations of the two asymptotes of the graph of $f$. [2]

(b) Find $f^{-1}(x)$. [3]

(c) Write down the value of $x$ for which $f^{-1}$ is not defined, and state how it is linked to the graph of $f$. [2]

(d) Solve $f(x) = ${k}$ with the help of $f^{-1}$. [2]`,
      hints: [
        md`One asymptote is where the denominator is $0$. The other shows the values for very large $x$.`,
        md`Write $y = f(x)$, exchange $x$ and $y$, and solve for $y$.`,
        md`If $f(x) = ${k}$, then $x = f^{-1}(${k})$.`,
      ],
      answer: md`(a) The denominator is $0$ for $x = ${-c}$, which is the vertical asymptote. For large $x$ the values approach $${a}$, so the horizontal asymptote is $y = ${a}$.

(b) Exchange $x$ and $y$: $x = \frac{${term(a, 'y')}${plus(b)}}{y${plus(c)}}$. Multiply: $xy${plus(c, 'x')} = ${term(a, 'y')}${plus(b)}$. Collect the terms with $y$: $y(x - ${a}) = ${b}${plus(-c, 'x')}$. So $f^{-1}(x) = \frac{${b}${plus(-c, 'x')}}{x - ${a}}$.

(c) It is not defined for $x = ${a}$. This is the height of the horizontal asymptote of $f$: the value $${a}$ is never reached by $f$.

(d) $x = f^{-1}(${k}) = \frac{${b}${plus(-c * k)}}{${k} - ${a}} = ${fraction(top, bottom)}$

**Watch out:** $f^{-1}(x)$ is the inverse function, not $\frac{1}{f(x)}$.`,
      scheme: [
        [md`$x = ${-c}$`, 'A1'],
        [md`$y = ${a}$`, 'A1'],
        [md`exchanges $x$ and $y$, or solves for $x$`, 'M1'],
        [md`collects the terms with the unknown`, 'M1'],
        [md`$\frac{${b}${plus(-c, 'x')}}{x - ${a}}$`, 'A1'],
        [md`$${a}$`, 'A1'],
        [md`it is the value that $f$ never takes`, 'R1'],
        [md`$f^{-1}(${k})$`, 'M1'],
        [md`$${fraction(top, bottom)}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          label: 'Vertical asymptote:',
          expected: `x = ${-c}`,
          variables: ['x', 'y'],
          marks: 1,
        },
        {
          part: 'a',
          kind: 'equation',
          label: 'Horizontal asymptote:',
          expected: `y = ${a}`,
          variables: ['x', 'y'],
          marks: 1,
        },
        {
          part: 'b',
          kind: 'expression',
          label: '$f^{-1}(x) =$',
          expected: `(${b} - (${c})x)/(x - ${a})`,
          variables: ['x'],
          mistakes: [
            {
              value: `(x + ${c})/(${a}x + ${b})`,
              note: md`This is $\frac{1}{f(x)}$, not the inverse function.`,
            },
          ],
        },
        { part: 'c', kind: 'number', label: '$x =$', expected: `${a}`, accuracy: 'exact', marks: 1 },
        { part: 'c', kind: 'self', why: 'state the link', marks: 1 },
        { part: 'd', kind: 'number', label: '$x =$', expected: fraction(top, bottom) },
      ],
      checks: [
        {
          part: 'b',
          route: 'symbolic',
          shown: md`\frac{${b}${plus(-c, 'x')}}{x - ${a}}`,
          value: (x) => -c + (b - a * c) / (x - a),
        },
        { part: 'c', route: 'numeric', shown: `x = ${a}`, value: Math.round(f(1e9) * 1e5) / 1e5 },
        { part: 'd', route: 'numeric', shown: `= ${fraction(top, bottom)}`, value: double },
      ],
    };
  },
});
