import { integral, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, term } from '../../authoring/wording.ts';

/** What stands beside x in the product: its LaTeX, and how its integral and derivative look. */
const kinds = ['exp', 'sin', 'cos', 'ln'] as const;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['5.6.2', '5.6.1'],
  parameters: {
    kind: choice(...kinds),
    a: choice(2, 3, 4, 5),
    factor: choice(1, 2, 3, 4, 6),
    start: choice(1, 2, 3, 4, 5),
  },
  allow: ({ kind, a, factor }) => kind !== 'ln' || (a < 5 && factor !== 1),
  write: ({ kind, a, factor, start }) => {
    const ln = kind === 'ln';
    // x^a ln x for the logarithm, x times the function of ax for the others.
    const name = { exp: md`\mathrm{e}^{${a}x}`, sin: md`\sin(${a}x)`, cos: md`\cos(${a}x)`, ln: md`\ln x` }[
      kind
    ];
    const [head, product] = ln ? [md`x^${a}`, md`x^${a}\ln x`] : ['x', md`x${name}`];
    const base = {
      exp: (x: number) => x * Math.exp(a * x),
      sin: (x: number) => x * Math.sin(a * x),
      cos: (x: number) => x * Math.cos(a * x),
      ln: (x: number) => x ** a * Math.log(x),
    }[kind];
    const low = ln ? (a === 2 ? 'x' : md`x^${a - 1}`) : '';
    const derivative = {
      exp: md`${name} + ${a}x${name}`,
      sin: md`${name} + ${a}x\cos(${a}x)`,
      cos: md`${name} - ${a}x\sin(${a}x)`,
      ln: md`${a}${low}\ln x + ${low}`,
    }[kind];
    const wanted = {
      exp: md`x${name}`,
      sin: md`x\cos(${a}x)`,
      cos: md`x\sin(${a}x)`,
      ln: md`${low}\ln x`,
    }[kind];
    const wantedAt = {
      exp: base,
      sin: (x: number) => x * Math.cos(a * x),
      cos: (x: number) => x * Math.sin(a * x),
      ln: (x: number) => x ** (a - 1) * Math.log(x),
    }[kind];
    // The integral of `wanted` is (sign · product − rest) / a.
    const sign = kind === 'cos' ? -1 : 1;
    const over = (top: number, bottom: number, unit: string): string => {
      const value = fraction(top, bottom);
      if (value === '1') return unit;
      return value === '-1' ? `-${unit}` : `${value}${unit}`;
    };
    const rest = { exp: name, sin: md`\cos(${a}x)`, cos: md`\sin(${a}x)`, ln: md`x^${a}` }[kind];
    const restSign = kind === 'exp' || ln ? -1 : 1;
    const joined = (k: number): string =>
      `${over(sign * k, a, product)}${restSign < 0 ? ' - ' : ' + '}${over(k, a * a, rest)}`;
    const one = joined(1);
    // The curve: gradient k · wanted, through (0, start), or (1, start) for the logarithm.
    const at = ln ? 1 : 0;
    const shift = kind === 'cos' ? 0 : restSign * factor;
    const [top, bottom] = [start * a * a - shift, a * a];
    const constant = fraction(top, bottom);
    const curve = `${joined(factor)}${constant === '0' ? '' : top < 0 ? ` - ${fraction(-top, bottom)}` : ` + ${constant}`}`;
    const gradient = md`${term(factor, wanted)}`;
    const restIntegral = {
      exp: md`\frac{1}{${a}}${name}`,
      sin: md`-\frac{1}{${a}}\cos(${a}x)`,
      cos: md`\frac{1}{${a}}\sin(${a}x)`,
      ln: md`\frac{1}{${a}}x^${a}`,
    }[kind];
    const plainPart = { exp: name, sin: name, cos: name, ln: low }[kind];
    return {
      text: md`${ln ? md`In this question $x > 0$.\n\n`.replaceAll('\\n', '\n') : ''}(a) Show that the derivative of $${product}$ is $${derivative}$. [2]

(b) By integrating both sides of the result of (a), show that

$$${a}\int ${wanted}\,\mathrm{d}x = ${sign < 0 ? md`\int ${plainPart}\,\mathrm{d}x - ${product}` : md`${product} - \int ${plainPart}\,\mathrm{d}x`}.$$

[2]

(c) Hence find $\displaystyle\int ${wanted}\,\mathrm{d}x$. [2]

(d) A curve has the gradient $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${gradient}$ and passes through the point $(${at}, ${start})$. Find its equation in the form $y = f(x)$. [2]`,
      hints: [
        md`$${product}$ is a product of $${head}$ and $${name}$. Which rule do you need?`,
        md`Integrating a derivative gives back the function that was differentiated. The integral of a sum is the sum of the integrals.`,
        md`In (c), only a standard integral is left. ${ln ? '' : md`Mind the factor $${a}$ inside.`} Then divide everything by $${a}$.`,
        md`In (d), multiply the result of (c) by ${factor === 1 ? 'nothing' : md`$${factor}$`} and find the constant from the point.`.replace(
          'multiply the result of (c) by nothing and find',
          'use the result of (c) and find',
        ),
      ],
      answer: md`(a) The product rule with $u = ${head}$ and $v = ${name}$: $\frac{\mathrm{d}}{\mathrm{d}x}\left(${product}\right) = u'v + uv'$, where ${ln ? md`$u' = ${a}${low}$ and $v' = \frac{1}{x}$. As $x^${a} \times \frac{1}{x} = ${low}$,` : md`$u' = 1$ and, by the chain rule, $v' = ${{ exp: md`${a}${name}`, sin: md`${a}\cos(${a}x)`, cos: md`-${a}\sin(${a}x)`, ln: '' }[kind]}$. So`} the derivative is $${derivative}$.

(b) Integrating the left side gives back $${product}$ (up to a constant). Integrating the right side term by term,

$$${product} = ${
        ln
          ? md`${a}\int ${wanted}\,\mathrm{d}x + \int ${plainPart}\,\mathrm{d}x`
          : md`\int ${plainPart}\,\mathrm{d}x ${sign < 0 ? '-' : '+'} ${a}\int ${wanted}\,\mathrm{d}x`
      }.$$

Solving for the integral that is wanted gives the result.

(c) $\displaystyle\int ${plainPart}\,\mathrm{d}x = ${restIntegral}$ (up to a constant). Put this in and divide by $${a}$:

$$\int ${wanted}\,\mathrm{d}x = ${one} + C.$$

(d) $y = ${joined(factor)} + C$. At $x = ${at}$, ${
        kind === 'cos'
          ? md`both terms are $0$`
          : kind === 'exp'
            ? md`the first term is $0$ and $\mathrm{e}^0 = 1$`
            : ln
              ? md`the first term is $0$, because $\ln 1 = 0$`
              : md`the first term is $0$ and $\cos 0 = 1$`
      }, so $${kind === 'cos' ? '' : fraction(shift, a * a)}${kind === 'cos' ? '' : ' + '}C = ${start}$${kind === 'cos' ? '' : md` and $C = ${constant}$`}. Hence $y = ${curve}$.

You can always test an integral: differentiate the result of (c), and $${wanted}$ must come out.

**Watch out:** An integral of a product is *not* the product of the integrals. That is why the derivative of $${product}$ is needed first.`,
      scheme: [
        [md`(a) uses the product rule`, 'M1'],
        [md`both terms correct, which gives the result (AG)`, 'A1'],
        [md`(b) integrates the left side to $${product}$`, 'M1'],
        [md`splits the right side into two integrals and rearranges (AG)`, 'A1'],
        [md`(c) $\int ${plainPart}\,\mathrm{d}x = ${restIntegral}$`, 'A1'],
        [md`$${one} + C$`, 'A1'],
        [md`(d) puts $(${at}, ${start})$ into an equation with $C$`, 'M1'],
        [md`$y = ${curve}$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'expression',
          expected: `${one} + C`,
          variables: ['x'],
          mistakes: [
            {
              value: `${over(sign, a, product)}${restSign < 0 ? ' - ' : ' + '}${over(1, a, rest)} + C`,
              note: md`The second term must be divided by $${a}$ as well: once ${ln ? md`by the integral of $${low}$` : 'by the chain rule backwards'}, and once when you solve for the integral.`,
            },
            {
              value: `${over(sign, a, product)}${restSign < 0 ? ' + ' : ' - '}${over(1, a * a, rest)} + C`,
              note: 'Check the sign of the second term by differentiating your answer.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'expression',
          label: '$y =$',
          expected: curve,
          variables: ['x'],
          mistakes:
            kind === 'cos'
              ? []
              : [
                  {
                    value: `${joined(factor)} + ${start}`,
                    note: md`You took $C = ${start}$. At $x = ${at}$ the second term isn't zero.`,
                  },
                ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: derivative,
          value: (x) => (ln && x < 0 ? Number.NaN : slope(base, x)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: one,
          value: (x) =>
            ln && x < 0 ? Number.NaN : integral(wantedAt, at, x) + (kind === 'cos' ? 0 : restSign / (a * a)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `y = ${curve}`,
          value: (x) => (ln && x < 0 ? Number.NaN : start + factor * integral(wantedAt, at, x)),
        },
      ],
    };
  },
});
