import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, plus } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        stem: 'A courier in Hanoi charges a fixed amount and a price for each kilometre. The charge $y$, in thousands of dong, is modelled by a straight line in terms of the distance $x\\ \\text{km}$',
        sign: 1,
        slope: 'the price of one kilometre, in thousands of dong',
        start: 'the fixed amount, in thousands of dong, that is charged for any distance',
        ask: 'the distance, in kilometres, for which the charge is',
        unit: 'km',
        after: ' thousand dong',
        low: 12,
      },
      {
        stem: 'A truck leaves Windhoek with a full tank. The fuel $y$ in its tank, in litres, is modelled by a straight line in terms of the distance $x$, in tens of kilometres, that it has driven',
        sign: -1,
        slope: 'the change of the fuel, in litres, for every ten kilometres: so much is used up',
        start: 'the fuel, in litres, in the full tank at the beginning',
        ask: 'the value of $x$ for which the fuel in the tank is',
        unit: '',
        after: ' litres',
        low: 180,
      },
      {
        stem: 'Water is heated in a laboratory in Leiden. Its temperature $y$, in degrees Celsius, is modelled by a straight line in terms of the time $x$, in minutes, since the heater was switched on',
        sign: 1,
        slope: 'the rise of the temperature, in degrees Celsius, in every minute',
        start: 'the temperature, in degrees Celsius, when the heater was switched on',
        ask: 'the time, in minutes, at which the temperature is',
        unit: 'minutes',
        after: ' degrees Celsius',
        low: 14,
      },
    ),
    m: choice(2.5, 3, 3.5, 4, 4.5, 5),
    c: integers(0, 12),
    one: integers(2, 6),
    gap: integers(2, 6),
    goal: integers(13, 17),
  },
  allow: ({ m, one, gap, goal }) =>
    one + gap < goal && (m * gap) % 1 === 0 && (m * one) % 1 === 0 && (m * goal) % 1 === 0,
  write: ({ story, m: size, c: more, one, gap, goal }) => {
    const m = story.sign * size;
    const c = story.low + more;
    const two = one + gap;
    const f = (x: number) => c + m * x;
    const line = `y = ${m}x${plus(c)}`;
    return {
      text: md`${story.stem}. For $x = ${one}$ the value is $y = ${f(one)}$, and for $x = ${two}$ it is $y = ${f(two)}$.

(a) Find the gradient of the line. [2]

(b) State what the gradient means in this context. [1]

(c) Find the equation of the line in the form $y = mx + c$. [2]

(d) State what the value of $c$ means in this context. [1]

(e) Find ${story.ask} $${f(goal)}$${story.after}. [2]`,
      hints: [
        md`By how much does $y$ change between the two given points, and by how much does $x$?`,
        md`The gradient belongs to one step of $x$. Give its meaning with units.`,
        md`In (e), $y$ is known and $x$ is not.`,
      ],
      answer: md`(a) The gradient is the change of $y$ divided by the change of $x$:

$$m = \frac{${f(two)} - ${f(one)}}{${two} - ${one}} = ${m}$$

(b) It is ${story.slope}.

(c) Put the point $(${one}, ${f(one)})$ into $y = ${m}x + c$: from $${f(one)} = ${m} \times ${one} + c$ follows $c = ${c}$. The equation is $${line}$.

(d) For $x = 0$ the value is $y = ${c}$. It is ${story.start}.

(e) Set $y = ${f(goal)}$: $${m}x${plus(c)} = ${f(goal)}$ gives $${m}x = ${f(goal) - c}$ and $x = ${goal}$.

**Watch out:** take both differences in the same order. If you begin with the second point in the numerator, begin with it in the denominator, too.`,
      scheme: [
        [md`(a) change of $y$ divided by change of $x$`, 'M1'],
        [md`$${m}$`, 'A1'],
        [md`(b) ${story.slope}`, 'R1'],
        [md`(c) substitutes a point into $y = ${m}x + c$`, 'M1'],
        [md`$${line}$`, 'A1'],
        [md`(d) ${story.start}`, 'R1'],
        [md`(e) sets their expression equal to $${f(goal)}$`, 'M1'],
        [md`$${goal}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${m}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${-m}`, note: md`Take both differences in the same order. Does $y$ rise or fall?` },
            { value: fraction(2, 2 * m), note: md`You divided the change of $x$ by the change of $y$.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'state the meaning' },
        {
          part: 'c',
          kind: 'equation',
          expected: line,
          variables: ['x', 'y'],
          follows: `y = a.1 * (x - ${one}) + ${f(one)}`,
        },
        { part: 'd', kind: 'self', why: 'state the meaning' },
        {
          part: 'e',
          kind: 'number',
          expected: `${goal}`,
          accuracy: 'exact',
          ...(story.unit && { unit: story.unit }),
          mistakes: [
            {
              value: `${c + m * f(goal)}`,
              note: md`You put the value in for $x$. It is a value of $y$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${m}`, value: Number(slope(f, one).toFixed(8)) },
        {
          part: 'c',
          route: 'symbolic',
          shown: line,
          value: (x) => f(one) + ((f(two) - f(one)) / gap) * (x - one),
        },
        {
          part: 'e',
          route: 'substitution',
          shown: `x = ${goal}`,
          value: Number(root((x) => f(x) - f(goal), 0, 60).toFixed(8)),
        },
      ],
    };
  },
});
