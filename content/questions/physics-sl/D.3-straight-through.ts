import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ speed, flux, gap, asked }: Record<'speed' | 'flux' | 'gap', number> & { asked: string }) {
  const field = speed * 1e5 * flux * 1e-3;
  const voltage = (field * gap) / 1000;
  const isVoltage = asked === 'voltage';
  const right = isVoltage ? voltage : field;
  const options = ascending([
    { value: right, note: '' },
    {
      value: isVoltage ? field : voltage,
      note: md`${isVoltage ? md`This is the electric field strength, in $\text{V m}^{-1}$.` : 'This is the potential difference between the plates.'}`,
    },
    {
      value: isVoltage ? field / gap : (speed * 1e5) / (flux * 1e-3),
      note: md`${isVoltage ? 'You divided by the distance in millimetres. The potential difference is the field strength times the distance.' : 'You divided the speed by the magnetic field strength.'}`,
    },
    { value: isVoltage ? voltage * 1000 : field * 1000, note: md`You lost a factor of $10^3$ in a unit.` },
  ]);
  const key = keyOf(options);
  return { options, key, field, isVoltage, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    speed: choice(1.2, 1.5, 2, 2.4, 3, 3.5, 4),
    flux: choice(10, 15, 20, 25, 30, 40),
    gap: choice(8, 10, 12, 15, 20),
    asked: choice('voltage', 'field'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { speed, flux, gap } = drawn;
    const { options, key, field, isVoltage, right } = solve(drawn);
    return {
      text: md`Ions with a speed of $${decimals(speed, 1)} \times 10^5\ \text{m s}^{-1}$ pass **straight** between two parallel plates $${gap}\ \text{mm}$ apart. A uniform magnetic field of $${flux}\ \text{mT}$ acts between the plates, at right angles to the velocity and to the electric field. What is the ${isVoltage ? 'potential difference between the plates' : 'electric field strength between the plates'}? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{V${isVoltage ? '' : ' m'}}${isVoltage ? '' : '^{-1}'}$`)}`,
      hints: [md`The path is straight. What does this say about the two forces on an ion?`],
      answer: md`The ions aren't deflected, so the electric and the magnetic force balance: $qE = qvB$, and $E = vB = ${decimals(speed, 1)} \times 10^5 \times ${flux} \times 10^{-3} = ${sf(field)}\ \text{V m}^{-1}$. ${isVoltage ? md`Between parallel plates $E = \dfrac{V}{d}$, so $V = Ed = ${sf(right)}\ \text{V}$.` : 'The charge of the ions cancels.'} The answer is **${key}**.

**Watch out:** this works for every charge and every mass. Such an arrangement selects a *speed*.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ \text{V${isVoltage ? '' : ' m'}}`,
          value: isVoltage
            ? root((v) => v / (gap / 1000) / (flux * 1e-3) - speed * 1e5, 0, 1e6)
            : root((e) => e / (flux * 1e-3) - speed * 1e5, 0, 1e7),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
