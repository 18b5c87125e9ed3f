import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const materials = [
  { name: 'crown glass', index: 1.52 },
  { name: 'diamond', index: 2.42 },
  { name: 'water', index: 1.33 },
  { name: 'sapphire', index: 1.77 },
] as const;

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  material,
  wavelength,
  asked,
}: Record<'wavelength', number> & { material: (typeof materials)[number]; asked: string }) {
  const isLength = asked === 'wavelength';
  const frequency = 3e8 / (wavelength * 1e-9);
  const right = isLength ? wavelength / material.index : frequency / 1e14;
  const { name, index } = material;
  const wrong = [
    {
      value: isLength ? wavelength * index : frequency / index / 1e14,
      note: md`${isLength ? 'You multiplied by the refractive index. Light is slower in the material, so its wavelength is shorter.' : 'You let the frequency change. It is the speed and the wavelength that change.'}`,
    },
    {
      value: isLength ? wavelength : (frequency * index) / 1e14,
      note: md`${isLength ? 'The wavelength changes, as the speed does while the frequency stays the same.' : 'You let the frequency grow. It is set by the source.'}`,
    },
    {
      value: isLength ? wavelength / index ** 2 : frequency / index ** 2 / 1e14,
      note: md`You divided by the square of the refractive index.`,
    },
    {
      value: isLength ? wavelength / (2 * index) : right / 2,
      note: md`You halved the result, as for a standing wave. Here the light travels on.`,
    },
    {
      value: isLength ? wavelength * index ** 2 : 2 * right,
      note: md`${isLength ? 'You multiplied by the square of the refractive index. The wavelength becomes shorter, by the refractive index itself.' : 'You doubled the frequency. It is set by the source.'}`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(wavelength / 10 + index * 100));
  const key = keyOf(options);
  return { options, key, isLength, right, name, index };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    material: materials,
    wavelength: integers(420, 680, 10),
    asked: choice('wavelength', 'frequency'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { wavelength } = drawn;
    const { options, key, isLength, right, name, index } = solve(drawn);
    return {
      text: md`Light with a wavelength of $${wavelength}\ \text{nm}$ in a vacuum enters ${name}, which has a refractive index of $${decimals(index, 2)}$. ${isLength ? md`What is its wavelength in ${name}?` : md`What is its frequency in ${name}? Take $c = 3.00 \times 10^8\ \text{m s}^{-1}$.`} [1]

${lettered(options, (value) => md`$${sf(value)}${isLength ? md`\ \text{nm}` : md` \times 10^{14}\ \text{Hz}`}$`)}`,
      hints: [md`Which of speed, frequency and wavelength stays the same when light enters a material?`],
      answer: md`The frequency is set by the source and stays the same; the speed falls to $\frac{c}{n}$. ${isLength ? md`As $v = f\lambda$, the wavelength falls in the same ratio: $\lambda = \dfrac{${wavelength}}{${decimals(index, 2)}} = ${sf(right)}\ \text{nm}$` : md`So it is the frequency in a vacuum: $f = \dfrac{3.00 \times 10^8}{${wavelength} \times 10^{-9}}\ \text{Hz} = ${sf(right)} \times 10^{14}\ \text{Hz}$`}. The answer is **${key}**.

**Watch out:** the colour that we see goes with the frequency, so it doesn't change under water.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}`,
          value: isLength
            ? root((l) => l * 1e-9 * (3e8 / (wavelength * 1e-9)) - 3e8 / index, 10, 2000)
            : root((f) => f * 1e14 * wavelength * 1e-9 - 3e8, 0.1, 50),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
