import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, gcd, plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    a: integers(2, 5),
    b: nonZero(-4, 5),
    n: integers(3, 5),
    k: integers(1, 6),
    c: integers(2, 4),
    wave: choice(true, false),
    start: integers(2, 7),
  },
  allow: ({ a, b, k, c }) => (k % c !== 0 || k > c) && b >= -a && gcd(a, b) === 1,
  write: ({ a, b, n, k, c, wave, start }) => {
    const line = `${term(a, 'x')}${plus(b)}`;
    const inner = term(c, 'x');
    // A fraction that multiplies something, without a coefficient of 1.
    const times = (top: number, bottom: number): string => (top === bottom ? '' : fraction(top, bottom));
    const gradient = wave ? `${k === 1 ? '' : k}\\sin ${inner}` : `${k === 1 ? '' : k}\\mathrm{e}^{${inner}}`;
    const primitive = wave ? `-${times(k, c)}\\cos ${inner}` : `${times(k, c)}\\mathrm{e}^{${inner}}`;
    // f(0) = start.
    const [constantTop, constantBottom] = wave ? [start * c + k, c] : [start * c - k, c];
    const constant = fraction(constantTop, constantBottom);
    const signed =
      constantTop === 0
        ? ''
        : constantTop < 0
          ? ` - ${fraction(-constantTop, constantBottom)}`
          : ` + ${constant}`;
    const result = `${primitive}${signed}`;
    const f = (x: number): number => (wave ? k * Math.sin(c * x) : k * Math.exp(c * x));
    return {
      text: md`(a) Find $\displaystyle\int (${line})^{${n}}\,\mathrm{d}x$. [2]

(b) Find $\displaystyle\int \frac{${k}}{${line}}\,\mathrm{d}x$, for $${line} > 0$. [2]

(c) The function $f$ has the derivative $f'(x) = ${gradient}$, and $f(0) = ${start}$. Find $f(x)$. [4]`,
      hints: [
        md`Differentiate $(${line})^{${n + 1}}$ with the chain rule. By which number must you divide?`,
        md`$${wave ? md`\cos 0` : md`\mathrm{e}^0`} = 1$, not $0$: don't forget it when you find the constant.`,
      ],
      answer: md`(a) The inner function $${line}$ has the derivative $${a}$, so we divide by $${a}$: $\displaystyle\int (${line})^{${n}}\,\mathrm{d}x = \frac{(${line})^{${n + 1}}}{${a * (n + 1)}} + C$.

(b) In the same way, $\displaystyle\int \frac{${k}}{${line}}\,\mathrm{d}x = ${times(k, a)}\ln(${line}) + C$.

(c) $f(x) = ${primitive} + C$. With $${wave ? md`\cos 0` : md`\mathrm{e}^0`} = 1$, $f(0) = ${wave ? `-${fraction(k, c)}` : fraction(k, c)} + C = ${start}$, so $C = ${constant}$. Therefore $f(x) = ${result}$.

**Watch out:** When you integrate, you *divide* by the derivative of the inner function; it is easy to multiply, as in the chain rule. And $C$ isn't simply $f(0) = ${start}$, because the ${wave ? 'cosine' : 'exponential'} isn't zero at $x = 0$.`,
      scheme: [
        [md`$(${line})^{${n + 1}}$`, 'A1'],
        [md`$\frac{(${line})^{${n + 1}}}{${a * (n + 1)}} + C$`, 'A1'],
        [md`$\ln(${line})$`, 'A1'],
        [md`$${times(k, a)}\ln(${line}) + C$`, 'A1'],
        [md`attempts to integrate $f'$`, 'M1'],
        [md`$${primitive}$ $(+ C)$`, 'A1'],
        [md`substitutes $f(0) = ${start}$`, 'M1'],
        [md`$f(x) = ${result}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: md`\frac{(${line})^{${n + 1}}}{${a * (n + 1)}} + C`,
          variables: ['x'],
          mistakes: [
            {
              value: md`\frac{(${line})^{${n + 1}}}{${n + 1}} + C`,
              note: md`You didn't divide by $${a}$, the derivative of the inner function.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: md`${times(k, a)}\ln(${line}) + C`,
          variables: ['x'],
          mistakes: [
            {
              value: md`${k === 1 ? '' : k}\ln(${line}) + C`,
              note: md`You didn't divide by $${a}$, the derivative of the inner function.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          label: '$f(x) =$',
          expected: result,
          variables: ['x'],
          mistakes: [
            {
              value: `${primitive} + ${start}`,
              note: md`You took $C = ${start}$. At $x = 0$ the first term isn't zero, because $${wave ? md`\cos 0` : md`\mathrm{e}^0`} = 1$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`\frac{(${line})^{${n + 1}}}{${a * (n + 1)}}`,
          value: (x) => integral((t) => (a * t + b) ** n, -b / a, x),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`${times(k, a)}\ln(${line})`,
          value: (x) => (a * x + b > 0 ? integral((t) => k / (a * t + b), (1 - b) / a, x) : Number.NaN),
        },
        { part: 'c', route: 'numeric', shown: `f(x) = ${result}`, value: (x) => start + integral(f, 0, x) },
        {
          part: 'c',
          route: 'substitution',
          shown: `C = ${constant}`,
          value: Number(root((at) => (wave ? -k / c : k / c) + at - start, -99, 99).toFixed(12)),
        },
      ],
    };
  },
});
