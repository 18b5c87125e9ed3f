import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** Molar mass, enthalpy of combustion in kJ for one mole, and density of the stored liquid in grams for one cm³. */
const fuels = [
  { name: 'hydrogen', formula: 'H_2', molar: 2.02, heat: 286, density: 0.071, carbons: 0 },
  { name: 'methane', formula: 'CH_4', molar: 16.05, heat: 891, density: 0.423, carbons: 1 },
  { name: 'propane', formula: 'C_3H_8', molar: 44.11, heat: 2219, density: 0.493, carbons: 3 },
  { name: 'octane', formula: 'C_8H_{18}', molar: 114.26, heat: 5470, density: 0.703, carbons: 8 },
  { name: 'methanol', formula: 'CH_3OH', molar: 32.05, heat: 726, density: 0.791, carbons: 1 },
  { name: 'ethanol', formula: 'C_2H_5OH', molar: 46.08, heat: 1367, density: 0.789, carbons: 2 },
  { name: 'butan-1-ol', formula: 'C_4H_9OH', molar: 74.14, heat: 2676, density: 0.81, carbons: 4 },
] as const;
type Fuel = (typeof fuels)[number];

const measures = {
  light: {
    asked: 'the smallest mass of fuel',
    of: ({ heat, molar }: Fuel) => heat / molar,
    unit: md`\text{kJ g}^{-1}`,
    why: md`The smallest mass is needed where each gram gives most energy, so the specific energy, $\dfrac{\Delta H_c}{M}$, has to be largest.`,
    shown: ({ heat, molar }: Fuel) => md`\frac{${heat}}{${decimals(molar, 2)}}`,
  },
  small: {
    asked: 'the smallest volume of tank',
    of: ({ heat, molar, density }: Fuel) => (heat / molar) * density,
    unit: md`\text{kJ cm}^{-3}`,
    why: md`The smallest volume is needed where each cubic centimetre gives most energy, so the energy density, $\dfrac{\Delta H_c}{M} \times \text{density}$, has to be largest.`,
    shown: ({ heat, molar, density }: Fuel) => md`\frac{${heat}}{${decimals(molar, 2)}} \times ${density}`,
  },
} as const;

const four = (skip: number): readonly Fuel[] => {
  // Three of the seven are left out, by a number from 0 to 34.
  const triples = fuels.flatMap((_, a) =>
    fuels.flatMap((__, b) => fuels.flatMap((___, c) => (a < b && b < c ? [[a, b, c]] : []))),
  );
  return fuels.filter((_, at) => !triples[skip]!.includes(at));
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    skip: integers(0, 34),
    asked: choice<['light', 'small']>('light', 'small'),
    turn: choice(0, 1, 2, 3),
  },
  allow: ({ skip, asked, turn }) => {
    const set = four(skip);
    const ranked = set.map((fuel) => measures[asked].of(fuel)).toSorted((a, b) => b - a);
    // The place of the first fuel follows from the set, so that no two draws differ in their order alone.
    return ranked[0]! > 1.04 * ranked[1]! && turn === (skip + (asked === 'light' ? 1 : 0)) % 4;
  },
  write: ({ skip, asked, turn }) => {
    const set = four(skip).map((_, at, all) => all[(at + turn) % 4]!);
    const { of, unit, why, shown, asked: wish } = measures[asked];
    const best = set.reduce((winner, fuel) => (of(fuel) > of(winner) ? fuel : winner));
    const mostMolar = set.reduce((winner, fuel) => (fuel.heat > winner.heat ? fuel : winner));
    const options = set.map((fuel) => ({
      value: fuel.name,
      note:
        fuel === best
          ? ''
          : fuel === mostMolar
            ? md`It gives most energy from each mole, but a mole of it has a large mass.`
            : asked === 'small' && measures.light.of(fuel) > measures.light.of(best)
              ? md`It gives more energy from each gram, but its density is so low that each cubic centimetre gives less.`
              : asked === 'light' && measures.small.of(fuel) > measures.small.of(best)
                ? md`It gives more energy from each cubic centimetre, but less from each gram.`
                : asked === 'light'
                  ? md`Divide the energy of one mole by its mass: this fuel gives less from each gram.`
                  : md`Each cubic centimetre of this fuel gives less energy. Multiply the specific energy by the density.`,
    }));
    const key = keyOf(options);
    return {
      text: md`A drone that flies along the coast of Chile carries a liquid fuel.

| fuel | $M$ / $\text{g mol}^{-1}$ | $\Delta H_c^\ominus$ / $\text{kJ mol}^{-1}$ | density of the liquid / $\text{g cm}^{-3}$ |
|---|---|---|---|
${set.map((fuel) => md`| ${fuel.name}, $\mathrm{${fuel.formula}}$ | ${decimals(fuel.molar, 2)} | $-${fuel.heat}$ | ${decimals(fuel.density, 3)} |`).join('\n')}

Which of the four fuels needs ${wish} for the same energy of combustion? [1]

${lettered(options, (value) => value)}`,
      hints: [
        md`What has to be as large as possible: the energy from one mole, from one gram, or from one cubic centimetre?`,
        md`Work out this number for each fuel.`,
      ],
      answer: md`${why}

${set.map((fuel) => md`${fuel.name}: $${shown(fuel)} = ${sf(of(fuel))}\ ${unit}$`).join('\n\n')}

It is largest for ${best.name}. The answer is **${key}**.

**Watch out:** specific energy is for a mass, energy density for a volume. A light fuel isn't always a compact one.`,
      scheme: [[key, '1']],
      checks: set.map((fuel) => ({
        route: 'numeric' as const,
        shown: md`$${shown(fuel)} = ${sf(of(fuel))}\ ${unit}$`.slice(1, -1),
        // The mass or volume for one megajoule, turned round.
        value: 1000 / ((1000 / fuel.heat) * fuel.molar * (asked === 'small' ? 1 / fuel.density : 1)),
      })),
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
