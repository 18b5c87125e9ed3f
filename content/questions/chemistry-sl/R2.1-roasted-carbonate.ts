import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const carbonates = [
  { name: 'calcium carbonate', formula: 'CaCO_3', oxide: 'CaO', molar: 100.09, rock: 'limestone' },
  { name: 'magnesium carbonate', formula: 'MgCO_3', oxide: 'MgO', molar: 84.32, rock: 'magnesite ore' },
  { name: 'zinc carbonate', formula: 'ZnCO_3', oxide: 'ZnO', molar: 125.39, rock: 'smithsonite ore' },
] as const;

interface Sample {
  readonly carbonate: (typeof carbonates)[number];
  readonly mass: number;
  readonly purity: number;
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ carbonate: { molar, oxide }, mass, purity }: Sample) {
  const sample = mass / 100;
  const loss = Number((((sample * purity) / 100 / molar) * 44.01).toFixed(2));
  const n = loss / 44.01;
  const right = (100 * n * molar) / sample;
  const wrong = [
    {
      value: (100 * loss) / sample,
      note: md`This is the share of carbon dioxide. Find the carbonate it came from.`,
    },
    {
      value: (100 * (sample - loss)) / sample,
      note: md`This is the share of the solid that is left, with the impurities.`,
    },
    {
      value: (100 * n * (molar - 44.01)) / sample,
      note: md`You used the molar mass of $\mathrm{${oxide}}$. The carbonate is asked for.`,
    },
    { value: 100 - right, note: md`This is the share of the impurities.` },
  ];
  const lower = wrong.filter(({ value }) => value < right);
  const higher = wrong.filter(({ value }) => value > right);
  const below = Math.min(mass % 4, lower.length);
  const kept = [...lower.slice(0, below), ...higher, ...lower.slice(below)].slice(0, 3);
  const options = ascending([{ value: right, note: '' }, ...kept]);
  return { sample, loss, n, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    carbonate: carbonates,
    mass: integers(301, 899, 7),
    purity: integers(42, 92),
    place: choice('Slovenia', 'Morocco', 'Vietnam', 'Peru'),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.08),
  write: (drawn) => {
    const { carbonate, place } = drawn;
    const { sample, loss, n, right, options, key } = solve(drawn);
    const { formula, oxide, molar, name, rock } = carbonate;
    return {
      text: md`A $${decimals(sample, 2)}\ \text{g}$ sample of ${rock} from ${place} is heated until its mass no longer changes. Its mass falls by $${decimals(loss, 2)}\ \text{g}$. Only the ${name} in it decomposes:

$$\mathrm{${formula}(s) \rightarrow ${oxide}(s) + CO_2(g)}$$

$M(\mathrm{${formula}}) = ${decimals(molar, 2)}\ \text{g mol}^{-1}$ and $M(\mathrm{CO_2}) = 44.01\ \text{g mol}^{-1}$. What is the percentage by mass of ${name} in the sample? [1]

${lettered(options, (value) => md`$${sf(value)}\,\%$`)}`,
      hints: [
        md`What leaves the sample? How much of it, in mol?`,
        md`One mole of carbon dioxide comes from one mole of ${name}.`,
      ],
      answer: md`The mass that is lost is carbon dioxide: $n(\mathrm{CO_2}) = \dfrac{${decimals(loss, 2)}}{44.01} = ${sf(n, 4)}\ \text{mol}$. It comes from the same amount of ${name}, which has the mass $${sf(n, 4)} \times ${decimals(molar, 2)} = ${sf(n * molar, 4)}\ \text{g}$. Its share of the sample is

$$\frac{${sf(n * molar, 4)}}{${decimals(sample, 2)}} \times 100 = ${sf(right)}\,\%$$

The answer is **${key}**.

**Watch out:** the solid that is left contains oxide and impurities. Only the loss of mass tells about the carbonate alone.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\,\%`,
          // The share for which heating takes away the mass that was lost.
          value: root((p) => (sample * p * 44.01) / (100 * molar) - loss, 0, 200),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
