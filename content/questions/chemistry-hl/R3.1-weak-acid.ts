import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const exact = (k: number, c: number) => root((x) => x * x - k * (c - x), 0, c);

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    acid: choice(
      { name: 'ethanoic acid', source: 'vinegar', formula: 'CH_3COOH', base: 'CH_3COO^{-}', pK: 4.76 },
      {
        name: 'propanoic acid',
        source: 'some Swiss cheeses',
        formula: 'C_2H_5COOH',
        base: 'C_2H_5COO^{-}',
        pK: 4.87,
      },
      { name: 'benzoic acid', source: 'cranberries', formula: 'C_6H_5COOH', base: 'C_6H_5COO^{-}', pK: 4.2 },
      {
        name: 'butanoic acid',
        source: 'rancid butter',
        formula: 'C_3H_7COOH',
        base: 'C_3H_7COO^{-}',
        pK: 4.83,
      },
    ),
    c: integers(20, 200, 4),
  },
  allow: ({ acid: { pK, name }, c }) => {
    const k = 10 ** -pK;
    const strength = c / 1000;
    const near = Math.sqrt(k * strength);
    const true_ = exact(k, strength);
    return (
      decimals(-Math.log10(near), 2) === decimals(-Math.log10(true_), 2) &&
      near / strength < 0.05 &&
      // Benzoic acid is hardly soluble.
      (name !== 'benzoic acid' || c < 26)
    );
  },
  write: ({ acid: { name, source, formula, base, pK }, c: thousandths }) => {
    const c = thousandths / 1000;
    const k = 10 ** -pK;
    const hydrogen = Math.sqrt(k * c);
    const ph = -Math.log10(hydrogen);
    const ionised = (hydrogen / c) * 100;
    const kb = 1e-14 / k;
    return {
      text: md`${name[0]!.toUpperCase()}${name.slice(1)}, $\mathrm{${formula}}$, which occurs in ${source}, has $\mathrm{p}K_a = ${decimals(pK, 2)}$ at $298\ \text{K}$. $K_w = 1.00 \times 10^{-14}$ at this temperature.

(a) Write the expression for $K_a$ of the acid. [1]

(b) Calculate $K_a$. [1]

(c) Determine the pH of a $${sf(c)}\ \text{mol dm}^{-3}$ solution of the acid. State one assumption. [3]

(d) Calculate the percentage of the acid molecules that are ionised in this solution, and comment on the assumption. [2]

(e) Calculate $K_b$ of the conjugate base. [1]`,
      hints: [
        md`The concentrations of $\mathrm{H^{+}}$ and $\mathrm{${base}}$ are equal.`,
        md`For a conjugate pair $K_a \times K_b = K_w$.`,
      ],
      answer: md`(a) $K_a = \dfrac{[\mathrm{H^{+}}][\mathrm{${base}}]}{[\mathrm{${formula}}]}$

(b) $K_a = 10^{-${decimals(pK, 2)}} = ${standardForm(k)}$

(c) Assume that so little is ionised that $[\mathrm{${formula}}] \approx ${sf(c)}\ \text{mol dm}^{-3}$ (and that the ionisation of water adds no $\mathrm{H^{+}}$). With $[\mathrm{H^{+}}] = [\mathrm{${base}}]$,

$$[\mathrm{H^{+}}] = \sqrt{${standardForm(k)} \times ${sf(c)}} = ${standardForm(hydrogen)}\ \text{mol dm}^{-3}$$

$\mathrm{pH} = -\log_{10}[\mathrm{H^{+}}] = ${decimals(ph, 2)}$

(d) $\dfrac{${standardForm(hydrogen)}}{${sf(c)}} \times 100\% = ${sf(ionised)}\%$. This is less than $5\%$, so the assumption is reasonable.

(e) $K_b = \dfrac{K_w}{K_a} = \dfrac{1.00 \times 10^{-14}}{${standardForm(k)}} = ${standardForm(kb)}$

**Watch out:** Don't use the concentration of the acid as $[\mathrm{H^{+}}]$, as for a strong acid, and don't forget the square root. The pH must be clearly higher than that of a strong acid of the same concentration.`,
      scheme: [
        ['correct expression (accept hydronium ions; do not accept round brackets)', '1'],
        [md`$${standardForm(k)}$`, '1'],
        [
          'assumes that the concentration of the acid is that at the start OWTTE (accept that water adds no hydrogen ions)',
          '1',
        ],
        [md`$[\mathrm{H^{+}}] = ${standardForm(hydrogen)}\ \text{mol dm}^{-3}$ (allow ECF from (b))`, '1'],
        [md`$${decimals(ph, 2)}$ (allow ECF; accept 2 or 3 decimal places)`, '1'],
        [md`$${sf(ionised)}\%$ (allow ECF from (c))`, '1'],
        [md`small (less than $5\%$), so it is reasonable OWTTE`, '1'],
        [md`$${standardForm(kb)}$`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'an expression with concentrations' },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(k),
          accuracy: { figures: 2 },
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(ph, 2),
          accuracy: { decimals: 2 },
          marks: 2,
          follows: `-log(sqrt(b.1 * ${c}))`,
          unless: 'p < 0 or p > 14',
          mistakes: [
            {
              value: decimals(-Math.log10(c), 2),
              note: md`You took the acid as a strong one, with $[\mathrm{H^{+}}] = ${sf(c)}\ \text{mol dm}^{-3}$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state an assumption', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: sf(ionised),
          unit: '%',
          marks: 1,
          follows: `100 * sqrt(b.1 / ${c})`,
          accuracy: { figures: 2 },
        },
        { part: 'd', kind: 'self', why: 'comment', marks: 1 },
        {
          part: 'e',
          kind: 'number',
          expected: standardForm(kb),
          accuracy: { figures: 2 },
          follows: '10^(-14) / b.1',
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `= ${standardForm(k)}`, value: Math.exp(-pK * Math.LN10) },
        // The quadratic equation, without the assumption.
        { part: 'c', route: 'numeric', shown: `= ${decimals(ph, 2)}`, value: -Math.log10(exact(k, c)) },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(ionised)}`,
          value: (exact(k, c) / c) * 100,
          within: ionised * 0.03,
        },
        { part: 'e', route: 'numeric', shown: `= ${standardForm(kb)}`, value: 10 ** (pK - 14) },
      ],
    };
  },
});
