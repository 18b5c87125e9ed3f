import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered, type Option } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';

const negativity: Record<string, number> = {
  H: 2.2,
  Li: 1,
  B: 2,
  C: 2.6,
  N: 3,
  O: 3.4,
  F: 4,
  Na: 0.9,
  Mg: 1.3,
  Al: 1.6,
  Si: 1.9,
  P: 2.2,
  S: 2.6,
  Cl: 3.2,
  K: 0.8,
  Ca: 1,
  Ga: 1.8,
  As: 2.2,
  Se: 2.6,
  Br: 3,
  Sr: 1,
  I: 2.7,
  Cs: 0.8,
  Rb: 0.8,
  Ba: 0.9,
};

const compounds = [
  ['Mg', 1, 'Cl', 2],
  ['Al', 2, 'O', 3],
  ['Na', 2, 'O', 1],
  ['Ca', 1, 'F', 2],
  ['Si', 1, 'O', 2],
  ['K', 2, 'S', 1],
  ['Li', 3, 'N', 1],
  ['B', 2, 'O', 3],
  ['Ba', 1, 'I', 2],
  ['Al', 1, 'Br', 3],
  ['Ga', 2, 'O', 3],
  ['P', 2, 'O', 5],
  ['C', 1, 'S', 2],
  ['Si', 1, 'Cl', 4],
  ['Mg', 3, 'N', 2],
  ['Cs', 2, 'O', 1],
  ['Sr', 1, 'Br', 2],
  ['Na', 2, 'S', 1],
  ['Ca', 3, 'N', 2],
  ['As', 2, 'O', 3],
  ['Mg', 1, 'Br', 2],
  ['Al', 1, 'F', 3],
  ['Li', 2, 'O', 1],
  ['Ga', 1, 'Cl', 3],
  ['Mg', 1, 'I', 2],
  ['Ca', 1, 'Br', 2],
  ['Al', 2, 'S', 3],
  ['K', 2, 'Se', 1],
  ['C', 1, 'F', 4],
  ['Ba', 1, 'Cl', 2],
  ['Li', 2, 'S', 1],
  ['Na', 2, 'Se', 1],
  ['B', 1, 'Cl', 3],
  ['Si', 1, 'Br', 4],
  ['Ca', 1, 'Cl', 2],
  ['Ga', 2, 'S', 3],
  ['K', 2, 'O', 1],
  ['Sr', 1, 'F', 2],
  ['P', 1, 'Cl', 3],
  ['Cs', 2, 'S', 1],
  ['Al', 2, 'Se', 3],
  ['N', 1, 'F', 3],
  ['Mg', 1, 'F', 2],
  ['Ba', 1, 'Br', 2],
  ['B', 1, 'F', 3],
  ['Sr', 1, 'Cl', 2],
  ['Si', 1, 'F', 4],
  ['Ca', 1, 'I', 2],
  ['As', 1, 'Cl', 3],
  ['Al', 1, 'I', 3],
  ['Ga', 1, 'Br', 3],
  ['Sr', 1, 'I', 2],
  ['P', 1, 'Br', 3],
  ['C', 1, 'Cl', 4],
  ['Ba', 1, 'F', 2],
  ['Ga', 2, 'Se', 3],
  ['Rb', 2, 'O', 1],
  ['Rb', 2, 'S', 1],
  ['Cs', 2, 'Se', 1],
  ['Ga', 1, 'I', 3],
] as const;

type Compound = (typeof compounds)[number];
type Place = readonly [number, number];

function solve([a, m, b, n]: Compound) {
  const [low, high] = [negativity[a]!, negativity[b]!];
  const average = (low + high) / 2;
  const difference = high - low;
  const weighted = (m * low + n * high) / (m + n);
  const slips: Option<Place>[] = [
    {
      value: [weighted, difference],
      note: 'You weighted the mean by the numbers of atoms. The triangle takes the plain mean of the two elements.',
    },
    {
      value: [low + high, difference],
      note: 'You added the two values for the mean. Divide the sum by two.',
    },
    {
      value: [difference, average],
      note: 'You gave the difference first. The mean electronegativity is the first coordinate.',
    },
    {
      value: [average, difference / 2],
      note: 'You halved the difference. Only the sum is divided by two.',
    },
    {
      value: [high, difference],
      note: md`You took the value of $\mathrm{${b}}$ alone. The first coordinate is the mean of both elements.`,
    },
    {
      value: [low, difference],
      note: md`You took the value of $\mathrm{${a}}$ alone. The first coordinate is the mean of both elements.`,
    },
  ];
  const before = ({ value: [x, y] }: Option<Place>) => x < average || (x === average && y < difference);
  // How many of the others come before it.
  const below = (a.charCodeAt(0) + 2 * b.charCodeAt(0) + n) % 4;
  const inOrder = [
    ...slips.filter(before).slice(0, below),
    ...slips.filter((one) => !before(one)).slice(0, 3 - below),
    ...slips,
  ];
  const unsorted = [{ value: [average, difference] as Place, note: '' }, ...new Set(inOrder)].slice(0, 4);
  const options = unsorted.toSorted(
    (one, other) => one.value[0] - other.value[0] || one.value[1] - other.value[1],
  );
  return { low, high, average, difference, weighted, options };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: { compound: choice(...compounds) },
  allow: ({ compound }) => {
    const { average, weighted, difference } = solve(compound);
    return Math.abs(average - weighted) > 0.03 && difference > 0.15 && Math.abs(average - difference) > 0.05;
  },
  write: ({ compound }) => {
    const [a, m, b, n] = compound;
    const { low, high, average, difference, options } = solve(compound);
    const key = keyOf(options);
    const part = (symbol: string, count: number) => (count === 1 ? symbol : `${symbol}_${count}`);
    const two = (value: number) => decimals(value, 2);
    const ionic = difference > 1.7;
    return {
      text: md`The electronegativity of $\mathrm{${a}}$ is $${decimals(low, 1)}$ and that of $\mathrm{${b}}$ is $${decimals(high, 1)}$. What are the coordinates of $\mathrm{${part(a, m)}${part(b, n)}}$ in a bonding triangle, given as (mean electronegativity, difference of electronegativities)? [1]

${lettered(options, ([x, y]) => md`$(${two(x)},\ ${two(y)})$`)}`,
      hints: [
        'Which of the two coordinates is a mean, and which a difference?',
        'The triangle asks for the two elements, not for how many atoms of each there are.',
      ],
      answer: md`The mean of the two values is $\bar\chi = \dfrac{${decimals(low, 1)} + ${decimals(high, 1)}}{2} = ${two(average)}$, and their difference is $\Delta\chi = ${decimals(high, 1)} - ${decimals(low, 1)} = ${two(difference)}$. The coordinates are $(${two(average)},\ ${two(difference)})$, so the answer is **${key}**. ${ionic ? 'The difference is large, so the compound lies high in the triangle, towards the ionic corner.' : 'The difference is not very large, so the bonding has much covalent character.'}

**Watch out:** the numbers of atoms in the formula play no part in either coordinate.`,
      scheme: [[key, '1']],
      checks: [
        { route: 'exact', shown: md`= ${two(average)}`, value: low + (high - low) / 2 },
        { route: 'exact', shown: md`= ${two(difference)}`, value: 2 * (high - average) },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
