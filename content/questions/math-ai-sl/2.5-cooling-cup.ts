import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    drink: choice(
      'glass of mint tea in Rabat',
      'cup of coffee in Addis Ababa',
      'mug of hot chocolate in Oaxaca',
      'bowl of soup in Gdańsk',
    ),
    room: integers(18, 26),
    start: integers(78, 92, 2),
    base: choice(0.91, 0.92, 0.93, 0.94, 0.95),
    after: integers(5, 12),
    drinkable: choice(45, 50, 55),
  },
  write: ({ drink, room, start, base, after, drinkable }) => {
    const above = start - room;
    const model = (t: number) => room + above * base ** t;
    const when = Math.log((drinkable - room) / above) / Math.log(base);
    return {
      text: md`A ${drink} cools in a room. Its temperature, in $^\circ\text{C}$, $t$ minutes after it was poured is modelled by

$$T(t) = ${room} + k \times ${base}^t, \quad t \ge 0.$$

The temperature was $${start}\ ^\circ\text{C}$ when it was poured.

(a) Show that $k = ${above}$. [1]

(b) Find the temperature after $${after}$ minutes. [2]

(c) Find how many minutes it takes until the temperature is $${drinkable}\ ^\circ\text{C}$. [2]

(d) Write down the equation of the horizontal asymptote of the graph of $T$, and state what it means in this context. [2]`,
      hints: [
        md`Put $t = 0$ into the model. What is $${base}^0$?`,
        md`For (c), intersect the graph of $T$ with a horizontal line, or use a solver.`,
      ],
      answer: md`(a) $T(0) = ${room} + k \times 1 = ${start}$, so $k = ${start} - ${room} = ${above}$.

(b) $T(${after}) = ${room} + ${above} \times ${base}^{${after}} = ${sf(model(after))}\ ^\circ\text{C}$

(c) The equation $${room} + ${above} \times ${base}^t = ${drinkable}$ has the solution $t = ${sf(when)}\ \text{minutes}$.

(d) When $t$ is large, $${base}^t$ comes close to $0$. The asymptote is $y = ${room}$: in the long run the temperature comes close to the temperature of the room, $${room}\ ^\circ\text{C}$.

**Calculator:** for (c), enter the whole equation. TI-Nspire: Menu, Algebra, Numerical Solve. Casio fx-CG50: Equation, Solver. Or draw $y_1 = T(x)$ and $y_2 = ${drinkable}$ and find the intersection.

**Watch out:** The factor $${base}$ belongs only to the part *above* the temperature of the room. Don't multiply $${start}$ by it; the $${room}$ of the room stay as they are.`,
      scheme: [
        [md`$${room} + k = ${start}$ leading to $k = ${above}$`, 'A1'],
        [md`substitutes $t = ${after}$`, 'M1'],
        [md`$${sf(model(after))}\ ^\circ\text{C}$`, 'A1'],
        [
          md`$${room} + ${above} \times ${base}^t = ${drinkable}$, or a sketch with the line $y = ${drinkable}$`,
          'M1',
        ],
        [md`$${sf(when)}$ minutes`, 'A1'],
        [md`$y = ${room}$`, 'A1'],
        [md`the temperature of the room, which the temperature approaches`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${model(after)}`,
          unit: '°C',
          mistakes: [
            {
              value: `${above * base ** after}`,
              note: md`You left out the $${room}$: that is only the part above the temperature of the room.`,
            },
            {
              value: `${start * base ** after}`,
              note: md`You multiplied the whole temperature by $${base}^{${after}}$. Only $k$ is multiplied by it.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${when}`,
          unit: 'minutes',
          mistakes: [
            {
              value: `${Math.log(drinkable / start) / Math.log(base)}`,
              note: md`You left out the $${room}$. Take it off before you divide by $k$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'equation',
          label: 'Asymptote',
          expected: `y = ${room}`,
          variables: ['y', 't', 'T'],
          marks: 1,
          mistakes: [
            {
              value: 'y = 0',
              note: md`The power of $${base}$ comes close to $0$, but the model adds $${room}$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state what it means', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `${start} - ${room} = ${above}`,
          value: Number(root((k) => room + k - start, 0, 200).toFixed(9)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(model(after))}\\ ^\\circ\\text{C}`,
          value: Array.from({ length: after }).reduce<number>((now) => room + (now - room) * base, start),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `t = ${sf(when)}`,
          value: root((t) => model(t) - drinkable, 0, 60),
        },
      ],
    };
  },
});
