import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  length,
  field,
  swings,
  asked,
}: Record<'length' | 'field' | 'swings', number> & { asked: string }) {
  const period = 2 * Math.PI * Math.sqrt(length / field);
  const total = swings * period;
  const given = Number(total.toPrecision(3));
  const isTime = asked === 'time';
  const right = isTime ? total : field * (given / swings / (2 * Math.PI)) ** 2;
  const options = ascending([
    { value: right, note: '' },
    {
      value: isTime ? swings * 2 * Math.PI * Math.sqrt(field / length) : field * (given / (2 * Math.PI)) ** 2,
      note: md`${isTime ? 'You turned the fraction round: a longer pendulum is slower.' : 'You used the time of all oscillations as the period.'}`,
    },
    {
      value: isTime
        ? swings * 2 * Math.PI * Math.sqrt(length / 9.8)
        : 9.8 * (given / swings / (2 * Math.PI)) ** 2,
      note: md`You used the field strength of the Earth.`,
    },
    {
      value: isTime ? period : (field * (given / swings) ** 2) / (2 * Math.PI),
      note: md`${isTime ? 'This is the time of one oscillation.' : md`You forgot to square $2\pi$.`}`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, period, given, isTime, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    length: choice(0.25, 0.36, 0.5, 0.64, 0.81, 1.2, 1.44),
    field: choice(1.6, 3.7, 8.9, 11, 23),
    swings: choice(5, 10, 20),
    asked: choice('time', 'length'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { length, field, swings } = drawn;
    const { options, key, period, given, isTime, right } = solve(drawn);
    return {
      text: md`A model of a pendulum clock is planned for a world where the gravitational field strength is $${decimals(field, 1)}\ \text{N kg}^{-1}$. ${isTime ? md`Its pendulum has a length of $${decimals(length, 2)}\ \text{m}$. How long do $${swings}$ complete small oscillations take?` : md`Its pendulum must make $${swings}$ complete small oscillations in $${sf(given)}\ \text{s}$. How long must the pendulum be?`} [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isTime ? 's' : 'm'}}$`)}`,
      hints: [
        md`Which quantities does the period of a simple pendulum depend on?`,
        md`How long does one oscillation take?`,
      ],
      answer: md`The period of a simple pendulum is $T = 2\pi\sqrt{\dfrac{l}{g}}$. ${isTime ? md`Here $T = 2\pi\sqrt{\dfrac{${decimals(length, 2)}}{${decimals(field, 1)}}} = ${sf(period, 4)}\ \text{s}$, and $${swings}$ oscillations take $t = ${sf(right)}\ \text{s}$` : md`One oscillation takes $T = \dfrac{${sf(given)}}{${swings}}\ \text{s}$, so $l = g\left(\dfrac{T}{2\pi}\right)^2 = ${sf(right)}\ \text{m}$`}. The answer is **${key}**.

**Watch out:** the mass of the bob doesn't matter, and the amplitude doesn't as long as it is small.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{${isTime ? 's' : 'm'}}`,
          value: isTime
            ? swings * 4 * integral(() => Math.sqrt(length / field), 0, Math.PI / 2)
            : root((l) => swings * 2 * Math.PI * Math.sqrt(l / field) - given, 0.001, 20),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
