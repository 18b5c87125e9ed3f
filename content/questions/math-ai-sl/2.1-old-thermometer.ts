import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, plus } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['2.2'],
  parameters: {
    museum: choice('Kolkata', 'Uppsala', 'Lima', 'Florence', 'Kyoto'),
    zero: integers(-20, 40, 4),
    step: choice(0.4, 0.5, 0.6, 0.8, 1.2, 1.4, 1.5, 1.6, 2.2, 2.4),
    warm: integers(15, 45, 5),
    asked: integers(20, 85, 5),
  },
  allow: ({ zero, step, warm, asked }) => {
    const same = Number((zero / (1 - step)).toFixed(6));
    return (
      zero !== 0 &&
      Number.isInteger(Number((same * 10).toFixed(6))) &&
      Math.abs(same) < 90 &&
      same !== asked &&
      warm !== asked &&
      same !== warm
    );
  },
  write: ({ museum, zero, step, warm, asked }) => {
    const f = (c: number) => Number((zero + step * c).toFixed(8));
    const same = Number((zero / (1 - step)).toFixed(6));
    const top = f(100);
    const formula = `${step}c${plus(zero)}`;
    const reading = f(asked);
    return {
      text: md`A museum in ${museum} shows an old thermometer with a scale of its own. In melting ice, at $0\ ^\circ\text{C}$, it reads $${zero}$ degrees. In boiling water, at $100\ ^\circ\text{C}$, it reads $${top}$ degrees. The reading is a linear function $R(c)$ of the temperature $c$ in degrees Celsius.

(a) Find $R(c)$. [3]

(b) Find $R(${warm})$. [1]

(c) Find $R^{-1}(${reading})$, and state what it means in this context. [3]

(d) Find the temperature at which the old thermometer reads the same number as one in degrees Celsius. [2]`,
      hints: [
        md`You know two points of the graph of $R$: one for ice and one for boiling water.`,
        md`What goes into $R^{-1}$ is a reading, and what comes out is a temperature.`,
        md`In (d), the reading and the temperature are equal. Write this as an equation.`,
      ],
      answer: md`(a) The graph passes through $(0, ${zero})$ and $(100, ${top})$. Its gradient is

$$\frac{${top} - ${zero < 0 ? `(${zero})` : zero}}{100 - 0} = ${step},$$

and its intercept is $${zero}$. So $R(c) = ${formula}$.

(b) $R(${warm}) = ${step} \times ${warm}${plus(zero)} = ${f(warm)}$

(c) $R^{-1}(${reading})$ is the solution of $${formula} = ${reading}$. This gives $${step}c = ${Number((reading - zero).toFixed(6))}$, so $R^{-1}(${reading}) = ${asked}$. When the old thermometer reads $${reading}$ degrees, the temperature is $${asked}\ ^\circ\text{C}$.

(d) Both numbers are equal when $R(c) = c$: $${formula} = c$ gives $${Number((1 - step).toFixed(2))}c = ${zero}$, so $c = ${same}\ ^\circ\text{C}$.

**Watch out:** $R^{-1}(${reading})$ isn't $\dfrac{1}{R(${reading})}$. It undoes the function $R$.`,
      scheme: [
        [md`(a) gradient from two points`, 'M1'],
        [md`$${step}$`, 'A1'],
        [md`$R(c) = ${formula}$`, 'A1'],
        [md`(b) $${f(warm)}$ (follow through)`, 'A1'],
        [md`(c) $${formula} = ${reading}$`, 'M1'],
        [md`$${asked}$`, 'A1'],
        [md`the temperature in degrees Celsius at which the reading is $${reading}$`, 'R1'],
        [md`(d) $R(c) = c$, or the intersection with the line $y = x$`, 'M1'],
        [md`$${same}\ ^\circ\text{C}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: '$R(c) =$',
          expected: formula,
          variables: ['c'],
          mistakes: [
            {
              value: `${decimals(top / 100, 4).replace(/\.?0+$/, '')}c${plus(zero)}`,
              note: md`For the gradient, take the *difference* of the two readings.`,
            },
          ],
        },
        { part: 'b', kind: 'number', expected: `${f(warm)}`, accuracy: 'exact' },
        {
          part: 'c',
          kind: 'number',
          expected: `${asked}`,
          accuracy: 'exact',
          marks: 2,
          mistakes:
            f(reading) === asked
              ? []
              : [
                  {
                    value: `${f(reading)}`,
                    note: md`You found $R(${reading})$. Here $${reading}$ is the reading, not the temperature.`,
                  },
                ],
        },
        { part: 'c', kind: 'self', why: 'state what it means', marks: 1 },
        { part: 'd', kind: 'number', expected: `${same}`, accuracy: 'exact', unit: '°C' },
      ],
      checks: [
        {
          part: 'a',
          route: 'symbolic',
          shown: `R(c) = ${formula}`,
          variable: 'c',
          value: (c) => zero * (1 - c / 100) + (top * c) / 100,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${f(warm)}`,
          value: zero * (1 - warm / 100) + (top * warm) / 100,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${asked}`,
          value: Number(root((c) => f(c) - reading, -200, 300).toFixed(6)),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `c = ${same}`,
          value: Number(root((c) => zero + step * c - c, -300, 300).toFixed(6)),
        },
      ],
    };
  },
});
