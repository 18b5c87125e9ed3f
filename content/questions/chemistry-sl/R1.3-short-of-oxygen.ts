import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

const fuels = [
  { name: 'propane', c: 3, h: 8 },
  { name: 'butane', c: 4, h: 10 },
  { name: 'pentane', c: 5, h: 12 },
  { name: 'hexane', c: 6, h: 14 },
  { name: 'heptane', c: 7, h: 16 },
  { name: 'octane', c: 8, h: 18 },
  { name: 'nonane', c: 9, h: 20 },
  { name: 'decane', c: 10, h: 22 },
  { name: 'propene', c: 3, h: 6 },
  { name: 'but-1-ene', c: 4, h: 8 },
  { name: 'hex-1-ene', c: 6, h: 12 },
  { name: 'benzene', c: 6, h: 6 },
  { name: 'methylbenzene', c: 7, h: 8 },
] as const;

interface Burning {
  readonly fuel: (typeof fuels)[number];
  readonly dioxide: number;
  readonly rest: 'monoxide' | 'soot';
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ fuel: { c, h }, dioxide, rest }: Burning) {
  const left = c - dioxide;
  const water = h / 4;
  const right = dioxide + (rest === 'monoxide' ? left / 2 : 0) + water;
  const wrong = [
    { value: c + water, note: md`This is the oxygen for complete combustion, with carbon dioxide alone.` },
    {
      value: rest === 'monoxide' ? dioxide + left + water : dioxide + left / 2 + water,
      note:
        rest === 'monoxide'
          ? md`You gave each carbon monoxide two oxygen atoms.`
          : md`Soot is carbon; it needs no oxygen.`,
    },
    {
      value: right + water,
      note: md`You took one molecule of oxygen for each molecule of water. Half a molecule is enough.`,
    },
    { value: 2 * right, note: md`You counted oxygen atoms. The formula of oxygen is $\mathrm{O_2}$.` },
    { value: right - water, note: md`You left out the oxygen in the water.` },
    { value: right / 2, note: md`You halved twice: two atoms make one molecule, nothing more.` },
    ...(rest === 'monoxide' && dioxide > 0
      ? [{ value: dioxide + water, note: md`You left out the oxygen in the carbon monoxide.` }]
      : []),
    {
      value: 2 * (c + water),
      note: md`These are the oxygen atoms for complete combustion. Here less oxygen is used up, and its formula is $\mathrm{O_2}$.`,
    },
  ].filter(({ value }, at, all) => value !== right && all.findIndex((one) => one.value === value) === at);
  // As many smaller ones as needed for each letter to be right about as often as the others.
  const lower = wrong.filter(({ value }) => value < right);
  const higher = wrong.filter(({ value }) => value > right);
  const below = Math.min((c + h / 2 + dioxide) % 4, lower.length);
  const kept = [...lower.slice(0, below), ...higher, ...lower.slice(below)].slice(0, 3);
  const options = ascending([{ value: right, note: '' }, ...kept]);
  return { left, right, options, key: keyOf(options) };
}

const index = (count: number) => (count < 10 ? `_${count}` : `_{${count}}`);
const many = (count: number, formula: string) => (count === 1 ? formula : `${count}${formula}`);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    fuel: fuels,
    dioxide: choice(0, 1, 2, 3, 4),
    rest: choice<['monoxide', 'soot']>('monoxide', 'soot'),
  },
  allow: (drawn) => {
    const { left, options } = solve(drawn);
    return left >= 1 && options.length === 4 && farApart(options, 1.04);
  },
  write: (drawn) => {
    const { fuel, dioxide, rest } = drawn;
    const { left, right, options, key } = solve(drawn);
    const formula = md`C${index(fuel.c)}H${index(fuel.h)}`;
    const other = rest === 'monoxide' ? 'CO(g)' : 'C(s)';
    // At room temperature, as the water.
    const state = fuel.c < 5 ? 'g' : 'l';
    const products = [
      ...(dioxide > 0 ? [many(dioxide, 'CO_2(g)')] : []),
      many(left, other),
      many(fuel.h / 2, 'H_2O(l)'),
    ].join(' + ');
    return {
      text: md`One mole of ${fuel.name}, $\mathrm{${formula}}$, burns in too little oxygen. ${
        dioxide === 0
          ? md`All of its carbon turns into ${rest === 'monoxide' ? 'carbon monoxide' : 'soot (carbon)'}`
          : md`Of its carbon atoms $${dioxide}\ \text{mol}$ turns into carbon dioxide and the rest into ${rest === 'monoxide' ? 'carbon monoxide' : 'soot (carbon)'}`
      }, and all of its hydrogen into water. What amount of oxygen gas, $\mathrm{O_2}$, is used up, in mol? [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        md`Write the formulas of the products with their coefficients first.`,
        md`Count the oxygen atoms in the products and divide by two.`,
      ],
      answer: md`The carbon and the hydrogen fix the products: $${many(fuel.c, md`\ \text{mol}`)}$ of carbon and $${fuel.h}\ \text{mol}$ of hydrogen atoms must be found again. The oxygen atoms in the products then give the oxygen that is needed:

$$\mathrm{${formula}(${state}) + ${right === 1 ? '' : right}O_2(g) \rightarrow ${products}}$$

There are $${2 * right}\ \text{mol}$ of oxygen atoms on the right, so $n(\mathrm{O_2}) = \dfrac{${2 * right}}{2} = ${right}\ \text{mol}$. The answer is **${key}**.

**Watch out:** balance carbon and hydrogen first and oxygen last. Incomplete combustion uses less oxygen than complete combustion.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: md`= ${right}\ \text{mol}`,
          // Unknown amounts of oxygen, water and the other product, from the balance of each element.
          value: solveLinear(
            [
              [0, 0, 1],
              [0, 2, 0],
              [2, -1, rest === 'monoxide' ? -1 : 0],
            ],
            [fuel.c - dioxide, fuel.h, 2 * dioxide],
          )[0]!,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
