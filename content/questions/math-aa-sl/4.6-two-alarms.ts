import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

const tidy = (value: number): number => Number(value.toPrecision(9));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    story: choice(
      {
        intro:
          'A greenhouse near Cusco has two sensors that work independently of each other. When the temperature falls below zero,',
        a: 'the first one rings',
        b: 'the second one rings',
        either: 'at least one of them rings',
        one: 'exactly one of the sensors rings',
      },
      {
        intro:
          "Two goalkeepers in Algiers train with penalties. Whether one of them saves a penalty doesn't depend on the other. In one round,",
        a: 'Amine saves his penalty',
        b: 'Yanis saves his penalty',
        either: 'at least one of them saves his penalty',
        one: 'exactly one of the two saves his penalty',
      },
      {
        intro:
          'Two ferries cross to an island in the Hebrides on different routes, and delays of one are independent of delays of the other. On a winter day,',
        a: 'the first ferry is late',
        b: 'the second ferry is late',
        either: 'at least one of them is late',
        one: 'exactly one of the ferries is late',
      },
    ),
    a: integers(0.2, 0.9, 0.1),
    b: integers(0.15, 0.85, 0.05),
  },
  allow: ({ a, b }) => a !== b && tidy(a + b) !== 1,
  write: ({ story, a, b }) => {
    const either = tidy(a + b - a * b);
    const notA = tidy(1 - a);
    const exactly = tidy(a * (1 - b) + b * (1 - a));
    const condition = tidy(either - a);
    return {
      text: md`${story.intro} the probability that ${story.a} is $${a}$, and the probability that ${story.either} is $${either}$. Let $A$ be the event that ${story.a}, and $B$ the event that ${story.b}.

(a) Write down an expression for $\mathrm{P}(A \cap B)$ in terms of $p = \mathrm{P}(B)$. [1]

(b) Show that $p = ${b}$. [3]

(c) Find the probability that ${story.one}. [3]`,
      hints: [
        md`For independent events, the probability of both is a product.`,
        md`$\mathrm{P}(A \cup B) = \mathrm{P}(A) + \mathrm{P}(B) - \mathrm{P}(A \cap B)$`,
        md`"Exactly one" means: at least one, but not both.`,
      ],
      answer: md`(a) The events are independent, so $\mathrm{P}(A \cap B) = ${a}p$.

(b) $\mathrm{P}(A \cup B) = \mathrm{P}(A) + \mathrm{P}(B) - \mathrm{P}(A \cap B)$ gives $${either} = ${a} + p - ${a}p$. Then $${condition} = ${notA}p$, so $p = \dfrac{${condition}}{${notA}} = ${b}$.

(c) $\mathrm{P}(A \cap B) = ${a} \times ${b} = ${tidy(a * b)}$. Exactly one happens with the probability $\mathrm{P}(A \cup B) - \mathrm{P}(A \cap B) = ${either} - ${tidy(a * b)} = ${exactly}$.

**Watch out:** Independent doesn't mean that the events can't happen together. If you write $${either} = ${a} + p$, you leave out $\mathrm{P}(A \cap B)$, and $p$ comes out too small.`,
      scheme: [
        [md`$${a}p$`, 'A1'],
        [
          md`substitutes into $\mathrm{P}(A \cup B) = \mathrm{P}(A) + \mathrm{P}(B) - \mathrm{P}(A \cap B)$`,
          'M1',
        ],
        [md`$${either} = ${a} + p - ${a}p$`, 'A1'],
        [md`$${condition} = ${notA}p$, leading to $p = ${b}$`, 'A1'],
        [md`$${either} - \mathrm{P}(A \cap B)$, or $\mathrm{P}(A \cap B') + \mathrm{P}(A' \cap B)$`, 'M1'],
        [md`$\mathrm{P}(A \cap B) = ${tidy(a * b)}$, or both products`, 'A1'],
        [md`$${exactly}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${a}p`,
          variables: ['p'],
          mistakes: [
            {
              value: `${a} + p`,
              note: md`You added the two probabilities. For independent events, the probability of both is a product.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${exactly}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${tidy(a * (1 - b))}`,
              note: md`This is the probability of $A \cap B'$. There is a second way in which exactly one happens.`,
            },
            {
              value: `${tidy(b * (1 - a))}`,
              note: md`This is the probability of $A' \cap B$. There is a second way in which exactly one happens.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'symbolic',
          shown: `${a}p`,
          value: (p) => a + p - (1 - (1 - a) * (1 - p)),
          variable: 'p',
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`p = \dfrac{${condition}}{${notA}} = ${b}`,
          // Neither happens with the product of the two complements.
          value: root((p) => 1 - (1 - a) * (1 - p) - either, 0, 1),
        },
        { part: 'c', route: 'exact', shown: `= ${exactly}`, value: a * (1 - b) + (1 - a) * b },
      ],
    };
  },
});
