import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, sf } from '../../authoring/wording.ts';

const tidy = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.6'],
  parameters: {
    thing: choice(
      { what: 'daily visitors of a website from Lagos', unit: 'thousand', start: 2020 },
      { what: 'electric buses in an imaginary city', unit: 'hundred', start: 2018 },
      { what: 'students who learn Mandarin in a region', unit: 'thousand', start: 2016 },
    ),
    cubic: choice(-0.02, -0.01, 0.01, 0.02),
    square: choice(0.2, 0.25, 0.3, 0.4),
    linear: choice(0.5, 0.8, 1.2, 1.5),
    first: integers(4, 12),
    at: choice(4, 5),
    later: choice(1, 2),
    limit: choice(5, 10, 20, 30),
  },
  allow: ({ cubic, square, linear, first, at, later, limit }) => {
    const f = (t: number) => cubic * t ** 3 + square * t * t + linear * t + first;
    const m = 3 * cubic * at * at + 2 * square * at + linear;
    const error = (100 * Math.abs(f(at) + m * later - f(at + later))) / f(at + later);
    const far = (100 * Math.abs(f(at) + m * 5 - f(at + 5))) / f(at + 5);
    return m > 1 && error > 0.3 && Math.abs(far - limit) > 0.6 && far > 1 && f(at + 5) > f(at);
  },
  write: ({ thing, cubic, square, linear, first, at, later, limit }) => {
    const coefficients = [cubic, square, linear, first];
    const f = (t: number) => coefficients.reduce((sum, value) => sum * t + value, 0);
    const derivative = [tidy(3 * cubic), tidy(2 * square), linear];
    const m = tidy(slope(f, at));
    const now = tidy(f(at));
    const constant = tidy(now - m * at);
    const line = polynomial([m, constant], 't');
    const [guess, real] = [tidy(now + m * later), tidy(f(at + later))];
    const error = (100 * Math.abs(guess - real)) / real;
    const [farGuess, farReal] = [tidy(now + 5 * m), tidy(f(at + 5))];
    const far = (100 * Math.abs(farGuess - farReal)) / farReal;
    const ok = far < limit;
    const year = thing.start + at;
    return {
      text: md`The number of ${thing.what}, in ${thing.unit}s, is modelled by

$$N(t) = ${polynomial(coefficients, 't')},$$

where $t$ is the time in years after the beginning of ${thing.start} and $0 \le t \le 10$. A journalist does not know this model. She knows only the number and the rate of change at the beginning of ${year}, and uses the tangent to the graph of $N$ at $t = ${at}$ for a forecast.

(a) Find $N(${at})$. [1]

(b) Find $N'(t)$, and hence the gradient of the tangent at $t = ${at}$. [3]

(c) Find the equation of the tangent. [2]

(d) Find the forecast for the beginning of ${year + later}, and its percentage error compared with the model. [4]

(e) The journalist says: "My forecast for the beginning of ${year + 5} is wrong by less than $${limit}\%$ of the model." Determine whether she is right. [3]`,
      hints: [
        md`The tangent goes through the point $(${at}, N(${at}))$ and has the gradient $N'(${at})$.`,
        md`The forecast is the height of the tangent, not of the curve.`,
        md`The percentage error compares the difference with the value of the model.`,
      ],
      answer: md`(a) $N(${at}) = ${now}$ ${thing.unit}s

(b) Differentiate term by term: $N'(t) = ${polynomial(derivative, 't')}$. At $t = ${at}$ the gradient is $N'(${at}) = ${m}$.

(c) The tangent has the gradient $${m}$ and passes through $(${at}, ${now})$: $y - ${now} = ${m}(t - ${at})$, or $y = ${line}$.

(d) At $t = ${at + later}$ the tangent has the height $${now} + ${later} \times ${m} = ${guess}$. The model gives $N(${at + later}) = ${real}$. The percentage error is $\left|\dfrac{${guess} - ${real}}{${real}}\right| \times 100\% = ${sf(error)}\%$.

(e) At $t = ${at + 5}$ the tangent gives $${now} + 5 \times ${m} = ${farGuess}$ and the model gives $N(${at + 5}) = ${farReal}$. The percentage error is $\left|\dfrac{${farGuess} - ${farReal}}{${farReal}}\right| \times 100\% = ${sf(far)}\%$. This is ${ok ? 'less' : 'more'} than $${limit}\%$, so she is ${ok ? 'right' : 'wrong'}.

**Calculator:** store the model as $f_1(x)$ and the tangent as $f_2(x)$. A table of both gives all values.

**Watch out:** Divide by the value of the *model*, not by the forecast. A tangent is a good forecast only near its point.`,
      scheme: [
        [md`(a) $${now}$`, 'A1'],
        [md`(b) at least one correct term`, 'M1'],
        [md`$${polynomial(derivative, 't')}$`, 'A1'],
        [md`$${m}$`, 'A1'],
        [md`(c) substitutes their point and their gradient`, 'M1'],
        [md`$y = ${line}$, or equivalent`, 'A1'],
        [md`(d) $${guess}$`, 'A1'],
        [md`$${real}$`, '(A1)'],
        [md`substitutes into the formula for the percentage error`, 'M1'],
        [md`$${sf(error)}\%$`, 'A1'],
        [md`(e) $${farGuess}$ and $${farReal}$`, '(A1)'],
        [md`$${sf(far)}\%$`, 'A1'],
        [md`compares with $${limit}\%$ and concludes that she is ${ok ? 'right' : 'wrong'}`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${now}`, unit: `${thing.unit}s` },
        {
          part: 'b',
          kind: 'expression',
          label: md`$N'(t) =$`,
          expected: polynomial(derivative, 't'),
          variables: ['t'],
          marks: 2,
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Gradient',
          expected: `${m}`,
          marks: 1,
          mistakes: [{ value: `${now}`, note: md`You found $N(${at})$. Put $t = ${at}$ into $N'$.` }],
        },
        {
          part: 'c',
          kind: 'equation',
          expected: `y = ${line}`,
          variables: ['t', 'y'],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Forecast',
          expected: `${guess}`,
          follows: `a.1 + ${later} * b.2`,
          unless: 'p <= 0',
          marks: 1,
          mistakes: [
            { value: `${real}`, note: md`That is the value of the model. The forecast uses the tangent.` },
          ].filter(() => Math.abs(guess - real) > 0.05 * real),
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Percentage error',
          expected: `${Number(error.toPrecision(9))}`,
          unit: '%',
          follows: `abs(d.1 - ${real}) / ${real} * 100`,
          marks: 3,
          mistakes: [
            {
              value: sf((100 * Math.abs(guess - real)) / guess, 5),
              note: md`You divided by the forecast. Divide by the value of the model.`,
            },
          ].filter(({ value }) => sf(Number(value)) !== sf(error)),
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Percentage error',
          expected: `${Number(far.toPrecision(9))}`,
          unit: '%',
          marks: 2,
          follows: `abs(a.1 + 5 * b.2 - ${farReal}) / ${farReal} * 100`,
        },
        { part: 'e', kind: 'self', why: 'determine whether she is right', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${now}`, value: f(at), within: 1e-5 },
        {
          part: 'b',
          route: 'numeric',
          shown: polynomial(derivative, 't'),
          value: (t) => slope(f, t),
          variable: 't',
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${m}`,
          value: derivative[0]! * at * at + derivative[1]! * at + linear,
          within: 1e-5,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: line,
          value: (t) => f(at) + slope(f, at) * (t - at),
          variable: 't',
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${guess}`,
          value: f(at) + later * slope(f, at),
          within: 1e-5,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(error)}\%`,
          value: 100 * Math.abs((f(at) + later * slope(f, at)) / f(at + later) - 1),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(far)}\%`,
          value: 100 * Math.abs((f(at) + 5 * slope(f, at)) / f(at + 5) - 1),
        },
      ],
    };
  },
});
