import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ solar, albedo, kelvin }: Record<'solar' | 'albedo' | 'kelvin', number>) {
  const absorbed = (solar / 4) * (1 - albedo);
  const black = 5.67e-8 * kelvin ** 4;
  const right = absorbed / black;
  const wrong = [
    { value: solar / 4 / black, note: md`You left out the albedo: only a part of the sunlight is absorbed.` },
    {
      value: ((solar / 4) * albedo) / black,
      note: md`You used the scattered part of the sunlight. The planet must radiate what it absorbs.`,
    },
    {
      value: ((solar / 2) * (1 - albedo)) / black,
      note: md`You spread the sunlight over half of the sphere. The whole surface radiates, so the factor is $\frac{1}{4}$.`,
    },
    {
      value: (solar * (1 - albedo)) / black,
      note: md`You left out the factor $\frac{1}{4}$: the planet catches sunlight with its disc, but radiates from the whole sphere.`,
    },
    {
      value: (absorbed * (1 - albedo)) / black,
      note: md`You took the scattered part away twice.`,
    },
    {
      value: 1 - absorbed / black,
      note: md`This is the fraction that is missing compared with a black body.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(solar / 20 + kelvin / 2));
  const key = keyOf(options);
  return { options, key, absorbed, black, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    solar: choice(1200, 1300, 1360, 1400, 1500),
    albedo: choice(0.2, 0.25, 0.3, 0.35, 0.4),
    kelvin: integers(262, 300, 2),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { solar, albedo, kelvin } = drawn;
    if (
      !(
        (solar / 4) * (1 - albedo) < 0.92 * 5.67e-8 * kelvin ** 4 &&
        (solar / 4) * (1 - albedo) > 0.55 * 5.67e-8 * kelvin ** 4
      )
    )
      return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { solar, albedo, kelvin } = drawn;
    const { options, key, absorbed, black, right } = solve(drawn);
    return {
      text: md`A planet is in thermal equilibrium at a mean surface temperature of $${kelvin}\ \text{K}$. The intensity of its star's light at the planet is $${solar}\ \text{W m}^{-2}$ and its albedo is $${decimals(albedo, 2)}$. Its atmosphere lets only a part of the surface radiation escape, so that the planet radiates into space like a grey body at the temperature of its surface. What is its emissivity? Take $\sigma = 5.67 \times 10^{-8}\ \text{W m}^{-2}\ \text{K}^{-4}$. [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        md`In equilibrium the planet radiates as much as it absorbs.`,
        md`Write both as mean intensities over the whole surface.`,
      ],
      answer: md`The mean intensity absorbed is $\dfrac{${solar}}{4}(1 - ${decimals(albedo, 2)}) = ${sf(absorbed, 4)}\ \text{W m}^{-2}$. A black body at $${kelvin}\ \text{K}$ would radiate $\sigma T^4 = ${sf(black, 4)}\ \text{W m}^{-2}$. In equilibrium the planet radiates what it absorbs, so $e = \dfrac{${sf(absorbed, 4)}}{${sf(black, 4)}} = ${sf(right)}$. The answer is **${key}**.

**Watch out:** more greenhouse gas means a *smaller* emissivity here, so the surface must be hotter to radiate the same.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`e = \dfrac{${sf(absorbed, 4)}}{${sf(black, 4)}} = ${sf(right)}`,
          value: root((e) => (solar * (1 - albedo)) / (4 * e * 5.67e-8) - kelvin ** 4, 0.1, 2),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
