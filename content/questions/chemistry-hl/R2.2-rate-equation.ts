import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf, standardForm } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    reaction: choice(
      { equation: '2NO(g) + 2H_2(g) \\rightarrow N_2(g) + 2H_2O(g)', a: 'NO', b: 'H_2', p: 2, q: 1, k: 0.25 },
      { equation: '2NO(g) + O_2(g) \\rightarrow 2NO_2(g)', a: 'NO', b: 'O_2', p: 2, q: 1, k: 7 },
      { equation: 'NO_2(g) + CO(g) \\rightarrow NO(g) + CO_2(g)', a: 'NO_2', b: 'CO', p: 2, q: 0, k: 0.5 },
      {
        equation: 'S_2O_8^{2-}(aq) + 2I^{-}(aq) \\rightarrow 2SO_4^{2-}(aq) + I_2(aq)',
        a: 'S_2O_8^{2-}',
        b: 'I^{-}',
        p: 1,
        q: 1,
        k: 0.006,
      },
      { equation: 'H_2(g) + 2ICl(g) \\rightarrow 2HCl(g) + I_2(g)', a: 'H_2', b: 'ICl', p: 1, q: 1, k: 0.16 },
      { equation: '2NO_2(g) + F_2(g) \\rightarrow 2NO_2F(g)', a: 'NO_2', b: 'F_2', p: 1, q: 1, k: 38 },
    ),
    factor: integers(80, 130, 5),
    first: integers(10, 30, 5),
    second: integers(10, 40, 5),
    up: choice(2, 3),
    also: choice(2, 3),
  },
  allow: ({ first, second }) => first !== second,
  write: ({ reaction, factor, first, second, up, also }) => {
    const { equation, a, b, p, q } = reaction;
    const k = (reaction.k * factor) / 100;
    const rate = (x: number, y: number) => k * x ** p * y ** q;
    const [x, y] = [first / 1000, second / 1000];
    const runs = [
      [x, y],
      [x * up, y],
      [x * up, y * also],
    ] as const;
    const rates = runs.map(([c, d]) => Number(rate(c, d).toPrecision(3)));
    const found = rates[0]! / (x ** p * y ** q);
    const order = p + q;
    const units =
      order === 1
        ? md`\text{s}^{-1}`
        : order === 2
          ? md`\text{mol}^{-1}\,\text{dm}^{3}\,\text{s}^{-1}`
          : md`\text{mol}^{-2}\,\text{dm}^{6}\,\text{s}^{-1}`;
    const plainUnits = ['', 's^-1', 'mol^-1 dm^3 s^-1', 'mol^-2 dm^6 s^-1'][order]!;
    const name = (species: string, exponent: number) =>
      exponent === 0
        ? ''
        : exponent === 1
          ? md`[\mathrm{${species}}]`
          : md`[\mathrm{${species}}]^${exponent}`;
    const law = md`${name(a, p)}${name(b, q)}`;
    const asked = [Number((x * 1.5).toPrecision(6)), Number((y * 0.8).toPrecision(6))] as const;
    const predicted = found * asked[0] ** p * asked[1] ** q;
    const word = ['zero', 'first', 'second'];
    return {
      text: md`The initial rate of the reaction $\mathrm{${equation}}$ is measured at constant temperature.

| experiment | $[\mathrm{${a}}]$ / $\text{mol dm}^{-3}$ | $[\mathrm{${b}}]$ / $\text{mol dm}^{-3}$ | initial rate / $\text{mol dm}^{-3}\,\text{s}^{-1}$ |
|---|---|---|---|
${runs.map(([c, d], index) => `| ${index + 1} | ${decimals(c, 4)} | ${decimals(d, 4)} | $${standardForm(rates[index]!)}$ |`).join('\n')}

(a) Deduce from the table the order of the reaction with respect to each reactant. [2]

(b) Write the rate equation, and state the overall order. [2]

(c) Determine the rate constant, with its units. [2]

(d) Calculate the initial rate for $[\mathrm{${a}}] = ${decimals(asked[0], 4)}\ \text{mol dm}^{-3}$ and $[\mathrm{${b}}] = ${decimals(asked[1], 4)}\ \text{mol dm}^{-3}$. [1]

(e) Explain why the orders cannot be deduced from the equation of the reaction alone. [1]`,
      hints: [
        'Compare two experiments in which only one of the concentrations changes.',
        md`When a concentration is multiplied by ${up}, a rate of order $n$ in it is multiplied by $${up}^n$.`,
      ],
      answer: md`(a) From 1 to 2 $[\mathrm{${a}}]$ is multiplied by $${up}$ and the rate by $\dfrac{${standardForm(rates[1]!)}}{${standardForm(rates[0]!)}} \approx ${Math.round(up ** p)}$: ${word[p]} order in $\mathrm{${a}}$, $m = ${p}$.

From 2 to 3 $[\mathrm{${b}}]$ is multiplied by $${also}$ and the rate by $\dfrac{${standardForm(rates[2]!)}}{${standardForm(rates[1]!)}} \approx ${Math.round(also ** q)}$: ${word[q]} order in $\mathrm{${b}}$, $n = ${q}$.

(b) $\text{rate} = k${law}$, with overall order $m + n = ${order}$.

(c) From experiment 1:

$$k = \frac{${standardForm(rates[0]!)}}{${[p && md`(${decimals(x, 4)})${p > 1 ? `^${p}` : ''}`, q && md`(${decimals(y, 4)})`].filter(Boolean).join(md` \times `)}} = ${sf(found)}\ ${units}$$

(d) $\text{rate} = ${sf(found)} \times ${[p && md`(${decimals(asked[0], 4)})${p > 1 ? `^${p}` : ''}`, q && md`(${decimals(asked[1], 4)})`].filter(Boolean).join(md` \times `)} = ${standardForm(predicted)}\ \text{mol dm}^{-3}\,\text{s}^{-1}$

(e) The equation shows only the overall change. The rate depends on the mechanism, that is on the particles that take part up to the slowest step.

**Watch out:** Compare experiment 3 with experiment 2, not with experiment 1: between 1 and 3 both concentrations change, and you can't tell which of them caused the change of the rate.`,
      scheme: [
        [md`${word[p]} order in $\mathrm{${a}}$, from experiments 1 and 2`, '1'],
        [md`${word[q]} order in $\mathrm{${b}}$, from experiments 2 and 3`, '1'],
        [md`$\text{rate} = k${law}$ (allow ECF from (a))`, '1'],
        [`overall order ${order}`, '1'],
        [md`$${sf(found)}$ (allow ECF from (b); accept 3 or 4 significant figures)`, '1'],
        [md`$${units}$ (allow ECF from (b))`, '1'],
        [md`$${standardForm(predicted)}\ \text{mol dm}^{-3}\,\text{s}^{-1}$ (allow ECF)`, '1'],
        ['orders depend on the mechanism (slowest step) OWTTE', '1'],
      ],
      replies: [
        ...(
          [
            [a, p, up],
            [b, q, also],
          ] as const
        ).map(([species, exponent, times]) => ({
          part: 'a',
          kind: 'number' as const,
          label: md`Order in $\mathrm{${species}}$:`,
          expected: `${exponent}`,
          accuracy: 'exact' as const,
          marks: 1,
          mistakes:
            times ** exponent === exponent
              ? []
              : [
                  {
                    value: `${times ** exponent}`,
                    note: md`That is the factor of the rate. The order is the power of $${times}$ that gives it.`,
                  },
                ],
        })),
        { part: 'b', kind: 'self', why: 'an equation with concentrations', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          label: 'Overall order:',
          expected: `${order}`,
          accuracy: 'exact',
          marks: 1,
          follows: 'a.1 + a.2',
          unless: 'n < 0',
        },
        {
          part: 'c',
          kind: 'units',
          expected: `${precise(found)} ${plainUnits}`,
          // The three experiments differ a little.
          accuracy: { tolerance: Number((found * 0.012).toPrecision(2)) },
          ...(p === 2 && {
            mistakes: [
              {
                value: `${precise(rates[0]! / (x * y ** q))} ${plainUnits}`,
                note: md`You did not square $[\mathrm{${a}}]$.`,
              },
            ],
          }),
        },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(predicted, 5),
          unit: 'mol dm^-3 s^-1',
          accuracy: { tolerance: Number((predicted * 0.012).toPrecision(2)) },
          follows: `c.1 * ${asked[0]}^${p} * ${asked[1]}^${q}`,
          unless: 'r <= 0',
          mistakes: [
            {
              value: standardForm(rates[0]! * 1.5 * 0.8, 5),
              note: md`You multiplied the rate by both factors as they are. Raise each to the order of its reactant.`,
            },
          ].filter(() => p !== 1 || q !== 1),
        },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `m = ${p}`,
          value: Math.log(rates[1]! / rates[0]!) / Math.log(up),
          within: 0.02,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `n = ${q}`,
          value: Math.log(rates[2]! / rates[1]!) / Math.log(also),
          within: 0.02,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${order}`,
          value:
            Math.log(rates[1]! / rates[0]!) / Math.log(up) + Math.log(rates[2]! / rates[1]!) / Math.log(also),
          within: 0.04,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`\approx ${Math.round(up ** p)}$: ${word[p]}`.split('$')[0]!,
          value: Math.round(rates[1]! / rates[0]!),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${sf(found)}`,
          // From experiment 3 instead of 1.
          value: rates[2]! / (runs[2][0] ** p * runs[2][1] ** q),
          within: found * 0.011,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${standardForm(predicted)}`,
          // By ratios to experiment 1.
          value: rates[0]! * 1.5 ** p * 0.8 ** q,
        },
      ],
    };
  },
});
