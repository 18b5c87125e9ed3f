import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

type Drawn = { monomer: { molar: number }; mass: number; asked: string };

function solve({ monomer: { molar }, mass, asked }: Drawn) {
  const n = mass / molar;
  const water = n * 18.02;
  const isWater = asked === 'water';
  return {
    n,
    water,
    right: isWater ? water : mass - water,
    options: ascending([
      {
        value: water,
        note: isWater ? '' : 'This is the mass of the water. The polymer is what is left of the monomer.',
      },
      {
        value: mass - water,
        note: isWater ? 'This is the mass of the polymer. Water is what is released.' : '',
      },
      isWater
        ? {
            value: 2 * water,
            note: 'You counted two molecules of water for each monomer. Each new link releases one.',
          }
        : {
            value: mass - 2 * water,
            note: 'You took away two molecules of water for each monomer. Each new link releases one.',
          },
      isWater
        ? mass % 50 === 0
          ? {
              value: (mass / (molar - 18.02)) * 18.02,
              note: 'You divided by the molar mass of the repeating unit. It is the monomer whose mass is given.',
            }
          : {
              value: water / 2,
              note: 'You counted one molecule of water for every two monomers. In a long chain there are as many links as monomers.',
            }
        : {
            value: mass - water / 2,
            note: 'You took away one molecule of water for every two monomers. In a long chain there are as many links as monomers.',
          },
    ]),
  };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    monomer: choice(
      { name: 'lactic acid', formula: 'CH_3CH(OH)COOH', molar: 90.09, kind: 'polyester', link: 'ester' },
      { name: 'glycolic acid', formula: 'HOCH_2COOH', molar: 76.06, kind: 'polyester', link: 'ester' },
      {
        name: '3-hydroxybutanoic acid',
        formula: 'CH_3CH(OH)CH_2COOH',
        molar: 104.12,
        kind: 'polyester',
        link: 'ester',
      },
      {
        name: '6-aminohexanoic acid',
        formula: 'H_2N(CH_2)_5COOH',
        molar: 131.2,
        kind: 'polyamide',
        link: 'amide',
      },
      {
        name: '11-aminoundecanoic acid',
        formula: 'H_2N(CH_2)_{10}COOH',
        molar: 201.35,
        kind: 'polyamide',
        link: 'amide',
      },
    ),
    mass: integers(25, 400, 25),
    asked: choice('water', 'polymer'),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.03),
  write: (drawn) => {
    const {
      monomer: { name, formula, molar, kind, link },
      mass,
      asked,
    } = drawn;
    const { n, water, right, options } = solve(drawn);
    const key = keyOf(options);
    const isWater = asked === 'water';
    return {
      text: md`${name[0]!.toUpperCase()}${name.slice(1)}, $\mathrm{${formula}}$, with $M = ${decimals(molar, 2)}\ \text{g mol}^{-1}$, forms a ${kind} with very long chains. What mass of ${isWater ? 'water is released' : 'polymer is formed'} when $${mass}.0\ \text{g}$ of it are used up completely? $M(\mathrm{H_2O}) = 18.02\ \text{g mol}^{-1}$ [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{g}$`)}`,
      hints: [
        'Both groups that react are on the same molecule. How many links does each molecule add to the chain?',
        'Find the amount of monomer, then the amount of water.',
      ],
      answer: md`Each molecule joins the chain by one new ${link} link, which releases one molecule of water. In a very long chain the number of links is that of the monomers, so $n(\mathrm{H_2O}) = n(\text{monomer}) = \dfrac{${mass}.0}{${decimals(molar, 2)}} = ${sf(n, 4)}\ \text{mol}$.

The mass of water is $${sf(n, 4)} \times 18.02 = ${sf(water, isWater ? 3 : 4)}\ \text{g}$.${isWater ? '' : md` Mass is conserved, so the polymer has $${mass}.0 - ${sf(water, 4)} = ${sf(right)}\ \text{g}$.`} The answer is **${key}**.

**Watch out:** a monomer with both functional groups loses one water for each molecule. A pair of monomers, such as a diacid and a diol, loses two for each repeating unit.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{g}`,
          // By the mass of the repeating unit, which is the monomer without water.
          value: isWater
            ? root((x) => (mass - x) / (molar - 18.02) - mass / molar, 0, mass)
            : (mass * (molar - 18.02)) / molar,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
