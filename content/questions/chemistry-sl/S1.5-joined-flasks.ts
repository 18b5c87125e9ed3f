import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

type Drawn = { first: number; second: number; high: number; low: number; empty: boolean };

function solve({ first, second, high, low, empty }: Drawn) {
  const other = empty ? 0 : low;
  const whole = first + second;
  const right = (high * first + other * second) / whole;
  return {
    other,
    whole,
    right,
    options: ascending([
      { value: right, note: '' },
      {
        value: (high + other) / 2,
        note: 'You took the plain mean of the two pressures. The flasks differ in size, so the gas of the larger one counts for more.',
      },
      empty
        ? {
            value: (high * first) / second,
            note: 'You let the gas move into the second flask. It fills both flasks.',
          }
        : {
            value: (high * first) / whole,
            note: 'You let the gas of the first flask spread out, but forgot the gas that was in the second one.',
          },
      {
        value: (high * second + other * first) / whole,
        note: 'You exchanged the volumes of the two flasks.',
      },
    ]),
  };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    gas: choice('helium', 'argon', 'nitrogen'),
    first: choice(1, 2, 3, 4, 5),
    second: choice(1, 2, 3, 4, 5, 6),
    high: integers(120, 400, 20),
    low: integers(40, 110, 10),
    empty: choice(true, false),
  },
  allow: (drawn) =>
    drawn.first !== drawn.second &&
    // About as many empty flasks as others, and about as many for each letter.
    (drawn.empty
      ? drawn.low === 40
      : (drawn.first + drawn.high / 20 + drawn.low / 10) % (drawn.first > drawn.second ? 2 : 6) === 0) &&
    farApart(solve(drawn).options, 1.05) &&
    Number.isInteger(Number(solve(drawn).right.toFixed(6))),
  write: (drawn) => {
    const { gas, first, second, high, low, empty } = drawn;
    const { other, whole, right, options } = solve(drawn);
    const key = keyOf(options);
    return {
      text: md`A flask of volume $${first}.00\ \text{dm}^3$ holds ${gas} at $${high}\ \text{kPa}$. It is joined by a tap to a second flask of volume $${second}.00\ \text{dm}^3$ that ${empty ? 'is empty' : md`holds ${gas} at $${low}\ \text{kPa}$`}. Both flasks are kept at $298\ \text{K}$. The tap is opened. What is the final pressure, if the gas is ideal? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{kPa}$`)}`,
      hints: [
        'What stays the same when the tap is opened: the pressures, or the amount of gas?',
        md`At constant temperature the amount of gas is proportional to $pV$.`,
      ],
      answer: md`No gas is lost, and $n = \dfrac{pV}{RT}$ with the same $T$ in both flasks. So $pV$ after opening is the sum of the two products before:

$$p \times ${whole}.00 = ${high} \times ${first}.00${other ? ` + ${other} \\times ${second}.00` : ''}, \qquad p = \frac{${high * first + other * second}}{${whole}.00} = ${sf(right)}\ \text{kPa}$$

The answer is **${key}**.${empty ? ' It is lower than before, because the same gas has more room.' : ' It lies between the two pressures, closer to that of the larger flask.'}

**Watch out:** pressures can't simply be averaged. Amounts of gas can be added, and $pV$ tells the amount.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ \text{kPa}`,
          // The gas that one flask loses is what the other gains.
          value: root((p) => (high - p) * first - (p - other) * second, 1, 600),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
