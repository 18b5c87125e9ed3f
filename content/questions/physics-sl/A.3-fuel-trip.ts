import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, standardForm } from '../../authoring/wording.ts';

const fuels = [
  { name: 'petrol', density: 34 },
  { name: 'diesel', density: 36 },
  { name: 'liquid ethanol', density: 21 },
] as const;

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  fuel,
  force,
  efficiency,
  distance,
}: Record<'force' | 'efficiency' | 'distance', number> & { fuel: (typeof fuels)[number] }) {
  const work = force * distance * 1000;
  const share = efficiency / 100;
  const right = work / share / (fuel.density * 1e6);
  const wrong = [
    {
      value: work / (fuel.density * 1e6),
      note: md`You left out the efficiency. More energy must be in the fuel than the work that it does.`,
    },
    {
      value: (work * share) / (fuel.density * 1e6),
      note: md`You multiplied by the efficiency. The input energy is greater than the useful work, so divide.`,
    },
    {
      value: work / (1 - share) / (fuel.density * 1e6),
      note: md`You used the part that is wasted. Useful work is $${efficiency}\,\%$ of the input.`,
    },
    {
      value: work / share ** 2 / (fuel.density * 1e6),
      note: md`You divided by the efficiency twice. Only the energy from the fuel is greater than the work.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(force / 50 + efficiency));
  const key = keyOf(options);
  return { options, key, work, share, right };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    fuel: fuels,
    force: integers(400, 900, 50),
    efficiency: choice(20, 24, 25, 28, 30, 35),
    distance: choice(80, 100, 120, 150, 200),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { fuel, force, efficiency, distance } = drawn;
    const { options, key, work, share, right } = solve(drawn);
    return {
      text: md`A van moves at a steady speed along a level road of $${distance}\ \text{km}$ in Namibia. The total resistive force is $${force}\ \text{N}$. Its engine uses ${fuel.name} with an energy density of $${fuel.density}\ \text{MJ}$ per litre and has an efficiency of $${efficiency}\,\%$. How much fuel is used? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{litres}$`)}`,
      hints: [
        md`How much useful work is done against the resistive force?`,
        md`Is the energy from the fuel greater or smaller than the useful work?`,
      ],
      answer: md`At a steady speed the driving force equals the resistive force, so the useful work is $W = Fs = ${force} \times ${distance} \times 10^3 = ${standardForm(work)}\ \text{J}$. The fuel must supply $\dfrac{W}{${share}} = ${standardForm(work / share)}\ \text{J}$, as only $${efficiency}\,\%$ becomes useful work. Each litre has $${fuel.density} \times 10^6\ \text{J}$, so the volume is $V = ${sf(right)}$ litres. The answer is **${key}**.

**Watch out:** dividing by an efficiency makes a number greater. That is right for an input, wrong for an output.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`V = ${sf(right)}`,
          value: root((litres) => litres * fuel.density * 1e6 * share - force * distance * 1000, 0, 500),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
