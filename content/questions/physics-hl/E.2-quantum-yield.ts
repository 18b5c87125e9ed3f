import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ wavelength, power, percent }: Record<'wavelength' | 'power' | 'percent', number>) {
  const photon = (6.63e-34 * 3e8) / (wavelength * 1e-9);
  const rate = (power * 1e-3) / photon;
  const right = ((rate * percent) / 100) * 1.6e-19 * 1e6;
  const wrong = [
    {
      value: rate * 1.6e-19 * 1e6,
      note: md`You let every photon release an electron. Only $${percent}\,\%$ of them do.`,
    },
    {
      value: ((power * 1e-3 * percent) / 100) * 1e6,
      note: md`You took the power for the current. Each photon with a few electronvolts releases at most one electron.`,
    },
    { value: right / 100, note: md`You divided by $100$ twice when you took the percentage.` },
    { value: 2 * right, note: md`You counted two electrons for each photon.` },
    { value: right / 2, note: md`You let two photons release one electron.` },
    {
      value: (right * 1.6e-19) / photon,
      note: md`You divided by the energy of a photon twice, once in joules and once in electronvolts.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(wavelength / 20 + power * 2 + percent));
  const key = keyOf(options);
  return { options, key, photon, rate, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    wavelength: integers(250, 390, 20),
    power: choice(1, 1.5, 2, 3, 4, 5),
    percent: choice(1, 2, 3, 4, 5),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { wavelength, power, percent } = drawn;
    const { options, key, photon, rate, right } = solve(drawn);
    return {
      text: md`Light of wavelength $${wavelength}\ \text{nm}$ and power $${decimals(power, 1)}\ \text{mW}$ falls on a metal surface in a photocell. $${percent}\,\%$ of the photons release an electron, and all of these electrons reach the collector. What is the photocurrent? Take $h = 6.63 \times 10^{-34}\ \text{J s}$, $c = 3.00 \times 10^8\ \text{m s}^{-1}$ and $e = 1.60 \times 10^{-19}\ \text{C}$. [1]

${lettered(options, (value) => md`$${sf(value)}\ \mu\text{A}$`)}`,
      hints: [md`How many photons arrive each second?`, md`A current is charge per second.`],
      answer: md`A photon has the energy $\dfrac{hc}{\lambda} = ${standardForm(photon)}\ \text{J}$, so $\dfrac{${decimals(power, 1)} \times 10^{-3}}{${standardForm(photon, 4)}} = ${standardForm(rate)}$ photons arrive each second. Of these $${percent}\,\%$ release an electron, each with the charge $e$: $I = \dfrac{${percent}}{100} \times ${standardForm(rate, 4)} \times 1.60 \times 10^{-19}\ \text{A}$, which is $${sf(right)}$ microamperes. The answer is **${key}**.

**Watch out:** for the same power, light of a longer wavelength has more photons and gives a greater current, as long as it is above the threshold frequency.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`${sf(right)}`,
          value: (power * 1e-3 * wavelength * 1e-9 * percent * 1e-2 * 1.6e-19 * 1e6) / (6.63e-34 * 3e8),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
