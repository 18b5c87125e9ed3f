import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, inBrackets, plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.6'],
  parameters: {
    A: nonZero(-4, 6),
    B: nonZero(-5, 6),
    p: nonZero(-3, 4),
    s: choice(2, 3),
    q: choice(-5, -4, -2, -1, 1, 2, 4, 5, 7),
  },
  allow: ({ A, B, p, s, q }) => {
    const k = A * s + B;
    const d = A * q + B * p;
    return (
      q !== s * p &&
      q % s !== 0 &&
      k !== 0 &&
      d !== 0 &&
      A !== B &&
      k !== A &&
      k !== B &&
      Math.abs(k) > 1 &&
      Math.abs(d) < 30
    );
  },
  write: ({ A, B, p, s, q }) => {
    // A/(x + p) + B/(sx + q) = ((As + B)x + Aq + Bp)/((x + p)(sx + q)).
    const k = A * s + B;
    const d = A * q + B * p;
    const [first, second] = [`x${plus(p)}`, `${s}x${plus(q)}`];
    const f = (x: number) => (k * x + d) / ((x + p) * (s * x + q));
    const gradient = [-A * q * q - s * B * p * p, p * p * q * q] as const;
    const atZero = -p;
    const cleared = md`kx${plus(d)} \equiv ${term(A, `(${second})`)} + B(${first})`;
    return {
      text: md`It is given that

$$\frac{kx${plus(d)}}{(${first})(${second})} \equiv \frac{${A}}{${first}} + \frac{B}{${second}},$$

where $k, B \in \mathbb{Z}$.

(a) By choosing a suitable value of $x$, show that $k = ${k}$. [3]

(b) Find the value of $B$. [2]

Let $f(x) = \dfrac{${term(k, 'x')}${plus(d)}}{(${first})(${second})}$, for $x \ne ${-p}$ and $x \ne ${fraction(-q, s)}$.

(c) Use your answer to (b) to find the gradient of the graph of $f$ at $x = 0$. [3]`,
      hints: [
        md`Multiply both sides by $(${first})(${second})$ first.`,
        md`Which value of $x$ makes the term with $B$ vanish?`,
        md`For (b), compare the coefficients of $x$, or the constant terms.`,
        md`$\dfrac{1}{ax + b} = (ax + b)^{-1}$. The chain rule brings a factor $a$.`,
      ],
      answer: md`(a) Multiplying by both factors removes all fractions:

$$${cleared}$$

This is true for every $x$. At $x = ${atZero}$ the bracket after $B$ is zero, so only $k$ is unknown: $${term(atZero, 'k')}${plus(d)} = ${inBrackets(A)} \times ${inBrackets(s * atZero + q)} = ${A * (s * atZero + q)}$. Then $${term(atZero, 'k')} = ${atZero * k}$${atZero === 1 ? ', as was to be shown' : `, and so $k = ${k}$`}.

(b) Compare the coefficients of $x$ on both sides: $${k} = ${A} \times ${s} + B$, so $B = ${B}$.

Or compare the constant terms: $${d} = ${A * q}${plus(p, 'B')}$ gives the same.

(c) Two simple fractions are easier to differentiate than one quotient. As $f(x) = ${term(A, `(${first})^{-1}`)}${plus(B, `(${second})^{-1}`)}$,

$$f'(x) = ${A < 0 ? '' : '-'}\frac{${Math.abs(A)}}{(${first})^2}${B < 0 ? ' + ' : ' - '}\frac{${s * Math.abs(B)}}{(${second})^2}$$

At $x = 0$ this is $${A < 0 ? '' : '-'}${fraction(Math.abs(A), p * p)}${B < 0 ? ' + ' : ' - '}${fraction(s * Math.abs(B), q * q)}$, so $f'(0) = ${fraction(...gradient)}$.

**Watch out:** The derivative of $(${second})^{-1}$ has the factor $${s}$ of the inner function.`,
      scheme: [
        [md`(a) $${cleared}$`, 'M1'],
        [md`puts in $x = ${atZero}$ (or compares two coefficients and eliminates $B$)`, 'M1'],
        [
          md`correct equation, for example $${term(atZero, 'k')}${plus(d)} = ${A * (s * atZero + q)}$, that leads to $k = ${k}$ (AG)`,
          'A1',
        ],
        [md`(b) compares the coefficients of $x$ or the constants, or puts in another value of $x$`, 'M1'],
        [md`$B = ${B}$`, 'A1'],
        [md`(c) differentiates the two fractions (or uses the quotient rule)`, 'M1'],
        [
          md`$f'(x) = ${A < 0 ? '' : '-'}\frac{${Math.abs(A)}}{(${first})^2}${B < 0 ? ' + ' : ' - '}\frac{${s * Math.abs(B)}}{(${second})^2}$ (follow through)`,
          'A1',
        ],
        [md`$${fraction(...gradient)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$B =$',
          expected: `${B}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${k - A}`,
              note: md`The bracket after $${A}$ is $${second}$, so its coefficient of $x$ is $${A} \times ${s}$.`,
            },
            ...(k - A === -B ? [] : [{ value: `${-B}`, note: 'Look at the sign when you solve for $B$.' }]),
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: fraction(...gradient),
          accuracy: 'exact',
          follows: `-(${A}) / ${p * p} - ${s} * (b.1) / ${q * q}`,
          mistakes: [
            {
              value: fraction(-A * q * q - B * p * p, p * p * q * q),
              note: md`You forgot the factor $${s}$ that the chain rule brings for $(${second})^{-1}$.`,
            },
            ...(gradient[0] === 0
              ? []
              : [
                  {
                    value: fraction(-gradient[0], gradient[1]),
                    note: md`The derivative of $u^{-1}$ is $-u^{-2}$: the sign changes.`,
                  },
                ]),
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `B = ${B}`, value: f(-q / s + 1e-9) * s * 1e-9, within: 1e-5 },
        {
          part: 'c',
          route: 'numeric',
          shown: `f'(0) = ${fraction(...gradient)}`,
          value: slope(f, 0),
          within: 1e-6,
        },
      ],
    };
  },
});
