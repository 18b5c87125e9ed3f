import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ water, ice, solar }: Record<'water' | 'ice' | 'solar', number>) {
  const land = 100 - water - ice;
  const albedo = (0.06 * water + 0.25 * land + 0.7 * ice) / 100;
  const right = (solar / 4) * (1 - albedo);
  const wrong = [
    { value: (solar / 4) * albedo, note: md`This is the intensity that is scattered back into space.` },
    {
      value: (solar / 4) * (1 - (0.06 + 0.25 + 0.7) / 3),
      note: md`You took the plain mean of the three albedos. They must be weighted with their areas.`,
    },
    {
      value: solar * (1 - albedo),
      note: md`You left out the factor $\frac{1}{4}$: the planet catches sunlight with its disc, but has the surface of a sphere.`,
    },
    { value: solar / 4, note: md`This is the mean intensity that arrives. A part of it is scattered.` },
    {
      value: (solar / 2) * (1 - albedo),
      note: md`You spread the sunlight over half of the sphere. The mean is over the whole of it, so the factor is $\frac{1}{4}$.`,
    },
    {
      value: (solar / 4) * (1 - 0.7),
      note: md`You took the whole planet as covered with ice. Weight the albedos with their areas.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(water / 5 + ice + solar / 100));
  const key = keyOf(options);
  return { options, key, land, albedo, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    water: integers(50, 80, 5),
    ice: choice(4, 5, 8, 10, 12),
    solar: choice(900, 1000, 1200, 1360, 1500, 1800, 2000, 2400),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { water, ice } = drawn;
    if (!(100 - water - ice > 8)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { water, ice, solar } = drawn;
    const { options, key, land, albedo, right } = solve(drawn);
    return {
      text: md`A model planet receives starlight of intensity $${solar}\ \text{W m}^{-2}$ on an area at right angles to the light. Its surface is $${water}\,\%$ ocean (albedo $0.06$), $${land}\,\%$ land (albedo $0.25$) and $${ice}\,\%$ ice (albedo $0.70$), spread evenly over the planet. It has no atmosphere. What intensity does its surface absorb, averaged over the whole surface of the planet? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{W m}^{-2}$`)}`,
      hints: [
        md`Find the mean albedo first, with the shares of the areas.`,
        md`The mean intensity over the whole sphere is a quarter of the intensity of the light.`,
      ],
      answer: md`The mean albedo is weighted with the areas: $${water / 100} \times 0.06 + ${land / 100} \times 0.25 + ${ice / 100} \times 0.70 = ${sf(albedo, 4)}$. The light that falls on the disc $\pi R^2$ is shared by the sphere $4\pi R^2$, so the mean intensity is $\frac{1}{4} \times ${solar}\ \text{W m}^{-2}$, and the fraction $1 - ${sf(albedo, 4)}$ is absorbed: $I = ${sf(right)}\ \text{W m}^{-2}$. The answer is **${key}**.

**Watch out:** the albedo is what is *scattered*. What is absorbed is the rest.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`I = ${sf(right)}\ \text{W m}^{-2}`,
          value: (solar * Math.PI * 36 * (0.94 * water + 0.75 * land + 0.3 * ice)) / 100 / (4 * Math.PI * 36),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
