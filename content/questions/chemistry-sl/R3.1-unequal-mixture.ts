import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

type Mixed = Record<'acidVolume' | 'baseVolume' | 'acidHundredths' | 'baseHundredths', number>;

function solve({ acidVolume, baseVolume, acidHundredths, baseHundredths }: Mixed) {
  const acid = (acidVolume * acidHundredths) / 100;
  const base = (baseVolume * baseHundredths) / 100;
  const volume = acidVolume + baseVolume;
  const excess = Math.abs(acid - base);
  const larger = acid > base ? acidVolume : baseVolume;
  const acidic = acid > base;
  const options = ascending([
    { value: excess / volume, note: '' },
    {
      value: excess / larger,
      note: md`You divided by the volume of one solution. After mixing, the ions are spread over the whole volume.`,
    },
    {
      value: (acid > base ? acid : base) / volume,
      note: md`You left out that the two solutions neutralise each other.`,
    },
    {
      value: Math.abs(acidHundredths - baseHundredths) / 100,
      note: md`You subtracted concentrations. Only amounts can be subtracted, because the volumes differ.`,
    },
  ]);
  return { acid, base, volume, excess, acidic, options, result: excess / volume };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    acid: choice({ name: 'hydrochloric acid', formula: 'HCl' }, { name: 'nitric acid', formula: 'HNO_3' }),
    base: choice({ name: 'sodium hydroxide' }, { name: 'potassium hydroxide' }),
    acidVolume: integers(20, 80, 5),
    baseVolume: integers(20, 80, 5),
    acidHundredths: integers(8, 40, 2),
    baseHundredths: integers(8, 40, 2),
  },
  allow: (drawn) => {
    const { options, acid, base } = solve(drawn);
    return (
      drawn.acidVolume !== drawn.baseVolume &&
      Math.abs(acid - base) > 0.15 * Math.max(acid, base) &&
      farApart(options, 1.15)
    );
  },
  write: (drawn) => {
    const { acidVolume, baseVolume, acidHundredths, baseHundredths } = drawn;
    const { acid, base, volume, excess, acidic, options, result } = solve(drawn);
    const key = keyOf(options);
    const ion = acidic ? 'H^{+}' : 'OH^{-}';
    return {
      text: md`A student mixes $${acidVolume}.0\ \text{cm}^3$ of $${decimals(acidHundredths / 100, 3)}\ \text{mol dm}^{-3}$ ${drawn.acid.name} with $${baseVolume}.0\ \text{cm}^3$ of $${decimals(baseHundredths / 100, 3)}\ \text{mol dm}^{-3}$ ${drawn.base.name}. What is the concentration of $\mathrm{${ion}}$ in the mixture, in $\text{mol dm}^{-3}$? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        md`Work with amounts: how much acid and how much base is there at the start?`,
        md`What is left over is spread over the volume of both solutions together.`,
      ],
      answer: md`Acid and base react $1 : 1$ as $\mathrm{H^{+} + OH^{-} \rightarrow H_2O}$. The amounts are $n(\mathrm{H^{+}}) = ${acidVolume}.0 \times ${decimals(acidHundredths / 100, 3)} = ${sf(acid)}\ \text{mmol}$ and $n(\mathrm{OH^{-}}) = ${baseVolume}.0 \times ${decimals(baseHundredths / 100, 3)} = ${sf(base)}\ \text{mmol}$.

There is more ${acidic ? 'acid' : 'base'}, so $${decimals(excess, 2)}\ \text{mmol}$ of $\mathrm{${ion}}$ is left, in $${acidVolume} + ${baseVolume} = ${volume}\ \text{cm}^3$. Millimoles in cubic centimetres are the same as moles in cubic decimetres: $[\mathrm{${ion}}] = \dfrac{${decimals(excess, 2)}}{${volume}} = ${sf(result)}\ \text{mol dm}^{-3}$. The answer is **${key}**.

**Watch out:** subtract amounts, never concentrations, and divide by the total volume.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(result)}\ \text{mol dm}^{-3}`,
          // Charges balance: what the spectator ions leave over.
          value: Math.abs(
            root(
              (x) => x - ((acidHundredths / 100) * acidVolume - (baseHundredths / 100) * baseVolume) / volume,
              -1,
              1,
            ),
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
