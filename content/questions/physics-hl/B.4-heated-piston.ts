import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  pressure,
  start,
  grow,
  asked,
}: Record<'pressure' | 'start' | 'grow', number> & { asked: string }) {
  const work = pressure * grow;
  const isHeat = asked === 'heat';
  const right = isHeat ? 2.5 * work : 1.5 * work;
  const end = start + grow;
  const wrong = [
    {
      value: isHeat ? 1.5 * work : 2.5 * work,
      note: md`${isHeat ? 'This is the increase of the internal energy. The gas also does work.' : 'This is the thermal energy that is added. A part of it becomes work.'}`,
    },
    { value: work, note: md`This is the work done by the gas.` },
    {
      value: (isHeat ? 2.5 : 1.5) * pressure * end,
      note: md`You used the whole final volume. Only the change counts.`,
    },
    {
      value: 0.5 * work,
      note: md`${isHeat ? 'You subtracted the work. The gas does work, so more energy must be added.' : md`You took the work away from the increase. The $\frac{3}{2}P\Delta V$ is what the gas keeps.`}`,
    },
  ];
  const options = amongWrong(right, wrong, pressure / 10 + start + 2 * grow);
  const key = keyOf(options);
  return { options, key, work, isHeat, right, end };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    pressure: choice(100, 120, 150, 200, 250),
    start: choice(2, 3, 4, 5),
    grow: choice(1, 1.5, 2, 2.5, 3),
    asked: choice('heat', 'internal'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { pressure, start, grow } = drawn;
    const { options, key, work, isHeat, right, end } = solve(drawn);
    return {
      text: md`A monatomic ideal gas in a cylinder with a movable piston has a constant pressure of $${pressure}\ \text{kPa}$. It is heated, and its volume grows from $${start}.0 \times 10^{-3}\ \text{m}^3$ to $${decimals(end, 1)} \times 10^{-3}\ \text{m}^3$. ${isHeat ? 'How much thermal energy is added to the gas?' : 'By how much does the internal energy of the gas grow?'} [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{J}$`)}`,
      hints: [
        md`How much work does the gas do at constant pressure?`,
        md`For a monatomic ideal gas $U = \frac{3}{2}nRT = \frac{3}{2}PV$.`,
      ],
      answer: md`The work done by the gas is $W = P\Delta V = ${pressure} \times 10^3 \times ${decimals(grow, 1)} \times 10^{-3} = ${work}\ \text{J}$. As $PV = nRT$, the internal energy $U = \frac{3}{2}nRT = \frac{3}{2}PV$ grows by $\Delta U = \frac{3}{2}P\Delta V = ${isHeat ? 1.5 * work : sf(right)}\ \text{J}$. ${isHeat ? md`By the first law the energy added is $Q = \Delta U + W = ${sf(right)}\ \text{J}$. ` : ''}The answer is **${key}**.

**Watch out:** at constant pressure only three fifths of the added energy raise the temperature of a monatomic gas. The rest is work.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{J}`,
          value:
            1.5 * (pressure * end - pressure * start) + (isHeat ? integral(() => pressure, start, end) : 0),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
