import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

const [C, H, N] = [12.01, 1.01, 14.01];
const halogens = {
  Br: { mass: 79.9, word: 'bromo', ion: 'bromide' },
  I: { mass: 126.9, word: 'iodo', ion: 'iodide' },
};
const chains = [
  { name: 'ethane', group: 'CH_3CH_2', c: 2, amine: 'ethylamine' },
  { name: 'propane', group: 'CH_3CH_2CH_2', c: 3, amine: 'propylamine' },
  { name: 'butane', group: 'CH_3CH_2CH_2CH_2', c: 4, amine: 'butylamine' },
  { name: 'pentane', group: 'CH_3CH_2CH_2CH_2CH_2', c: 5, amine: 'pentylamine' },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    chain: choice(...chains),
    halogen: choice('Br', 'I'),
    tenths: integers(62, 148, 2),
    percent: integers(52, 78),
  },
  write: ({ chain: { name, group, c, amine }, halogen, tenths, percent }) => {
    const grams = tenths / 10;
    const { mass, word, ion } = halogens[halogen];
    const alkyl = c * C + (2 * c + 1) * H;
    const from = alkyl + mass;
    const to = alkyl + N + 2 * H;
    const n = grams / from;
    const most = n * to;
    const obtained = Number(((most * percent) / 100).toFixed(2));
    const found = (obtained / most) * 100;
    const halide = c === 2 ? `${word}${name}` : `1-${word}${name}`;
    const equation = md`\mathrm{${group}${halogen} + 2NH_3 \rightarrow ${group}NH_2 + NH_4${halogen}}`;
    return {
      text: md`An amine is made in Leuven by heating ${halide}, $\mathrm{${group}${halogen}}$, with an excess of concentrated ammonia in a closed vessel. In the first step a molecule of ammonia replaces the halogen; a second molecule of ammonia then takes a proton away.

(a) Explain why ammonia is a nucleophile. [1]

(b) Explain why the carbon atom that bears the halogen is attacked. [2]

(c) Write the overall equation, with structural formulas and two molecules of ammonia, which gives the amine and an ammonium salt. [1]

(d) State the role of the second molecule of ammonia. [1]

(e) From $${decimals(grams, 2)}\ \text{g}$ of ${halide}, $M = ${decimals(from, 2)}\ \text{g mol}^{-1}$, a yield of $${decimals(obtained, 2)}\ \text{g}$ of ${amine}, $M = ${decimals(to, 2)}\ \text{g mol}^{-1}$, is obtained. Determine the percentage yield. [3]

(f) Suggest why an excess of ammonia improves the yield, given that the product has a lone pair, too. [1]`,
      hints: [
        md`Look for lone pairs, and for partial charges.`,
        md`One mole of the halogenoalkane gives one mole of amine.`,
        md`What could the amine do to a molecule of ${halide} that is still there?`,
      ],
      answer: md`(a) Its nitrogen atom has a lone pair, which it can give to an atom that is short of electrons.

(b) The halogen is more electronegative than carbon${halogen === 'I' ? ' (only a little in the case of iodine, but the C–I bond is weak and easily polarised)' : ''} and draws the electrons of the bond towards itself. So the carbon atom has a partial positive charge, which attracts the lone pair (and the ${ion} ion can leave with both electrons of the bond).

(c) $${equation}$

(d) It acts as a (Brønsted–Lowry) base: it takes up a proton from the ion $\mathrm{${group}NH_3^{+}}$ that forms first.

(e) $n = \dfrac{${decimals(grams, 2)}}{${decimals(from, 2)}} = ${sf(n, 4)}\ \text{mol}$, and one mole gives one mole of amine. The greatest possible mass is $${sf(n, 4)} \times ${decimals(to, 2)} = ${sf(most)}\ \text{g}$, and the yield $\dfrac{${decimals(obtained, 2)}}{${sf(most, 4)}} \times 100\% = ${sf(found)}\%$.

(f) The amine is a nucleophile itself and can replace the halogen of another molecule. If there is much more ammonia, a molecule of ${halide} most likely meets ammonia.

**Watch out:** nitrogen brings its own hydrogen along. The product is $\mathrm{${group}NH_2}$ only after a proton has left.`,
      scheme: [
        [md`lone pair on nitrogen (to donate)`, '1'],
        [md`polar bond / halogen more electronegative`, '1'],
        [md`partial positive charge on carbon attracts the lone pair OWTTE`, '1'],
        [md`$${equation}$`, '1'],
        [md`base / accepts a proton`, '1'],
        [md`$n = ${sf(n)}\ \text{mol}$`, '1'],
        [md`greatest possible mass $${sf(most)}\ \text{g}$ (or amount obtained; allow ECF)`, '1'],
        [md`$${sf(found)}\%$ (accept two significant figures)`, '1'],
        [md`the amine would react with the halogenoalkane as a nucleophile OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'formula',
          expected: equation,
          mistakes: [
            {
              value: md`\mathrm{${group}${halogen} + NH_3 \rightarrow ${group}NH_2 + H${halogen}}`,
              note: md`Use two molecules of ammonia: the acid that is set free is taken up by the second one.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state a role' },
        {
          part: 'e',
          kind: 'number',
          expected: precise(found),
          unit: '%',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: precise((obtained / grams) * 100),
              note: md`You compared masses of different substances. Compare amounts.`,
            },
            {
              value: precise(found * 2),
              note: md`You took two moles of the halogenoalkane for one of amine. It is ammonia that has the coefficient 2.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(found)}\%`,
          // Amount of amine for each mole of the halogenoalkane.
          value: root((x) => ((x / 100) * grams * to) / from - obtained, 0, 200),
        },
      ],
    };
  },
});
