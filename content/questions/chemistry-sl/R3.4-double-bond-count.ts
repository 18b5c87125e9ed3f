import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const compounds = [
  { name: 'limonene from oranges', bonds: 2, mass: 136.26 },
  { name: 'myrcene from hops', bonds: 3, mass: 136.26 },
  { name: 'camphene from ginger', bonds: 1, mass: 136.26 },
  { name: 'farnesene from apple skins', bonds: 4, mass: 204.39 },
  { name: 'bisabolene from ginger', bonds: 3, mass: 204.39 },
  { name: 'caryophyllene from cloves', bonds: 2, mass: 204.39 },
  { name: 'cedrene from cedar wood', bonds: 1, mass: 204.39 },
  { name: 'cembrene from pine resin', bonds: 4, mass: 272.52 },
] as const;
const words = ['no', 'one', 'two', 'three', 'four'];

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    compound: choice(...compounds),
    hundredths: integers(40, 160),
    strength: choice(0.4, 0.5, 0.8, 1),
  },
  allow: ({ compound: { bonds, mass }, hundredths, strength }) => {
    const volume = ((hundredths / 100 / mass) * bonds * 1000) / strength;
    return volume > 8 && volume < 48;
  },
  write: ({ compound: { name, bonds, mass }, hundredths, strength }) => {
    const grams = hundredths / 100;
    const n = grams / mass;
    const volume = Number(((n * bonds * 1000) / strength).toFixed(1));
    const bromine = (volume * strength) / 1000;
    const noteOn = (value: number) => {
      if (value === bonds) return '';
      if (value === 2 * bonds)
        return md`You counted atoms of bromine. One molecule of $\mathrm{Br_2}$ is added to each double bond: its two atoms go to the two carbon atoms.`;
      if (2 * value === bonds)
        return md`You took two molecules of $\mathrm{Br_2}$ for each double bond. One is enough: its two atoms go to the two carbon atoms.`;
      if (value === 1)
        return md`With one double bond the amounts of the compound and of $\mathrm{Br_2}$ would be equal. Compare them.`;
      return md`With ${words[value]} double bonds $${sf((n * value * 1000) / strength)}\ \text{cm}^3$ of the bromine solution would be needed.`;
    };
    const options = [1, 2, 3, 4].map((value) => ({ value, note: noteOn(value) }));
    const key = keyOf(options);
    return {
      text: md`A sample of $${decimals(grams, 3)}\ \text{g}$ of ${name}, $M = ${decimals(mass, 2)}\ \text{g mol}^{-1}$, just decolourises $${decimals(volume, 1)}\ \text{cm}^3$ of a $${decimals(strength, 3)}\ \text{mol dm}^{-3}$ solution of bromine. How many carbon–carbon double bonds does one molecule of the compound have? It has no triple bonds. [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        md`Find the amounts of the compound and of bromine.`,
        md`How many molecules of bromine are added to one double bond?`,
      ],
      answer: md`The amount of the compound is $\dfrac{${decimals(grams, 3)}}{${decimals(mass, 2)}} = ${sf(n)}\ \text{mol}$, and that of bromine $${decimals(strength, 3)} \times ${decimals(volume, 1)} \times 10^{-3} = ${sf(bromine)}\ \text{mol}$. Electrophilic addition uses up one molecule of $\mathrm{Br_2}$ for each double bond, so the number of double bonds is the ratio of the amounts: $N = \dfrac{${sf(bromine)}}{${sf(n)}} \approx ${bonds}$. The answer is **${key}**.

**Watch out:** one $\mathrm{Br_2}$ for one $\mathrm{C{=}C}$. The two atoms of bromine end up on the two carbon atoms of the same double bond.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`\approx ${bonds}`,
          value: root((x) => x * n - bromine, 0, 20),
          within: 0.06,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
