import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered, type Option } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';

type Atoms = readonly [number, number];

const formula = ([c, h]: Atoms) => md`$\mathrm{C${c === 1 ? '' : `_${c}`}H${h === 1 ? '' : `_{${h}}`}}$`;

type Drawn = { gas: Atoms; volume: number; oxygen: boolean; place: number };

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function solve({ gas: [c, h], oxygen, place }: Drawn) {
  const simplest = divisor(c, h);
  const volumes = (count: number) => md`$${count}$ ${count === 1 ? 'volume' : 'volumes'}`;
  const otherHydrogen = (hydrogen: number) =>
    oxygen
      ? md`This gas would use up ${volumes(c + hydrogen / 4)} of oxygen for each volume of gas: $${c}$ for carbon and $${hydrogen / 4}$ for hydrogen. Here it is $${c + h / 4}$.`
      : md`This gas would give ${volumes(hydrogen / 2)} of steam for each volume of gas. Here it is $${h / 2}$.`;
  const otherCarbon = md`This gas would give ${volumes(c + 1)} of carbon dioxide for each volume of gas. Here it is $${c}$.`;
  const candidates: Option<Atoms>[] = [
    {
      value: [c, h / 2],
      note: oxygen
        ? md`You made one molecule of steam from each molecule of $\mathrm{O_2}$. There are two.`
        : 'You took one atom of hydrogen from each molecule of steam. Each has two.',
    },
    {
      value: [c, 2 * h],
      note: oxygen
        ? md`You counted eight atoms of hydrogen for each molecule of $\mathrm{O_2}$ that goes into steam. There are four.`
        : 'You doubled the hydrogen twice: two atoms come from each molecule of steam, no more.',
    },
    {
      value: [2 * c, h],
      note: 'You counted two atoms of carbon for each molecule of carbon dioxide. There is one.',
    },
    { value: [c, h - 2], note: otherHydrogen(h - 2) },
    { value: [c, h + 2], note: otherHydrogen(h + 2) },
    { value: [c + 1, h], note: otherCarbon },
    { value: [c + 1, h + 2], note: otherCarbon },
  ];
  const molecules = candidates.filter(
    ({ value: [carbon, hydrogen] }) =>
      hydrogen > 0 && hydrogen % 2 === 0 && hydrogen <= 2 * carbon + 2 && (carbon !== c || hydrogen !== h),
  );
  const empirical: Option<Atoms>[] =
    simplest === 1
      ? []
      : [
          {
            value: [c / simplest, h / simplest],
            note: md`This is the empirical formula. The volume of carbon dioxide shows that a molecule has $${c}$ atoms of carbon.`,
          },
        ];
  const wrong = [...molecules.slice(0, 1), ...empirical, ...molecules.slice(1)]
    .filter(
      ({ value: [carbon, hydrogen] }, at, all) =>
        all.findIndex(({ value }) => value[0] === carbon && value[1] === hydrogen) === at,
    )
    .slice(0, 3);
  return wrong.toSpliced(place, 0, { value: [c, h], note: '' });
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    gas: choice([1, 4], [2, 6], [2, 4], [3, 8], [3, 6], [4, 10], [4, 8], [3, 4], [4, 6], [2, 2]),
    volume: integers(10, 40, 5),
    oxygen: choice(true, false),
    place: choice(0, 1, 2, 3),
  },
  allow: (drawn) =>
    (drawn.volume / 5 + drawn.gas[0] + (drawn.oxygen ? 2 : 0)) % 4 === drawn.place &&
    solve(drawn).length === 4,
  write: (drawn) => {
    const {
      gas: [c, h],
      volume,
      oxygen,
    } = drawn;
    const options = solve(drawn);
    const key = keyOf(options);
    const used = (c + h / 4) * volume;
    const carbon = c * volume;
    const steam = (h / 2) * volume;
    return {
      text: md`A volume of $${volume}\ \text{cm}^3$ of a gaseous hydrocarbon burns completely. ${oxygen ? md`It uses up $${used}\ \text{cm}^3$ of oxygen and gives $${carbon}\ \text{cm}^3$ of carbon dioxide` : md`It gives $${carbon}\ \text{cm}^3$ of carbon dioxide and $${steam}\ \text{cm}^3$ of steam`}. All volumes are at the same temperature and pressure. What is the molecular formula of the hydrocarbon? [1]

${lettered(options, formula)}`,
      hints: [
        "By Avogadro's law, the ratio of the volumes is the ratio of the numbers of molecules.",
        oxygen
          ? 'Part of the oxygen is in the carbon dioxide. The rest has gone into steam.'
          : 'All the carbon is in the carbon dioxide, and all the hydrogen in the steam.',
      ],
      answer: md`At the same temperature and pressure, equal volumes of gases hold equal numbers of molecules. One molecule of the hydrocarbon gives $\dfrac{${carbon}}{${volume}} = ${c}$ of carbon dioxide, so it has $${c}$ ${c === 1 ? 'atom' : 'atoms'} of carbon.

${
  oxygen
    ? md`It uses up $\dfrac{${used}}{${volume}} = ${used / volume}$ molecules of oxygen. Of these, $${c}$ ${c === 1 ? 'is' : 'are'} needed for the carbon dioxide, and $${used / volume} - ${c} = ${used / volume - c}$ for steam. One molecule of $\mathrm{O_2}$ makes two molecules of $\mathrm{H_2O}$ with four atoms of hydrogen, so the number of hydrogen atoms is $4 \times ${used / volume - c} = ${h}$.`
    : md`It gives $\dfrac{${steam}}{${volume}} = ${steam / volume}$ molecules of steam, each with two atoms of hydrogen, so the number of hydrogen atoms is $2 \times ${steam / volume} = ${h}$.`
}

The formula is ${formula([c, h])}, and the answer is **${key}**.

**Watch out:** volumes of gases can be compared like amounts only at the same temperature and pressure.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: md`= ${h}$`.slice(0, -1),
          // Atoms of oxygen before and after.
          value: oxygen ? 2 * ((2 * used) / volume - (2 * carbon) / volume) : (steam * 2) / volume,
        },
        { route: 'exact', shown: md`{${volume}} = ${c}`, value: carbon / volume },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
