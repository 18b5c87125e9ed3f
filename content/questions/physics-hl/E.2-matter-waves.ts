import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { standardForm } from '../../authoring/wording.ts';

const particles = [
  { name: 'electron', mass: 9.11e-31, charge: 1, shown: md`9.11 \times 10^{-31}` },
  { name: 'proton', mass: 1.673e-27, charge: 1, shown: md`1.673 \times 10^{-27}` },
  { name: 'alpha particle', mass: 6.64e-27, charge: 2, shown: md`6.64 \times 10^{-27}` },
] as const;

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  particle,
  volts,
  factor,
}: Record<'volts' | 'factor', number> & { particle: (typeof particles)[number] }) {
  const { name, mass, charge, shown } = particle;
  const energy = charge * 1.6e-19 * volts;
  const first = 6.63e-34 / Math.sqrt(2 * mass * energy);
  const right = first / Math.sqrt(factor);
  const wrong = [
    { value: first, note: md`This is the wavelength at $${volts}\ \text{V}$, before the change.` },
    {
      value: first / factor,
      note: md`You took the wavelength as inversely proportional to the voltage. It is its root that counts.`,
    },
    {
      value: first * Math.sqrt(factor),
      note: md`You multiplied by the root. A faster particle has the shorter wavelength.`,
    },
    {
      value: 6.63e-34 / Math.sqrt(mass * energy * factor),
      note: md`You forgot the factor $2$ in $p = \sqrt{2mE_k}$.`,
    },
    {
      value: right / Math.SQRT2,
      note: md`You counted the factor $2$ twice. In $p = \sqrt{2mE_k}$ it stands once.`,
    },
    {
      value: first / factor ** 2,
      note: md`You squared the factor by which the voltage grows. It is its root that counts.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(volts / 10 + factor + charge));
  const key = keyOf(options);
  return { options, key, name, mass, charge, shown, energy, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    particle: particles,
    volts: choice(50, 80, 100, 150, 200, 250, 300, 400, 500),
    factor: choice(2, 3, 4, 5, 8, 9),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { volts, factor } = drawn;
    const { options, key, name, mass, charge, shown, energy, right } = solve(drawn);
    return {
      text: md`${md`${/^[ae]/.test(name) ? 'An' : 'A'} ${name} (mass $${shown}\ \text{kg}$) is accelerated from rest through $${volts}\ \text{V}$. The potential difference is then made $${factor}$ times as great. What is the de Broglie wavelength of ${/^[ae]/.test(name) ? 'an' : 'a'} ${name} that is accelerated through the new potential difference?`} Take $h = 6.63 \times 10^{-34}\ \text{J s}$ and $e = 1.60 \times 10^{-19}\ \text{C}$. [1]

${lettered(options, (value) => md`$${standardForm(value)}\ \text{m}$`)}`,
      hints: [md`Which kinetic energy does the particle gain? Find its momentum from that.`],
      answer: md`The kinetic energy is $E_k = qV = ${charge === 2 ? md`2 \times ` : ''}1.60 \times 10^{-19} \times ${volts * factor} = ${standardForm(energy * factor, 4)}\ \text{J}$. The momentum is $p = \sqrt{2mE_k}$, so $\lambda = \dfrac{h}{p} = \dfrac{6.63 \times 10^{-34}}{\sqrt{2 \times ${shown} \times ${standardForm(energy * factor, 4)}}} = ${standardForm(right)}\ \text{m}$. The answer is **${key}**.

**Watch out:** the wavelength falls only with the square root of the voltage: $${factor}$ times the voltage divides it by $\sqrt{${factor}}$.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${standardForm(right)}\ \text{m}`,
          value:
            (6.63e-34 / root((p) => (p * 1e-24) ** 2 / (2 * mass) / (energy * factor) - 1, 1e-4, 1e6)) * 1e24,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
