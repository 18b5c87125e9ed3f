import { integral, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.5'],
  parameters: {
    k: choice(12, 18, 24, 30, 36, 48, 60),
    c: choice(1, 2, 3, 5),
    power: choice(2, 3),
    from: choice(1, 2),
    width: choice(2, 4),
  },
  write: ({ k, c, power, from, width }) => {
    const to = from + width;
    const f = (x: number) => k / x ** power + c;
    const rule = (n: number) => {
      const h = width / n;
      return (h / 2) * (f(from) + f(to)) + h * sum((i) => f(from + i * h), 1, n - 1);
    };
    const again = (n: number) =>
      sum((i) => ((width / n) * (f(from + (i * width) / n) + f(from + ((i + 1) * width) / n))) / 2, 0, n - 1);
    const [two, four] = [rule(2), rule(4)];
    const bottom = (power - 1) * from ** (power - 1) * to ** (power - 1);
    const exact = fraction(k * (to ** (power - 1) - from ** (power - 1)) + c * width * bottom, bottom);
    const truth = integral(f, from, to);
    const errors = [two, four].map((one) => (100 * (one - truth)) / truth);
    const ratio = (two - truth) / (four - truth);
    const whole = !exact.includes('frac');
    const antiBottom = power === 2 ? 'x' : '2x^2';
    const antiTyped = power === 2 ? `-${k}/x + ${c}x + C` : `-${k / 2}/x^2 + ${c}x + C`;
    const anti =
      power === 2
        ? md`-\frac{${k}}{x} + ${c === 1 ? '' : c}x`
        : md`-\frac{${k / 2}}{x^2} + ${c === 1 ? '' : c}x`;
    const h = width / 4;
    const ys = [0, 1, 2, 3, 4].map((i) => f(from + i * h));
    return {
      text: md`The area under the curve $y = \dfrac{${k}}{x^${power}} + ${c}$ from $x = ${from}$ to $x = ${to}$ is $I = \displaystyle\int_{${from}}^{${to}} \left(\frac{${k}}{x^${power}} + ${c}\right)\mathrm{d}x$.

(a) Use the trapezoidal rule to estimate $I$

(i) with $2$ strips; [3]

(ii) with $4$ strips. [2]

(b) Find $\displaystyle\int \left(\frac{${k}}{x^${power}} + ${c}\right)\mathrm{d}x$. [3]

(c) Find the exact value of $I$. [2]

(d) Find the percentage error of each estimate. [3]

(e) Comment on how doubling the number of strips changes the error. [1]`,
      hints: [
        md`For part (a) you need the values of $y$ at equal steps from $x = ${from}$ to $x = ${to}$.`,
        md`Write $\frac{${k}}{x^${power}} = ${k}x^{-${power}}$. Raise the exponent by one and divide by the new exponent.`,
        md`The percentage error compares the difference with the exact value.`,
      ],
      answer: md`(a) (i) The strips have the width $${width / 2}$. The values at $x = ${from}$, $${from + width / 2}$ and $${to}$ are $${[0, 2, 4].map((i) => sf(ys[i]!, 5)).join('$, $')}$. So $I \approx \frac{1}{2} \times ${width / 2} \times \left(${sf(ys[0]!, 5)} + ${sf(ys[4]!, 5)} + 2 \times ${sf(ys[2]!, 5)}\right) = ${sf(two)}$

(ii) The strips have the width $${h}$. Two more values are needed: $${sf(ys[1]!, 5)}$ and $${sf(ys[3]!, 5)}$. So $I \approx \frac{1}{2} \times ${h} \times \left(${sf(ys[0]!, 5)} + ${sf(ys[4]!, 5)} + 2(${[1, 2, 3].map((i) => sf(ys[i]!, 5)).join(' + ')})\right) = ${sf(four)}$

(b) $${k}x^{-${power}}$ becomes $\dfrac{${k}}{-${power - 1}}x^{-${power - 1}}$, and $${c}$ becomes $${c === 1 ? '' : c}x$:

$$\int \left(\frac{${k}}{x^${power}} + ${c}\right)\mathrm{d}x = ${anti} + C$$

(c) Put in the limits and subtract: $I = ${exact}$${whole ? '' : md` (about $${sf(truth)}$)`}

(d) With unrounded estimates: for $2$ strips $\dfrac{${sf(two, 5)} - ${sf(truth, 5)}}{${sf(truth, 5)}} \times 100\% = ${sf(errors[0]!)}\%$, for $4$ strips $\dfrac{${sf(four, 5)} - ${sf(truth, 5)}}{${sf(truth, 5)}} \times 100\% = ${sf(errors[1]!)}\%$.

(e) With twice as many strips the error becomes much smaller: it is divided by about $${sf(ratio, 2)}$.

**Calculator:** make a table of $y$ with start $${from}$ and step $${h}$.

**Watch out:** With $4$ strips the values of part (i) are used again, but the width of a strip is new.`,
      scheme: [
        [md`(a)(i) width $${width / 2}$`, '(A1)'],
        [md`substitutes into the trapezoidal rule`, 'M1'],
        [md`$${sf(two)}$`, 'A1'],
        [md`(ii) substitutes five values, with width $${h}$`, 'M1'],
        [md`$${sf(four)}$`, 'A1'],
        [md`(b) $-\frac{${power === 2 ? k : k / 2}}{${antiBottom.replace('2x', 'x')}}$`, 'A1'],
        [md`$${c === 1 ? '' : c}x$`, 'A1'],
        [md`$+\, C$`, 'A1'],
        [md`(c) substitutes both limits, or uses the calculator`, 'M1'],
        [md`$${exact}$`, 'A1'],
        [md`(d) formula for the percentage error with their exact value`, 'M1'],
        [md`$${sf(errors[0]!)}\%$`, 'A1'],
        [md`$${sf(errors[1]!)}\%$`, 'A1'],
        [md`(e) the error becomes much smaller (divided by between $2$ and $4$)`, 'R1'],
      ],
      replies: [
        {
          part: 'a i',
          kind: 'number',
          expected: `${Number(two.toPrecision(9))}`,
          mistakes: [
            { value: sf(2 * two, 5), note: md`You left out the factor $\frac{1}{2}$.` },
            {
              value: sf((width / 4) * (ys[0]! + ys[2]! + ys[4]!), 5),
              note: md`The middle value counts twice.`,
            },
          ],
        },
        { part: 'a ii', kind: 'number', expected: `${Number(four.toPrecision(9))}` },
        {
          part: 'b',
          kind: 'expression',
          expected: antiTyped,
          variables: ['x'],
          mistakes: [{ value: antiTyped.replace(' + C', ''), note: md`An indefinite integral needs $+ C$.` }],
        },
        { part: 'c', kind: 'number', expected: exact },
        {
          part: 'd',
          kind: 'number',
          label: md`$2$ strips`,
          expected: `${Number(errors[0]!.toPrecision(9))}`,
          unit: '%',
          follows: 'abs(a.i.1 - c.1) / c.1 * 100',
          marks: 2,
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$4$ strips`,
          expected: `${Number(errors[1]!.toPrecision(9))}`,
          unit: '%',
          follows: 'abs(a.ii.1 - c.1) / c.1 * 100',
          marks: 1,
        },
        { part: 'e', kind: 'self', why: 'comment' },
      ],
      checks: [
        { part: 'a i', route: 'numeric', shown: `= ${sf(two)}`, value: again(2) },
        { part: 'a ii', route: 'numeric', shown: `= ${sf(four)}`, value: again(4) },
        {
          part: 'b',
          route: 'numeric',
          shown: anti,
          value: (x) => (x > 0.5 ? (power === 2 ? -k : -k / 2) + c + integral(f, 1, x, 800) : Number.NaN),
        },
        { part: 'c', route: 'numeric', shown: `I = ${exact}`, value: truth, within: 1e-6 },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(errors[0]!)}\%`,
          value: 100 * (again(2) / truth - 1),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(errors[1]!)}\%`,
          value: 100 * (again(4) / truth - 1),
        },
      ],
    };
  },
});
