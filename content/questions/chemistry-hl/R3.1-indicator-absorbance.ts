import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    flower: choice(
      'hibiscus flowers in Khartoum',
      'orchids in Singapore',
      'a lichen in Orkney',
      'butterfly pea flowers in Chiang Mai',
    ),
    tenths: integers(42, 88),
    top: integers(80, 118, 2),
    shift: choice(-0.6, -0.5, -0.4, 0.4, 0.5, 0.6),
  },
  // Not where the two indicators of the last part would both do.
  allow: ({ tenths }) => tenths <= 56 || tenths >= 80,
  write: ({ flower, tenths, top, shift }) => {
    const pK = tenths / 10;
    const most = top / 100;
    const absorbance = (ph: number) => most / (1 + 10 ** (pK - ph));
    const asked = Number((pK + shift).toFixed(1));
    const values = [pK - 3, pK - 1, asked, pK + 1, pK + 3, pK + 4].map((ph) => Number(ph.toFixed(1)));
    const read = values.map((ph) => Number(absorbance(ph).toFixed(3)));
    const at = read[2]!;
    const ratio = at / (most - at);
    const found = asked - Math.log10(ratio);
    const acidic = pK < 7;
    return {
      text: md`An indicator extracted from ${flower} is a weak acid, HIn. Only $\mathrm{In^-}$ absorbs light of the wavelength that is used, and the absorbance is proportional to $[\mathrm{In^-}]$. A class adds $1.00\ \text{cm}^3$ of the indicator to $50.0\ \text{cm}^3$ of several buffers at $298\ \text{K}$.

$$\mathrm{HIn(aq) \rightleftharpoons H^{+}(aq) + In^{-}(aq)}$$

| pH | ${values.map((ph) => md`$${decimals(ph, 1)}$`).join(' | ')} |
|---|---|---|---|---|---|---|
| absorbance | ${read.map((one) => md`$${decimals(one, 3)}$`).join(' | ')} |

![](drawing:data)

(a) Explain why the absorbance no longer changes at high pH. [1]

(b) State why the same volume of indicator is added to each buffer. [1]

(c) Determine the ratio $\dfrac{[\mathrm{In^-}]}{[\mathrm{HIn}]}$ at pH $${decimals(asked, 1)}$. [2]

(d) Hence determine $\mathrm{p}K_a$ of the indicator. [2]

(e) Describe how $\mathrm{p}K_a$ can be read from the graph without a calculation. [1]

(f) Two titrations are planned: ethanoic acid with sodium hydroxide, and ammonia with hydrochloric acid. Deduce, with a reason, for which of them this indicator is suitable. [2]`,
      hints: [
        md`In which direction does a high pH shift the equilibrium, and how far can this go? What does the absorbance there stand for?`,
        md`What is not $\mathrm{In^-}$ must be HIn.`,
        md`Use $K_a = \dfrac{[\mathrm{H^{+}}][\mathrm{In^-}]}{[\mathrm{HIn}]}$.`,
      ],
      answer: md`(a) At high pH the equilibrium lies so far to the right that practically all of the indicator is $\mathrm{In^-}$; no more of it can form.

(b) So that the total concentration of the indicator is the same in all samples, and the absorbance depends on the pH alone.

(c) The absorbance $${decimals(most, 3)}$ belongs to all of the indicator as $\mathrm{In^-}$. At pH $${decimals(asked, 1)}$ the absorbance $${decimals(at, 3)}$ stands for $[\mathrm{In^-}]$ and the rest, $${decimals(most, 3)} - ${decimals(at, 3)} = ${decimals(most - at, 3)}$, for $[\mathrm{HIn}]$: $\dfrac{[\mathrm{In^-}]}{[\mathrm{HIn}]} = \dfrac{${decimals(at, 3)}}{${decimals(most - at, 3)}} = ${sf(ratio)}$.

(d) From $K_a = \dfrac{[\mathrm{H^{+}}][\mathrm{In^-}]}{[\mathrm{HIn}]}$ it follows that $\mathrm{p}K_a = \mathrm{pH} - \log_{10}\dfrac{[\mathrm{In^-}]}{[\mathrm{HIn}]} = ${decimals(asked, 1)} - \log_{10} ${sf(ratio)} = ${decimals(found, 1)}$.

(e) Read off the pH at which the absorbance is half of its greatest value: there $[\mathrm{In^-}] = [\mathrm{HIn}]$ and $\mathrm{pH} = \mathrm{p}K_a$.

(f) ${
        acidic
          ? md`Ammonia with hydrochloric acid: the indicator changes colour round pH $${decimals(found, 1)}$, and the equivalence point of a weak base with a strong acid is below 7, so the change lies in the steep part of this curve. Ethanoic acid with sodium hydroxide has its equivalence point above 7.`
          : md`Ethanoic acid with sodium hydroxide: the indicator changes colour round pH $${decimals(found, 1)}$, and the equivalence point of a weak acid with a strong base is above 7, so the change lies in the steep part of this curve. Ammonia with hydrochloric acid has its equivalence point below 7.`
      }

**Watch out:** the absorbance itself is not the ratio. Find $[\mathrm{HIn}]$ from what is missing to the greatest absorbance.`,
      scheme: [
        [md`all of the indicator is in the form $\mathrm{In^-}$ OWTTE`, '1'],
        [md`same total concentration of indicator / controlled variable OWTTE`, '1'],
        [md`$[\mathrm{HIn}]$ proportional to $${decimals(most - at, 3)}$`, '1'],
        [md`$${sf(ratio)}$`, '1'],
        [md`$\mathrm{p}K_a = \mathrm{pH} - \log_{10}(\text{ratio})$, or the same with $K_a$`, '1'],
        [md`$${decimals(found, 1)}$ (accept two decimal places; allow ECF from (c))`, '1'],
        [md`pH at half of the greatest absorbance`, '1'],
        [acidic ? md`ammonia with hydrochloric acid` : md`ethanoic acid with sodium hydroxide`, '1'],
        [
          md`the equivalence point is ${acidic ? 'below' : 'above'} 7, where the indicator changes colour OWTTE`,
          '1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        { part: 'b', kind: 'self', why: 'state a reason' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(ratio.toPrecision(6))}`,
          accuracy: { figures: 2 },
          mistakes: [
            { value: sf(1 / ratio), note: md`You have the ratio upside down.` },
            {
              value: sf(at / most),
              note: md`This is the share of $\mathrm{In^-}$ in the whole. Divide by what is left as HIn.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: decimals(found, 2),
          accuracy: { tolerance: 0.06 },
          follows: `${asked} - log(c.1)`,
          unless: 'p < 0 or p > 14',
          mistakes: [
            {
              value: decimals(2 * asked - found, 2),
              note: md`You added the logarithm. Above $\mathrm{p}K_a$ there is more $\mathrm{In^-}$ than HIn.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'describe' },
        { part: 'f', kind: 'self', why: 'deduce with a reason' },
      ],
      checks: [
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${sf(ratio)}`,
          value: root((r) => (most * r) / (1 + r) - at, 1e-3, 1e3),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${decimals(found, 1)}`,
          // The constant that puts the measured absorbance on the curve.
          value: root((x) => most / (1 + 10 ** (x - asked)) - at, 1, 13),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 14],
          y: [0, 1.2],
          xLabel: 'pH',
          yLabel: 'Absorbance',
          ticks: { x: 1, y: 0.1 },
          curves: [{ f: absorbance }],
          points: values.map((ph, index) => ({ at: [ph, read[index]!] as const, cross: true })),
          description:
            'Absorbance against pH: nearly zero at low pH, a rise in the shape of an S, and a constant value at high pH.',
        }),
      },
    };
  },
});
