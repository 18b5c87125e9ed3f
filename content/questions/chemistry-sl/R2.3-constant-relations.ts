import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, standardForm } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */
const precise = (value: number) => `${Number(value.toPrecision(6))}`;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    reaction: choice(
      {
        forward: 'N_2O_4(g) \\rightleftharpoons 2NO_2(g)',
        half: '\\tfrac{1}{2}N_2O_4(g) \\rightleftharpoons NO_2(g)',
        reverse: '2NO_2(g) \\rightleftharpoons N_2O_4(g)',
        expression: '\\dfrac{[\\mathrm{NO_2}]^2}{[\\mathrm{N_2O_4}]}',
        left: 'dinitrogen tetroxide',
        low: -3,
      },
      {
        forward: '2SO_3(g) \\rightleftharpoons 2SO_2(g) + O_2(g)',
        half: 'SO_3(g) \\rightleftharpoons SO_2(g) + \\tfrac{1}{2}O_2(g)',
        reverse: '2SO_2(g) + O_2(g) \\rightleftharpoons 2SO_3(g)',
        expression: '\\dfrac{[\\mathrm{SO_2}]^2[\\mathrm{O_2}]}{[\\mathrm{SO_3}]^2}',
        left: 'sulfur trioxide',
        low: -4,
      },
      {
        forward: '2HI(g) \\rightleftharpoons H_2(g) + I_2(g)',
        half: 'HI(g) \\rightleftharpoons \\tfrac{1}{2}H_2(g) + \\tfrac{1}{2}I_2(g)',
        reverse: 'H_2(g) + I_2(g) \\rightleftharpoons 2HI(g)',
        expression: '\\dfrac{[\\mathrm{H_2}][\\mathrm{I_2}]}{[\\mathrm{HI}]^2}',
        left: 'hydrogen iodide',
        low: -2,
      },
    ),
    mantissa: integers(110, 980, 10),
    temperature: integers(330, 390, 10),
  },
  write: ({ reaction, mantissa, temperature }) => {
    const { forward, half, reverse, expression, left, low } = reaction;
    const kelvin = temperature + (low === -4 ? 500 : low === -2 ? 300 : -30);
    const constant = (mantissa / 100) * 10 ** low;
    const shown = standardForm(constant);
    return {
      text: md`At $${kelvin}\ \text{K}$ the reaction

$$\mathrm{${forward}}$$

has the equilibrium constant $K = ${shown}$.

(a) Write the equilibrium constant expression for this reaction. [1]

(b) State what the value of $K$ tells about the position of the equilibrium. [1]

(c) Calculate, at the same temperature, the equilibrium constant of

(i) $\mathrm{${reverse}}$ [1]

(ii) $\mathrm{${half}}$ [1]

(d) The volume of the vessel is halved at constant temperature. Predict the effect on the amount of ${left} at equilibrium, with a reason. [2]`,
      hints: [
        'Write the expression of the new equation and compare it with the old one.',
        'When all coefficients are halved, each concentration has half the exponent.',
      ],
      answer: md`(a) $K = ${expression}$

(b) $K$ is smaller than 1, so the equilibrium lies to the left: there is mostly ${left}.

(c) (i) The expression is turned upside down: $K' = \dfrac{1}{${shown}} = ${sf(1 / constant)}$

(ii) All exponents are halved: $K'' = \sqrt{${shown}} = ${sf(Math.sqrt(constant))}$

(d) ${
        low === -2
          ? md`It does not change: there are two molecules of gas on both sides, so a higher pressure favours neither side.`
          : md`It increases: the pressure rises, and the equilibrium shifts to the side with fewer molecules of gas, which is the left.`
      }`,
      scheme: [
        [md`$${expression}$`, 'A1'],
        ['lies to the left / mainly reactants', 'A1'],
        [md`$${sf(1 / constant)}$`, 'A1'],
        [md`$${sf(Math.sqrt(constant))}$`, 'A1'],
        [low === -2 ? 'no change' : 'increases', 'A1'],
        [
          low === -2
            ? 'equal numbers of gas molecules on both sides'
            : 'shift to the side with fewer gas molecules',
          'R1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'an expression with concentrations' },
        { part: 'b', kind: 'self', why: 'state in words' },
        {
          part: 'c i',
          kind: 'number',
          expected: precise(1 / constant),
          mistakes: [
            {
              value: precise(-constant),
              note: md`You changed the sign, as for an enthalpy change. Write the expression of the reverse reaction: what happens to the fraction?`,
            },
          ],
        },
        {
          part: 'c ii',
          kind: 'number',
          expected: precise(Math.sqrt(constant)),
          mistakes: [
            {
              value: precise(constant / 2),
              note: md`You halved $K$. It is the exponents of the concentrations that are halved.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'predict with a reason' },
      ],
      checks: [
        { part: 'c i', route: 'numeric', shown: `= ${sf(1 / constant)}`, value: constant ** -1 },
        {
          part: 'c ii',
          route: 'numeric',
          shown: `= ${sf(Math.sqrt(constant))}`,
          value: Math.exp(Math.log(constant) / 2),
        },
      ],
    };
  },
});
