import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

/** Enthalpy changes in kJ for the equation as it stands, and the molecules of gas on each side. */
const reactions = [
  { left: 'N_2(g) + 3H_2(g)', right: '2NH_3(g)', heat: -92, gas: [4, 2], one: 'H_2', other: 'NH_3' },
  { left: '2SO_2(g) + O_2(g)', right: '2SO_3(g)', heat: -198, gas: [3, 2], one: 'SO_2', other: 'SO_3' },
  { left: 'CO(g) + 2H_2(g)', right: 'CH_3OH(g)', heat: -91, gas: [3, 1], one: 'CO', other: 'CH_3OH' },
  { left: 'N_2O_4(g)', right: '2NO_2(g)', heat: 57, gas: [1, 2], one: 'N_2O_4', other: 'NO_2' },
  { left: 'CH_4(g) + H_2O(g)', right: 'CO(g) + 3H_2(g)', heat: 206, gas: [2, 4], one: 'CH_4', other: 'CO' },
  {
    left: 'C_2H_4(g) + H_2O(g)',
    right: 'C_2H_5OH(g)',
    heat: -45,
    gas: [2, 1],
    one: 'C_2H_4',
    other: 'C_2H_5OH',
  },
  { left: 'PCl_5(g)', right: 'PCl_3(g) + Cl_2(g)', heat: 88, gas: [1, 2], one: 'PCl_5', other: 'PCl_3' },
  { left: 'C_2H_6(g)', right: 'C_2H_4(g) + H_2(g)', heat: 137, gas: [1, 2], one: 'C_2H_6', other: 'C_2H_4' },
  {
    left: '4HCl(g) + O_2(g)',
    right: '2Cl_2(g) + 2H_2O(g)',
    heat: -114,
    gas: [5, 4],
    one: 'HCl',
    other: 'Cl_2',
  },
  { left: 'CH_4(g) + CO_2(g)', right: '2CO(g) + 2H_2(g)', heat: 247, gas: [2, 4], one: 'CH_4', other: 'CO' },
  { left: '3O_2(g)', right: '2O_3(g)', heat: 286, gas: [3, 2], one: 'O_2', other: 'O_3' },
  { left: '2NO(g) + Cl_2(g)', right: '2NOCl(g)', heat: -76, gas: [3, 2], one: 'NO', other: 'NOCl' },
  { left: '2NO(g) + O_2(g)', right: '2NO_2(g)', heat: -116, gas: [3, 2], one: 'NO', other: 'NO_2' },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    reaction: choice(...reactions),
    turned: choice(true, false),
    goal: choice<['product', 'reactant']>('product', 'reactant'),
  },
  write: ({ reaction, turned, goal }) => {
    const [left, right] = turned ? [reaction.right, reaction.left] : [reaction.left, reaction.right];
    const heat = turned ? -reaction.heat : reaction.heat;
    const [before, after] = turned ? [reaction.gas[1], reaction.gas[0]] : reaction.gas;
    const product = turned ? reaction.one : reaction.other;
    const reactant = turned ? reaction.other : reaction.one;
    const wanted = goal === 'product' ? product : reactant;
    const toRight = goal === 'product';
    const hot = toRight === heat > 0;
    const pressed = toRight === after < before;
    const all = [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const;
    const side = toRight ? 'right' : 'left';
    const heatNote = md`Look at the temperature again: is the direction to the ${side} exothermic or endothermic?`;
    const pressNote = md`Look at the pressure again: there are ${before} molecules of gas on the left and ${after} on the right.`;
    const options = all.map(([high, squeezed]) => ({
      value: `${high ? 'high' : 'low'} temperature and ${squeezed ? 'high' : 'low'} pressure`,
      note:
        high === hot && squeezed === pressed
          ? ''
          : high === hot
            ? pressNote
            : squeezed === pressed
              ? heatNote
              : md`Both are the wrong way round: these conditions shift the equilibrium to the ${toRight ? 'left' : 'right'}.`,
    }));
    const key = keyOf(options);
    return {
      text: md`Consider the equilibrium

$$\mathrm{${left} \rightleftharpoons ${right}} \qquad \Delta H = ${heat < 0 ? '-' : '+'}${Math.abs(heat)}\ \text{kJ}$$

Which conditions give the largest amount of $\mathrm{${wanted}}$ at equilibrium? [1]

${lettered(options, (value) => value)}`,
      hints: [
        md`To which side must the equilibrium shift?`,
        md`Which direction takes in heat? Which side has fewer molecules of gas?`,
      ],
      answer: md`$\mathrm{${wanted}}$ stands on the ${side}, so the equilibrium must shift to the ${side}.

Temperature: the direction to the ${side} is ${hot ? 'endothermic, so it is favoured by a high temperature' : 'exothermic, so it is favoured by a low temperature'}.

Pressure: going to the right, the number of gas molecules changes by $${after} - ${before} = ${after - before}$. A high pressure favours the side with fewer molecules of gas, the ${after < before ? 'right' : 'left'}, so here the pressure must be ${pressed ? 'high' : 'low'}. The answer is **${key}**.

**Watch out:** $\Delta H$ belongs to the forward direction. For the reverse one its sign is the opposite.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: md`${after} - ${before} = ${after - before}`,
          // Counted again from the formulas.
          value: (() => {
            const molecules = (text: string) =>
              text.split(' + ').reduce((sum, part) => sum + Number(/^\d+/.exec(part)?.[0] ?? 1), 0);
            return molecules(right) - molecules(left);
          })(),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
