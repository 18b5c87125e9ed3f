import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  length,
  number,
  speed,
  kind,
}: Record<'length' | 'number' | 'speed', number> & { kind: string }) {
  const isClosed = kind === 'closed';
  const right = (number * speed) / ((isClosed ? 4 : 2) * length);
  const other = (number * speed) / ((isClosed ? 2 : 4) * length);
  const end = isClosed ? 'closed at one end and open at the other' : 'open at both ends';
  const wrong = [
    {
      value: other,
      note: md`You used the wavelengths of a pipe that is ${isClosed ? 'open at both ends' : 'closed at one end'}.`,
    },
    { value: right / number, note: md`This is the frequency of the first harmonic.` },
    {
      value: (right * (number - (isClosed ? 2 : 1))) / number,
      note: md`This is the harmonic before it.`,
    },
    {
      value: isClosed ? ((2 * number - 1) * speed) / (4 * length) : ((number + 1) * speed) / (2 * length),
      note: md`${isClosed ? md`You counted the possible harmonics. The closed pipe has only $n = 1, 3, 5, \dots$, and $n$ is the number of quarters of a wavelength.` : md`You took one harmonic too many. The first one has $n = 1$.`}`,
    },
    {
      value: (number * speed) / length,
      note: md`You took the length of the pipe as the wavelength of the first harmonic.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(length * 100 + number + speed / 5));
  const key = keyOf(options);
  return { options, key, isClosed, right, end };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    length: choice(0.25, 0.34, 0.4, 0.5, 0.6, 0.68, 0.85),
    number: choice(3, 5, 7),
    speed: choice(330, 335, 340, 345),
    kind: choice('closed', 'open'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { length, number, speed } = drawn;
    const { options, key, isClosed, right, end } = solve(drawn);
    return {
      text: md`A pipe of length $${decimals(length, 2)}\ \text{m}$ is ${end}. The speed of sound in it is $${speed}\ \text{m s}^{-1}$. What is the frequency of its harmonic with $n = ${number}$? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{Hz}$`)}`,
      hints: [
        md`Sketch the standing wave. Is there a node or an antinode at each end?`,
        md`How many quarters of a wavelength fit into the pipe?`,
      ],
      answer: md`${isClosed ? md`At the closed end there is a node, at the open end an antinode, so the first harmonic is a quarter of a wavelength. With $n = ${number}$ the wavelength is $\lambda = \dfrac{4L}{n}$` : md`Both ends are antinodes, so the first harmonic is half a wavelength. With $n = ${number}$ the wavelength is $\lambda = \dfrac{2L}{n}$`}, so $f = \dfrac{v}{\lambda} = \dfrac{${number} \times ${speed}}{${isClosed ? 4 : 2} \times ${decimals(length, 2)}} = ${sf(right)}\ \text{Hz}$. The answer is **${key}**.

**Watch out:** a pipe that is closed at one end has only the harmonics $n = 1, 3, 5, \dots$`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ \text{Hz}`,
          value: root((f) => (f * length) / speed - number / (isClosed ? 4 : 2), 1, 1e5),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
