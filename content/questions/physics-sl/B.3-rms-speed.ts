import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ pressure, density, asked }: Record<'pressure' | 'density', number> & { asked: string }) {
  const quick = Math.sqrt((3 * pressure * 1000) / density);
  const isSpeed = asked === 'speed';
  const given = Number(quick.toPrecision(3));
  const right = isSpeed ? quick : (density * given ** 2) / 3000;
  const wrong = [
    {
      value: isSpeed ? Math.sqrt((pressure * 1000) / density) : (density * given ** 2) / 1000,
      note: md`You left out the factor $\frac{1}{3}$: the molecules move in three dimensions.`,
    },
    {
      value: isSpeed ? Math.sqrt((2 * pressure * 1000) / density) : (density * given ** 2) / 2000,
      note: md`You used one half, as in the kinetic energy. The pressure of a gas has the factor $\frac{1}{3}$.`,
    },
    {
      value: isSpeed ? Math.sqrt((3 * pressure) / density) : (density * given) / 3,
      note: md`${isSpeed ? 'You used kilopascals. The pressure must be in pascals.' : 'You forgot to square the speed.'}`,
    },
    {
      value: isSpeed ? (3 * pressure) / density : (density * given ** 2) / 1500,
      note: md`${isSpeed ? "You didn't take the root." : 'You doubled the result. Compare with $P = \\frac{1}{3}\\rho v^2$.'}`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(pressure / 10 + density * 10));
  const key = keyOf(options);
  return { options, key, isSpeed, given, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    pressure: integers(80, 200, 10),
    density: choice(0.6, 0.8, 0.9, 1.1, 1.2, 1.4, 1.6, 1.8),
    asked: choice('speed', 'pressure'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { pressure, density } = drawn;
    const { options, key, isSpeed, given, right } = solve(drawn);
    return {
      text: md`An ideal gas in a tank has a density of $${decimals(density, 1)}\ \text{kg m}^{-3}$. ${isSpeed ? md`Its pressure is $${pressure}\ \text{kPa}$. What is the rms speed of its molecules?` : md`The rms speed of its molecules is $${given}\ \text{m s}^{-1}$. What is its pressure?`} [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isSpeed ? 'm s' : 'kPa'}}${isSpeed ? '^{-1}' : ''}$`)}`,
      hints: [md`Kinetic theory links pressure, density and mean square speed.`],
      answer: md`From kinetic theory $P = \frac{1}{3}\rho v^2$. ${isSpeed ? md`So $v = \sqrt{\dfrac{3P}{\rho}} = \sqrt{\dfrac{3 \times ${pressure} \times 10^3}{${decimals(density, 1)}}} = ${sf(right)}\ \text{m s}^{-1}$` : md`So $P = \frac{1}{3} \times ${decimals(density, 1)} \times ${given}^2\ \text{Pa} = ${sf(right)}\ \text{kPa}$`}. The answer is **${key}**.

**Watch out:** neither the temperature nor the kind of molecule is needed. Both are in the density and the pressure already.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ \text{${isSpeed ? 'm s' : 'kPa'}}`,
          value: isSpeed
            ? root((v) => (density * v * v) / 3 - pressure * 1000, 1, 2000)
            : integral((v) => (2 * density * v) / 3, 0, given) / 1000,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
