import { regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    reaction: choice(
      'the decomposition of a diazo compound in a laboratory in Dakar',
      'the decomposition of a peroxide in a factory in Pune',
      'the reaction of a tertiary bromoalkane with water',
      'the fading of a dye from Oaxaca',
    ),
    energy: integers(52, 98, 2),
    factor: integers(19, 27),
  },
  allow: ({ energy, factor }) => {
    const k = factor - (energy * 1000) / 8.31 / 320;
    return k > -12 && k < -2;
  },
  write: ({ reaction, energy, factor }) => {
    const at = (x: number) => factor - ((energy * 1000) / 8.31) * (x / 1000);
    const data = [2.9, 3.0, 3.1, 3.2, 3.3, 3.4].map((x) => [x, Number(decimals(at(x), 2))] as const);
    const [first, last] = [data[1]!, data[4]!];
    const slope = ((last[1] - first[1]) / (last[0] - first[0])) * 1000;
    const found = (-slope * 8.31) / 1000;
    const lnA = first[1] - (slope * first[0]) / 1000;
    const lnK = lnA + slope / 330;
    const k = Math.exp(lnK);
    const low = Math.floor(at(3.45));
    const high = Math.ceil(at(2.85));
    return {
      text: md`The rate constant $k$ (in $\text{s}^{-1}$) of ${reaction} is measured at several temperatures, and $\ln k$ is plotted against $\dfrac{1}{T}$.

![](drawing:arrhenius)

The line of best fit passes through $(${decimals(first[0], 2)} \times 10^{-3}\ \text{K}^{-1},\ ${decimals(first[1], 2)})$ and $(${decimals(last[0], 2)} \times 10^{-3}\ \text{K}^{-1},\ ${decimals(last[1], 2)})$. Use $R = 8.31\ \text{J K}^{-1}\,\text{mol}^{-1}$ and $\ln k = -\dfrac{E_a}{RT} + \ln A$.

(a) Determine the gradient of the line, with its unit. [2]

(b) Determine the activation energy, in $\text{kJ mol}^{-1}$. [2]

(c) Determine $\ln A$, and state what the Arrhenius factor $A$ takes into account. [2]

(d) Calculate the rate constant at $330\ \text{K}$. [2]

(e) A catalyst is added. Describe how the gradient of the line changes. [1]`,
      hints: [
        md`Keep the factor $10^{-3}$ of the horizontal axis in mind.`,
        md`Compare with $y = mx + c$: the gradient is $-\dfrac{E_a}{R}$.`,
      ],
      answer: md`(a) $\text{gradient} = \dfrac{${decimals(last[1], 2)} - (${decimals(first[1], 2)})}{(${decimals(last[0], 2)} - ${decimals(first[0], 2)}) \times 10^{-3}} = ${sf(slope)}\ \text{K}$

(b) $E_a = -\text{gradient} \times R = ${sf(-slope, 4)} \times 8.31 = ${sf(-slope * 8.31, 4)}\ \text{J mol}^{-1}$, so $E_a = ${sf(found)}\ \text{kJ mol}^{-1}$.

(c) $\ln A = \ln k + \dfrac{E_a}{RT} = ${decimals(first[1], 2)} + ${sf(-slope, 4)} \times ${decimals(first[0], 2)} \times 10^{-3}$, so $\ln A = ${sf(lnA)}$. $A$ takes into account the frequency of collisions and their orientation.

(d) $\ln k = ${sf(lnA, 4)} - \dfrac{${sf(-slope, 4)}}{330} = ${decimals(lnK, 3)}$, so $k = \mathrm{e}^{${decimals(lnK, 3)}} \approx ${sf(k, 2)}\ \text{s}^{-1}$.

(e) The activation energy is smaller, so the line is less steep (its gradient is less negative).

**Watch out:** It is easy to lose the $10^{-3}$ of the horizontal axis. The activation energy then comes out below $1\ \text{kJ mol}^{-1}$, far too small; and it must be positive, although the gradient is negative.`,
      scheme: [
        ['gradient from the two points, with the powers of ten', '1'],
        [md`$${sf(slope)}\ \text{K}$`, '1'],
        [md`$E_a = -\text{gradient} \times R$`, '1'],
        [md`$${sf(found)}\ \text{kJ mol}^{-1}$ (allow ECF from (a); accept 3 or 4 significant figures)`, '1'],
        [md`$${sf(lnA)}$ (allow ECF from (a))`, '1'],
        ['frequency and orientation of collisions OWTTE', '1'],
        [md`$\ln k = ${decimals(lnK, 2)}$`, '1'],
        [md`$${sf(k, 2)}\ \text{s}^{-1}$ (allow ECF)`, '1'],
        ['less steep OWTTE (accept: less negative)', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'units',
          expected: `${precise(slope)} K`,
          mistakes: [
            {
              value: `${precise(slope / 1000)} K`,
              note: md`You left out the factor $10^{-3}$ of the horizontal axis.`,
            },
            { value: `${precise(-slope)} K`, note: md`The line falls: what is the sign of its gradient?` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: precise(found),
          unit: 'kJ mol^-1',
          follows: '-a.1 * 8.31 / 1000',
          unless: 'h <= 0',
          mistakes: [
            {
              value: precise(found * 1000),
              note: md`That is in $\text{J mol}^{-1}$. It is asked for in $\text{kJ mol}^{-1}$.`,
            },
            {
              value: precise(-found),
              note: md`An activation energy is positive: the gradient is $-\frac{E_a}{R}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\ln A =$`,
          expected: precise(lnA),
          // With the gradient rounded or not.
          accuracy: { tolerance: 0.15 },
          marks: 1,
          follows: `${first[1]} - a.1 * ${first[0]} / 1000`,
          mistakes: [
            {
              value: precise(first[1] + (slope * first[0]) / 1000),
              note: md`You added the product of gradient and $\frac{1}{T}$. Solve the equation of the line for its intercept.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state in words', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: precise(k),
          unit: 's^-1',
          // With the intermediate values rounded or not.
          accuracy: { tolerance: Number((k * 0.05).toPrecision(2)) },
          follows: 'e^(c.1 + a.1 / 330)',
          unless: 'k <= 0',
          mistakes: [{ value: precise(lnK), note: md`That is $\ln k$. Take the exponential of it.` }],
        },
        { part: 'e', kind: 'self', why: 'describe' },
      ],
      checks: (() => {
        const line = regression([first[0] / 1000, last[0] / 1000], [first[1], last[1]]);
        return [
          { part: 'a', route: 'numeric' as const, shown: `= ${sf(slope)}`, value: line.gradient },
          {
            part: 'b',
            route: 'numeric' as const,
            shown: `E_a = ${sf(found)}`,
            value: -line.gradient * 0.00831,
          },
          { part: 'c', route: 'numeric' as const, shown: md`\ln A = ${sf(lnA)}`, value: line.intercept },
          {
            part: 'd',
            route: 'substitution' as const,
            shown: md`\approx ${sf(k, 2)}`,
            value: Math.exp(line.intercept) * Math.exp(line.gradient / 330),
          },
        ];
      })(),
      drawings: {
        arrhenius: plot({
          frame: true,
          grid: true,
          x: [2.8, 3.5],
          y: [low, high],
          xLabel: '(1/*T*) / 10^{−3} K^{−1}',
          yLabel: 'ln *k*',
          ticks: { x: 0.1, y: 1 },
          curves: [{ f: at }],
          points: data.map((point, index) => ({
            at: [point[0], point[1] + [0.06, 0, -0.07, 0.05, 0, -0.05][index]!] as const,
            cross: true,
          })),
          description: `Natural logarithm of the rate constant against the inverse of temperature: six crosses near a straight line that falls from ${decimals(data[0]![1], 1)} at 2.9 to ${decimals(data[5]![1], 1)} at 3.4 (in thousandths per kelvin).`,
        }),
      },
    };
  },
});
