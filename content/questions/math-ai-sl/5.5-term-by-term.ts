import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, grouped, plus, power, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    a: integers(1, 5),
    n: choice(2, 3),
    b: integers(-7, 7),
    k: integers(2, 6),
    m: choice(2, 3),
    from: choice(1, 2),
    width: choice(1, 2, 3),
  },
  allow: ({ b, a, n }) => b !== 0 && Math.abs(b) !== 1 && a * (n + 1) > 3,
  write: ({ a, n, b, k, m, from, width }) => {
    // f(x) = a(n + 1)xⁿ + b + k(m − 1)/xᵐ
    const lead = a * (n + 1);
    const over = k * (m - 1);
    const to = from + width;
    const f = (x: number) => lead * x ** n + b + over / x ** m;
    const F = (x: number) => a * x ** (n + 1) + b * x - k / x ** (m - 1);
    const bottom = m === 2 ? 'x' : `x^${m - 1}`;
    const leadText = `${a === 1 ? '' : a}x^${n + 1}`;
    const typed = `${leadText}${plus(b, 'x')} - ${k}/${bottom}`;
    // Over a common denominator.
    const common = to ** (m - 1) * from ** (m - 1);
    const value = fraction(
      (a * (to ** (n + 1) - from ** (n + 1)) + b * (to - from)) * common -
        k * (from ** (m - 1) - to ** (m - 1)),
      common,
    );
    const isWhole = !value.includes('frac');
    const shown = value.replaceAll(/\d{5,}/g, (digits) => grouped(Number(digits)));
    return {
      text: md`Consider the function $f(x) = ${lead}x^${n}${plus(b)} + \dfrac{${over}}{x^${m}}$, $x > 0$.

(a) Write $\dfrac{${over}}{x^${m}}$ in the form $kx^p$. [1]

(b) Find $\displaystyle\int f(x)\,\mathrm{d}x$. [4]

(c) Find $\displaystyle\int_{${from}}^{${to}} f(x)\,\mathrm{d}x$. [2]`,
      hints: [
        md`Integration reverses differentiation: raise the exponent by one, then divide by the *new* exponent.`,
        md`The new exponent of the last term is $-${m} + 1 = -${m - 1}$.`,
        md`In part (b) something must be added at the end of every indefinite integral.`,
      ],
      answer: md`(a) $\dfrac{${over}}{x^${m}} = ${over}x^{-${m}}$

(b) Raise each exponent by one and divide by the new exponent. The constant $${b}$ becomes $${b}x$. For the last term: $-${m} + 1 = -${m - 1}$, so $${over}x^{-${m}}$ becomes $\dfrac{${over}}{-${m - 1}}x^{-${m - 1}}$. Together:

$$\int f(x)\,\mathrm{d}x = ${leadText}${plus(b, 'x')} - \frac{${k}}{${bottom}} + C$$

(c) Put in both limits and subtract, or use the calculator: $\displaystyle\int_{${from}}^{${to}} f(x)\,\mathrm{d}x = ${shown}$${isWhole ? '' : md`, which is $${sf(F(to) - F(from))}$ to 3 significant figures`}.

**Check:** differentiate your answer to part (b). You must get $f(x)$ back.

**Calculator:** type the definite integral with its template (TI-Nspire: menu, Calculus, Numerical Integral. Casio fx-CG50: OPTN, CALC, $\int\mathrm{d}x$).

**Watch out:** One *more* than $-${m}$ is $-${m - 1}$. Don't forget $+ C$ in part (b). A definite integral has no $C$.`,
      scheme: [
        [md`(a) $${over}x^{-${m}}$`, 'A1'],
        [md`(b) $${leadText}$`, 'A1'],
        [md`$${b}x$`, 'A1'],
        [md`$-\frac{${k}}{${bottom}}$`, 'A1'],
        [md`$+\, C$`, 'A1'],
        [md`(c) substitutes both limits, or writes the integral in the calculator`, 'M1'],
        [md`$${shown}$ (accept $${sf(F(to) - F(from))}$)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${over}x^(-${m})`,
          variables: ['x'],
          mistakes: [{ value: `${over}x^${m}`, note: md`Below the line means a negative exponent.` }],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: `${typed} + C`,
          variables: ['x'],
          mistakes: [
            { value: typed, note: md`An indefinite integral needs a constant, $+ C$.` },
            {
              value: `${leadText}${plus(b, 'x')} + ${k}/${bottom} + C`,
              note: md`You divide by $-${m - 1}$, which is negative.`,
            },
            {
              value: `${lead * n}${power('x', n - 1)} - ${over * m}/x^${m + 1}`,
              note: md`You differentiated. Integration raises the exponent.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: value,
          mistakes: [
            { value: sf(f(to) - f(from), 6), note: md`You put the limits into $f$ itself. Integrate first.` },
          ].filter((one) => Math.abs(Number(one.value) - (F(to) - F(from))) > 0.05 * (F(to) - F(from))),
        },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: `${over}x^{-${m}}`, value: (x) => f(x) - lead * x ** n - b },
        {
          part: 'b',
          route: 'numeric',
          shown: md`${leadText}${plus(b, 'x')} - \frac{${k}}{${bottom}}`,
          value: (x) => (x > 0 ? F(1) + integral(f, 1, x) : Number.NaN),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${shown}`,
          value: integral(f, from, to),
          within: 1e-6,
        },
      ],
    };
  },
});
