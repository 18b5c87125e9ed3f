import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.14'],
  parameters: {
    a: choice(0.4, 0.5, 0.8, 1, 1.25),
    start: integers(1, 6),
    h: choice(0.1, 0.2),
    steps: choice(4, 5),
  },
  write: ({ a, start, h, steps }) => {
    const rows: { x: number; y: number; slope: number }[] = [];
    let y = start;
    for (let step = 0; step <= steps; step += 1) {
      const x = step * h;
      rows.push({ x, y, slope: x + a * y });
      y += h * (x + a * y);
    }
    const end = Number((steps * h).toFixed(2));
    const found = rows[steps]!.y;
    const extra = 1 / a ** 2;
    const whole = start + extra;
    const exact = whole * Math.exp(a * end) - end / a - extra;
    const error = (100 * Math.abs(found - exact)) / exact;
    // The recurrence solved as a sum.
    let closed = (1 + a * h) ** steps * start;
    for (let k = 0; k < steps; k += 1) closed += h * (k * h) * (1 + a * h) ** (steps - 1 - k);
    // The equation in very small steps of Runge and Kutta.
    let fine = start;
    const many = 2000;
    const d = end / many;
    for (let k = 0; k < many; k += 1) {
      const x = k * d;
      const k1 = x + a * fine;
      const k2 = x + d / 2 + a * (fine + (d / 2) * k1);
      const k3 = x + d / 2 + a * (fine + (d / 2) * k2);
      const k4 = x + d + a * (fine + d * k3);
      fine += (d / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    }
    const number = (value: number) => String(Number(value.toFixed(4)));
    return {
      text: md`The differential equation $\frac{\mathrm{d}y}{\mathrm{d}x} = x + ${term(a, 'y')}$ has a solution with $y = ${start}$ at $x = 0$.

(a) Use Euler's method with step length $${h}$ to find an approximation of $y$ at $x = ${end}$. [4]

(b) Verify that $y = ${number(whole)}\mathrm{e}^{${term(a, 'x')}} - ${number(1 / a) === '1' ? '' : number(1 / a)}x - ${number(extra)}$ satisfies the differential equation and the condition at $x = 0$. [3]

(c) Find the percentage error of the approximation of part (a). [2]

(d) Explain, with the second derivative, why Euler's method gives too small a value here. [2]`,
      hints: [
        md`Each step adds the step length times the gradient: $y_{n+1} = y_n + ${h}(x_n + ${term(a, 'y_n')})$.`,
        md`Where a curve is concave up, it lies above its tangents.`,
      ],
      answer: md`(a) $x_{n+1} = x_n + ${h}$ and $y_{n+1} = y_n + ${h}(x_n + ${term(a, 'y_n')})$

| $n$ | $x_n$ | $y_n$ |
|---|---|---|
${rows.map(({ x, y: value }, index) => `| $${index}$ | $${decimals(x, 1)}$ | $${index === 0 ? start : sf(value, 5)}$ |`).join('\n')}

So $y \approx ${sf(found, 4)}$ at $x = ${end}$.

(b) $\frac{\mathrm{d}y}{\mathrm{d}x} = ${number(whole * a)}\mathrm{e}^{${term(a, 'x')}} - ${number(1 / a)}$

$x + ${term(a, 'y')} = x + ${number(whole * a)}\mathrm{e}^{${term(a, 'x')}} - x - ${number(1 / a)} = ${number(whole * a)}\mathrm{e}^{${term(a, 'x')}} - ${number(1 / a)}$, which is the same.

At $x = 0$: $y = ${number(whole)} - 0 - ${number(extra)} = ${start}$.

(c) The exact value at $x = ${end}$ is $y = ${sf(exact, 5)}$, so the percentage error is $\left|\frac{${sf(found, 5)} - ${sf(exact, 5)}}{${sf(exact, 5)}}\right| \times 100\% = ${sf(error)}\%$.

(d) $\frac{\mathrm{d}^2y}{\mathrm{d}x^2} = ${number(whole * a * a)}\mathrm{e}^{${term(a, 'x')}} > 0$, so the curve is concave up and lies above its tangents. Each step of Euler's method follows a tangent, so it ends below the curve.

**Calculator:** TI-Nspire: Lists & Spreadsheet with columns for $x$ and $y$, the formulas of (a) in the second row, then fill down. Casio fx-CG50: Recursion, type $a_{n+1}$, with $a_n$ for $y$ and $${h}n$ for $x$.

**Watch out:** Each step uses the gradient at its *beginning*, so don't put in the new $x$ with the old $y$. For the percentage error divide by the exact value, not by the approximation.`,
      scheme: [
        [md`$y_{n+1} = y_n + ${h}(x_n + ${term(a, 'y_n')})$`, 'M1'],
        [md`$y_1 = ${sf(rows[1]!.y, 5)}$`, 'A1'],
        [md`$y_2 = ${sf(rows[2]!.y, 5)}$`, 'A1'],
        [md`$${sf(found, 4)}$ (accept 3 significant figures)`, 'A1'],
        [md`differentiates the given function`, 'M1'],
        [md`shows that both sides are equal`, 'A1'],
        [md`checks $y = ${start}$ at $x = 0$`, 'A1'],
        [md`exact value $${sf(exact, 5)}$ put into the formula`, 'M1'],
        [md`$${sf(error)}\%$`, 'A1'],
        [md`second derivative positive, concave up`, 'R1'],
        [md`the tangents lie below the curve`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(found.toPrecision(8))}`,
          mistakes: [
            {
              value: sf(rows[steps - 1]!.y, 4),
              note: md`You stopped one step too early: $${steps}$ steps lead to $x = ${end}$.`,
            },
            {
              value: sf(start + end * a * start, 4),
              note: md`You took a single step. Use the step length $${h}$, with a new gradient each time.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'verify' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(error.toPrecision(8))}`,
          unit: '%',
          follows: `100*abs(a.1 - ${Number(exact.toPrecision(10))})/${Number(exact.toPrecision(10))}`,
          mistakes: [
            {
              value: sf(Math.abs(found - exact)),
              note: 'This is the error itself. Divide it by the exact value, and write it in per cent.',
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: md`y \approx ${sf(found, 4)}`, value: closed },
        { part: 'c', route: 'numeric', shown: `y = ${sf(exact, 5)}`, value: fine },
        { part: 'c', route: 'numeric', shown: md`= ${sf(error)}\%`, value: (100 * (fine - closed)) / fine },
      ],
    };
  },
});
