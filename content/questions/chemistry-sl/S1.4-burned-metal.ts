import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered, type Option } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

type Pair = readonly [number, number];
type Drawn = { oxide: { symbol: string; atomic: number; of: Pair }; centimoles: number; place: number };

const simplest = ([a, b]: Pair): Pair => {
  const divide = (x: number, y: number): number => (y === 0 ? x : divide(y, x % y));
  const d = divide(a, b);
  return [a / d, b / d];
};
const same = (one: Pair, other: Pair) => one[0] === other[0] && one[1] === other[1];

function solve({ oxide: { atomic, of }, centimoles, place }: Drawn) {
  const [m, o] = of;
  const metal = Number(((centimoles / 100) * atomic).toPrecision(3));
  const whole = Number((metal + (((centimoles / 100) * o) / m) * 16).toFixed(2));
  const candidates: Option<Pair>[] = [
    { value: [o, m], note: 'You have the ratio upside down: the first number belongs to the metal.' },
    {
      value: simplest([2 * m, o]),
      note: md`You divided the mass of oxygen by $32.00$, the molar mass of $\mathrm{O_2}$. A formula counts atoms, so divide by $16.00$.`,
    },
    {
      value: [1, 1],
      note: 'You rounded the ratio of the amounts to whole numbers too early. Multiply it until both are whole.',
    },
    {
      value: simplest([m, 2 * o]),
      note: 'You doubled the amount of oxygen. Oxide ions are single atoms of oxygen.',
    },
    {
      value: [1, 2],
      note: 'You rounded the ratio of the amounts to whole numbers too early. Multiply it until both are whole.',
    },
  ];
  const wrong: Option<Pair>[] = [];
  for (const one of candidates) {
    if (wrong.length < 3 && !same(one.value, of) && !wrong.some(({ value }) => same(value, one.value)))
      wrong.push(one);
  }
  const options = wrong.toSpliced(place, 0, { value: of, note: '' });
  return { metal, whole, options };
}

const formula = (symbol: string, [m, o]: Pair) =>
  md`$\mathrm{${symbol}${m === 1 ? '' : `_${m}`}O${o === 1 ? '' : `_${o}`}}$`;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    oxide: choice(
      { metal: 'iron', symbol: 'Fe', atomic: 55.85, of: [2, 3] },
      { metal: 'iron', symbol: 'Fe', atomic: 55.85, of: [3, 4] },
      { metal: 'manganese', symbol: 'Mn', atomic: 54.94, of: [1, 2] },
      { metal: 'manganese', symbol: 'Mn', atomic: 54.94, of: [3, 4] },
      { metal: 'vanadium', symbol: 'V', atomic: 50.94, of: [2, 5] },
      { metal: 'vanadium', symbol: 'V', atomic: 50.94, of: [2, 3] },
      { metal: 'chromium', symbol: 'Cr', atomic: 52, of: [2, 3] },
      { metal: 'lead', symbol: 'Pb', atomic: 207.2, of: [3, 4] },
      { metal: 'lead', symbol: 'Pb', atomic: 207.2, of: [1, 2] },
      { metal: 'cobalt', symbol: 'Co', atomic: 58.93, of: [3, 4] },
      { metal: 'niobium', symbol: 'Nb', atomic: 92.91, of: [2, 5] },
      { metal: 'tungsten', symbol: 'W', atomic: 183.84, of: [1, 3] },
    ),
    centimoles: integers(2, 12),
    place: choice(0, 1, 2, 3),
  },
  allow: (drawn) =>
    (drawn.centimoles + drawn.oxide.of[1] + drawn.oxide.of[0]) % 4 === drawn.place &&
    solve(drawn).options.length === 4,
  write: (drawn) => {
    const {
      oxide: { metal: name, symbol, atomic, of },
    } = drawn;
    const { metal, whole, options } = solve(drawn);
    const key = keyOf(options);
    const oxygen = whole - metal;
    const ratio = oxygen / 16 / (metal / atomic);
    return {
      text: md`A sample of an oxide of ${name} has a mass of $${decimals(whole, 2)}\ \text{g}$. It contains $${decimals(metal, 2)}\ \text{g}$ of ${name} and nothing else but oxygen. What is its empirical formula? $A_r$: $\mathrm{${symbol}}$ ${decimals(atomic, 2)}, $\mathrm{O}$ 16.00 [1]

${lettered(options, (value) => formula(symbol, value))}`,
      hints: [
        'The rest of the mass is oxygen.',
        'Change both masses to amounts in mol, then divide by the smaller amount.',
      ],
      answer: md`The mass of oxygen is $${decimals(whole, 2)} - ${decimals(metal, 2)} = ${decimals(oxygen, 2)}\ \text{g}$. The amounts are

$$n(\mathrm{${symbol}}) = \frac{${decimals(metal, 2)}}{${decimals(atomic, 2)}} = ${sf(metal / atomic)}\ \text{mol}, \qquad n(\mathrm{O}) = \frac{${decimals(oxygen, 2)}}{16.00} = ${sf(oxygen / 16)}\ \text{mol}$$

There are $\dfrac{n(\mathrm{O})}{n(\mathrm{${symbol}})} = ${decimals(ratio, 2)}$ atoms of oxygen for each atom of ${name}. In whole numbers the ratio $\mathrm{${symbol}} : \mathrm{O}$ is $${of[0]} : ${of[1]}$, so the formula is ${formula(symbol, of)} and the answer is **${key}**.

**Watch out:** a ratio such as $1 : 1.33$ or $1 : 1.5$ is not $1 : 1$. Multiply it by $2$ or $3$ until both numbers are whole.`,
      scheme: [[key, '1']],
      checks: [
        { route: 'substitution', shown: `= ${decimals(ratio, 2)}`, value: of[1] / of[0], within: 0.02 },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
