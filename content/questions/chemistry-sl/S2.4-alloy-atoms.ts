import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

type Drawn = { alloy: { main: number; other: number; from: number; to: number }; percent: number };

function solve({ alloy: { main, other }, percent }: Drawn) {
  const [nOther, nMain] = [percent / other, (100 - percent) / main];
  const right = (100 * nOther) / (nOther + nMain);
  const wrong = [
    {
      value: percent,
      note: 'This is the percentage by mass. The atoms of the two metals have different masses.',
    },
    {
      value: (100 * nOther) / nMain,
      note: 'You divided by the amount of the other metal. The percentage is of all atoms.',
    },
    {
      value: (100 * percent * other) / (percent * other + (100 - percent) * main),
      note: 'You multiplied the masses by the relative atomic masses. An amount is mass divided by molar mass.',
    },
    {
      value: (percent * main) / other,
      note: 'You changed the percentage by the ratio of the relative atomic masses alone. The amount of the other metal counts, too.',
    },
    {
      value: (percent * other) / main,
      note: 'You used the ratio of the relative atomic masses upside down, and left out the amount of the other metal.',
    },
  ];
  return { nOther, nMain, right, options: amongWrong(right, wrong, percent) };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['S1.4'],
  parameters: {
    alloy: choice(
      {
        name: 'bronze for a bell',
        mainName: 'copper',
        main: 63.55,
        m: 'Cu',
        otherName: 'tin',
        other: 118.71,
        o: 'Sn',
        from: 12,
        to: 25,
      },
      {
        name: 'sterling silver',
        mainName: 'silver',
        main: 107.87,
        m: 'Ag',
        otherName: 'copper',
        other: 63.55,
        o: 'Cu',
        from: 5,
        to: 20,
      },
      {
        name: 'solder',
        mainName: 'tin',
        main: 118.71,
        m: 'Sn',
        otherName: 'lead',
        other: 207.2,
        o: 'Pb',
        from: 30,
        to: 45,
      },
      {
        name: 'an alloy for a ring',
        mainName: 'gold',
        main: 196.97,
        m: 'Au',
        otherName: 'copper',
        other: 63.55,
        o: 'Cu',
        from: 8,
        to: 25,
      },
      {
        name: 'an alloy for an aircraft',
        mainName: 'aluminium',
        main: 26.98,
        m: 'Al',
        otherName: 'copper',
        other: 63.55,
        o: 'Cu',
        from: 4,
        to: 10,
      },
    ),
    percent: integers(4, 45),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    return (
      drawn.percent >= drawn.alloy.from &&
      drawn.percent <= drawn.alloy.to &&
      options.every(({ value }, at) => at === 0 || value - options[at - 1]!.value > 0.35)
    );
  },
  write: (drawn) => {
    const {
      alloy: { name, mainName, main, m, otherName, other, o },
      percent,
    } = drawn;
    const { nOther, nMain, right, options } = solve(drawn);
    const key = keyOf(options);
    return {
      text: md`${name[0]!.toUpperCase()}${name.slice(1)} consists of ${mainName} and ${percent}.0 % of ${otherName} by mass. What percentage of its atoms are atoms of ${otherName}? $A_r$: $\mathrm{${m}}$ ${decimals(main, 2)}, $\mathrm{${o}}$ ${decimals(other, 2)} [1]

${lettered(options, (value) => md`$${sf(value)}\%$`)}`,
      hints: [
        md`Imagine $100\ \text{g}$ of the alloy.`,
        'Change both masses to amounts. What part of the total amount is the metal that is asked for?',
      ],
      answer: md`In $100\ \text{g}$ there are $${percent}.0\ \text{g}$ of ${otherName} and $${100 - percent}.0\ \text{g}$ of ${mainName}. The amounts count the atoms:

$$n(\mathrm{${o}}) = \frac{${percent}.0}{${decimals(other, 2)}} = ${sf(nOther, 4)}\ \text{mol}, \qquad n(\mathrm{${m}}) = \frac{${100 - percent}.0}{${decimals(main, 2)}} = ${sf(nMain, 4)}\ \text{mol}$$

Of all atoms, $\dfrac{${sf(nOther, 4)}}{${sf(nOther, 4)} + ${sf(nMain, 4)}} \times 100\% = ${sf(right)}\%$ are ${otherName}, so the answer is **${key}**. It is ${right < percent ? 'less' : 'more'} than the percentage by mass, because ${otherName} atoms are ${right < percent ? 'heavier' : 'lighter'} than ${mainName} atoms.

**Watch out:** an alloy is a mixture, so its composition can have any value. There is no formula with fixed whole numbers.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\%`,
          // From the ratio of the two kinds of atoms.
          value: 100 / (1 + ((100 - percent) * other) / (percent * main)),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
