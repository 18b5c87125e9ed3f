import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ luminosity, heat, asked }: Record<'luminosity' | 'heat', number> & { asked: string }) {
  const isRadius = asked === 'radius';
  const radius = Math.sqrt(luminosity) / heat ** 2;
  const right = isRadius ? radius : radius ** 2;
  const options = ascending([
    { value: right, note: '' },
    {
      value: isRadius ? luminosity / heat ** 4 : radius,
      note: md`${isRadius ? 'You forgot the square root: this is the ratio of the surface areas.' : 'You took the square root: this is the ratio of the radii.'}`,
    },
    {
      value: isRadius ? Math.sqrt(luminosity) / heat : luminosity / heat,
      note: md`You forgot the fourth power of the temperature.`,
    },
    {
      value: isRadius ? Math.sqrt(luminosity) * heat ** 2 : luminosity * heat ** 4,
      note: md`You multiplied by the factor of the temperature. A hotter star needs less surface for the same luminosity.`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, isRadius, radius, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    luminosity: choice(0.01, 0.04, 0.25, 4, 16, 25, 100, 400, 900, 10000),
    heat: choice(0.5, 0.6, 0.75, 0.8, 1.25, 1.5, 2),
    asked: choice('radius', 'area'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { luminosity, heat } = drawn;
    const { options, key, isRadius, radius, right } = solve(drawn);
    return {
      text: md`The luminosity of a star is $${luminosity}$ times that of the Sun, and its surface temperature in kelvin is $${heat}$ times that of the Sun. What is $\dfrac{\text{${isRadius ? 'radius' : 'surface area'} of the star}}{\text{${isRadius ? 'radius' : 'surface area'} of the Sun}}$? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [md`How does the luminosity depend on the radius and the temperature?`],
      answer: md`From $L = 4\pi\sigma R^2T^4$ the surface area is proportional to $\dfrac{L}{T^4}$, which is $\dfrac{${luminosity}}{${heat}^4} = ${sf(radius ** 2, 4)}$ times that of the Sun. ${isRadius ? md`The radius is proportional to its square root, so the ratio of the radii is $\sqrt{${sf(radius ** 2, 4)}} = ${sf(right)}$` : md`So the ratio of the surface areas is $\dfrac{A}{A_\odot} = ${sf(right)}$`}. The answer is **${key}**.

**Watch out:** cool and bright means very large: this is what makes red giants giants.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}`,
          value: isRadius
            ? root((x) => Math.log((x * x * heat ** 4) / luminosity), 1e-4, 1e4)
            : root((x) => Math.log((x * heat ** 4) / luminosity), 1e-6, 1e7),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
