import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ upper, lower }: Record<'upper' | 'lower', number>) {
  const degrees = 180 / Math.PI;
  const right = Math.asin(upper / lower) * degrees;
  const wrong = [
    {
      value: Math.acos(upper / lower) * degrees,
      note: md`You took the cosine. The angle is measured from the normal, not from the surface.`,
    },
    {
      value: Math.atan(upper / lower) * degrees,
      note: md`You took the tangent. At the critical angle $\sin 90^\circ = 1$ is the other sine in Snell's law.`,
    },
    {
      value: (90 * upper) / lower,
      note: md`You took the angle as proportional to the refractive index. It is its sine that is.`,
    },
    {
      value: Math.asin(1 / lower) * degrees,
      note: md`This is the critical angle for glass and air. Here a liquid lies on the glass.`,
    },
    {
      value: 90 - Math.asin(1 / lower) * degrees,
      note: md`This is measured from the surface, and for air above the glass.`,
    },
    {
      value: 180 - right,
      note: md`This is the other angle with the same sine. An angle of incidence is less than $90^\circ$.`,
    },
    {
      value: 90,
      note: md`This is the angle of refraction at the critical angle, not the angle of incidence.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(upper * 100 + lower * 100));
  const key = keyOf(options);
  return { options, key, degrees, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    upper: choice(1.33, 1.34, 1.36, 1.38, 1.4, 1.43, 1.45),
    lower: choice(1.49, 1.5, 1.52, 1.55, 1.58, 1.6, 1.62, 1.64, 1.66, 1.7, 1.74, 1.8, 1.85, 1.9),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { upper, lower } = drawn;
    if (!(lower / upper > 1.06)) return false;
    return farApart(options, 1.03);
  },
  write: (drawn) => {
    const { upper, lower } = drawn;
    const { options, key, degrees, right } = solve(drawn);
    return {
      text: md`A liquid with a refractive index of $${decimals(upper, 2)}$ lies on top of a glass block with a refractive index of $${decimals(lower, 2)}$. Light in the glass meets the surface between them. What is the smallest angle of incidence for which no light enters the liquid? [1]

${lettered(options, (value) => md`$${sf(value)}^\circ$`)}`,
      hints: [md`At the critical angle the refracted ray runs along the surface.`],
      answer: md`Light goes from the greater to the smaller refractive index, so total internal reflection is possible. At the critical angle the angle of refraction is $90^\circ$: $${decimals(lower, 2)}\sin\theta_c = ${decimals(upper, 2)}\sin 90^\circ$, so $\sin\theta_c = \dfrac{${decimals(upper, 2)}}{${decimals(lower, 2)}}$ and $\theta_c = ${sf(right)}^\circ$. The answer is **${key}**.

**Watch out:** in the other direction, from the liquid into the glass, there is no critical angle.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`\theta_c = ${sf(right)}^\circ`,
          value: root((a) => lower * Math.sin(a / degrees) - upper, 0, 90),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
