import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';
import { bars } from '../../figures/bars.ts';

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    element: choice(
      { name: 'magnesium', symbol: 'Mg', lightest: 24, natural: 24.31, base: [79, 10] },
      { name: 'silicon', symbol: 'Si', lightest: 28, natural: 28.09, base: [92, 5] },
      { name: 'neon', symbol: 'Ne', lightest: 20, natural: 20.18, base: [90, 1] },
    ),
    shift: integers(2, 8),
    middle: integers(1, 4),
    place: choice('the Sahara', 'Antarctica', 'the Gobi', 'Western Australia'),
  },
  write: ({ element: { name, symbol, lightest, natural, base }, shift, middle, place }) => {
    const first = base[0] - shift;
    const second = base[1] + middle;
    const third = 100 - first - second;
    const masses = [lightest, lightest + 1, lightest + 2];
    const parts = [first, second, third];
    const mean = masses.reduce((sum, mass, index) => sum + (mass * parts[index]!) / 100, 0);
    return {
      text: md`Some meteorites hold grains of dust that are older than the Sun and come from other stars. The mass spectrum of ${name} in such a grain, from a meteorite found in ${place}, shows three peaks: $${first}\%$ of the atoms have mass number $${masses[0]}$, $${second}\%$ have $${masses[1]}$ and $${third}\%$ have $${masses[2]}$.

![](drawing:spectrum)

(a) Explain why the peaks stand at different values of $m/z$, although all atoms belong to one element. [1]

(b) Calculate the relative atomic mass of ${name} in the grain, to two decimal places. [2]

(c) The relative atomic mass of ${name} on Earth is $${natural}$. Suggest what can be concluded from the comparison. [1]

(d) A very small peak is seen at $m/z = ${masses[0]! / 2}$. Suggest the ion that causes it. [1]`,
      hints: [
        'Isotopes differ in their number of neutrons.',
        md`The spectrometer measures mass divided by charge. Which ion of mass ${masses[0]} would appear at half of this?`,
      ],
      answer: md`(a) They are isotopes: the atoms have the same number of protons but different numbers of neutrons, and so different masses.

(b) $A_r = \dfrac{${masses.map((mass, index) => md`${mass} \times ${parts[index]}`).join(' + ')}}{100} = ${decimals(mean, 2)}$

(c) The values differ, so the abundances of the isotopes differ: the material of the grain has another origin than that of the Earth.

(d) $^{${masses[0]}}\mathrm{${symbol}^{2+}}$, an ion with two positive charges.

**Watch out:** Don't take the plain mean of the three mass numbers. The lightest isotope is by far the most abundant, so the result must lie closest to its mass number.`,
      scheme: [
        [
          'isotopes with different numbers of neutrons OWTTE (do not accept different numbers of protons)',
          '1',
        ],
        ['weighted mean of the mass numbers', '1'],
        [md`$${decimals(mean, 2)}$ (allow ECF)`, '1'],
        ['isotopic composition differs, so another origin OWTTE', '1'],
        [md`$^{${masses[0]}}\mathrm{${symbol}^{2+}}$ (do not accept a single charge)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(mean, 2),
          accuracy: { decimals: 2 },
          mistakes: [
            {
              value: decimals(lightest + 1, 2),
              note: md`You took the plain mean of the three mass numbers. Each counts as often as its isotope occurs.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'suggest a conclusion' },
        { part: 'd', kind: 'self', why: 'an ion of one isotope' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${decimals(mean, 2)}`,
          // The centre of mass: the one place about which the turning effects cancel.
          value: masses[0]! + solveLinear([[100]], [second + 2 * third])[0]!,
        },
      ],
      drawings: {
        spectrum: bars({
          categories: masses.map(String),
          values: parts,
          xLabel: '*m*/*z*',
          yLabel: 'Abundance / %',
          yMax: 100,
          grid: true,
          description: `Mass spectrum with peaks at ${masses.join(', ')} of heights ${parts.join(', ')} percent.`,
        }),
      },
    };
  },
  allow: ({ element: { base, natural, lightest }, shift, middle }) => {
    const third = 100 - (base[0] - shift) - (base[1] + middle);
    const mean = lightest + (base[1] + middle + 2 * third) / 100;
    return third > 2 && Math.abs(mean - natural) > 0.03;
  },
});
