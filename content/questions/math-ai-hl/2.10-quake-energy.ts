import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.5', '1.9'],
  parameters: {
    place: choice('Chile', 'Türkiye', 'Japan', 'Iceland', 'Indonesia'),
    first: choice(4.2, 4.6, 5.1, 5.4),
    more: choice(0.8, 1.2, 1.5, 1.8),
    factor: choice(50, 100, 200, 500),
  },
  write: ({ place, first, more, factor }) => {
    const second = Number((first + more).toPrecision(3));
    const energy = 10 ** (1.5 * first + 4.8);
    const times = 10 ** (1.5 * more);
    const rise = Math.log10(factor) / 1.5;
    return {
      text: md`The energy $E$ of an earthquake, in joules, and its magnitude $M$ are linked by $\log_{10} E = 1.5M + 4.8$.

(a) Find the energy of an earthquake in ${place} with the magnitude $${first}$, in standard form. [2]

(b) A second earthquake has the magnitude $${second}$. Find how many times as much energy it has. [3]

(c) A third earthquake has $${factor}$ times the energy of the first one. Find its magnitude. [3]

(d) A graph shows $\log_{10} E$ against $M$. Write down its gradient, and state what it means for the energy when $M$ grows by $2$. [2]`,
      hints: [
        md`Undo the logarithm with a power of $10$.`,
        md`For a ratio of two energies, subtract the two logarithms.`,
        md`Multiplying $E$ by a factor adds the logarithm of the factor to $\log_{10} E$.`,
      ],
      answer: md`(a) $\log_{10} E = 1.5 \times ${first} + 4.8 = ${Number((1.5 * first + 4.8).toPrecision(6))}$, so $E = ${sf(energy)}$ joules.

(b) The logarithms differ by $1.5 \times (${second} - ${first}) = ${Number((1.5 * more).toPrecision(4))}$. So the energy is $10^{${Number((1.5 * more).toPrecision(4))}} = ${sf(times)}$ times as great.

(c) The logarithm of the energy grows by $\log_{10} ${factor}$, so the magnitude grows by $\frac{\log_{10} ${factor}}{1.5} = ${sf(rise, 5)}$. It is $M = ${first} + ${sf(rise, 5)} = ${sf(first + rise)}$.

(d) The gradient is $1.5$. When $M$ grows by $2$, $\log_{10} E$ grows by $3$, so the energy is multiplied by $10^3 = 1000$.

**Watch out:** Equal steps on a logarithmic scale are equal *factors* of the energy. Subtracting the energies does not help in part (b).`,
      scheme: [
        [md`$E = 10^{1.5 \times ${first} + 4.8}$`, 'M1'],
        [md`$${sf(energy)}$`, 'A1'],
        [md`difference of the logarithms, or both energies`, 'M1'],
        [md`$${Number((1.5 * more).toPrecision(4))}$, or a quotient`, 'A1'],
        [md`$${sf(times)}$`, 'A1'],
        [md`adds $\log_{10} ${factor}$`, 'M1'],
        [md`divides by $1.5$`, 'A1'],
        [md`$${sf(first + rise)}$`, 'A1'],
        [md`$1.5$`, 'A1'],
        [md`multiplied by $1000$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: standardForm(energy, 8),
          form: 'standard form',
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(times.toPrecision(9))}`,
          mistakes: [{ value: sf(10 ** more), note: md`The magnitude has the factor $1.5$ in the formula.` }],
        },
        { part: 'c', kind: 'number', label: '$M =$', expected: `${Number((first + rise).toPrecision(9))}` },
        { part: 'd', kind: 'number', label: 'Gradient:', expected: '1.5', accuracy: 'exact', marks: 1 },
        { part: 'd', kind: 'self', why: 'state the meaning', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: sf(energy), value: Math.exp((1.5 * first + 4.8) * Math.LN10) },
        { part: 'b', route: 'exact', shown: `= ${sf(times)}`, value: 10 ** (1.5 * second + 4.8) / energy },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(first + rise)}`,
          value: root((m) => 1.5 * m + 4.8 - Math.log10(factor * energy), 0, 12),
        },
        { part: 'd', route: 'exact', shown: '1.5', value: 1.5 * (first + 1) - 1.5 * first },
      ],
    };
  },
});
