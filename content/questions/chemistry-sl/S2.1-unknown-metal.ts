import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered, type Option } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { gcd } from '../../authoring/wording.ts';

/** Negative ions with the sizes of their charges. */
const anions = [
  { name: 'chloride', formula: 'Cl', charge: 1, poly: false },
  { name: 'bromide', formula: 'Br', charge: 1, poly: false },
  { name: 'nitrate', formula: 'NO_3', charge: 1, poly: true },
  { name: 'hydrogencarbonate', formula: 'HCO_3', charge: 1, poly: true },
  { name: 'oxide', formula: 'O', charge: 2, poly: false },
  { name: 'sulfide', formula: 'S', charge: 2, poly: false },
  { name: 'sulfate', formula: 'SO_4', charge: 2, poly: true },
  { name: 'carbonate', formula: 'CO_3', charge: 2, poly: true },
  { name: 'nitride', formula: 'N', charge: 3, poly: false },
  { name: 'phosphate', formula: 'PO_4', charge: 3, poly: true },
] as const;

type Anion = (typeof anions)[number];
type Numbers = readonly [number, number];

const ratio = (charge: number, anion: Anion): Numbers => {
  const d = gcd(charge, anion.charge);
  return [anion.charge / d, charge / d];
};

const formula = ({ formula: x, poly }: Anion, [m, n]: Numbers) =>
  md`\mathrm{M${m === 1 ? '' : `_${m}`}${n === 1 ? x : poly ? `(${x})_${n}` : `${x}_${n}`}}`;

type Drawn = { charge: number; known: Anion; asked: Anion; place: number };

function solve({ charge, known, asked, place }: Drawn) {
  const right = ratio(charge, asked);
  const candidates: Option<Numbers>[] = [
    {
      value: [right[1], right[0]],
      note: 'You have the two numbers the wrong way round: the total charge is not zero.',
    },
    {
      value: ratio(charge, known),
      note: md`You kept the numbers of the ${known.name}. The ${asked.name} ion has another charge.`,
    },
    { value: [1, 1], note: 'You put one ion of each kind. The sizes of the charges differ.' },
    {
      value: ratio(charge === 3 ? 2 : charge + 1, asked),
      note: md`Find the charge of the ion of M from the formula of the ${known.name} once more.`,
    },
    {
      value: ratio(charge === 1 ? 3 : charge - 1, asked),
      note: md`Find the charge of the ion of M from the formula of the ${known.name} once more.`,
    },
  ];
  const wrong: Option<Numbers>[] = [];
  for (const one of candidates) {
    const text = String(one.value);
    if (wrong.length < 3 && text !== String(right) && !wrong.some(({ value }) => String(value) === text))
      wrong.push(one);
  }
  return wrong.toSpliced(place, 0, { value: right, note: '' });
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    charge: choice(1, 2, 3),
    known: choice(...anions),
    asked: choice(...anions),
    place: choice(0, 1, 2, 3),
  },
  allow: (drawn) =>
    drawn.known.charge !== drawn.asked.charge &&
    // Hydrogencarbonates and carbonates of 3+ ions are not stable.
    !(drawn.charge === 3 && [drawn.known, drawn.asked].some(({ name }) => name.endsWith('carbonate'))) &&
    (drawn.known.name.length + drawn.asked.name.length + drawn.charge) % 4 === drawn.place &&
    solve(drawn).length === 4,
  write: (drawn) => {
    const { charge, known, asked } = drawn;
    const options = solve(drawn);
    const key = keyOf(options);
    const given = ratio(charge, known);
    const right = ratio(charge, asked);
    const size = (value: number) => (value === 1 ? '' : `${value}`);
    return {
      text: md`A metal M forms ions of one charge only. Its ${known.name} has the formula $${formula(known, given)}$. What is the formula of its ${asked.name}? [1]

${lettered(options, (value) => md`$${formula(asked, value)}$`)}`,
      hints: [
        md`What is the charge of the ${known.name} ion? The total charge of a formula is zero.`,
        md`Use the charge of the ion of M with the charge of the ${asked.name} ion.`,
      ],
      answer: md`The ${known.name} ion has the charge $${known.charge}-$. For the formula $${formula(known, given)}$ to be neutral, the ion of M must have the charge number $z = \dfrac{${given[1]} \times ${known.charge}}{${given[0]}} = ${charge}$, so it is $\mathrm{M}^{${size(charge)}+}$. The ${asked.name} ion has the charge $${asked.charge}-$. Positive and negative charges cancel in $${formula(asked, right)}$, so the answer is **${key}**.

**Watch out:** a formula shows the smallest whole numbers, and brackets are needed only where there is more than one polyatomic ion.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: `= ${charge}`,
          // The charge that makes the compound asked for neutral.
          value: (right[1] * asked.charge) / right[0],
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
