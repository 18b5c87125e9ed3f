import { root, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf, standardForm } from '../../authoring/wording.ts';

/** Without zeros at the end of the number in front. */
const shortForm = (value: number, figures: number) => standardForm(value, figures).replace(/\.?0+(?= )/, '');
const big = (value: number, figures = 3) => grouped(Number(value.toPrecision(figures)));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    names: choice(['Arvenia', 'Belmora'], ['Corunda', 'Daralia'], ['Elmaria', 'Fontana']),
    people: integers(31, 68),
    income: integers(12, 29),
    others: integers(21, 89),
    richer: integers(14, 34),
  },
  allow: ({ people, income, others, richer }) => {
    const one = (income * 1e10) / (people * 1e5);
    return one > 20_000 && one < 70_000 && richer !== 25 && others !== people;
  },
  write: ({ names, people, income, others, richer }) => {
    const [one, other] = names;
    const [peopleOne, peopleOther] = [people * 1e5, others * 1e6];
    const incomeOne = income * 1e10;
    const incomeOther = Number(
      (((incomeOne / peopleOne) * (100 + richer) * peopleOther) / 100).toPrecision(3),
    );
    const [eachOne, eachOther] = [incomeOne / peopleOne, incomeOther / peopleOther];
    const percent = (eachOther / eachOne - 1) * 100;
    const is = (value: number) => (Number(value.toPrecision(3)) === value ? '=' : md`\approx`);
    const together = (incomeOne + incomeOther) / (peopleOne + peopleOther);
    const [shareOne, shareOther] = solveLinear(
      [
        [peopleOne, 0],
        [0, peopleOther],
      ],
      [incomeOne, incomeOther],
    );
    return {
      text: md`The table shows the population of two countries in a computer game, and their national income in one year, in US dollars (USD).

| | ${one} | ${other} |
|---|---|---|
| Population | $${standardForm(peopleOne, 2)}$ | $${standardForm(peopleOther, 2)}$ |
| National income (USD) | $${standardForm(incomeOne, 2)}$ | $${standardForm(incomeOther)}$ |

(a) Find the national income per person in ${one}. [2]

(b) Find the percentage by which the national income per person is greater in ${other} than in ${one}. [3]

The two countries unite.

(c) Find the national income per person in the united country. [3]

(d) Explain why your answer to (c) is nearer to the income per person of ${other} than to that of ${one}. [1]`,
      hints: [
        md`"Per person" means: divide by the number of people.`,
        md`In (b), the income per person in ${one} is $100\%$.`,
        md`In (c), add incomes and populations before you divide. Mind the different powers of ten.`,
      ],
      answer: md`(a) Divide the income by the number of people:

$$\frac{${standardForm(incomeOne, 2)}}{${standardForm(peopleOne, 2)}} ${is(eachOne)} ${big(eachOne)}\ \text{USD}$$

(b) In ${other} it is $\dfrac{${standardForm(incomeOther)}}{${standardForm(peopleOther, 2)}} = ${big(eachOther, 5)}$ USD. Compare with ${one}, which is $100\%$:

$$\frac{${big(eachOther, 5)} - ${big(eachOne, 5)}}{${big(eachOne, 5)}} \times 100\% = ${sf(percent)}\%$$

(c) The united country has both incomes and both populations:

$$\frac{${standardForm(incomeOne, 2)} + ${standardForm(incomeOther)}}{${standardForm(peopleOne, 2)} + ${standardForm(peopleOther, 2)}} = \frac{${shortForm(incomeOne + incomeOther, 5)}}{${shortForm(peopleOne + peopleOther, 4)}} ${is(together)} ${big(together)}\ \text{USD}$$

(d) Most of the people of the united country, $${decimals(peopleOther / 1e6, 0)}$ of $${decimals((peopleOne + peopleOther) / 1e6, 1)}$ million, live in what was ${other}, so their income counts more.

**Calculator:** type numerator and denominator in brackets, or use the fraction template.

**Watch out:** the answer to (c) isn't the mean of the two incomes per person, as the populations differ.`,
      scheme: [
        [md`(a) divides income by population`, 'M1'],
        [md`$${big(eachOne)}\ \text{USD}$`, 'A1'],
        [md`(b) $${big(eachOther)}\ \text{USD}$ per person in ${other}`, '(A1)'],
        [md`compares with the income per person in ${one}`, 'M1'],
        [md`$${sf(percent)}\%$`, 'A1'],
        [md`(c) adds the incomes and adds the populations`, 'M1'],
        [
          md`$${shortForm(incomeOne + incomeOther, 5)}$ and $${shortForm(peopleOne + peopleOther, 4)}$`,
          '(A1)',
        ],
        [md`$${big(together)}\ \text{USD}$`, 'A1'],
        [md`(d) most people of the united country live in ${other}`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${eachOne}`,
          unit: 'USD',
          mistakes: [
            { value: shortForm(1 / eachOne, 5), note: md`You divided the population by the income.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${percent}`,
          unit: '%',
          accuracy: { tolerance: 0.15 },
          mistakes: [
            {
              value: sf((1 - eachOne / eachOther) * 100, 4),
              note: md`You compared with ${other}. The percentage is of the income per person in ${one}.`,
            },
            {
              value: sf((eachOther / eachOne) * 100, 5),
              note: md`That says how large it is in percent of the other. By how many percent is it *greater*?`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${together}`,
          unit: 'USD',
          mistakes: [
            {
              value: `${(eachOne + eachOther) / 2}`,
              note: md`That is the mean of the two values. The countries have different populations.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `${big(eachOne)}\\ \\text{USD}`, value: shareOne! },
        {
          part: 'b',
          route: 'substitution',
          shown: `${sf(percent)}\\%`,
          value: root((p) => shareOne! * (1 + p / 100) - shareOther!, 0, 100),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `${big(together)}\\ \\text{USD}`,
          value: shareOne! + ((shareOther! - shareOne!) * peopleOther) / (peopleOne + peopleOther),
        },
      ],
    };
  },
});
