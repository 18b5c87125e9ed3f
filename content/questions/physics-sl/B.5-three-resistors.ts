import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { circuit } from '../../figures/circuit.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ single, first, second, emf }: Record<'single' | 'first' | 'second' | 'emf', number>) {
  const pair = (first * second) / (first + second);
  const total = single + pair;
  const current = emf / total;
  const right = (current * second) / (first + second);
  const wrong = [
    { value: current, note: md`This is the current in the battery. In the parallel pair it divides.` },
    {
      value: (current * first) / (first + second),
      note: md`This is the current in the other resistor of the pair. The smaller resistance has the greater current.`,
    },
    {
      value: current / 2,
      note: md`You divided the current equally. The two resistances of the pair aren't equal.`,
    },
    {
      value: emf / first,
      note: md`You put the whole emf across the resistor. A part of it is across the single one.`,
    },
    {
      value: emf / (single + first + second),
      note: md`You took all three resistors as in series. Two of them are in parallel.`,
    },
    {
      value: emf / pair,
      note: md`You left out the single resistor, and took the current in both resistors of the pair together.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(single + first + emf / 3));
  const key = keyOf(options);
  return { options, key, pair, total, current, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    single: choice(2, 3, 4, 5, 6, 8),
    first: choice(3, 4, 6, 8, 10, 12, 15),
    second: choice(6, 10, 12, 15, 20, 24, 30),
    emf: choice(6, 9, 12, 15, 18, 24),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { single, first, second } = drawn;
    if (second <= first || single === first || single === second) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { single, first, second, emf } = drawn;
    const { options, key, pair, total, current, right } = solve(drawn);
    return {
      text: md`A battery with an emf of $${emf}.0\ \text{V}$ and negligible internal resistance is connected to a resistor of $${single}.0\ \Omega$ in series with a parallel pair of $${first}.0\ \Omega$ and $${second}.0\ \Omega$, as shown. What is the current in the resistor of $${first}.0\ \Omega$? [1]

![](drawing:circuit)

${lettered(options, (value) => md`$${sf(value)}\ \text{A}$`)}`,
      hints: [
        md`Replace the parallel pair by one resistor first.`,
        md`Both resistors of the pair have the same potential difference.`,
      ],
      answer: md`The pair is equivalent to $\dfrac{${first} \times ${second}}{${first} + ${second}} = ${sf(pair, 4)}\ \Omega$, so the total resistance is $${sf(total, 4)}\ \Omega$ and the current in the battery is $\dfrac{${emf}}{${sf(total, 4)}} = ${sf(current, 4)}\ \text{A}$. The potential difference across the pair is $${sf(current, 4)} \times ${sf(pair, 4)} = ${sf(current * pair, 4)}\ \text{V}$, so in the resistor of $${first}.0\ \Omega$ it drives $I = ${sf(right)}\ \text{A}$. The answer is **${key}**.

**Watch out:** current divides in the *inverse* ratio of the resistances.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`I = ${sf(right)}\ \text{A}`,
          value: solveLinear(
            [
              [single + first, single],
              [single, single + second],
            ],
            [emf, emf],
          )[0]!,
        },
      ],
      replies: [choiceAmong(options)],
      drawings: {
        circuit: circuit({
          top: [{ part: 'cell', label: `${emf}.0 V` }],
          bottom: [
            { part: 'resistor', label: `${single}.0 Ω` },
            {
              parallel: [
                [{ part: 'resistor', label: `${first}.0 Ω` }],
                [{ part: 'resistor', label: `${second}.0 Ω` }],
              ],
            },
          ],
          description: 'A battery in series with one resistor and a parallel pair of two resistors.',
        }),
      },
      mcqAnswer: key,
    };
  },
});
