import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ size, heat, far, asked }: Record<'size' | 'heat' | 'far', number> & { asked: string }) {
  const luminosity = size ** 2 * heat ** 4;
  const isLight = asked === 'luminosity';
  const right = isLight ? luminosity : luminosity / far ** 2;
  const options = ascending([
    { value: right, note: '' },
    {
      value: isLight ? size * heat ** 4 : luminosity / far,
      note: md`${isLight ? 'You took the area as proportional to the radius. It is proportional to its square.' : 'You forgot to square the distance.'}`,
    },
    {
      value: isLight ? size ** 2 * heat : luminosity,
      note: md`${isLight ? 'You forgot the fourth power of the temperature.' : 'This is the ratio of the luminosities. The brightness also depends on the distance.'}`,
    },
    {
      value: isLight ? size ** 2 / heat ** 4 : luminosity * far ** 2,
      note: md`${isLight ? 'You divided by the factor of the temperature. A hotter surface radiates more.' : 'You multiplied by the square of the distance. A more distant star is less bright.'}`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, luminosity, isLight, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['E.5'],
  parameters: {
    size: choice(2, 3, 4, 5, 6, 8, 10),
    heat: choice(0.5, 0.6, 0.75, 0.8, 1.2, 1.25, 1.5, 2),
    far: choice(2, 3, 4, 5),
    asked: choice('luminosity', 'brightness'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { size, heat, far } = drawn;
    const { options, key, luminosity, isLight, right } = solve(drawn);
    return {
      text: md`Stars X and Y radiate as black bodies. Compared with X, star Y has $${size}$ times the radius, $${heat}$ times the surface temperature in kelvin and $${far}$ times the distance from the Earth. What is $\dfrac{\text{${isLight ? 'luminosity' : 'apparent brightness'} of Y}}{\text{${isLight ? 'luminosity' : 'apparent brightness'} of X}}$? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        md`How does the luminosity of a sphere depend on its radius and its temperature?`,
        md`${isLight ? 'Is the distance needed?' : 'The apparent brightness spreads the luminosity over a sphere whose radius is the distance.'}`,
      ],
      answer: md`The luminosity is $L = \sigma AT^4 = 4\pi\sigma R^2T^4$, so it grows by the factor $${size}^2 \times ${heat}^4 = ${sf(luminosity, 4)}$. ${isLight ? 'The distance has no part in it: luminosity is what the star emits, not what arrives.' : md`The apparent brightness is $b = \dfrac{L}{4\pi d^2}$, which divides it by $${far}^2$.`} The ratio is $${sf(right)}$. The answer is **${key}**.

**Watch out:** the distance matters for the apparent brightness, not for the luminosity.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: sf(right),
          value:
            (4 * Math.PI * 5.67e-8 * (7e8 * size) ** 2 * (5000 * heat) ** 4) /
            (4 * Math.PI * 5.67e-8 * 7e8 ** 2 * 5000 ** 4) /
            (isLight ? 1 : ((far * 3e17) / 3e17) ** 2),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
