import { mean, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { bars } from '../../figures/bars.ts';

/** Moles of C=C in 100 g, from tables of iodine values. */
const oils = [
  { name: 'coconut', bonds: 0.035 },
  { name: 'olive', bonds: 0.33 },
  { name: 'peanut', bonds: 0.37 },
  { name: 'sesame', bonds: 0.43 },
  { name: 'sunflower', bonds: 0.51 },
  { name: 'linseed', bonds: 0.7 },
] as const;
/** How the three runs of an oil differ from their mean; the last one has a range of 0.5. */
const scatter = [
  [-0.1, 0.1, 0],
  [0.2, 0, -0.2],
  [-0.2, 0.3, -0.1],
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    place: choice('Kerala', 'Seville', 'Jinja', 'Odesa', 'Yangon'),
    first: choice(...oils.slice(1)),
    second: choice(...oils.slice(1)),
    strength: choice(0.04, 0.05, 0.06, 0.08),
    shift: integers(-3, 3),
    mass: choice(0.2, 0.25, 0.4),
  },
  allow: ({ first, second, strength, mass }) => {
    const volume = ({ bonds }: { bonds: number }) => (bonds * mass * 10) / strength;
    return second.bonds > first.bonds + 0.05 && volume(second) < 46 && volume(first) > 9;
  },
  write: ({ place, first, second, strength, shift, mass }) => {
    const [coconut] = oils;
    const chosen = [coconut, first, second].map(({ name, bonds }, index) => {
      const centre = (bonds * mass * 10) / strength + (index * shift) / 10;
      const base = Math.round(centre * 10) / 10;
      const off = scatter[index]!.map((_, run, all) => all[(run + shift + 3) % 3]!);
      return { name, runs: off.map((one) => Number((base + one).toFixed(1))) };
    });
    const means = chosen.map(({ runs }) => mean(runs));
    const asked = chosen[2]!;
    const average = means[2]!;
    const amount = (average * strength) / 1000;
    const perHundred = (amount / mass) * 100;
    const percentVolume = (0.25 / average) * 100;
    const percentMass = (0.01 / mass) * 100;
    const ratio = average / means[1]!;
    return {
      text: md`A class in ${place} compares how unsaturated three plant oils are. In each run $${decimals(mass, 2)} \pm 0.01\ \text{g}$ of oil is dissolved in an inert solvent, and a $${decimals(strength, 4)}\ \text{mol dm}^{-3}$ solution of bromine is added from a burette until the colour just stays.

| oil | run 1 / $\text{cm}^3$ | run 2 / $\text{cm}^3$ | run 3 / $\text{cm}^3$ |
|---|---|---|---|
${chosen.map(({ name, runs }) => md`| ${name} | $${runs.map((one) => decimals(one, 1)).join('$ | $')}$ |`).join('\n')}

![](drawing:bars)

(a) State the type of reaction between bromine and the oil, and the colour change in the flask before the end point. [2]

(b) Calculate the mean volume for ${asked.name} oil, and half of the range of the three runs as its uncertainty. [2]

(c) Determine the amount of $\mathrm{C{=}C}$ bonds, in mol, in $100\ \text{g}$ of ${asked.name} oil. [2]

(d) The percentage uncertainty of the mass is $${sf(percentMass, 2)}\%$. Determine the percentage uncertainty of the result of (c), if the concentration of bromine is exact. [2]

(e) Calculate how many times as many $\mathrm{C{=}C}$ bonds ${asked.name} oil has as the same mass of ${chosen[1]!.name} oil. [1]

(f) The flask stands in bright sunlight. Explain why this may make the volumes too large. [2]

(g) Suggest one change of the method that makes the result for coconut oil more precise. [1]`,
      hints: [
        md`Each double bond takes up one molecule of bromine.`,
        md`For a quotient, percentage uncertainties add.`,
        md`What does ultraviolet light do to a molecule of bromine, and what can the product of this do to the saturated parts of the oil?`,
      ],
      answer: md`(a) Electrophilic addition. The orange (or brown) colour of bromine disappears: orange to colourless.

(b) The mean is $\dfrac{${asked.runs.map((one) => decimals(one, 1)).join(' + ')}}{3} = ${decimals(average, 1)}\ \text{cm}^3$. The range is $0.5\ \text{cm}^3$, and half of it $\dfrac{0.5}{2} = 0.25\ \text{cm}^3$ (about $0.3$).

(c) $n(\mathrm{Br_2}) = ${decimals(strength, 4)} \times ${decimals(average, 1)} \times 10^{-3} = ${sf(amount)}\ \text{mol}$. Each double bond takes up one molecule of bromine, so this is also the amount of $\mathrm{C{=}C}$ in $${decimals(mass, 2)}\ \text{g}$. In $100\ \text{g}$ there is $\dfrac{${sf(amount, 4)}}{${decimals(mass, 2)}} \times 100 = ${sf(perHundred)}\ \text{mol}$.

(d) The volume has $\dfrac{0.25}{${decimals(average, 1)}} \times 100\% = ${sf(percentVolume, 2)}\%$. The result is a quotient of volume and mass, so the percentages add: $${sf(percentVolume, 2)}\% + ${sf(percentMass, 2)}\% = ${decimals(percentVolume + percentMass, 1)}\%$.

(e) Masses and solutions are the same, so the volumes can be compared: $\dfrac{${decimals(average, 1)}}{${decimals(means[1]!, 1)}} = ${sf(ratio)}$ times as many.

(f) Ultraviolet light splits bromine molecules into radicals (homolytic fission). These substitute hydrogen atoms of the saturated chains, so bromine is used up that was not added to double bonds.

(g) Take a larger mass of coconut oil (or a more dilute bromine solution), so that the volume is larger and its percentage uncertainty smaller.

**Watch out:** count molecules of bromine, not atoms: one $\mathrm{Br_2}$ for one $\mathrm{C{=}C}$.`,
      scheme: [
        [md`(electrophilic) addition`, '1'],
        [md`orange / brown to colourless (do not accept 'clear')`, '1'],
        [md`$${decimals(average, 1)}\ \text{cm}^3$`, '1'],
        [md`$\pm 0.25\ \text{cm}^3$ (accept $0.3$)`, '1'],
        [md`$n(\mathrm{Br_2}) = ${sf(amount)}\ \text{mol}$ (allow ECF from (b))`, '1'],
        [md`$${sf(perHundred)}\ \text{mol}$ (accept two significant figures)`, '1'],
        [md`percentage uncertainty of the volume $${sf(percentVolume, 2)}\%$ (allow ECF)`, '1'],
        [
          md`$${decimals(percentVolume + percentMass, 1)}\%$ (accept $${decimals(30 / average + percentMass, 1)}\%$ from $\pm 0.3\ \text{cm}^3$; accept two significant figures)`,
          '1',
        ],
        [md`$${sf(ratio)}$ (allow ECF)`, '1'],
        [md`light forms bromine radicals OWTTE`, '1'],
        [md`radicals substitute hydrogen, so more bromine is used up OWTTE`, '1'],
        [md`larger mass of oil, or more dilute bromine OWTTE (do not accept 'repeat' alone)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state in words' },
        {
          part: 'b',
          kind: 'number',
          label: 'Mean volume:',
          expected: precise(average),
          unit: 'cm^3',
          accuracy: { figures: 3 },
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Uncertainty: ±',
          expected: '0.25',
          unit: 'cm^3',
          accuracy: { tolerance: 0.051 },
          marks: 1,
          mistakes: [{ value: '0.5', note: md`That is the whole range. The uncertainty is half of it.` }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(perHundred),
          unit: 'mol',
          accuracy: { figures: 2 },
          follows: `b.1 * ${strength} / ${mass} / 10`,
          unless: 'n <= 0',
          mistakes: [
            {
              value: precise(2 * perHundred),
              note: md`You counted atoms of bromine. Each double bond takes up one molecule.`,
            },
            {
              value: precise(amount),
              note: md`That is the amount in the sample. It is asked for in $100\ \text{g}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: precise(percentVolume + percentMass),
          unit: '%',
          accuracy: { tolerance: 0.35 },
          follows: `100 * b.2 / b.1 + ${precise(percentMass)}`,
          unless: 'p <= 0',
        },
        {
          part: 'e',
          kind: 'number',
          expected: precise(ratio),
          accuracy: { figures: 2 },
          follows: `b.1 / ${means[1]!}`,
          unless: 'r <= 0',
          mistakes: [{ value: precise(1 / ratio), note: md`You have the two oils the wrong way round.` }],
        },
        { part: 'f', kind: 'self', why: 'explain' },
        { part: 'g', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: md`= ${decimals(average, 1)}\ \text{cm}^3`,
          // The middle of their range lies 0.05 above their mean.
          value: (Math.min(...asked.runs) + Math.max(...asked.runs)) / 2 - 0.05,
          within: 0.001,
        },
        {
          part: 'b',
          route: 'exact',
          shown: md`= 0.25\ \text{cm}^3`,
          value: (Math.max(...asked.runs) - Math.min(...asked.runs)) / 2,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${sf(perHundred)}\ \text{mol}`,
          // The content that uses up the bromine of the mean volume.
          value: root((x) => (x * mass) / 100 - (average * strength) / 1000, 0, 5),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${decimals(percentVolume + percentMass, 1)}\%`,
          value: 25 / average + 1 / mass,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(ratio)}`,
          value: root((x) => x * means[1]! - average, 0, 20),
        },
      ],
      drawings: {
        bars: bars({
          categories: chosen.map(({ name }) => name),
          values: means,
          yLabel: 'Mean volume of bromine solution / cm^3',
          grid: true,
          description: `Bar chart of the mean volumes of the three oils: very small for coconut oil, larger for ${chosen[1]!.name} oil and largest for ${asked.name} oil.`,
        }),
      },
    };
  },
});
