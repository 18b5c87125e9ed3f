import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, standardForm } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ power, wavelength }: Record<'power' | 'wavelength', number>) {
  const photon = (6.63e-34 * 3e8) / (wavelength * 1e-9);
  const right = (power * 1e-3) / photon;
  const wrong = [
    { value: power / photon, note: md`You took the power in milliwatts for watts.` },
    {
      value: (power * 1e-3) / (6.63e-34 * 3e8 * wavelength * 1e-9),
      note: md`You multiplied by the wavelength. The energy of a photon is $\frac{hc}{\lambda}$.`,
    },
    { value: (power * 1e-3) / 1.6e-19, note: md`You took $1\ \text{eV}$ for the energy of a photon.` },
    {
      value: (power * 1e-3) / photon / 1000,
      note: md`You divided by $10^3$ twice when you converted the power.`,
    },
    { value: right / 10, note: md`You took a nanometre as $10^{-10}\ \text{m}$. It is $10^{-9}\ \text{m}$.` },
    {
      value: (power * 1e-3 * 1.6e-19) / photon / photon,
      note: md`You divided by the energy of a photon twice, once in joules and once in electronvolts.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(power * 2 + wavelength / 20));
  const key = keyOf(options);
  return { options, key, photon, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { power: choice(0.5, 0.8, 1, 1.5, 2, 3, 4, 5), wavelength: integers(405, 685, 20) },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { power, wavelength } = drawn;
    const { options, key, photon, right } = solve(drawn);
    return {
      text: md`A laser pointer emits light of wavelength $${wavelength}\ \text{nm}$ with a power of $${decimals(power, 1)}\ \text{mW}$. How many photons does it emit each second? Take $h = 6.63 \times 10^{-34}\ \text{J s}$ and $c = 3.00 \times 10^8\ \text{m s}^{-1}$. [1]

${lettered(options, (value) => md`$${standardForm(value)}\ \text{s}^{-1}$`)}`,
      hints: [md`What is the energy of one photon?`],
      answer: md`One photon has the energy $E = \dfrac{hc}{\lambda} = \dfrac{6.63 \times 10^{-34} \times 3.00 \times 10^8}{${wavelength} \times 10^{-9}} = ${standardForm(photon, 4)}\ \text{J}$. Each second $${decimals(power, 1)} \times 10^{-3}\ \text{J}$ are emitted, so the number of photons is $\dfrac{${decimals(power, 1)} \times 10^{-3}}{${standardForm(photon, 4)}} = ${standardForm(right)}$. The answer is **${key}**.

**Watch out:** for the same power, red light has more photons than blue light, as each of them has less energy.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${standardForm(right)}`,
          value: root((n) => n * 1e15 * photon - power * 1e-3, 0.01, 1e3) * 1e15,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
