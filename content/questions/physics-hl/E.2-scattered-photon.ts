import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ wavelength, angle }: Record<'wavelength' | 'angle', number>) {
  const compton = (6.63e-34 / (9.11e-31 * 3e8)) * 1e12;
  const shift = compton * (1 - Math.cos((angle * Math.PI) / 180));
  const right = wavelength + shift;
  const wrong = [
    {
      value: wavelength - shift,
      note: md`You subtracted the shift. The photon loses energy, so its wavelength becomes longer.`,
    },
    {
      value: wavelength + compton * (1 + Math.cos((angle * Math.PI) / 180)),
      note: md`You used $1 + \cos\theta$. A photon that goes straight on isn't shifted at all.`,
    },
    { value: wavelength + 2 * shift, note: md`You doubled the shift.` },
    { value: wavelength, note: md`This is the wavelength before. The photon gives energy to the electron.` },
  ];
  const options = amongWrong(right, wrong, Math.round(wavelength + angle / 15));
  const key = keyOf(options);
  return { options, key, compton, shift, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    wavelength: choice(20, 25, 30, 40, 50, 60, 71),
    angle: choice(30, 45, 60, 75, 90, 120, 135, 150, 180),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    return options.every(({ value }, at) => {
      const before = options[at - 1]?.value;
      return before === undefined || value - before > 0.25;
    });
  },
  write: (drawn) => {
    const { wavelength, angle } = drawn;
    const { options, key, compton, shift, right } = solve(drawn);
    return {
      text: md`An X-ray photon of wavelength $${wavelength}.00\ \text{pm}$ is scattered through $${angle}^\circ$ by an electron at rest. What is the wavelength of the scattered photon? Take $h = 6.63 \times 10^{-34}\ \text{J s}$, $m_e = 9.11 \times 10^{-31}\ \text{kg}$ and $c = 3.00 \times 10^8\ \text{m s}^{-1}$. [1]

${lettered(options, (value) => md`$${sf(value, 4)}\ \text{pm}$`)}`,
      hints: [md`Does the photon gain or lose energy? What follows for its wavelength?`],
      answer: md`The shift is $\Delta\lambda = \dfrac{h}{m_ec}(1 - \cos\theta) = ${sf(compton, 4)}\ \text{pm} \times (1 - \cos${angle}^\circ) = ${decimals(shift, 2)}\ \text{pm}$. The photon gives energy to the electron, so its wavelength grows: $\lambda = ${wavelength}.00 + ${decimals(shift, 2)} = ${sf(right, 4)}\ \text{pm}$. The answer is **${key}**.

**Watch out:** the shift depends on the angle alone, not on the wavelength that comes in. For visible light it is far too small to be seen.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right, 4)}\ \text{pm}`,
          value: root(
            (x) => {
              const [p, q] = [1 / wavelength, 1 / x];
              return (
                (p - q + 1 / compton) ** 2 -
                1 / compton ** 2 -
                (p * p + q * q - 2 * p * q * Math.cos((angle * Math.PI) / 180))
              );
            },
            wavelength - 1e-9,
            wavelength + 20,
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
