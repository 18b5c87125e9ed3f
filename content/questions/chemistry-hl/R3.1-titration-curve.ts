import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    plant: choice(
      'rhubarb from Siberia',
      'tamarind from Sudan',
      'sorrel from Estonia',
      'a lichen from Iceland',
    ),
    tenths: integers(36, 50),
    base: choice(0.1, 0.12, 0.15),
    equivalence: integers(16, 30, 2),
  },
  write: ({ plant, tenths, base, equivalence }) => {
    const pK = tenths / 10;
    const k = 10 ** -pK;
    const c = (base * equivalence) / 25;
    const start = -Math.log10(Math.sqrt(k * c));
    // The volume that belongs to a pH: charges balance.
    const volume = (ph: number) => {
      const free = 10 ** -ph - 10 ** (ph - 14);
      return (25 * ((c * k) / (k + 10 ** -ph) - free)) / (base + free);
    };
    const points: (readonly [number, number])[] = [];
    for (let ph = 2; ph < 12.9; ph += 0.05) {
      const v = volume(ph);
      if (v >= 0 && v <= 50) points.push([Number(v.toFixed(3)), Number(ph.toFixed(2))]);
    }
    const middle = root((ph) => volume(ph) - equivalence, pK + 1, 11.5);
    return {
      text: md`A monoprotic weak acid HA is isolated from ${plant}. To find its $\mathrm{p}K_a$, $25.0\ \text{cm}^3$ of a solution of HA is titrated with $${decimals(base, 3)}\ \text{mol dm}^{-3}$ sodium hydroxide at $298\ \text{K}$.

![](drawing:curve)

The equivalence point is at $${equivalence}.0\ \text{cm}^3$. When $${decimals(equivalence / 2, 1)}\ \text{cm}^3$ has been added, the pH is $${decimals(pK, 1)}$.

(a) Determine the concentration of HA before the titration. [2]

(b) State $\mathrm{p}K_a$ of HA, with a reason, and calculate $K_a$. [3]

(c) Describe the part of the curve in which the solution is a buffer. [1]

(d) Explain why the pH at the equivalence point is above 7. [2]

(e) Select the better indicator from methyl orange (pH range 3.1–4.4) and phenolphthalein (8.3–10.0), with a reason. [1]`,
      hints: [
        'At half of the equivalence volume, half of the acid has been turned into its conjugate base.',
        'Which ion besides sodium is present at the equivalence point, and how does it react with water?',
      ],
      answer: md`(a) $n(\mathrm{HA}) = n(\mathrm{NaOH}) = ${decimals(base, 3)} \times ${decimals(equivalence / 1000, 4)} = ${sf((base * equivalence) / 1000)}\ \text{mol}$, so $c = \dfrac{${sf((base * equivalence) / 1000)}}{0.0250} = ${sf(c)}\ \text{mol dm}^{-3}$.

(b) At $${decimals(equivalence / 2, 1)}\ \text{cm}^3$, half of the equivalence volume, $[\mathrm{HA}] = [\mathrm{A^{-}}]$. Then $K_a = [\mathrm{H^{+}}]$, so $\mathrm{p}K_a = \mathrm{pH} = ${decimals(pK, 1)}$ and $K_a = 10^{-${decimals(pK, 1)}} = ${standardForm(k, 2)}$.

(c) The flat part round the half-equivalence point (about one unit of pH above and below $${decimals(pK, 1)}$), where both HA and $\mathrm{A^{-}}$ are present in large amounts.

(d) At equivalence the solution contains $\mathrm{A^{-}}$, the conjugate base of a weak acid. It reacts with water: $\mathrm{A^{-}(aq) + H_2O(l) \rightleftharpoons HA(aq) + OH^{-}(aq)}$, which makes the solution basic.

(e) Phenolphthalein: its range lies in the steep part of the curve, near the pH of the equivalence point (about $${decimals(middle, 1)}$).

**Watch out:** Don't read $\mathrm{p}K_a$ at the equivalence point; go to half of its *volume*. In (a) divide by the volume of the acid, $25.0\ \text{cm}^3$, and not by that of the base.`,
      scheme: [
        [md`$n = ${sf((base * equivalence) / 1000)}\ \text{mol}$`, '1'],
        [md`$${sf(c)}\ \text{mol dm}^{-3}$ (allow ECF; accept 2 to 4 significant figures)`, '1'],
        [md`$\mathrm{p}K_a = ${decimals(pK, 1)}$`, '1'],
        [md`$[\mathrm{HA}] = [\mathrm{A^{-}}]$ at half equivalence`, '1'],
        [md`$${standardForm(k, 2)}$ (allow ECF)`, '1'],
        ['flat part round half equivalence OWTTE', '1'],
        [md`$\mathrm{A^{-}}$ is a (weak) base`, '1'],
        ['equation or description of its reaction with water OWTTE', '1'],
        [
          'phenolphthalein, as its range lies in the steep part OWTTE (do not accept it without a reason)',
          '1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: precise(c),
          unit: 'mol dm^-3',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: precise(c / 2),
              note: md`You used the half-equivalence point. All the acid has reacted at the equivalence point.`,
            },
            {
              value: precise((base * 25) / equivalence),
              note: md`You have the volumes the wrong way round: the amount comes from the volume of sodium hydroxide.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) / c - 1) > 0.1),
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\mathrm{p}K_a =$`,
          expected: decimals(pK, 1),
          accuracy: { tolerance: 0.04 },
          marks: 1,
        },
        { part: 'b', kind: 'self', why: 'state a reason', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          label: md`$K_a =$`,
          expected: standardForm(k, 5),
          accuracy: { figures: 2 },
          marks: 1,
          follows: '10^(-b.1)',
          unless: 'k >= 1',
          mistakes: [
            {
              value: standardForm(10 ** pK, 5),
              note: md`You lost the minus sign of $\mathrm{p}K_a = -\log_{10} K_a$.`,
            },
            {
              value: standardForm(Math.exp(-pK), 5),
              note: md`You used the base $\mathrm{e}$. It is a logarithm with base 10.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'describe' },
        { part: 'd', kind: 'self', why: 'explain' },
        { part: 'e', kind: 'self', why: 'select with a reason' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`\mathrm{pH} = ${decimals(pK, 1)}`,
          // Where the balance of charges puts half of the equivalence volume.
          value: root((ph) => volume(ph) - equivalence / 2, 2, 7),
        },
        {
          part: 'a',
          route: 'substitution',
          shown: `= ${sf(c)}`,
          value: root((x) => x * 25 - base * equivalence, 0, 5),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${standardForm(k, 2)}`,
          value: Math.exp(-pK * Math.LN10),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: decimals(middle, 1),
          // Hydrolysis of the salt at equivalence.
          value: 14 + Math.log10(Math.sqrt((1e-14 / k) * ((base * equivalence) / (25 + equivalence)))),
          within: 0.06,
        },
      ],
      drawings: {
        curve: plot({
          frame: true,
          grid: true,
          x: [0, 50],
          y: [0, 14],
          xLabel: 'Volume of NaOH added / cm^3',
          yLabel: 'pH',
          ticks: { x: 5, y: 2 },
          polylines: [{ points }],
          description: `Titration curve: the pH begins near ${decimals(start, 1)}, rises slowly through a flat part, then steeply at ${equivalence} cubic centimetres, and levels off above 12.`,
        }),
      },
    };
  },
});
