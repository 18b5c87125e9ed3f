import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

const thing = (name: string, centimetres: number) => ({ name, centimetres });

type Drawn = { nucleus: number; slips: readonly number[]; ball: { centimetres: number } };

/** By the factor by which they are wrong. */
const notes: Record<number, string> = {
  1000: 'You left the diameter of the model nucleus in centimetres, and are out by a further power of ten.',
  100: 'You left the diameter of the model nucleus in centimetres.',
  10: 'You are out by a power of ten: subtract the exponents of the two diameters, and mind the minus signs.',
  0.1: 'You are out by a power of ten: subtract the exponents of the two diameters, and mind the minus signs.',
  0.01: 'You divided by a hundred twice: change centimetres to metres once.',
  0.001: 'You divided by a hundred twice, and are out by a further power of ten.',
};

function solve({ nucleus, slips, ball: { centimetres } }: Drawn) {
  const right = (centimetres / 100) * 10 ** (-10 - nucleus);
  const wrong = slips.map((slip) => ({ value: right * slip, note: notes[slip]! }));
  return { right, options: ascending([{ value: right, note: '' }, ...wrong]) };
}

/** From centimetres to kilometres. */
const length = (metres: number) => {
  if (metres < 1) return md`$${Number((metres * 100).toPrecision(3))}\ \text{cm}$`;
  if (metres < 1000) return md`$${Number(metres.toPrecision(3))}\ \text{m}$`;
  return md`$${Number((metres / 1000).toPrecision(3))}\ \text{km}$`;
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    ball: choice(
      thing('a tennis ball', 6.5),
      thing('a table-tennis ball', 4),
      thing('a marble', 1.5),
      thing('a pea', 0.8),
      thing('a cricket ball', 7),
      thing('a golf ball', 4.3),
      thing('a cherry', 2),
      thing('a walnut', 3.5),
      thing('an apple', 8),
      thing('a chickpea', 0.9),
      thing('a glass bead', 0.5),
      thing('a hazelnut', 1.2),
      thing('an apricot', 5),
      thing('a squash ball', 4.1),
      thing('a lime', 4.8),
      thing('a plum', 4.4),
      thing('a grape', 1.8),
      thing('a blueberry', 1.3),
      thing('a lemon', 5.5),
      thing('a peach', 7.5),
      thing('an orange', 7.8),
      thing('a lychee', 3.2),
      thing('an olive', 1.9),
      thing('a peppercorn', 0.4),
      thing('a billiard ball', 5.7),
      thing('a quail egg', 2.8),
      thing('a cotton ball', 3),
    ),
    nucleus: choice(-14, -15),
    slips: choice([10, 100, 1000], [0.1, 10, 100], [0.01, 0.1, 100], [0.001, 0.01, 0.1]),
    town: choice('Kigali', 'Cusco', 'Hobart', 'Bergen'),
  },
  // Balls of one size always come with the same slips and the same town.
  allow: ({ ball: { centimetres }, nucleus, slips, town }) =>
    slips[0] === [10, 0.1, 0.01, 0.001][Math.round(10 * centimetres - nucleus) % 4] &&
    town === ['Kigali', 'Cusco', 'Hobart', 'Bergen'][Math.round(10 * centimetres) % 4],
  write: (drawn) => {
    const { ball, nucleus, town } = drawn;
    const atom = -10;
    const { right, options } = solve(drawn);
    const key = keyOf(options);
    const factor = atom - nucleus;
    return {
      text: md`In a model of an atom made by students in ${town}, ${ball.name} of diameter $${ball.centimetres}\ \text{cm}$ stands for the nucleus. The diameter of the real atom is about $10^{${atom}}\ \text{m}$, and that of its nucleus about $10^{${nucleus}}\ \text{m}$. What is the diameter of the whole model atom? [1]

${lettered(options, length)}`,
      hints: [
        'By what factor is the real atom larger than its nucleus?',
        'The model keeps this factor. Change the diameter of the model nucleus to metres.',
      ],
      answer: md`The real atom is $\dfrac{10^{${atom}}}{10^{${nucleus}}} = 10^{${factor}}$ times as wide as its nucleus. A true model keeps the ratio, so its diameter is $10^{${factor}} \times ${ball.centimetres} \times 10^{-2}\ \text{m} = ${Number(right.toPrecision(3))}\ \text{m}$. The answer is **${key}**. Almost all the volume of an atom is empty space in which the electrons move.

**Watch out:** when powers of ten are divided, the exponents are subtracted: $${atom} - (${nucleus}) = ${factor}$.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${Number(right.toPrecision(3))}\ \text{m}`,
          // As many nuclei as lie side by side across the atom.
          value: (ball.centimetres / 100) * Math.round(1e-10 / Number(`1e${nucleus}`)),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
