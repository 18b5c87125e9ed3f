import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.5'],
  parameters: {
    thing: choice(
      ['Water leaks from a pool in Alicante', 'litres'],
      ['Grain trickles from a silo in Saskatoon', 'kilograms'],
      ['Oil drips from a machine in Pretoria', 'millilitres'],
    ),
    factor: integers(12, 60, 4),
    constant: integers(3, 12),
    end: integers(4, 9),
    part: choice(20, 30, 40, 50),
  },
  allow: ({ factor, constant, end, part }) => {
    const total = (factor / 2) * Math.log((end ** 2 + constant) / constant);
    return part < 0.8 * total && Math.abs(part - total) > 3;
  },
  write: ({ thing: [opening, unit], factor, constant, end, part }) => {
    const rate = (t: number) => (factor * t) / (t * t + constant);
    const total = (factor / 2) * Math.log((end ** 2 + constant) / constant);
    const time = Math.sqrt(constant * Math.exp((2 * part) / factor) - constant);
    return {
      text: md`${opening} at a rate of $\frac{${factor}t}{t^2 + ${constant}}$ ${unit} per hour, where $t$ is the time in hours since the leak began.

(a) Use the substitution $u = t^2 + ${constant}$ to find $\int \frac{${factor}t}{t^2 + ${constant}}\,\mathrm{d}t$. [4]

(b) Hence show that the amount that has been lost after $T$ hours is $${factor / 2}\ln\left(\frac{T^2 + ${constant}}{${constant}}\right)$ ${unit}. [2]

(c) Find the amount that is lost in the first $${end}$ hours. [1]

(d) Find the time at which $${part}$ ${unit} have been lost. [2]`,
      hints: [
        md`With $u = t^2 + ${constant}$, $\frac{\mathrm{d}u}{\mathrm{d}t} = 2t$, so $t\,\mathrm{d}t = \frac{1}{2}\mathrm{d}u$.`,
        md`In part (b), take the integral from $0$ to $T$ and use a law of logarithms.`,
      ],
      answer: md`(a) $\frac{\mathrm{d}u}{\mathrm{d}t} = 2t$, so $t\,\mathrm{d}t = \frac{1}{2}\mathrm{d}u$ and

$$\int \frac{${factor}t}{t^2 + ${constant}}\,\mathrm{d}t = \int \frac{${factor}}{2u}\,\mathrm{d}u = ${factor / 2}\ln u + C = ${factor / 2}\ln(t^2 + ${constant}) + C.$$

(As $u$ is positive, no modulus is needed.)

(b) The amount is $\left[${factor / 2}\ln(t^2 + ${constant})\right]_0^T = ${factor / 2}\ln(T^2 + ${constant}) - ${factor / 2}\ln ${constant} = ${factor / 2}\ln\left(\frac{T^2 + ${constant}}{${constant}}\right)$.

(c) $${factor / 2}\ln\left(${fraction(end ** 2 + constant, constant)}\right) = ${sf(total)}$ ${unit}

(d) $${factor / 2}\ln\left(\frac{T^2 + ${constant}}{${constant}}\right) = ${part}$ gives $T^2 = ${constant}\mathrm{e}^{${fraction(2 * part, factor)}} - ${constant}$, so $T = ${sf(time)}$ hours.

**Watch out:** It is easy to think that the lower limit $0$ gives nothing, but it gives $\ln ${constant}$, which has to be subtracted in (b). In (a), don't lose the factor $\frac{1}{2}$ from $t\,\mathrm{d}t = \frac{1}{2}\mathrm{d}u$.`,
      scheme: [
        [md`$\frac{\mathrm{d}u}{\mathrm{d}t} = 2t$`, 'A1'],
        [md`replaces $t\,\mathrm{d}t$ by $\frac{1}{2}\mathrm{d}u$`, 'M1'],
        [md`$${term(factor / 2, String.raw`\ln u`)}$`, 'A1'],
        [md`$${factor / 2}\ln(t^2 + ${constant}) + C$`, 'A1'],
        [md`limits $0$ and $T$`, 'M1'],
        [md`uses a law of logarithms to reach the result`, 'A1'],
        [md`$${sf(total)}$`, 'A1'],
        [md`sets the amount equal to $${part}$`, 'M1'],
        [md`$${sf(time)}$ hours`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: md`${factor / 2}\ln(t^2 + ${constant}) + C`,
          variables: ['t'],
          mistakes: [
            {
              value: md`${factor}\ln(t^2 + ${constant}) + C`,
              note: md`As $\mathrm{d}u = 2t\,\mathrm{d}t$, there is a factor $\frac{1}{2}$.`,
            },
            {
              value: md`${2 * factor}\ln(t^2 + ${constant}) + C`,
              note: md`You multiplied by $2$. As $t\,\mathrm{d}t = \frac{1}{2}\mathrm{d}u$, you have to halve.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(total.toPrecision(8))}`,
          unit,
          mistakes: [
            {
              value: sf((factor / 2) * Math.log(end ** 2 + constant)),
              note: md`You forgot the lower limit. At $t = 0$ the antiderivative is not $0$.`,
            },
            {
              value: sf(rate(end)),
              note: 'This is the rate at that time. The amount is the integral of the rate.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: '$T =$',
          expected: `${Number(time.toPrecision(8))}`,
          unit: 'hours',
          mistakes: [
            {
              value: sf(time ** 2),
              note: md`This is $T^2$. Take the root.`,
            },
          ].filter(() => Math.abs(time - 1) > 0.1),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`${factor / 2}\ln(t^2 + ${constant})`,
          value: (t) => integral(rate, 0, t) + (factor / 2) * Math.log(constant),
          variable: 't',
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(total)}`,
          value: integral(rate, 0, end),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `T = ${sf(time)}`,
          value: root((x) => integral(rate, 0, x) - part, 0.01, 60),
        },
      ],
    };
  },
});
