import { maximum, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, plus, sf, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice(
      'a park in Tbilisi',
      'a square in Valparaíso',
      'a garden in Lahore',
      'a courtyard in Siena',
    ),
    steep: choice(0.3, 0.4, 0.5, 0.6, 0.8),
    rise: integers(1.6, 3.2, 0.2),
    nozzle: integers(0.4, 1.2, 0.2),
    later: integers(3, 4),
  },
  allow: ({ steep, rise, nozzle, later }) => {
    const y = (x: number) => -steep * x * x + rise * x + nozzle;
    return y(later) > 0.4 && y(later) < 3 && rise / (2 * steep) < later;
  },
  write: ({ place, steep, rise, nozzle, later }) => {
    const y = (x: number) => -steep * x * x + rise * x + nozzle;
    const points = [0, 1, later].map((x) => [x, Number(y(x).toFixed(4))] as const);
    const reach = (rise + Math.sqrt(rise * rise + 4 * steep * nozzle)) / (2 * steep);
    const top = nozzle + (rise * rise) / (4 * steep);
    const measured = Number((top * 0.95).toFixed(2));
    const error = (Math.abs(top - measured) / measured) * 100;
    const formula = `${term(-steep, 'x^2')}${plus(rise, 'x')}${plus(nozzle)}`;
    const [, [, atOne], [, atLater]] = points as [
      unknown,
      readonly [number, number],
      readonly [number, number],
    ];
    return {
      text: md`A jet of water in ${place} leaves a nozzle, rises and falls into a pool. Its height $y$ above the water of the pool is measured at three horizontal distances $x$ from the nozzle. Both are in metres.

| $x$ | 0 | 1 | ${later} |
|---|---|---|---|
| $y$ | ${points.map(([, height]) => height).join(' | ')} |

The jet is modelled by $y = ax^2 + bx + c$.

(a) Write down the value of $c$. [1]

(b) Write down two equations in $a$ and $b$, and hence find $a$ and $b$. [4]

(c) Use the model to find the distance from the nozzle at which the jet falls into the pool. [2]

(d) The greatest height of the jet is measured as $${decimals(measured, 2)}\ \text{m}$. Find the percentage error of the greatest height that the model gives. [3]

(e) State the domain on which it is sensible to use the model. [1]`,
      hints: [
        md`Each point of the table gives an equation when its coordinates are put into the model.`,
        md`In (c), the height is $0$. Only one of the two solutions makes sense.`,
      ],
      answer: md`(a) For $x = 0$ the model gives $y = c$, so $c = ${nozzle}$.

(b) The point $(1, ${atOne})$ gives $a + b + ${nozzle} = ${atOne}$.

The point $(${later}, ${atLater})$ gives $${later ** 2}a + ${later}b + ${nozzle} = ${atLater}$.

The solver for simultaneous equations finds $a = ${-steep}$ and $b = ${rise}$.

(c) $${formula} = 0$ has a negative solution and the solution $x = ${sf(reach)}\ \text{m}$.

(d) The maximum of the model is $y = ${sf(top, 4)}\ \text{m}$ (at $x = ${sf(rise / (2 * steep))}$).

$$\left|\frac{${sf(top, 5)} - ${decimals(measured, 2)}}{${decimals(measured, 2)}}\right| \times 100\% = ${sf(error)}\%$$

(e) From the nozzle to the pool: $0 \le x \le ${sf(reach)}$

![](drawing:jet)

**Calculator:** (b) TI-Nspire: Menu, Algebra, Solve System of Linear Equations. Casio fx-CG50: Equation, Simultaneous, 2 unknowns. (c), (d) Draw the model. TI-Nspire: Menu, Analyze Graph, Zero and Maximum. Casio fx-CG50: G-Solv, ROOT and MAX.

**Watch out:** The percentage error compares with the *measured* height, so that one belongs in the denominator. It is easy to divide by the height from the model instead.`,
      scheme: [
        [md`$c = ${nozzle}$`, 'A1'],
        [md`$a + b + ${nozzle} = ${atOne}$`, 'A1'],
        [md`$${later ** 2}a + ${later}b + ${nozzle} = ${atLater}$`, 'A1'],
        [md`$a = ${-steep}$`, 'A1'],
        [md`$b = ${rise}$`, 'A1'],
        [md`sets the model equal to $0$`, 'M1'],
        [md`$${sf(reach)}\ \text{m}$`, 'A1'],
        [md`greatest height of the model: $${sf(top, 4)}\ \text{m}$`, 'A1'],
        [md`substitutes into the formula for the percentage error`, 'M1'],
        [md`$${sf(error)}\%$`, 'A1'],
        [md`$0 \le x \le ${sf(reach)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${nozzle}`, accuracy: 'exact' },
        { part: 'b', kind: 'self', why: 'two equations', marks: 1 },
        { part: 'b', kind: 'number', label: md`$a =$`, expected: `${-steep}`, marks: 2 },
        {
          part: 'b',
          kind: 'number',
          label: md`$b =$`,
          expected: `${rise}`,
          marks: 1,
          follows: `${atOne} - a.1 - b.2`,
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${reach}`,
          unit: 'm',
          follows: '(-b.3 - sqrt(b.3^2 - 4 * b.2 * a.1)) / (2 * b.2)',
          unless: 'x <= 0',
          mistakes: [
            {
              value: (rise / steep).toFixed(4),
              note: md`There the jet is as high as the nozzle. The pool is lower: set $y = 0$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${error}`,
          unit: '%',
          mistakes: [
            {
              value: `${(Math.abs(top - measured) / top) * 100}`,
              note: md`You divided by the height of the model. The percentage error compares the difference with the measured value.`,
            },
          ],
        },
        { part: 'e', kind: 'interval', expected: md`0 \le x \le ${sf(reach)}` },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `c = ${nozzle}`, value: y(0) },
        {
          part: 'b',
          route: 'substitution',
          shown: `a = ${-steep}`,
          value: Number((((atLater - nozzle) / later - (atOne - nozzle)) / (later - 1)).toFixed(9)),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `b = ${rise}`,
          value: Number(
            (((atOne - nozzle) * later * later - (atLater - nozzle)) / (later * later - later)).toFixed(9),
          ),
        },
        { part: 'c', route: 'numeric', shown: `x = ${sf(reach)}\\ \\text{m}`, value: root(y, 0, 30) },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(error)}\\%`,
          value: Math.abs((100 * maximum(y, 0, reach)) / measured - 100),
        },
      ],
      drawings: {
        jet: plot({
          x: [0, reach * 1.15],
          y: [0, top * 1.2],
          xLabel: '*x*',
          yLabel: '*y*',
          height: 190,
          curves: [{ f: y, from: 0, to: reach }],
          points: points.map((at) => ({ at, cross: true })),
          description: `The parabola of the model from the nozzle to the pool, with crosses at the three measured points.`,
        }),
      },
    };
  },
});
