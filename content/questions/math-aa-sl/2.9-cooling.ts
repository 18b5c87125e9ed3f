import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    thing: choice(
      'A pot of tea in Darjeeling',
      'A bowl of soup in Lyon',
      'A clay pot of stew in Fez',
      'A cup of cocoa in Oslo',
    ),
    room: integers(16, 25),
    start: integers(82, 96),
    after: choice(4, 5, 6, 8, 10),
    drop: integers(14, 26),
    goal: choice(40, 45, 50),
  },
  allow: ({ start, drop, goal }) => start - drop > goal + 6,
  write: ({ thing, room, start, after, drop, goal }) => {
    const gap = start - room;
    const measured = start - drop;
    const k = Math.log(gap / (gap - drop)) / after;
    const time = Math.log(gap / (goal - room)) / k;
    return {
      text: md`${thing} is left to cool on a table. Its temperature after $t$ minutes is modelled by

$$T(t) = ${room} + A\,\mathrm{e}^{-kt} \ \text{°C}, \qquad t \ge 0,$$

where $A$ and $k$ are positive constants. At first its temperature is $${start}\ \text{°C}$, and after $${after}$ minutes it is $${measured}\ \text{°C}$.

(a) Find the value of $A$. [1]

(b) Find the value of $k$. [3]

(c) Find the time, in minutes, at which the temperature is $${goal}\ \text{°C}$. [2]

(d) State what the number $${room}$ means in this context. [1]`,
      hints: [
        md`What is $\mathrm{e}^{0}$?`,
        md`Keep more figures of $k$ in your calculator than you write down; part (c) needs them.`,
      ],
      answer: md`(a) $T(0) = ${room} + A = ${start}$, so $A = ${gap}$.

(b) $${room} + ${gap}\mathrm{e}^{-${after}k} = ${measured}$ gives $\mathrm{e}^{-${after}k} = \dfrac{${measured - room}}{${gap}}$. Taking logarithms, $-${after}k = \ln\dfrac{${measured - room}}{${gap}}$, so $k = ${sf(k, 5)}\ldots$, or $k = ${sf(k)}$.

(c) $${room} + ${gap}\mathrm{e}^{-kt} = ${goal}$ gives $t = \dfrac{1}{k}\ln\dfrac{${gap}}{${goal - room}}$, so $t = ${sf(time)}$ minutes.

(d) As $t$ increases, $\mathrm{e}^{-kt}$ comes close to $0$ and $T$ comes close to $${room}$. It is the temperature of the room, in °C.

**Calculator:** TI-Nspire: Menu, Algebra, Numerical Solve: nSolve(${room}+${gap}·e^(−${after}·k)=${measured},k). Casio fx-CG50: Equation, Solver. Store the result as a letter and use it in (c).

**Watch out:** Subtract the $${room}$ *before* you take logarithms: the logarithm of a sum isn't the sum of the logarithms. And go on with the unrounded value of $k$ in (c).`,
      scheme: [
        [md`$A = ${gap}$`, 'A1'],
        [md`$${room} + ${gap}\mathrm{e}^{-${after}k} = ${measured}$`, 'M1'],
        [md`solves with logarithms or with the calculator`, 'M1'],
        [md`$k = ${sf(k)}$`, 'A1'],
        [md`$${room} + ${gap}\mathrm{e}^{-kt} = ${goal}$ with the value of $k$ found`, 'M1'],
        [
          md`$t = ${sf(time)}$ minutes (accept $${sf(Math.log(gap / (goal - room)) / Number(sf(k)))}$ from $k = ${sf(k)}$)`,
          'A1',
        ],
        [md`the temperature of the room`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${gap}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${start}`,
              note: md`At $t = 0$ the whole of $${room} + A$ is $${start}$, not $A$ alone.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(k.toPrecision(9))}`,
          follows: `ln(a.1 / ${measured - room}) / ${after}`,
          unless: 'k <= 0',
          mistakes: [
            {
              value: sf(Math.log(start / measured) / after),
              note: md`You left out the $${room}$. Subtract it from both temperatures before you take logarithms.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(time),
          unit: 'minutes',
          follows: `ln(a.1 / ${goal - room}) / b.1`,
          unless: 't < 0',
          mistakes: [
            {
              value: sf(Math.log(start / goal) / k),
              note: md`You left out the $${room}$. Subtract it from both temperatures before you take logarithms.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state what it means' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `A = ${gap}`,
          value: root((a) => room + a - start, 0, 200),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `k = ${sf(k)}`,
          value: root((rate) => room + gap * Math.exp(-after * rate) - measured, 1e-6, 2),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `t = ${sf(time)}`,
          // The gap to the room shrinks by the same factor in each step.
          value: root((t) => gap * ((measured - room) / gap) ** (t / after) - (goal - room), 0, 500),
        },
      ],
    };
  },
});
