import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      { who: 'Sanna', what: 'the height of a lighthouse in Estonia', unit: 'm', low: 28 },
      { who: 'Tariq', what: 'the mass of a melon at a market in Multan', unit: 'kg', low: 3 },
      { who: 'Yuki', what: 'the length of a bridge in Nagasaki', unit: 'm', low: 120 },
      { who: 'Emeka', what: 'the volume of a water tank in Enugu', unit: 'm³', low: 12 },
    ),
    more: integers(0, 12),
    percent: choice(2, 2.5, 4, 5, 6, 8),
    over: choice(true, false),
    second: integers(3, 15),
  },
  allow: ({ percent, second, over }) => Math.abs(second - (over ? percent : -percent)) > 1.5,
  write: ({ story, more, percent, over, second }) => {
    const unit = story.unit === 'm³' ? md`\text{m}^3` : md`\text{${story.unit}}`;
    const guess = Number((story.low * (1 + more / 20)).toPrecision(3));
    const [small, large] = [guess / (1 + percent / 100), guess / (1 - percent / 100)];
    const truth = over ? small : large;
    const other = truth * (1 + second / 100);
    const label = over ? 'too large' : 'too small';
    const factor = over ? 1 + percent / 100 : 1 - percent / 100;
    const wrong = over ? guess * (1 - percent / 100) : guess * (1 + percent / 100);
    const shownOther = Number(sf(other, 4));
    const shownAgain = (Math.abs(shownOther - truth) / truth) * 100;
    return {
      text: md`${story.who} estimates ${story.what} as $${guess}\ ${unit}$. The percentage error of this estimate is $${percent}\%$.

(a) Write down an equation for the exact value $v$. [2]

(b) Find the two possible exact values. [3]

It turns out that the estimate is ${label}.

(c) Write down the exact value. [1]

(d) A second estimate is $${sf(other, 4)}\ ${unit}$. Find its percentage error. [2]`,
      hints: [
        md`In the formula for the percentage error, the exact value stands in two places.`,
        md`The difference of estimate and exact value may be positive or negative. Treat both cases.`,
        md`If an estimate is ${label}, is the exact value greater or less than it?`,
      ],
      answer: md`(a) The percentage error compares the difference with the exact value $v$:

$$\left|\frac{${guess} - v}{v}\right| \times 100 = ${percent}$$

(b) Without the absolute value there are two cases. The estimate is either $${100 + percent}\%$ or $${100 - percent}\%$ of the exact value:

$$${guess} = ${decimals(1 + percent / 100, 3).replace(/0+$/, '')}v \quad \text{or} \quad ${guess} = ${decimals(1 - percent / 100, 3).replace(/0+$/, '')}v$$

So $v_1 = ${sf(small)}\ ${unit}$ or $v_2 = ${sf(large)}\ ${unit}$${[small, large].every((value) => Math.abs(Number(sf(value)) - value) < 1e-9) ? '' : ' (3 s.f.)'}.

(c) The estimate is ${label}, so the exact value is ${over ? 'less' : 'greater'} than $${guess}$: $v = ${sf(truth)}\ ${unit}$.

(d) Use the unrounded exact value $${sf(truth, 6)}$:

$$\left|\frac{${sf(other, 4)} - ${sf(truth, 6)}}{${sf(truth, 6)}}\right| \times 100\% = ${sf(shownAgain)}\%$$

**Calculator:** you can also draw $y = \left|\frac{${guess} - x}{x}\right| \times 100$ and intersect it with $y = ${percent}$. There are two points of intersection.

**Watch out:** taking $${percent}\%$ of the *estimate* gives $${sf(wrong, 4)}$, which isn't the exact value. The percentage belongs to the exact value.`,
      scheme: [
        [md`(a) substitutes $${guess}$ and $v$ into the formula for the percentage error`, 'M1'],
        [md`$\left|\frac{${guess} - v}{v}\right| \times 100 = ${percent}$`, 'A1'],
        [md`(b) treats two cases, or shows two points of intersection`, 'M1'],
        [md`$${sf(small)}\ ${unit}$`, 'A1'],
        [md`$${sf(large)}\ ${unit}$`, 'A1'],
        [md`(c) $${sf(truth)}\ ${unit}$`, 'A1'],
        [md`(d) substitutes into the formula for the percentage error`, 'M1'],
        [md`$${sf(shownAgain)}\%$ (accept what follows from a value rounded to 3 s.f. or more)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write down an equation' },
        {
          part: 'b',
          kind: 'number',
          label: 'Smaller value',
          expected: `${small}`,
          unit: story.unit === 'm³' ? 'm^3' : story.unit,
          marks: 2,
          mistakes:
            sf(small) === sf(guess * (1 - percent / 100))
              ? []
              : [
                  {
                    value: sf(guess * (1 - percent / 100), 6),
                    note: md`You took $${percent}\%$ of the estimate. It is $${percent}\%$ of the exact value.`,
                  },
                ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Greater value',
          expected: `${large}`,
          unit: story.unit === 'm³' ? 'm^3' : story.unit,
          marks: 1,
          mistakes:
            sf(large) === sf(guess * (1 + percent / 100))
              ? []
              : [
                  {
                    value: sf(guess * (1 + percent / 100), 6),
                    note: md`You took $${percent}\%$ of the estimate. It is $${percent}\%$ of the exact value.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${truth}`,
          unit: story.unit === 'm³' ? 'm^3' : story.unit,
          follows: over ? 'b.1' : 'b.2',
          mistakes: [
            {
              value: `${over ? large : small}`,
              note: md`Then the estimate would be ${over ? 'too small' : 'too large'}.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${shownAgain}`,
          accuracy: { tolerance: 0.55 },
          unit: '%',
          follows: `abs(${sf(other, 4)} - c.1) / c.1 * 100`,
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: `v_1 = ${sf(small)}`,
          value: root((v) => (guess - v) / v - percent / 100, guess / 2, guess),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `v_2 = ${sf(large)}`,
          value: root((v) => (v - guess) / v - percent / 100, guess, guess * 2),
        },
        { part: 'c', route: 'numeric', shown: `v = ${sf(truth)}`, value: guess / factor },
        {
          part: 'd',
          route: 'numeric',
          shown: `${sf(shownAgain)}\\%`,
          value: (shownOther / (guess / factor) - 1) * 100,
        },
      ],
    };
  },
});
