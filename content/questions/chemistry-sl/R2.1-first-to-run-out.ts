import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const reactions = [
  {
    equation: '4Al(s) + 3O_2(g) \\rightarrow 2Al_2O_3(s)',
    names: ['Al', 'O_2', 'Al_2O_3'],
    counts: [4, 3, 2],
  },
  {
    equation: '2Al(s) + 3Cl_2(g) \\rightarrow 2AlCl_3(s)',
    names: ['Al', 'Cl_2', 'AlCl_3'],
    counts: [2, 3, 2],
  },
  { equation: 'N_2(g) + 3H_2(g) \\rightarrow 2NH_3(g)', names: ['N_2', 'H_2', 'NH_3'], counts: [1, 3, 2] },
  {
    equation: 'Fe_2O_3(s) + 3CO(g) \\rightarrow 2Fe(s) + 3CO_2(g)',
    names: ['Fe_2O_3', 'CO', 'Fe'],
    counts: [1, 3, 2],
  },
  {
    equation: '4NH_3(g) + 5O_2(g) \\rightarrow 4NO(g) + 6H_2O(g)',
    names: ['NH_3', 'O_2', 'H_2O'],
    counts: [4, 5, 6],
  },
  { equation: '3Mg(s) + N_2(g) \\rightarrow Mg_3N_2(s)', names: ['Mg', 'N_2', 'Mg_3N_2'], counts: [3, 1, 1] },
  {
    equation: 'P_4(s) + 6Cl_2(g) \\rightarrow 4PCl_3(l)',
    names: ['P_4', 'Cl_2', 'PCl_3'],
    counts: [1, 6, 4],
  },
] as const;

interface Mix {
  readonly reaction: (typeof reactions)[number];
  readonly one: number;
  readonly two: number;
  readonly asked: 'product' | 'left';
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ reaction: { counts }, one, two, asked }: Mix) {
  const [a, b, c] = counts;
  const [n1, n2] = [one / 100, two / 100];
  const firstLimits = n1 / a < n2 / b;
  const extent = Math.min(n1 / a, n2 / b);
  const excess = firstLimits ? n2 - b * extent : n1 - a * extent;
  const right = asked === 'product' ? c * extent : excess;
  const wrong =
    asked === 'product'
      ? [
          { value: c * Math.max(n1 / a, n2 / b), note: md`You started from the reactant in excess.` },
          { value: Math.min(n1, n2), note: md`You left out the coefficients of the equation.` },
          { value: n1 + n2, note: md`You added the amounts. Molecules are not conserved, atoms are.` },
          {
            value: c * Math.min(n1, n2),
            note: md`You multiplied by the coefficient of the product, but did not divide by that of the reactant.`,
          },
          {
            value: (extent * c) / 2,
            note: md`You halved the amount. Compare the coefficients of limiting reactant and product.`,
          },
        ]
      : [
          {
            value: Math.abs(n1 - n2),
            note: md`You subtracted one amount from the other. They don't react $1 : 1$.`,
          },
          { value: c * extent, note: md`This is the amount of $\mathrm{product}$ that forms.` },
          {
            value: firstLimits ? b * extent : a * extent,
            note: md`This is what reacts. Subtract it from what there was.`,
          },
          { value: firstLimits ? n2 : n1, note: md`A part of the reactant in excess reacts, too.` },
        ];
  const apart = (x: number, y: number) => x > 0 && y > 0 && Math.max(x / y, y / x) > 1.07;
  const usable = wrong.filter(
    ({ value }, at) =>
      apart(value, right) && wrong.slice(0, at).every((before) => apart(before.value, value)),
  );
  const lower = usable.filter(({ value }) => value < right);
  const higher = usable.filter(({ value }) => value > right);
  const below = Math.min((one / 5 + two / 5) % 4, lower.length);
  const kept = [...lower.slice(0, below), ...higher, ...lower.slice(below)].slice(0, 3);
  const options = ascending([{ value: right, note: '' }, ...kept]);
  return { n1, n2, firstLimits, extent, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    reaction: choice(...reactions),
    one: integers(10, 95, 5),
    two: integers(15, 180, 5),
    asked: choice<['product', 'left']>('product', 'left'),
  },
  allow: (drawn) => {
    const { options, extent, right, key } = solve(drawn);
    // Each letter is right about as often as the others.
    if (key !== 'ABCD'[(drawn.one / 5 + (2 * drawn.two) / 5) % 4]) return false;
    const [a, b] = drawn.reaction.counts;
    const ratio = drawn.one / a / (drawn.two / b);
    return (
      options.length === 4 &&
      farApart(options, 1.06) &&
      extent > 0.03 &&
      right > 0.03 &&
      Math.max(ratio, 1 / ratio) > 1.15 &&
      Math.max(ratio, 1 / ratio) < 4
    );
  },
  write: (drawn) => {
    const { reaction, asked } = drawn;
    const { n1, n2, firstLimits, extent, right, options, key } = solve(drawn);
    const [a, b, c] = reaction.counts;
    const [first, second, product] = reaction.names;
    const [limiting, excess] = firstLimits ? [first, second] : [second, first];
    const used = firstLimits ? b * extent : a * extent;
    const had = firstLimits ? n2 : n1;
    const cleaned = options.map((option) => ({
      ...option,
      note: option.note.replace(md`\mathrm{product}`, md`\mathrm{${product}}`),
    }));
    return {
      text: md`In a closed vessel $${decimals(n1, 2)}\ \text{mol}$ of $\mathrm{${first}}$ and $${decimals(n2, 2)}\ \text{mol}$ of $\mathrm{${second}}$ react as far as possible.

$$\mathrm{${reaction.equation}}$$

What amount of ${asked === 'product' ? md`$\mathrm{${product}}$ forms` : md`the reactant in excess is left over`}, in mol? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        md`Divide each amount by its coefficient. Which is smaller?`,
        md`The limiting reactant fixes how much of everything else reacts or forms.`,
      ],
      answer: md`Each amount is divided by its coefficient: $\dfrac{${decimals(n1, 2)}}{${a}} = ${sf(n1 / a)}$ for $\mathrm{${first}}$ and $\dfrac{${decimals(n2, 2)}}{${b}} = ${sf(n2 / b)}$ for $\mathrm{${second}}$. The smaller value belongs to the limiting reactant, $\mathrm{${limiting}}$.

${
  asked === 'product'
    ? md`The amount of $\mathrm{${product}}$ is $n = \dfrac{${c}}{${firstLimits ? a : b}} \times ${decimals(firstLimits ? n1 : n2, 2)} = ${sf(right)}\ \text{mol}$.`
    : md`$\dfrac{${firstLimits ? b : a}}{${firstLimits ? a : b}} \times ${decimals(firstLimits ? n1 : n2, 2)} = ${sf(used, 4)}\ \text{mol}$ of $\mathrm{${excess}}$ reacts, so $n = ${decimals(had, 2)} - ${sf(used, 4)} = ${sf(right)}\ \text{mol}$ is left.`
} The answer is **${key}**.

**Watch out:** the limiting reactant isn't always the one with the smaller amount. The coefficients decide.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{mol}`,
          // How far the reaction goes until one of them is gone.
          value: (() => {
            const far = root((x) => Math.min(n1 - a * x, n2 - b * x), 0, 10);
            return asked === 'product' ? c * far : n1 - a * far + (n2 - b * far);
          })(),
        },
      ],
      replies: [choiceAmong(cleaned)],
      mcqAnswer: key,
    };
  },
});
