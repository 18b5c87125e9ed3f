import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    pair: choice(
      {
        first: 'hexanedioic acid, $\\mathrm{HOOC(CH_2)_4COOH}$',
        second: 'hexane-1,6-diamine, $\\mathrm{H_2N(CH_2)_6NH_2}$',
        masses: [146.16, 116.24],
        link: 'amide (–CONH–)',
        kind: 'polyamide',
        unit: '-[CO(CH_2)_4CONH(CH_2)_6NH]-',
        use: 'parachutes',
      },
      {
        first: 'benzene-1,4-dicarboxylic acid, $\\mathrm{HOOCC_6H_4COOH}$',
        second: 'ethane-1,2-diol, $\\mathrm{HOCH_2CH_2OH}$',
        masses: [166.14, 62.08],
        link: 'ester (–COO–)',
        kind: 'polyester',
        unit: '-[COC_6H_4COOCH_2CH_2O]-',
        use: 'fleece jackets',
      },
      {
        first: 'butanedioic acid, $\\mathrm{HOOC(CH_2)_2COOH}$',
        second: 'butane-1,4-diol, $\\mathrm{HO(CH_2)_4OH}$',
        masses: [118.1, 90.14],
        link: 'ester (–COO–)',
        kind: 'polyester',
        unit: '-[CO(CH_2)_2COO(CH_2)_4O]-',
        use: 'compostable bags',
      },
    ),
    units: integers(40, 240, 5),
  },
  write: ({ pair: { first, second, masses, link, kind, unit, use }, units }) => {
    const waters = 2 * units - 1;
    const [a, b] = masses;
    const chain = units * (a + b) - waters * 18.02;
    const linkage = link.split(' ')[0]!;
    return {
      text: md`A polymer for ${use} is made from ${first} ($M = ${a.toFixed(2)}\ \text{g mol}^{-1}$), and ${second} ($M = ${b.toFixed(2)}\ \text{g mol}^{-1}$). $M(\mathrm{H_2O}) = 18.02\ \text{g mol}^{-1}$

(a) State the type of polymerisation, and the functional group that joins the monomers in the chain. [2]

(b) Deduce the structural formula of the repeating unit. [1]

(c) A chain is formed from $${units}$ molecules of each monomer. Determine the number of water molecules that are released, and the molar mass of the chain. [3]

(d) Explain why this polymer can be broken down into its monomers by heating with aqueous acid, while poly(ethene) cannot. [1]`,
      hints: [
        'Each time two molecules are joined, one molecule of water is released.',
        md`How many links hold $${2 * units}$ molecules together in a chain that is not closed to a ring?`,
      ],
      answer: md`(a) Condensation polymerisation; the links are ${link} groups, so it is a ${kind}.

(b) $\mathrm{${unit}}$

(c) A chain of $2 \times ${units} = ${2 * units}$ molecules has one link fewer than molecules, so $N(\mathrm{H_2O}) = ${2 * units} - 1 = ${waters}$ water molecules are released.

$$M = ${units} \times (${a.toFixed(2)} + ${b.toFixed(2)}) - ${waters} \times 18.02 = ${grouped(Number(chain.toFixed(2)))}\ \text{g mol}^{-1}$$

To three significant figures the molar mass is $M = ${grouped(Number(sf(chain)))}\ \text{g mol}^{-1}$.

(d) Its ${linkage} links are polar and can be hydrolysed: water, with the acid as a catalyst, splits them and gives back the groups of the monomers. The C–C bonds of poly(ethene) are not polar and cannot be hydrolysed.

**Watch out:** Don't keep whole monomers in the repeating unit: it is made of one of each, *without* the H and OH that leave as water. Adding up the molar masses without taking off the water gives too large a chain.`,
      scheme: [
        ['condensation (do not accept addition)', '1'],
        [link, '1'],
        [
          md`$\mathrm{${unit}}$ (accept a full structural formula, and the same unit written from the other end)`,
          '1',
        ],
        [md`$${waters}$ molecules of water`, '1'],
        ['subtracts the mass of the water from that of the monomers', '1'],
        [md`$${sf(chain)}\ \text{g mol}^{-1}$ (allow ECF; accept 3 or more significant figures)`, '1'],
        [`${linkage} links can be hydrolysed, but C–C bonds cannot OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state names' },
        { part: 'b', kind: 'self', why: 'a repeating unit with open bonds' },
        {
          part: 'c',
          kind: 'number',
          label: md`$N(\mathrm{H_2O}) =$`,
          expected: `${waters}`,
          // One more is the mistake that most make, not a rounding.
          accuracy: { tolerance: 0.4 },
          marks: 1,
          mistakes: [
            {
              value: `${2 * units}`,
              note: md`You counted one molecule of water for each molecule of monomer. A chain has one link fewer than molecules.`,
            },
            {
              value: `${units}`,
              note: md`You counted pairs of monomers. The pairs are linked to each other, too.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$M =$`,
          expected: precise(chain),
          unit: 'g mol^-1',
          marks: 2,
          follows: `${units} * (${a} + ${b}) - 18.02 * c.1`,
          unless: 'm <= 0',
          mistakes: [
            {
              value: precise(units * (a + b)),
              note: md`You added the monomers but did not take the water away that is released.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: (() => {
        // The chain is built by adding one molecule after another.
        let [mass, lost] = [0, 0];
        for (let molecule = 0; molecule < 2 * units; molecule += 1) {
          mass += masses[molecule % 2]!;
          if (molecule > 0) {
            mass -= 2 * 1.01 + 16;
            lost += 1;
          }
        }
        return [
          { part: 'c', route: 'simulation' as const, shown: `${2 * units} - 1 = ${waters}`, value: lost },
          {
            part: 'c',
            route: 'simulation' as const,
            shown: `M = ${grouped(Number(sf(chain)))}`,
            value: mass,
            within: mass * 0.006,
          },
        ];
      })(),
    };
  },
});
