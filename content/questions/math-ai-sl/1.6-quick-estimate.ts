import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';

const one = (value: number) => Number(value.toPrecision(1));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        who: 'Chiara',
        what: 'tiles a floor in Palermo',
        area: 'floor',
        each: 'euros per square metre',
        code: 'euros',
      },
      {
        who: 'Anan',
        what: 'lays grass in a garden in Phuket',
        area: 'garden',
        each: 'dollars per square metre',
        code: 'dollars',
      },
      {
        who: 'Bheki',
        what: 'paints a wall in Gqeberha',
        area: 'wall',
        each: 'rand per square metre',
        code: 'rand',
      },
    ),
    a: integers(61, 97),
    b: integers(31, 58),
    c: integers(112, 384),
  },
  allow: ({ a, b, c }) =>
    [a, b].every((value) => value % 10 !== 0 && Math.abs((value % 10) - 5) > 0.5) &&
    // Then the exact cost has three decimal places, and there is something to round.
    c % 5 !== 0 &&
    Math.abs((a / 10) * (b / 10) * (c / 10) - one(a / 10) * one(b / 10) * one(c / 10)) > 20,
  write: ({ story, a: tenA, b: tenB, c: tenC }) => {
    const [a, b, c] = [tenA / 10, tenB / 10, tenC / 10];
    const exact = Number((a * b * c).toFixed(3));
    const rough = one(a) * one(b) * one(c);
    const error = (Math.abs(rough - exact) / exact) * 100;
    const careless = Math.round(c);
    const is = rough > exact ? 'greater' : 'less';
    return {
      text: md`${story.who} ${story.what}. The ${story.area} is a rectangle of $${a}\ \text{m}$ by $${b}\ \text{m}$. The work costs $${decimals(c, 2)}$ ${story.each}.

(a) Write each of the three numbers correct to one significant figure. [1]

(b) Use your answers to (a) to estimate the total cost. [1]

(c) Find the exact total cost, and write it correct to two decimal places. [2]

(d) Find the percentage error of the estimate. [2]

(e) ${story.who} says: "I rounded only a little, so the error must be less than $1\%$." State whether this is right. [1]`,
      hints: [
        md`The first significant figure is the first digit that isn't zero.`,
        md`The cost is length times width times price.`,
        md`The percentage error compares the difference with the exact value.`,
      ],
      answer: md`(a) To one significant figure: $${a}$ becomes $${one(a)}$, $${b}$ becomes $${one(b)}$, and $${decimals(c, 2)}$ becomes $${one(c)}$.

(b) The estimate is $${one(a)} \times ${one(b)} \times ${one(c)} = ${grouped(rough)}$ ${story.code}.

(c) The exact cost is $${a} \times ${b} \times ${decimals(c, 2)} = ${exact}$, which is $${decimals(exact, 2)}$ ${story.code} to two decimal places.

(d) Divide the difference by the *exact* cost:

$$\left|\frac{${grouped(rough)} - ${exact}}{${exact}}\right| \times 100\% = ${sf(error)}\%$$

(e) ${error < 1 ? md`It is right here, since $${sf(error)}\% < 1\%$.` : md`It isn't right: the error is $${sf(error)}\%$. The three roundings work together, and the estimate is ${is} than the exact cost.`}

**Watch out:** don't use the cost rounded to two decimal places, or to three figures, in (d). Keep the exact one.`,
      scheme: [
        [md`(a) $${one(a)}$, $${one(b)}$ and $${one(c)}$`, 'A1'],
        [md`(b) $${grouped(rough)}$ (follow through)`, 'A1'],
        [md`(c) $${exact}$`, 'A1'],
        [md`$${decimals(exact, 2)}$`, 'A1'],
        [md`(d) substitutes into the formula for the percentage error`, 'M1'],
        [md`$${sf(error)}\%$`, 'A1'],
        [md`(e) ${error < 1 ? 'right' : 'not right'}, from their percentage error`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: '(length, width, price) =',
          expected: `(${one(a)}, ${one(b)}, ${one(c)})`,
          accuracy: 'exact',
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${rough}`,
          accuracy: 'exact',
          unit: story.code,
          mistakes:
            careless === one(c)
              ? []
              : [
                  {
                    value: `${one(a) * one(b) * careless}`,
                    note: md`To one significant figure, $${decimals(c, 2)}$ is $${one(c)}$, not $${careless}$.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(exact, 2),
          accuracy: { decimals: 2 },
          unit: story.code,
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${error}`,
          unit: '%',
          follows: `abs(b.1 - ${exact}) / ${exact} * 100`,
          mistakes: [
            {
              value: sf((Math.abs(rough - exact) / rough) * 100, 5),
              note: md`You divided by the estimate. Divide by the exact cost.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'state whether it is right' },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: `= ${grouped(rough)}`,
          value: Math.round(tenA / 10) * Math.round(tenB / 10) * Math.round(tenC / 100) * 10,
        },
        { part: 'c', route: 'exact', shown: decimals(exact, 2), value: (tenA * tenB * tenC) / 1000 },
        {
          part: 'd',
          route: 'substitution',
          shown: `${sf(error)}\\%`,
          value: root((p) => exact * (1 + (Math.sign(rough - exact) * p) / 100) - rough, 0, 200),
        },
      ],
    };
  },
});
