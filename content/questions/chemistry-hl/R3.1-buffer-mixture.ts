import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

/** pH from the balance of charges: sodium ions and protons on the one side, anions on the other. */
const balanced = (k: number, acid: number, sodium: number, chloride = 0) =>
  root((ph) => sodium + 10 ** -ph - (acid * k) / (k + 10 ** -ph) - chloride - 10 ** (ph - 14), 0, 14);

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    acid: choice(
      { name: 'ethanoic acid', formula: 'CH_3COOH', base: 'CH_3COO^{-}', pK: 4.76 },
      { name: 'propanoic acid', formula: 'C_2H_5COOH', base: 'C_2H_5COO^{-}', pK: 4.87 },
      { name: 'lactic acid', formula: 'C_2H_4(OH)COOH', base: 'C_2H_4(OH)COO^{-}', pK: 3.86 },
    ),
    use: choice(
      'to test an enzyme in Kampala',
      'to dye wool in Cusco',
      'to keep a drink from Tbilisi at a constant pH',
    ),
    acidVolume: integers(40, 100, 10),
    baseVolume: integers(20, 60, 10),
    strength: choice(0.2, 0.25, 0.3, 0.4),
    added: choice(1, 1.5, 2),
  },
  allow: ({ acid: { pK }, acidVolume, baseVolume, strength, added }) => {
    const total = (strength * acidVolume) / 1000;
    const base = (strength * baseVolume) / 1000;
    const volume = (acidVolume + baseVolume) / 1000;
    const left = total - base;
    const drop = added / 1000;
    if (left < 0.25 * base || base < 0.3 * left || base < 3 * drop) return false;
    const k = 10 ** -pK;
    const simple = pK + Math.log10(base / left);
    const after = pK + Math.log10((base - drop) / (left + drop));
    return (
      decimals(simple, 2) === decimals(balanced(k, total / volume, base / volume), 2) &&
      decimals(after, 2) === decimals(balanced(k, total / volume, base / volume, drop / volume), 2)
    );
  },
  write: ({ acid: { name, formula, base: ion, pK }, use, acidVolume, baseVolume, strength, added }) => {
    const total = (strength * acidVolume) / 1000;
    const base = (strength * baseVolume) / 1000;
    const volume = (acidVolume + baseVolume) / 1000;
    const left = total - base;
    const drop = added / 1000;
    const k = 10 ** -pK;
    const ph = pK + Math.log10(base / left);
    const after = pK + Math.log10((base - drop) / (left + drop));
    return {
      text: md`A buffer solution is needed ${use}. It is made by mixing $${acidVolume}.0\ \text{cm}^3$ of $${decimals(strength, 3)}\ \text{mol dm}^{-3}$ ${name}, $\mathrm{${formula}}$ ($\mathrm{p}K_a = ${decimals(pK, 2)}$), with $${baseVolume}.0\ \text{cm}^3$ of $${decimals(strength, 3)}\ \text{mol dm}^{-3}$ sodium hydroxide at $298\ \text{K}$.

(a) Write the ionic equation for the reaction that takes place on mixing. [1]

(b) Calculate the amounts, in mol, of acid and of its conjugate base in the mixture. [2]

(c) Determine the pH of the buffer. [2]

(d) Explain, with an equation, how the buffer keeps its pH nearly constant when a little strong acid is added. [2]

(e) Determine the pH after $${decimals(drop, 5)}\ \text{mol}$ of $\mathrm{HCl}$ has been added. [3]`,
      hints: [
        md`The hydroxide is the limiting reactant: all of it turns acid into $\mathrm{${ion}}$.`,
        md`From $K_a$: $[\mathrm{H^{+}}] = K_a \times \dfrac{[\text{acid}]}{[\text{conjugate base}]}$. Acid and base share the same volume.`,
      ],
      answer: md`(a) $\mathrm{${formula}(aq) + OH^{-}(aq) \rightarrow ${ion}(aq) + H_2O(l)}$

(b) $n(\mathrm{OH^{-}}) = ${decimals(strength, 3)} \times ${decimals(baseVolume / 1000, 4)} = ${sf(base)}\ \text{mol}$, so $${sf(base)}\ \text{mol}$ of $\mathrm{${ion}}$ is formed. Of the $${sf(total)}\ \text{mol}$ of acid, $${sf(total)} - ${sf(base)} = ${sf(left)}\ \text{mol}$ is left.

(c) The volume cancels in the ratio of the concentrations:

$$[\mathrm{H^{+}}] = 10^{-${decimals(pK, 2)}} \times \frac{${sf(left)}}{${sf(base)}} = ${sf(10 ** -ph)}\ \text{mol dm}^{-3}$$

so $\mathrm{pH} = ${decimals(ph, 2)}$.

(d) $\mathrm{${ion}(aq) + H^{+}(aq) \rightarrow ${formula}(aq)}$. The added protons are taken up by the conjugate base, which is turned into the weak acid, so the ratio of the two, and with it the pH, changes only a little.

(e) The protons turn $${decimals(drop, 5)}\ \text{mol}$ of $\mathrm{${ion}}$ into acid: $n(\mathrm{${ion}}) = ${sf(base - drop, 4)}\ \text{mol}$ and $n(\mathrm{${formula}}) = ${sf(left + drop, 4)}\ \text{mol}$.

$$\mathrm{pH} = ${decimals(pK, 2)} + \log_{10}\frac{${sf(base - drop, 4)}}{${sf(left + drop, 4)}} = ${decimals(after, 2)}$$

**Watch out:** Don't put the amount of acid at the start into the ratio: part of it has reacted with the hydroxide. In (e) *both* amounts change, and the pH must come out a little lower than in (c).`,
      scheme: [
        ['correct ionic equation (state symbols not needed; do not accept sodium ions in it)', '1'],
        [md`$${sf(base)}\ \text{mol}$ of conjugate base`, '1'],
        [md`$${sf(left)}\ \text{mol}$ of acid`, '1'],
        [md`uses $K_a$ with the ratio of the amounts (accept the Henderson–Hasselbalch equation)`, '1'],
        [md`$${decimals(ph, 2)}$ (allow ECF from (b); accept 2 or 3 decimal places)`, '1'],
        ['equation of the conjugate base with protons', '1'],
        ['the ratio of acid and base changes only a little OWTTE', '1'],
        [md`$${sf(base - drop)}\ \text{mol}$ of conjugate base`, '1'],
        [md`$${sf(left + drop)}\ \text{mol}$ of acid`, '1'],
        [md`$${decimals(after, 2)}$ (allow ECF)`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'formula',
          expected: md`\mathrm{${formula} + OH^{-} \rightarrow ${ion} + H_2O}`,
          mistakes: [
            {
              value: md`\mathrm{H^{+} + OH^{-} \rightarrow H_2O}`,
              note: md`The acid is weak: nearly all of it is present as $\mathrm{${formula}}$ molecules.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$n(\mathrm{${formula}}) =$`,
          expected: precise(left),
          unit: 'mol',
          marks: 1,
          mistakes: [
            {
              value: sf(total),
              note: md`That is all the acid that was put in. Some of it has reacted with the hydroxide.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$n(\mathrm{${ion}}) =$`,
          expected: precise(base),
          unit: 'mol',
          marks: 1,
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(ph, 2),
          accuracy: { decimals: 2 },
          follows: `${pK} + log(b.2 / b.1)`,
          unless: 'p < 0 or p > 14',
          mistakes: [
            ...(Math.abs(ph - pK) > 0.1
              ? [
                  {
                    value: decimals(2 * pK - ph, 2),
                    note: md`You have the ratio of acid and base upside down.`,
                  },
                ]
              : []),
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
        {
          part: 'e',
          kind: 'number',
          expected: decimals(after, 2),
          accuracy: { decimals: 2 },
          follows: `${pK} + log((b.2 - ${drop}) / (b.1 + ${drop}))`,
          unless: 'p < 0 or p > 14',
          mistakes: [
            ...(left > 1.2 * drop
              ? [
                  {
                    value: decimals(pK + Math.log10((base + drop) / (left - drop)), 2),
                    note: md`You went the wrong way: added protons turn conjugate base into acid.`,
                  },
                ]
              : []),
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: md`= ${sf(base)}\ \text{mol}`,
          // As many as sodium ions.
          value: baseVolume * (strength / 1000),
        },
        {
          part: 'b',
          route: 'exact',
          shown: md`= ${sf(left)}\ \text{mol}`,
          // Both solutions have the same concentration.
          value: (acidVolume - baseVolume) * (strength / 1000),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`\mathrm{pH} = ${decimals(ph, 2)}`,
          value: balanced(k, total / volume, base / volume),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${decimals(after, 2)}`,
          value: balanced(k, total / volume, base / volume, drop / volume),
        },
      ],
    };
  },
});
