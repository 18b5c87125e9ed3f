import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, plus, term } from '../../authoring/wording.ts';

/** Kinds of integrand: (x + c) times something, from 0 to an end where the value is exact. */
export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    kind: choice('exp', 'sin', 'cos'),
    k: integers(2, 5),
    c: integers(1, 6),
    sign: choice(1, -1),
  },
  allow: ({ kind, sign }) => kind === 'exp' || sign === 1,
  write: ({ kind, k, c, sign }) => {
    const a = kind === 'exp' ? sign * k : k;
    const first = `x + ${c}`;
    const parts = {
      // (x + c)/a e^{ax} − 1/a² e^{ax}
      exp: {
        integrand: md`(${first})\mathrm{e}^{${term(a, 'x')}}`,
        v: md`${coefficient(1, a)}\mathrm{e}^{${term(a, 'x')}}`,
        result: md`${coefficient(1, a)}(${first})\mathrm{e}^{${term(a, 'x')}} - \frac{1}{${a * a}}\mathrm{e}^{${term(a, 'x')}}`,
        rest: md`\int ${coefficient(1, a)}\mathrm{e}^{${term(a, 'x')}}\,\mathrm{d}x`,
        end: '1',
        endAt: 1,
        // At 1: ((1 + c)/a − 1/a²) e^a; at 0: c/a − 1/a².
        value: expValue(a, c),
        f: (x: number) => (x + c) * Math.exp(a * x),
        start: c / a - 1 / (a * a),
        dv: md`\mathrm{e}^{${term(a, 'x')}}`,
      },
      sin: {
        integrand: md`(${first})\sin ${term(a, 'x')}`,
        v: md`-\frac{1}{${a}}\cos ${term(a, 'x')}`,
        result: md`-\frac{1}{${a}}(${first})\cos ${term(a, 'x')} + \frac{1}{${a * a}}\sin ${term(a, 'x')}`,
        rest: md`\int -\frac{1}{${a}}\cos ${term(a, 'x')}\,\mathrm{d}x`,
        end: md`\frac{\pi}{${2 * a}}`,
        endAt: Math.PI / (2 * a),
        value: fraction(1 + c * a, a * a),
        f: (x: number) => (x + c) * Math.sin(a * x),
        start: -c / a,
        dv: md`\sin ${term(a, 'x')}`,
      },
      cos: {
        integrand: md`(${first})\cos ${term(a, 'x')}`,
        v: md`\frac{1}{${a}}\sin ${term(a, 'x')}`,
        result: md`\frac{1}{${a}}(${first})\sin ${term(a, 'x')} + \frac{1}{${a * a}}\cos ${term(a, 'x')}`,
        rest: md`\int \frac{1}{${a}}\sin ${term(a, 'x')}\,\mathrm{d}x`,
        end: md`\frac{\pi}{${2 * a}}`,
        endAt: Math.PI / (2 * a),
        value: md`\frac{\pi}{${2 * a * a}}${fraction(c * a - 1, a * a) === '0' ? '' : ` + ${fraction(c * a - 1, a * a)}`}`,
        f: (x: number) => (x + c) * Math.cos(a * x),
        start: 1 / (a * a),
        dv: md`\cos ${term(a, 'x')}`,
      },
    }[kind];
    const f = parts.f;
    // The second integral added, not subtracted.
    const slip = parts.result.replace(/ ([+-]) (?=\\frac\{1\}\{\d+\}[^(]*$)/, (_, sign) =>
      sign === '+' ? ' - ' : ' + ',
    );
    // What the upper limit alone gives.
    const upper = {
      exp: md`\frac{${term(a * (1 + c) - 1, md`\mathrm{e}^{${a}}`)}}{${a * a}}`,
      sin: fraction(1, a * a),
      cos: md`\frac{\pi}{${2 * a * a}} + ${fraction(c, a)}`,
    }[kind];
    return {
      text: md`(a) Use integration by parts to find $\displaystyle\int ${parts.integrand}\,\mathrm{d}x$. [4]

(b) Hence find the exact value of $\displaystyle\int_0^{${parts.endAt === 1 ? '1' : `\\pi/${2 * a}`}} ${parts.integrand}\,\mathrm{d}x$. [3]`,
      hints: [
        md`Choose $u = ${first}$, because its derivative is simpler, and $\dfrac{\mathrm{d}v}{\mathrm{d}x} = ${parts.dv}$.`,
        md`$\displaystyle\int u\,\frac{\mathrm{d}v}{\mathrm{d}x}\,\mathrm{d}x = uv - \int v\,\frac{\mathrm{d}u}{\mathrm{d}x}\,\mathrm{d}x$`,
      ],
      answer: md`(a) Let $u = ${first}$ and $\dfrac{\mathrm{d}v}{\mathrm{d}x} = ${parts.dv}$. Then $\dfrac{\mathrm{d}u}{\mathrm{d}x} = 1$ and $v = ${parts.v}$. So

$$\int ${parts.integrand}\,\mathrm{d}x = (${first})\left(${parts.v}\right) - ${parts.rest} = ${parts.result} + C$$

(b) Put in the limits $${parts.end}$ and $0$:

$$\left[${parts.result}\right]_0^{${parts.endAt === 1 ? '1' : `\\pi/${2 * a}`}} = ${parts.value}$$

**Watch out:** The lower limit $0$ does not make everything zero, so its value must be subtracted, too. And mind the minus sign in front of the second integral: differentiating your answer to (a) shows at once if a sign is wrong.`,
      scheme: [
        ['chooses $u$ and $v$ and uses integration by parts', 'M1'],
        [md`$v = ${parts.v}$`, 'A1'],
        [md`$(${first})\left(${parts.v}\right) - ${parts.rest}$`, 'A1'],
        [md`$${parts.result} + C$`, 'A1'],
        ['substitutes both limits', 'M1'],
        ['correct value at one limit', 'A1'],
        [md`$${parts.value}$, or an equivalent exact form`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${parts.result} + C`,
          variables: ['x'],
          mistakes: [
            {
              value: `${slip} + C`,
              note: md`Look at the sign of the second term: $\int v\,\frac{\mathrm{d}u}{\mathrm{d}x}\,\mathrm{d}x$ is subtracted.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: parts.value,
          accuracy: 'exact',
          mistakes: [
            {
              value: upper,
              note: md`You put in the upper limit alone. At $x = 0$ the antiderivative isn't zero.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: parts.result, value: (x) => parts.start + integral(f, 0, x) },
        { part: 'b', route: 'numeric', shown: `= ${parts.value}`, value: integral(f, 0, parts.endAt) },
      ],
    };
  },
});

/** A fraction in front of something. */
function coefficient(top: number, bottom: number): string {
  const text = fraction(top, bottom);
  if (text === '1') return '';
  return text === '-1' ? '-' : text;
}

/** ((1 + c)/a − 1/a²)e^a − (c/a − 1/a²) over the denominator a². */
function expValue(a: number, c: number): string {
  const front = a * (1 + c) - 1;
  const back = -(a * c - 1);
  const exponential = md`\mathrm{e}^{${a}}`;
  const top =
    front < 0 && back > 0 ? `${back}${plus(front, exponential)}` : `${term(front, exponential)}${plus(back)}`;
  return md`\frac{${top}}{${a * a}}`;
}
