import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, gcd, plus, term } from '../../authoring/wording.ts';

/** ∫ e^{ax} cos bx dx or ∫ e^{ax} sin bx dx, by parts twice. */
export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  parameters: {
    kind: choice('cos', 'sin'),
    a: choice(-4, -3, -2, 2, 3, 4),
    b: choice(1, 2, 3),
    /** The upper limit is π/(end · b). */
    end: choice(1, 2),
  },
  allow: ({ a, b }) => Math.abs(a) !== b,
  write: ({ kind, a, b, end }) => {
    const e = md`\mathrm{e}^{${term(a, 'x')}}`;
    const [s, c] = [md`\sin ${term(b, 'x')}`, md`\cos ${term(b, 'x')}`];
    const isCos = kind === 'cos';
    const [own, other] = isCos ? [c, s] : [s, c];
    const whole = a * a + b * b;
    const bracket = isCos ? `${term(a, c)}${plus(b, s)}` : `${term(a, s)}${plus(-b, c)}`;
    // In lowest terms: a and b may have a common factor, which whole then has twice.
    const common = gcd(a, b);
    const [p, q, under] = [a / common, b / common, whole / common];
    const short = isCos ? `${term(p, c)}${plus(q, s)}` : `${term(p, s)}${plus(-q, c)}`;
    const result = md`\frac{${e}}{${under}}\left(${short}\right)`;
    const f = (x: number) => Math.exp(a * x) * (isCos ? Math.cos(b * x) : Math.sin(b * x));
    const upper = md`\frac{\pi}{${end * b === 1 ? '' : end * b}}`.replace(md`\frac{\pi}{}`, md`\pi`);
    const inline = end * b === 1 ? md`\pi` : md`\pi/${end * b}`;
    // The bracket at the upper limit and at 0.
    const atUpper = isCos ? (end === 1 ? -p : q) : end === 1 ? q : p;
    const at0 = isCos ? p : -q;
    const shared = gcd(gcd(atUpper, at0), under);
    const last = under / shared;
    const exponent = fraction(a, end * b);
    const [, minus, top, bottom] = /^(-?)(?:\\frac\{)?(\d+)(?:\}\{(\d+)\})?/.exec(exponent)!;
    const power = md`\mathrm{e}^{${minus}${top === '1' ? '' : top}\pi${bottom ? `/${bottom}` : ''}}`;
    // With the minus in front where both terms are negative.
    const turned = atUpper < 0 && at0 > 0 ? -1 : 1;
    const value = md`${turned < 0 ? '-' : ''}\frac{${term((turned * atUpper) / shared, power)}${plus((-turned * at0) / shared)}}{${last}}`;
    // With u = the trigonometric function and the exponential integrated.
    const sign = (positive: boolean) => (positive ? '+' : '-');
    const step1 = md`${fraction(1, a)}${e}${own} ${sign(isCos === a > 0)} ${fraction(b, Math.abs(a))}\int ${e}${other}\,\mathrm{d}x`;
    const step2 = md`${fraction(1, a)}${e}${other} ${sign(isCos !== a > 0)} ${fraction(b, Math.abs(a))}I`;
    return {
      text: md`Let $I = \displaystyle\int ${e}${own}\,\mathrm{d}x$.

(a) Use integration by parts twice to find $I$. [6]

(b) Hence find the exact value of $\displaystyle\int_0^{${inline}} ${e}${own}\,\mathrm{d}x$. [2]`,
      hints: [
        md`Choose $u = ${own}$ and $\frac{\mathrm{d}v}{\mathrm{d}x} = ${e}$. Make the same kind of choice the second time.`,
        md`After the second step the integral $I$ is there again, with a factor. Treat $I$ as an unknown in an equation.`,
        md`Bring both terms with $I$ to one side and solve for $I$. Don't forget the constant.`,
      ],
      answer: md`(a) Let $u = ${own}$ and $\dfrac{\mathrm{d}v}{\mathrm{d}x} = ${e}$, so that $\dfrac{\mathrm{d}u}{\mathrm{d}x} = ${term(isCos ? -b : b, other)}$ and $v = ${fraction(1, a)}${e}$. Then

$$I = ${step1}$$

The new integral is of the same kind. Use parts again, with $u = ${other}$:

$$\int ${e}${other}\,\mathrm{d}x = ${step2}$$

Put this into the first line. The integral $I$ has come back, and the equation can be solved for it:

$$I = ${fraction(1, a)}${e}${own} ${sign(isCos)} ${fraction(b, a * a)}${e}${other} - ${fraction(b * b, a * a)}I$$

Multiply by $${a * a}$ and bring all terms with $I$ to the left: $${whole}I = ${e}\left(${bracket}\right)$. So

$$I = ${result} + C$$

(b) Put in the limits. At $x = ${upper}$ the bracket is $${atUpper}$, and at $x = 0$ it is $${at0}$. So the value is $J = ${value}$.

**Watch out:** Both times choose the trigonometric function as $u$ (or both times the exponential). Whoever changes the choice undoes the first step and finds only $I = I$.`,
      scheme: [
        ['(a) integration by parts', 'M1'],
        [md`$${step1}$ (or the same with the other choice of $u$)`, 'A1'],
        ['integration by parts again, with the same kind of choice', 'M1'],
        [md`$${step2}$`, 'A1'],
        [md`collects the terms with $I$`, 'M1'],
        [md`$${result} + C$`, 'A1'],
        ['(b) substitutes both limits (follow through)', 'M1'],
        [md`$${value}$, or equivalent`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: '$I =$',
          expected: `${result} + C`,
          variables: ['x'],
          mistakes: [
            {
              value: md`\frac{${e}}{${Math.abs(a * a - b * b)}}\left(${bracket}\right) + C`,
              note: md`Look at the sign of the term with $I$ on the right when you bring it to the left.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: value,
          accuracy: 'exact',
          mistakes: [
            {
              value: md`\frac{${term(atUpper / shared, power)}}{${last}}`,
              note: md`The lower limit $0$ doesn't give $0$ here.`,
            },
          ].filter(() => Math.abs(at0) > 0.02 * Math.abs(atUpper * Math.exp((a * Math.PI) / (end * b)))),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `I = ${result}`,
          // An antiderivative is known up to a constant, so this one is followed from its value at 0.
          value: (x) => at0 / under + integral(f, 0, x),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `J = ${value}`,
          value: integral(f, 0, Math.PI / (end * b)),
          within: 1e-6,
        },
      ],
    };
  },
});
