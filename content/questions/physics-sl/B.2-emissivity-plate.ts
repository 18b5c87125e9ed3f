import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  kelvin,
  area,
  emissivity,
  asked,
}: Record<'kelvin' | 'area' | 'emissivity', number> & { asked: string }) {
  const black = 5.67e-8 * area * kelvin ** 4;
  const power = Number((emissivity * black).toPrecision(3));
  const isPower = asked === 'power';
  const right = isPower ? emissivity * black : power / black;
  const wrong = [
    {
      value: isPower ? black : power / (5.67e-8 * kelvin ** 4),
      note: md`${isPower ? 'This is the power of a black body. A real surface radiates the fraction $e$ of it.' : 'You left out the area. The emissivity compares powers from the same area.'}`,
    },
    {
      value: isPower ? (1 - emissivity) * black : 1 - power / black,
      note: md`${isPower ? 'You used $1 - e$. The emissivity is the fraction that is radiated.' : 'This is the fraction by which the plate falls short of a black body.'}`,
    },
    {
      value: isPower
        ? 5.67e-8 * emissivity * area ** 2 * kelvin ** 4
        : power / 5.67e-8 / area ** 2 / kelvin ** 4,
      note: md`You took the square of the area. The power is proportional to the area itself.`,
    },
    {
      value: isPower ? 2 * right : right / 2,
      note: md`You counted the surface twice. The area is that of the surface which radiates.`,
    },
    {
      value: isPower ? emissivity ** 2 * black : right ** 2,
      note: md`You used the emissivity twice. The power is proportional to its first power.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(kelvin / 10 + area * 10 + emissivity * 20));
  const key = keyOf(options);
  return { options, key, black, power, isPower, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    kelvin: integers(280, 420, 10),
    area: choice(0.2, 0.3, 0.4, 0.5, 0.6, 0.8),
    emissivity: choice(0.3, 0.4, 0.6, 0.7, 0.8, 0.85),
    asked: choice('emissivity', 'power'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { kelvin, area, emissivity } = drawn;
    const { options, key, black, power, isPower, right } = solve(drawn);
    return {
      text: md`A metal plate of area $${decimals(area, 2)}\ \text{m}^2$ has a temperature of $${kelvin}\ \text{K}$. ${isPower ? md`The emissivity of its surface is $${decimals(emissivity, 2)}$. What power does this surface radiate?` : md`Its surface radiates a power of $${sf(power)}\ \text{W}$. What is the emissivity of the surface?`} Take $\sigma = 5.67 \times 10^{-8}\ \text{W m}^{-2}\ \text{K}^{-4}$. [1]

${lettered(options, (value) => md`$${sf(value)}${isPower ? md`\ \text{W}` : ''}$`)}`,
      hints: [md`What would a black body of the same area and temperature radiate?`],
      answer: md`A black body of this area and temperature would radiate $\sigma AT^4 = 5.67 \times 10^{-8} \times ${decimals(area, 2)} \times ${kelvin}^4 = ${sf(black, 4)}\ \text{W}$. ${isPower ? md`The emissivity is the fraction of this that the plate radiates, so $P = ${decimals(emissivity, 2)} \times ${sf(black, 4)} = ${sf(right)}\ \text{W}$` : md`The emissivity is the ratio of what the plate radiates to this: $e = \dfrac{${sf(power)}}{${sf(black, 4)}} = ${sf(right)}$`}. The answer is **${key}**.

**Watch out:** an emissivity lies between $0$ and $1$. ${isPower ? 'So the plate radiates less than a black body would.' : 'A greater result is a sign of a forgotten area.'}`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}`,
          value: isPower
            ? emissivity * integral((t) => 4 * 5.67e-8 * area * t ** 3, 0, kelvin)
            : root((e) => e * 5.67e-8 * area * kelvin ** 4 - power, 0, 3),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
