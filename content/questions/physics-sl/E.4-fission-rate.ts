import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, standardForm } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  thermal,
  energy,
  efficiency,
  asked,
}: Record<'thermal' | 'energy' | 'efficiency', number> & { asked: string }) {
  const perFission = energy * 1.6e-13;
  const isElectric = asked === 'electric';
  const share = efficiency / 100;
  const right = (thermal * 1e6) / (isElectric ? share : 1) / perFission;
  const wrong = [
    {
      value: isElectric ? (thermal * 1e6 * share) / perFission : (thermal * 1e6) / share / perFission,
      note: md`${isElectric ? 'You multiplied by the efficiency. The reactor must supply more than the electrical power.' : 'You divided by the efficiency. The thermal power is given already.'}`,
    },
    {
      value: (thermal * 1e6) / energy / 1.6e-19 / (isElectric ? share : 1),
      note: md`You took the energy in $\text{MeV}$ as if it were in $\text{eV}$.`,
    },
    {
      value: isElectric ? (thermal * 1e6) / perFission : (thermal * 1e6 * share) / perFission,
      note: md`${isElectric ? 'You left out the efficiency.' : 'You multiplied by the efficiency. The thermal power comes from fission entirely.'}`,
    },
    {
      value: (thermal * 1e6) / (isElectric ? share ** 2 : 1 - share) / perFission,
      note: md`${isElectric ? 'You divided by the efficiency twice.' : 'You divided by the share that is lost. The thermal power is given already.'}`,
    },
    { value: right / 1e6, note: md`You took the power in megawatts as if it were in watts.` },
  ];
  const options = amongWrong(right, wrong, Math.round(thermal / 50 + energy + efficiency));
  const key = keyOf(options);
  return { options, key, perFission, isElectric, share, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    thermal: integers(600, 3600, 200),
    energy: choice(190, 195, 200, 205),
    efficiency: choice(30, 32, 34, 36),
    asked: choice('thermal', 'electric'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { thermal, asked } = drawn;
    if (!((asked === 'thermal' && thermal > 1700) || (asked === 'electric' && thermal < 1700))) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { thermal, energy, efficiency } = drawn;
    const { options, key, perFission, isElectric, share, right } = solve(drawn);
    return {
      text: md`A nuclear power station has ${isElectric ? md`an electrical output of $${thermal}\ \text{MW}$` : md`a reactor with a thermal power of $${thermal}\ \text{MW}$`} and an overall efficiency of $${efficiency}\,\%$. Each fission releases $${energy}\ \text{MeV}$. How many fissions occur in the reactor each second? Take $e = 1.60 \times 10^{-19}\ \text{C}$. [1]

${lettered(options, (value) => md`$${standardForm(value)}\ \text{s}^{-1}$`)}`,
      hints: [
        md`Which power does fission supply, the thermal or the electrical one?`,
        md`Convert the energy of one fission into joules.`,
      ],
      answer: md`One fission releases $${energy} \times 10^6 \times 1.60 \times 10^{-19} = ${standardForm(perFission)}\ \text{J}$. ${isElectric ? md`The thermal power is greater than the electrical one: $\dfrac{${thermal}}{${share}} = ${sf(thermal / share, 4)}\ \text{MW}$.` : "All of the thermal power comes from fission, so the efficiency isn't needed."} The number of fissions each second is the thermal power divided by the energy of one: $\dfrac{${isElectric ? sf(thermal / share, 4) : thermal} \times 10^6}{${standardForm(perFission)}} = ${standardForm(right)}\ \text{s}^{-1}$. The answer is **${key}**.

**Watch out:** decide first on which side of the turbine the given power is.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${standardForm(right)}\ \text{s}^{-1}`,
          value:
            root((n) => n * 1e18 * perFission * (isElectric ? share : 1) - thermal * 1e6, 0.1, 1e4) * 1e18,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
