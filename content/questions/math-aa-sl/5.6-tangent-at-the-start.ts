import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { plus, polynomial, term } from '../../authoring/wording.ts';

const e = md`\mathrm{e}^x`;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['5.4'],
  parameters: {
    kind: choice('exponential and cosine', 'exponential and sine', 'logarithm'),
    a: integers(1, 5),
    b: nonZero(-4, 4),
    c: nonZero(-3, 5),
  },
  allow: ({ kind, a, b, c }) => {
    const gradient = kind === 'logarithm' ? a + 2 * b : kind === 'exponential and sine' ? a + b + c : a + c;
    return gradient !== 0;
  },
  write: ({ kind, a, b, c }) => {
    const cases = {
      'exponential and cosine': {
        text: `${term(a, e)}${plus(b, md`\cos x`)}${plus(c, 'x')}`,
        derivative: `${term(a, e)}${plus(-b, md`\sin x`)}${plus(c)}`,
        f: (x: number) => a * Math.exp(x) + b * Math.cos(x) + c * x,
        at: 0,
        y: a + b,
        gradient: a + c,
        terms: [term(a, e), `${term(-b, md`\sin x`)}`, `${c}`],
        reason: md`$\mathrm{e}^0 = 1$, $\cos 0 = 1$ and $\sin 0 = 0$`,
        domain: '',
      },
      'exponential and sine': {
        text: `${term(a, e)}${plus(b, md`\sin x`)}${plus(c, 'x')}`,
        derivative: `${term(a, e)}${plus(b, md`\cos x`)}${plus(c)}`,
        f: (x: number) => a * Math.exp(x) + b * Math.sin(x) + c * x,
        at: 0,
        y: a,
        gradient: a + b + c,
        terms: [term(a, e), `${term(b, md`\cos x`)}`, `${c}`],
        reason: md`$\mathrm{e}^0 = 1$, $\sin 0 = 0$ and $\cos 0 = 1$`,
        domain: '',
      },
      logarithm: {
        text: `${term(a, md`\ln x`)}${plus(b, 'x^2')}${plus(c)}`,
        derivative: md`\dfrac{${a}}{x}${plus(2 * b, 'x')}`,
        f: (x: number) => a * Math.log(x) + b * x * x + c,
        at: 1,
        y: b + c,
        gradient: a + 2 * b,
        terms: [md`\dfrac{${a}}{x}`, term(2 * b, 'x'), 'no term for the constant'],
        reason: md`$\ln 1 = 0$`,
        domain: ', for $x > 0$',
      },
    } as const;
    const { text, derivative, f, at, y, gradient, terms, reason, domain } = cases[kind];
    const tangent = polynomial([gradient, y - gradient * at]);
    return {
      text: md`Let $f(x) = ${text}$${domain}.

(a) Find $f'(x)$. [3]

(b) Find the equation of the tangent to the graph of $f$ at the point where $x = ${at}$. [4]`,
      hints: [
        md`Each term has one of the standard derivatives, which stand in the formula booklet.`,
        md`Use ${reason}.`,
      ],
      answer: md`(a) $f'(x) = ${derivative}$

(b) With ${reason}, $f(${at}) = ${y}$ and $f'(${at}) = ${gradient}$. The tangent through $(${at}, ${y})$ with this gradient is $y = ${tangent}$.

**Watch out:** ${kind === 'logarithm' ? md`The constant $${c}$ vanishes in $f'(x)$, but it still belongs to $f(1)$, the height of the point.` : kind === 'exponential and cosine' ? md`The derivative of $\cos x$ is $-\sin x$, with a change of sign. And $\mathrm{e}^0$ is $1$, not $0$, so the exponential counts in $f(0)$ and in $f'(0)$.` : md`The derivative of $\sin x$ is $\cos x$, without a change of sign. At $x = 0$ the sine vanishes from $f(0)$, but the cosine doesn't vanish from $f'(0)$.`}`,
      scheme: [
        [md`$${terms[0]}$`, 'A1'],
        [md`$${terms[1]}$`, 'A1'],
        [kind === 'logarithm' ? 'no term for the constant' : md`$${terms[2]}$`, 'A1'],
        [md`$f(${at}) = ${y}$`, 'A1'],
        [md`substitutes $x = ${at}$ in $f'(x)$`, 'M1'],
        [md`$f'(${at}) = ${gradient}$`, 'A1'],
        [md`$y = ${tangent}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: derivative,
          variables: ['x'],
          mistakes: [
            kind === 'logarithm'
              ? { value: `${derivative}${plus(c)}`, note: md`You kept the constant. Its derivative is zero.` }
              : kind === 'exponential and cosine'
                ? {
                    value: `${term(a, e)}${plus(b, md`\sin x`)}${plus(c)}`,
                    note: md`Look at the sign: the derivative of $\cos x$ is $-\sin x$.`,
                  }
                : {
                    value: `${term(a, e)}${plus(-b, md`\cos x`)}${plus(c)}`,
                    note: md`Look at the sign: the derivative of $\sin x$ is $\cos x$.`,
                  },
          ],
        },
        {
          part: 'b',
          kind: 'equation',
          expected: `y = ${tangent}`,
          variables: ['x', 'y'],
          mistakes:
            y === gradient * at
              ? []
              : [
                  {
                    value: `y = ${term(gradient, 'x')}`,
                    note: md`The gradient is right, but this line doesn't pass through the point of the graph.`,
                  },
                ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `f'(x) = ${derivative}`,
          value: (x) => (kind === 'logarithm' && x < 0.3 ? Number.NaN : slope(f, x)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `y = ${tangent}`,
          value: (x) => f(at) + Number(slope(f, at).toFixed(8)) * (x - at),
        },
      ],
    };
  },
});
