import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';

// Halves go up, as at school; a binary fraction may fall a little short of one.
const fair = 1 + 1e-12;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    hot: integers(500, 900, 25),
    cold: integers(280, 320, 10),
    heat: integers(20, 60, 5),
    claim: choice(0.8, 0.85, 0.9, 1.08, 1.12),
  },
  write: ({ hot, cold, heat, claim }) => {
    const carnot = 1 - cold / hot;
    const best = fair * carnot;
    const work = Math.round(heat * carnot * claim * 10) / 10;
    const waste = heat - work;
    const efficiency = (fair * work) / heat;
    const change = (-heat * 1000) / hot + (waste * 1000) / cold;
    const possible = change > 0;
    const least = (heat * cold) / hot;
    return {
      text: md`An inventor describes a heat engine that takes $${heat}.0\ \text{kJ}$ each second from a reservoir at $${hot}\ \text{K}$, does work at a rate of $${decimals(work, 1)}\ \text{kW}$ and gives off the rest to a reservoir at $${cold}\ \text{K}$.

(a) Calculate the efficiency that is claimed. [1]

(b) Calculate the greatest efficiency of any engine between these reservoirs. [2]

(c) Determine the total change in the entropy of the two reservoirs in one second. [3]

(d) Use your answer to (c) to discuss whether the engine is possible. [2]

(e) Determine the least thermal energy that any engine must give off to the colder reservoir each second, if it takes in $${heat}.0\ \text{kJ}$. [2]`,
      hints: [
        md`The energy given off is what is taken in minus the work.`,
        md`A reservoir that loses thermal energy loses entropy, $\Delta S = \frac{\Delta Q}{T}$. The engine itself returns to its first state in each cycle.`,
      ],
      answer: md`(a) $\eta = \dfrac{${decimals(work, 1)}}{${heat}.0} = ${sf(efficiency)}$

(b) A Carnot engine has $\eta_{\max} = 1 - \dfrac{${cold}}{${hot}} = ${sf(best)}$.

(c) To the colder reservoir go $${heat}.0 - ${decimals(work, 1)} = ${decimals(waste, 1)}\ \text{kJ}$. The hotter one loses entropy $\dfrac{${heat}\,000}{${hot}} = ${sf((heat * 1000) / hot, 4)}\ \text{J K}^{-1}$, the colder one gains $\dfrac{${grouped(Math.round(waste * 1000))}}{${cold}} = ${sf((waste * 1000) / cold, 4)}\ \text{J K}^{-1}$. In total

$$\Delta S = ${sf(change)}\ \text{J K}^{-1}$$

(d) ${possible ? 'The engine is possible in principle: the total entropy increases, as the second law requires of a real process. (Its efficiency is below that of a Carnot engine.)' : 'The engine is impossible: the total entropy would decrease, which contradicts the second law. (Its efficiency would be above that of a Carnot engine.)'}

(e) At best the total entropy doesn't change: $\dfrac{Q}{${cold}} = \dfrac{${heat}.0}{${hot}}$, so $Q = ${sf(least)}\ \text{kJ}$.

**Watch out:** Only the energy that is *not* turned into work reaches the colder reservoir, so don't divide the whole intake by both temperatures. And give the two changes opposite signs: the hotter reservoir loses entropy.`,
      scheme: [
        [md`$${sf(efficiency)}$`, '1'],
        [md`$1 - \frac{T_c}{T_h}$`, '1'],
        [md`$${sf(best)}$ (accept 2 to 4 significant figures)`, '1'],
        [md`thermal energy given off $${decimals(waste, 1)}\ \text{kJ}$`, '1'],
        [md`$\frac{\Delta Q}{T}$ for both reservoirs, with opposite signs`, '1'],
        [md`$${sf(change)}\ \text{J K}^{-1}$ (allow ECF)`, '1'],
        [md`${possible ? 'possible' : 'impossible'} (allow ECF from (c))`, '1'],
        [
          md`total entropy ${possible ? 'increases, as' : 'would decrease, against what'} the second law requires OWTTE (do not accept a comparison of efficiencies alone)`,
          '1',
        ],
        [md`zero total change of entropy, or Carnot efficiency`, '1'],
        [md`$${sf(least)}\ \text{kJ}$ (allow ECF from (b))`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: sf(efficiency),
          accuracy: { figures: 2 },
          mistakes:
            Math.abs(efficiency - 0.5) > 0.05
              ? [
                  {
                    value: sf(1 - efficiency),
                    note: md`This is the part that is given off. Efficiency is work divided by the energy taken in.`,
                  },
                ]
              : [],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(best.toPrecision(8))}`,
          accuracy: { figures: 2 },
          mistakes: [
            ...(Math.abs(best - 0.5) > 0.05
              ? [
                  {
                    value: sf(cold / hot),
                    note: md`This is the ratio of the temperatures. Subtract it from $1$.`,
                  },
                ]
              : []),
            {
              value: sf(1 - (cold - 273) / (hot - 273)),
              note: md`You changed the temperatures to degrees Celsius. They are needed in kelvin.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(change),
          unit: 'J K^-1',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf((heat * 1000) / hot + (waste * 1000) / cold),
              note: md`You added the two as if both reservoirs gained entropy. The hotter one loses it.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'discuss' },
        {
          part: 'e',
          kind: 'number',
          expected: sf(least),
          unit: 'kJ',
          accuracy: { figures: 2 },
          follows: `${heat} * (1 - b.1)`,
          unless: 'Q <= 0',
          mistakes: [
            ...(Math.abs(best - 0.5) > 0.05
              ? [{ value: sf(heat * best), note: md`This is the greatest work. The rest is given off.` }]
              : []),
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`= ${sf(efficiency)}`, value: 1 - waste / heat },
        { part: 'b', route: 'numeric', shown: md`= ${sf(best)}`, value: (hot - cold) / hot },
        // Lost work divided by the colder temperature.
        {
          part: 'c',
          route: 'numeric',
          shown: md`\Delta S = ${sf(change)}`,
          value: (1000 * (heat * best - work)) / cold,
        },
        { part: 'e', route: 'numeric', shown: md`Q = ${sf(least)}\ \text{kJ}`, value: heat - heat * best },
      ],
    };
  },
});
