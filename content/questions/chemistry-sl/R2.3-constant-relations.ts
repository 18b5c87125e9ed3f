import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { precise, sf, standardForm } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

/** A measured constant, and the enthalpy change (in kJ) that leads from it to other temperatures. */
const reactions = [
  {
    forward: 'N_2O_4(g) \\rightleftharpoons 2NO_2(g)',
    reverse: '2NO_2(g) \\rightleftharpoons N_2O_4(g)',
    expression: '\\dfrac{[\\mathrm{NO_2}]^2}{[\\mathrm{N_2O_4}]}',
    left: 'dinitrogen tetroxide',
    equal: false,
    known: 4.7e-3,
    at: 298,
    heat: 57,
    from: 280,
    step: 2,
    count: 15,
    warmer: 20,
  },
  {
    forward: '2SO_3(g) \\rightleftharpoons 2SO_2(g) + O_2(g)',
    reverse: '2SO_2(g) + O_2(g) \\rightleftharpoons 2SO_3(g)',
    expression: '\\dfrac{[\\mathrm{SO_2}]^2[\\mathrm{O_2}]}{[\\mathrm{SO_3}]^2}',
    left: 'sulfur trioxide',
    equal: false,
    known: 3.6e-3,
    at: 1000,
    heat: 198,
    from: 800,
    step: 10,
    count: 20,
    warmer: 50,
  },
  {
    forward: '2HI(g) \\rightleftharpoons H_2(g) + I_2(g)',
    reverse: 'H_2(g) + I_2(g) \\rightleftharpoons 2HI(g)',
    expression: '\\dfrac{[\\mathrm{H_2}][\\mathrm{I_2}]}{[\\mathrm{HI}]^2}',
    left: 'hydrogen iodide',
    equal: true,
    known: 1 / 54.3,
    at: 700,
    heat: 11,
    from: 600,
    step: 10,
    count: 20,
    warmer: 60,
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: { reaction: choice(...reactions), place: integers(0, 19) },
  allow: ({ reaction, place }) => place < reaction.count,
  write: ({ reaction, place }) => {
    const { forward, reverse, expression, left, equal, known, at, heat, from, step, warmer } = reaction;
    const kelvin = from + place * step;
    const constantAt = (t: number) =>
      Number((known * Math.exp(((heat * 1000) / 8.31) * (1 / at - 1 / t))).toPrecision(3));
    const constant = constantAt(kelvin);
    const shown = standardForm(constant);
    const inverse = 1 / constant;
    return {
      text: md`At $${kelvin}\ \text{K}$ the reaction

$$\mathrm{${forward}}$$

has the equilibrium constant $K = ${shown}$.

(a) Write the equilibrium constant expression for this reaction. [1]

(b) State what the value of $K$ tells about the position of the equilibrium. [1]

(c) Calculate, at the same temperature, the equilibrium constant of $\mathrm{${reverse}}$. [1]

(d) The volume of the vessel is halved at constant temperature. Predict the effect on the amount of ${left} at equilibrium, with a reason. [2]

(e) At $${kelvin + warmer}\ \text{K}$ the constant of the first reaction is $K = ${standardForm(constantAt(kelvin + warmer))}$. Deduce, with a reason, whether its forward reaction is exothermic or endothermic. [2]`,
      hints: [
        'Write the expression of the new equation and compare it with the old one.',
        'Count the molecules of gas on both sides.',
        'In which direction has the equilibrium shifted on heating?',
      ],
      answer: md`(a) $K = ${expression}$

(b) $K$ is much smaller than 1, so the equilibrium lies to the left: there is mostly ${left}.

(c) In the reverse reaction products and reactants change places, so the expression is turned upside down: $K' = \dfrac{1}{${shown}} = ${sf(inverse)}$

(d) ${
        equal
          ? md`It does not change: there are two molecules of gas on both sides, so a higher pressure favours neither side.`
          : md`It increases: the pressure rises, and the equilibrium shifts to the side with fewer molecules of gas, which is the left.`
      }

(e) Endothermic: $K$ is larger at the higher temperature, so heating has shifted the equilibrium to the right, and heating favours the endothermic direction.

**Watch out:** pressure can shift an equilibrium, but only temperature changes $K$.`,
      scheme: [
        [md`$${expression}$`, '1'],
        ['lies to the left / mainly reactants', '1'],
        [md`$${sf(inverse)}$`, '1'],
        [equal ? 'no change' : 'increases', '1'],
        [
          equal
            ? 'equal numbers of gas molecules on both sides OWTTE'
            : 'shift to the side with fewer gas molecules OWTTE',
          '1',
        ],
        ['endothermic', '1'],
        ['$K$ increases with temperature / equilibrium shifts to the right on heating OWTTE', '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'an expression with concentrations' },
        { part: 'b', kind: 'self', why: 'state in words' },
        {
          part: 'c',
          kind: 'number',
          expected: precise(inverse),
          mistakes: [
            {
              value: precise(-constant),
              note: md`You changed the sign, as for an enthalpy change. Write the expression of the reverse reaction: what happens to the fraction?`,
            },
            {
              value: precise(constant),
              note: md`The fraction is turned upside down in the reverse reaction.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'predict with a reason' },
        { part: 'e', kind: 'self', why: 'deduce' },
      ],
      checks: [
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${sf(inverse)}`,
          value: Math.exp(root((y) => y + Math.log(constant), -20, 20)),
        },
      ],
    };
  },
});
