import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, decimals, fraction, matrix, sf } from '../../authoring/wording.ts';
import { network } from '../../figures/network.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.14'],
  parameters: {
    story: choice(
      {
        text: 'On an island in Fiji each day is either sunny (S) or rainy (R).',
        one: 'S',
        two: 'R',
        first: 'a sunny day',
        second: 'a rainy day',
        start: 'Today is sunny.',
        ask: 'it is sunny',
        long: 'days that are sunny',
        days: 30,
      },
      {
        text: 'A machine in Košice is each day either working (W) or broken (B).',
        one: 'W',
        two: 'B',
        first: 'a day on which it works',
        second: 'a day on which it is broken',
        start: 'Today it works.',
        ask: 'it works',
        long: 'days on which the machine works',
        days: 365,
      },
      {
        text: 'Each day Yusuf goes to work by tram (T) or on foot (F).',
        one: 'T',
        two: 'F',
        first: 'a day with the tram',
        second: 'a day on foot',
        start: 'Today he takes the tram.',
        ask: 'he takes the tram',
        long: 'working days on which he takes the tram',
        days: 220,
      },
    ),
    leave: integers(10, 40, 5),
    back: integers(25, 70, 5),
    steps: choice(2, 3),
  },
  allow: ({ leave, back }) => leave !== back && leave + back !== 100,
  write: ({ story, leave, back, steps }) => {
    const [l, b] = [leave / 100, back / 100];
    let state = 1;
    const states = [1];
    for (let day = 0; day < steps; day += 1) {
      state = state * (1 - l) + (1 - state) * b;
      states.push(state);
    }
    const steady = b / (l + b);
    let far = 0;
    for (let day = 0; day < 2000; day += 1) far = far * (1 - l) + (1 - far) * b;
    // Every path of states, one by one.
    const paths = (at: boolean, left: number): number =>
      left === 0
        ? Number(at)
        : at
          ? (1 - l) * paths(true, left - 1) + l * paths(false, left - 1)
          : b * paths(true, left - 1) + (1 - b) * paths(false, left - 1);
    const show = (value: number) => String(Number(value.toFixed(6)));
    const t = matrix([
      [show(1 - l), show(b)],
      [show(l), show(1 - b)],
    ]);
    return {
      text: md`${story.text} After ${story.first}, the next day is ${story.two} with probability $${show(l)}$. After ${story.second}, the next day is ${story.one} with probability $${show(b)}$.

![](drawing:chain)

(a) Write down the transition matrix $T$, in which the first row and the first column stand for ${story.one}. [2]

(b) ${story.start} Find the probability that ${story.ask} ${steps === 2 ? 'the day after tomorrow' : 'in three days'}. [2]

(c) Show that the long-term probability of ${story.one} is $${fraction(back, leave + back)}$. [3]

(d) Hence estimate the number of ${story.long} out of the next $${story.days}$. [1]

(e) Explain why today's state matters less and less for days far in the future. [1]`,
      hints: [
        md`Each column of $T$ holds the probabilities of leaving one state, so it adds up to $1$.`,
        md`In the long term the probabilities do not change from one day to the next: $T\mathbf{s} = \mathbf{s}$.`,
      ],
      answer: md`(a) $T = ${t}$

(b) $T^{${steps}}${column(1, 0)} = ${column(show(state), show(1 - state))}$, so the probability is $p = ${show(state)}$.

(c) Let $s$ be the long-term probability of ${story.one}. It does not change from one day to the next, so $${show(1 - l)}s + ${show(b)}(1 - s) = s$.

Then $${show(b)} = ${show(l + b)}s$ and $s = \frac{${show(b)}}{${show(l + b)}} = ${fraction(back, leave + back)}$.

(d) $${story.days} \times ${fraction(back, leave + back)} = ${sf(story.days * steady, 4)}$, so about $${Math.round(story.days * steady)}$.

(e) The columns of $T^n$ become more and more alike as $n$ grows: whatever the state is today, the probabilities approach the same long-term values.

**Calculator:** for (b), store $T$ as a matrix and enter $T^{${steps}}$. TI-Nspire: Menu, Matrix & Vector, Create, Matrix. Casio fx-CG50: Run-Matrix, MAT/VCT.

**Watch out:** Don't swap the two probabilities off the diagonal. When $T$ is multiplied by a column of probabilities, each *column* of $T$ describes what follows one state, and must add up to $1$.`,
      scheme: [
        [md`one column correct`, 'A1'],
        [md`$${t}$`, 'A1'],
        [md`uses $T^{${steps}}$, or a tree`, 'M1'],
        [md`$${show(state)}$`, 'A1'],
        [md`$T\mathbf{s} = \mathbf{s}$`, 'M1'],
        [md`$${show(1 - l)}s + ${show(b)}(1 - s) = s$`, 'A1'],
        [md`solves and obtains $${fraction(back, leave + back)}$`, 'A1'],
        [md`$${Math.round(story.days * steady)}$ (accept $${decimals(story.days * steady, 1)}$)`, 'A1'],
        [md`the columns of $T^n$ approach the same values`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'matrix',
          label: '$T =$',
          expected: t,
          mistakes: [
            {
              value: matrix([
                [show(1 - l), show(l)],
                [show(b), show(1 - b)],
              ]),
              note: 'Rows and columns are exchanged: each column holds the probabilities after one state.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: show(state),
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: show((1 - l) ** steps),
              note: md`You took only the path that stays with ${story.one} all the time. The state may change and come back.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number((story.days * steady).toPrecision(8))}`,
          // To the nearest day.
          accuracy: { tolerance: 0.51 },
          mistakes: [
            {
              value: `${Math.round(story.days * (1 - steady))}`,
              note: md`This is the number of days in the other state.`,
            },
          ].filter(() => Math.abs(steady - 0.5) * story.days > 1.5),
        },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `p = ${show(state)}`, value: paths(true, steps) },
        { part: 'c', route: 'numeric', shown: `= ${fraction(back, leave + back)}`, value: far },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(story.days * steady, 4)}`,
          value: story.days * far,
          within: 0.06,
        },
      ],
      drawings: {
        chain: network({
          directed: true,
          width: 160,
          nodes: { [story.one]: [0, 0], [story.two]: [2, 0] },
          edges: [
            { of: story.one + story.two, weight: show(l), bend: 22 },
            { of: story.two + story.one, weight: show(b), bend: 22 },
            { of: story.one + story.one },
            { of: story.two + story.two },
          ],
          description: `Two states ${story.one} and ${story.two}, with arrows from ${story.one} to ${story.two} (${show(l)}), from ${story.two} to ${story.one} (${show(b)}) and from each state to itself.`,
        }),
      },
    };
  },
});
