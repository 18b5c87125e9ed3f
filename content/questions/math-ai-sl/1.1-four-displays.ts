import { mean } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, standardForm } from '../../authoring/wording.ts';

const plain = (value: number) => value.toFixed(12).replace(/0+$/, '');
/** As code, since a backslash would stand before the ticks in a raw template. */
const onDisplay = (value: number) => `\`${value.toExponential(1).replace('e', 'E')}\``;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    lab: choice(
      { where: 'At a seed bank in Svalbard', thing: 'seed', power: -4 },
      { where: 'At a jeweller in Jaipur', thing: 'grain of gold dust', power: -5 },
      { where: 'On a beach in Namibia', thing: 'grain of sand', power: -4 },
    ),
    a: integers(21, 39),
    b: integers(12, 19),
    c: integers(82, 97),
    d: integers(11, 19),
    total: choice(2, 3, 5, 6),
  },
  allow: ({ a, b, c, d, lab, total }) => {
    // A and B have the greater power of ten, C and D the smaller one.
    const count = total / (d * 10 ** (lab.power - 2));
    return b !== d && a !== c && (a * 10 + b * 10 + c + d) % 4 === 0 && count % 1 > 0.1 && count % 1 < 0.9;
  },
  write: ({ lab, a, b, c, d, total }) => {
    const masses = [
      Number((a * 10 ** (lab.power - 1)).toPrecision(2)),
      Number((c * 10 ** (lab.power - 2)).toPrecision(2)),
      Number((b * 10 ** (lab.power - 1)).toPrecision(2)),
      Number((d * 10 ** (lab.power - 2)).toPrecision(2)),
    ] as const;
    const average = Number(mean(masses).toPrecision(10));
    const [first, second, , lightest] = masses;
    const exact = total / lightest;
    const full = Math.floor(exact);
    const pack = lab.thing.startsWith('grain') ? lab.thing.replace('grain', 'grains') : `${lab.thing}s`;
    const figures = String(average.toExponential()).split('e')[0]!.replace('.', '').length;
    return {
      text: md`${lab.where}, the masses of four different ${pack} are measured in grams. The table shows what a calculator displays.

| Letter | A | B | C | D |
|---|---|---|---|---|
| Display | ${onDisplay(masses[0])} | ${onDisplay(masses[1])} | ${onDisplay(masses[2])} | ${onDisplay(masses[3])} |

(a) Write the mass of A in the form $a \times 10^k$, where $1 \le a < 10$ and $k \in \mathbb{Z}$. [1]

(b) Write the mass of B as a decimal number without a power of ten. [1]

(c) Find the mean of the four masses. Give your answer in the form $a \times 10^k$. [2]

(d) Write down the letter of the lightest ${lab.thing}, and find the greatest number of ${pack} of this mass with a total mass of at most $${total}\ \text{g}$. [3]`,
      hints: [
        md`The letter E on the display is short for "times ten to the power of".`,
        md`A negative exponent says how many places the decimal point moves to the left.`,
        md`To find the lightest, compare the exponents first, and only then the numbers in front.`,
      ],
      answer: md`(a) E stands for "times ten to the power of", so A has $${standardForm(first, 2)}\ \text{g}$.

(b) The exponent is $${lab.power - 1}$, so the decimal point moves $${1 - lab.power}$ places to the left: $${plain(second)}\ \text{g}$.

(c) Add the four masses and divide by $4$. The calculator gives $${standardForm(average, figures)}\ \text{g}$.

(d) B and D have the smallest power of ten, $10^{${lab.power - 1}}$. Of these, D has the smaller number in front, so D is the lightest.

$$\frac{${total}}{${standardForm(lightest, 2)}} = ${grouped(Number(exact.toFixed(1)))}$$

Only whole ${pack} count, and $${total}\ \text{g}$ must not be exceeded, so round down: $${grouped(full)}\ \text{${pack}}$.

**Calculator:** enter ${onDisplay(first)} with the key EE (TI-Nspire) or ×10ˣ (Casio fx-CG50), not as a power of $${first.toExponential(1).split('e')[0]}$.

**Watch out:** never write the E of the display in an answer. It isn't accepted notation.`,
      scheme: [
        [md`(a) $${standardForm(first, 2)}\ \text{g}$`, 'A1'],
        [md`(b) $${plain(second)}\ \text{g}$`, 'A1'],
        [md`(c) adds the four masses and divides by $4$`, 'M1'],
        [md`$${standardForm(average, figures)}\ \text{g}$`, 'A1'],
        [md`(d) D`, 'A1'],
        [md`divides $${total}$ by the mass of the lightest`, 'M1'],
        [md`$${grouped(full)}$ (rounded down)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: standardForm(first, 2),
          form: 'standard form',
          unit: 'g',
        },
        {
          part: 'b',
          kind: 'number',
          expected: plain(second),
          accuracy: 'exact',
          unit: 'g',
          mistakes: [
            {
              value: plain(second * 10),
              note: md`Count the places again: the first digit that isn't zero is the ${1 - lab.power}th after the point.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(average, figures),
          form: 'standard form',
          unit: 'g',
          mistakes: [
            { value: standardForm(average * 4, figures + 1), note: md`That is the sum. Divide it by $4$.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'write down a letter', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: 'Greatest number',
          expected: `${full}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: `${full + 1}`, note: md`You rounded up. Together they would be too heavy.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: standardForm(first, 2), value: (a / 10) * 10 ** lab.power },
        { part: 'b', route: 'exact', shown: plain(second), value: c / 10 ** (2 - lab.power) },
        {
          part: 'c',
          route: 'exact',
          shown: standardForm(average, figures),
          value: ((10 * a + 10 * b + c + d) / 4) * 10 ** (lab.power - 2),
        },
        {
          part: 'd',
          route: 'exact',
          shown: `${grouped(full)}\\ \\text{${pack}}`,
          value: Math.floor((total * 10 ** (2 - lab.power)) / d),
        },
      ],
    };
  },
});
