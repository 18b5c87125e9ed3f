import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf, standardForm } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ mass, power, warm, cold }: Record<'mass' | 'power' | 'warm' | 'cold', number>) {
  const ice = mass * 2100 * cold;
  const melt = mass * 3.34e5;
  const water = mass * 4200 * warm;
  const right = (ice + melt + water) / power;
  const wrong = [
    {
      value: (ice + water) / power,
      note: md`You left out the latent heat: melting needs energy although the temperature stays at $0\ ^\circ\text{C}$.`,
    },
    { value: (melt + water) / power, note: md`You left out the warming of the ice to $0\ ^\circ\text{C}$.` },
    {
      value: (melt + mass * 4200 * (warm + cold)) / power,
      note: md`You used the specific heat capacity of water for the ice as well.`,
    },
    { value: melt / power, note: md`This is the time for melting alone. Ice and water must also be warmed.` },
  ];
  const options = amongWrong(right, wrong, Math.round(power / 25 + warm / 5 + cold));
  const key = keyOf(options);
  return { options, key, ice, melt, water, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    mass: choice(0.2, 0.25, 0.3, 0.4, 0.5, 0.6),
    power: integers(100, 300, 25),
    warm: integers(10, 40, 5),
    cold: choice(5, 8, 10, 12, 15),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.02),
  write: (drawn) => {
    const { mass, power, warm, cold } = drawn;
    const { options, key, ice, melt, water, right } = solve(drawn);
    return {
      text: md`A block of ice of mass $${decimals(mass, 2)}\ \text{kg}$ at $-${cold}\ ^\circ\text{C}$ is in an insulated container with a heater of power $${power}\ \text{W}$. How long does it take until it is water at $${warm}\ ^\circ\text{C}$? Specific heat capacity of ice: $2100\ \text{J kg}^{-1}\ \text{K}^{-1}$, of water: $4200\ \text{J kg}^{-1}\ \text{K}^{-1}$; specific latent heat of fusion: $3.34 \times 10^5\ \text{J kg}^{-1}$. [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{s}$`)}`,
      hints: [
        md`There are three stages. In which of them does the temperature change?`,
        md`Add the energies of the stages, then divide by the power.`,
      ],
      answer: md`The ice is warmed to $0\ ^\circ\text{C}$: $mc_{ice}\Delta T = ${standardForm(ice)}\ \text{J}$. It melts at constant temperature: $mL = ${standardForm(melt)}\ \text{J}$. The water is warmed: $mc_{water}\Delta T = ${standardForm(water)}\ \text{J}$. The heater gives $${power}\ \text{J}$ each second, so

$$t = \frac{${grouped(Math.round(ice + melt + water))}}{${power}} = ${sf(right)}\ \text{s}$$

The answer is **${key}**.

**Watch out:** each stage has its own constant: ice and water don't have the same specific heat capacity.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{s}`,
          value: (mass / power) * (integral(() => 2100, -cold, 0) + 3.34e5 + integral(() => 4200, 0, warm)),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
