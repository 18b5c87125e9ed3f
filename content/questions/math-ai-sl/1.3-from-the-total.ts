import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        what: 'The total mass of glass, in tonnes, that a town in Slovenia has recycled in the first $n$ months',
        time: 'month',
        amount: 'mass recycled',
        unit: 'tonnes',
      },
      {
        what: 'The total number of trees, in thousands, that a project in Ethiopia has planted in the first $n$ years',
        time: 'year',
        amount: 'number of trees, in thousands, planted',
        unit: 'thousand',
      },
      {
        what: 'The total volume of rainwater, in cubic metres, that a school in Chennai has collected in the first $n$ weeks',
        time: 'week',
        amount: 'volume collected',
        unit: 'cubic metres',
      },
    ),
    a: integers(20, 90, 5),
    ratio: choice(1.1, 1.2, 1.25, 1.4, 0.9, 0.8, 0.75, 0.6),
    asked: integers(4, 7),
    share: choice(0.7, 0.8, 0.85, 6, 8, 9),
  },
  allow: ({ a, ratio, share }) => {
    const first = Math.abs(a * (ratio - 1));
    const n = ratio > 1 ? Math.log(share + 1) / Math.log(ratio) : Math.log(1 - share) / Math.log(ratio);
    const goal = a * share;
    return (
      ratio > 1 === share > 1 &&
      Number.isInteger(Number((first * ratio * 100).toFixed(6))) &&
      Number.isInteger(Number(goal.toFixed(6))) &&
      n > 5 &&
      n < 30 &&
      n % 1 > 0.06 &&
      n % 1 < 0.94
    );
  },
  write: ({ story, a, ratio, asked, share }) => {
    const grows = ratio > 1;
    const total = (n: number) => Math.abs(a * (ratio ** n - 1));
    const formula = grows ? md`${a}\left(${ratio}^n - 1\right)` : md`${a}\left(1 - ${ratio}^n\right)`;
    const first = Number(total(1).toFixed(8));
    const second = Number((total(2) - total(1)).toFixed(8));
    const later = total(asked) - total(asked - 1);
    const goal = Number((a * share).toFixed(6));
    const exact = root((n) => total(n) - goal, 0.5, 60);
    const least = Math.ceil(exact);
    let [count, sum, term] = [0, 0, first];
    while (sum <= goal) {
      sum += term;
      term *= ratio;
      count += 1;
    }
    return {
      text: md`${story.what} is modelled by

$$S_n = ${formula}.$$

(a) Find the ${story.amount} in ${story.time} $1$. [1]

(b) Find $S_2$, and hence show that the ${story.amount} in ${story.time} $2$ is $${second}$. [2]

(c) Find the ${story.amount} in ${story.time} $${asked}$ alone. [2]

The amounts of single ${story.time}s form a geometric sequence.

(d) Write down its common ratio, and state what it tells you about these amounts. [2]

(e) Find the least number of ${story.time}s after which the total is greater than $${grouped(goal)}$. [2]`,
      hints: [
        md`$S_1$ is the sum of one term only.`,
        md`How do two neighbouring totals differ?`,
        md`For (d), divide the second amount by the first.`,
      ],
      answer: md`(a) The sum of one term is the first term: $u_1 = S_1 = ${first}$.

(b) $S_2 = ${Number(total(2).toFixed(8))}$ contains the amounts of two ${story.time}s. Take away the first one: $u_2 = S_2 - S_1 = ${Number(total(2).toFixed(8))} - ${first} = ${second}$.

(c) In the same way, ${story.time} $${asked}$ is what the total gains from $S_{${asked - 1}}$ to $S_{${asked}}$:

$$u_{${asked}} = S_{${asked}} - S_{${asked - 1}} = ${sf(total(asked), 6)} - ${sf(total(asked - 1), 6)} = ${sf(later)}$$

(d) $r = \dfrac{${second}}{${first}} = ${ratio}$. Each ${story.time} has $${Number((Math.abs(ratio - 1) * 100).toFixed(6))}\%$ ${grows ? 'more' : 'less'} than the one before.

(e) Solve $${formula} = ${grouped(goal)}$. The calculator gives $n = ${decimals(exact, 2)}$. The total keeps growing, so it is greater from the next whole number on: $n = ${least}$.

**Calculator:** enter $S_n$ as a function of $x$. Its table gives all totals at once (TI-Nspire: ctrl T; Casio fx-CG50: Table), and the solver finds $n$ in (e).

**Watch out:** $S_{${asked}}$ is the total of $${asked}$ ${story.time}s. The amount of one ${story.time} is a *difference* of totals.`,
      scheme: [
        [md`(a) $${first}$`, 'A1'],
        [md`(b) $S_2 = ${Number(total(2).toFixed(8))}$`, 'A1'],
        [md`$S_2 - S_1 = ${second}$`, 'A1'],
        [md`(c) $S_{${asked}} - S_{${asked - 1}}$, or $u_1 r^{${asked - 1}}$`, 'M1'],
        [md`$${sf(later)}$`, 'A1'],
        [md`(d) $${ratio}$`, 'A1'],
        [
          md`the amount ${grows ? 'rises' : 'falls'} by $${Number((Math.abs(ratio - 1) * 100).toFixed(6))}\%$ each ${story.time}`,
          'R1',
        ],
        [md`(e) $S_n = ${grouped(goal)}$, or a table of totals`, 'M1'],
        [md`$${least}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${first}`, accuracy: 'exact', unit: story.unit },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${later}`,
          unit: story.unit,
          mistakes: [
            {
              value: sf(total(asked), 5),
              note: md`That is the total of $${asked}$ ${story.time}s. The question asks for one of them alone.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Common ratio',
          expected: `${ratio}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: sf(total(2) / total(1), 6),
              note: md`You divided the totals. Divide the amounts of single ${story.time}s.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state what it tells you', marks: 1 },
        {
          part: 'e',
          kind: 'number',
          expected: `${least}`,
          accuracy: 'exact',
          mistakes: [{ value: `${least - 1}`, note: md`The total is still too small then: round up here.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${first}`, value: Math.abs(a * ratio - a) },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${sf(later)}`,
          value: first * Array.from({ length: asked - 1 }, () => ratio).reduce((x, y) => x * y, 1),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${ratio}`,
          value: Number(((total(9) - total(8)) / (total(8) - total(7))).toFixed(7)),
        },
        { part: 'e', route: 'simulation', shown: `n = ${least}`, value: count },
      ],
    };
  },
});
