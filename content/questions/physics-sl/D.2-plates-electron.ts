import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { standardForm } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ volts, gap, asked }: Record<'volts' | 'gap', number> & { asked: string }) {
  const field = volts / (gap / 1000);
  const isForce = asked === 'force';
  const right = isForce ? 1.6e-19 * field : (1.6e-19 * field) / 9.11e-31;
  const wrong = [
    {
      value: isForce ? 1.6e-19 * volts * (gap / 1000) : (1.6e-19 * volts * (gap / 1000)) / 9.11e-31,
      note: md`You multiplied by the distance between the plates. The field strength is $\frac{V}{d}$.`,
    },
    {
      value: isForce ? 1.6e-19 * (volts / gap) : (1.6e-19 * (volts / gap)) / 9.11e-31,
      note: md`You left the distance in millimetres.`,
    },
    {
      value: isForce ? field : (1.6e-19 * field) / 1.673e-27,
      note: md`${isForce ? 'This is the field strength. The force is the charge times that.' : 'You used the mass of a proton.'}`,
    },
    {
      value: 2 * right,
      note: md`You used half of the distance, as the electron is midway. The field is uniform: the whole distance between the plates counts.`,
    },
    {
      value: right / 2,
      note: md`You used half of the potential difference, as the electron is midway. The field is uniform: the whole potential difference counts.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(volts / 10 + gap));
  const key = keyOf(options);
  return { options, key, field, isForce, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    volts: choice(50, 80, 100, 120, 150, 200, 250, 400),
    gap: choice(2, 4, 5, 8, 10, 20),
    asked: choice('force', 'acceleration'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { volts, gap } = drawn;
    const { options, key, field, isForce, right } = solve(drawn);
    return {
      text: md`Two parallel metal plates are $${gap}.0\ \text{mm}$ apart in a vacuum, with a potential difference of $${volts}\ \text{V}$ between them. What is the ${isForce ? 'magnitude of the electric force on' : 'magnitude of the acceleration of'} an electron midway between them? Take $e = 1.60 \times 10^{-19}\ \text{C}$${isForce ? '' : md` and $m_e = 9.11 \times 10^{-31}\ \text{kg}$`}. [1]

${lettered(options, (value) => md`$${standardForm(value)}\ \text{${isForce ? 'N' : 'm s'}}${isForce ? '' : '^{-2}'}$`)}`,
      hints: [
        md`Does it matter where between the plates the electron is?`,
        md`Find the field strength from the potential difference first.`,
      ],
      answer: md`The field between the plates is uniform, $E = \dfrac{V}{d} = \dfrac{${volts}}{${gap}.0 \times 10^{-3}} = ${standardForm(field)}\ \text{V m}^{-1}$, so the place doesn't matter. The force is $F = eE = ${standardForm(1.6e-19 * field)}\ \text{N}$. ${isForce ? 'It is directed towards the positive plate.' : md`The acceleration is $a = \dfrac{F}{m_e} = ${standardForm(right)}\ \text{m s}^{-2}$.`} The answer is **${key}**.

**Watch out:** $\text{V m}^{-1}$ and $\text{N C}^{-1}$ are the same unit.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${standardForm(right)}\ \text{${isForce ? 'N' : 'm s'}}`,
          value: isForce
            ? slope((x) => 1.6e-19 * volts * (x / (gap / 1000)), 0.5)
            : slope((x) => (1.6e-19 / 9.11e-31) * volts * (x / (gap / 1000)), 0.5),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
