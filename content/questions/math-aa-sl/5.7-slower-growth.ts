import { maximum, maximumAt, secondSlope, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['5.3', '5.8'],
  parameters: {
    story: choice(
      {
        start: 'A new library in Kigali counts its members.',
        what: 'number of members',
        time: 'weeks after the opening',
        one: 'week',
        per: 'members per week',
      },
      {
        start: 'An online course from Tbilisi counts the students who have signed up.',
        what: 'number of students',
        time: 'days after the course was announced',
        one: 'day',
        per: 'students per day',
      },
      {
        start: 'A reservoir in Lesotho fills in the rainy season.',
        what: 'volume of water, in thousands of cubic metres,',
        time: 'days after the first rain',
        one: 'day',
        per: 'thousand cubic metres per day',
      },
      {
        start: 'A colony of wild bees in a forest in Estonia grows in spring.',
        what: 'number of bees',
        time: 'weeks after the first of April',
        one: 'week',
        per: 'bees per week',
      },
    ),
    m: integers(3, 7),
    b: integers(3, 24, 3),
    c: integers(20, 90, 10),
    /** How long after the fastest growth the sign of the second derivative is asked for. */
    off: choice(-2, -1, 1, 2),
  },
  write: ({ story: { start, what, time, one, per }, m, b, c, off }) => {
    const n = (t: number): number => -(t ** 3) + 3 * m * t * t + b * t + c;
    const first = polynomial([-3, 6 * m, b], 't');
    const second = polynomial([-6, 6 * m], 't');
    const k = m + off;
    const top = 3 * m * m + b;
    const [rate, change] = [-3 * k * k + 6 * m * k + b, -6 * off];
    const late = off > 0;
    return {
      text: md`${start} The ${what} $t$ ${time} is modelled by

$$N(t) = ${polynomial([-1, 3 * m, b, c], 't')}, \qquad 0 \le t \le ${2 * m}.$$

(a) Find $N'(t)$ and $N''(t)$. [2]

(b) Find the value of $t$ for which the rate of change of $N$ is greatest, and find this greatest rate. [3]

(c) By finding $N'(${k})$ and $N''(${k})$, describe how $N$ is changing at $t = ${k}$. [3]`,
      hints: [
        md`The rate of change of $N$ is $N'(t)$. The rate of change of *that* is $N''(t)$.`,
        md`A quantity is greatest where its own derivative is zero and changes from positive to negative. Here the quantity is $N'$.`,
        md`In (c), one sign tells whether $N$ grows. The other tells whether the growth becomes faster or slower.`,
      ],
      answer: md`(a) Differentiate term by term, once for $N'$ and once more for $N''$:

$$N'(t) = ${first}, \qquad N''(t) = ${second}.$$

(b) The rate of change is $N'$. It is greatest where its derivative, $N''$, is zero: $${second} = 0$ gives $t = ${m}$. Before this time $N''$ is positive and afterwards it is negative, so $N'$ really has its maximum there. The greatest rate is $N'(${m}) = ${-3 * m * m} + ${6 * m * m} + ${b} = ${top}$ ${per}.

(c) $N'(${k}) = ${rate}$ and $N''(${k}) = ${change}$. The first is positive, so $N$ is increasing. The second is ${late ? 'negative' : 'positive'}, so the rate at which it increases is itself ${late ? 'decreasing' : 'increasing'}: $N$ grows at about $${rate}$ ${per}, and from ${one} to ${one} the growth becomes ${late ? 'slower' : 'faster'}.

A second way to (b): the graph of $N'$ is a parabola that opens downwards, and its axis of symmetry is $t = -\frac{${6 * m}}{2 \times (-3)} = ${m}$.

**Watch out:** ${late ? md`A negative $N''$ doesn't mean that $N$ decreases. It means that $N$ grows more and more slowly (as long as $N'$ is positive).` : md`A positive $N''$ alone doesn't tell whether $N$ increases. That is what the sign of $N'$ says.`}`,
      scheme: [
        [md`(a) $N'(t) = ${first}$`, 'A1'],
        [md`$N''(t) = ${second}$`, 'A1'],
        [md`(b) $N''(t) = 0$, or the axis of symmetry of the graph of $N'$`, 'M1'],
        [md`$t = ${m}$`, 'A1'],
        [md`$${top}$ (follow through)`, 'A1'],
        [md`(c) $N'(${k}) = ${rate}$ and $N''(${k}) = ${change}$`, 'A1'],
        [md`$N$ is increasing, because $N'(${k}) > 0$`, 'R1'],
        [
          md`the growth becomes ${late ? 'slower' : 'faster'}, because $N''(${k}) ${late ? '<' : '>'} 0$`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: "$N'(t) =$",
          expected: first,
          variables: ['t'],
          marks: 1,
          mistakes: [
            {
              value: polynomial([-3, 6 * m, b + c], 't'),
              note: 'The derivative of a constant is zero: the last term disappears.',
            },
          ],
        },
        {
          part: 'a',
          kind: 'expression',
          label: "$N''(t) =$",
          expected: second,
          variables: ['t'],
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: '$t =$',
          expected: `${m}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${2 * m}`,
              note: md`That is the end of the time. Solve $N''(t) = 0$ for the fastest growth.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Greatest rate:',
          expected: `${top}`,
          accuracy: 'exact',
          marks: 1,
          follows: `-3 * b.1^2 + ${6 * m} * b.1 + ${b}`,
          mistakes: [{ value: `${n(m)}`, note: md`This is $N$ at that time. The rate is $N'$.` }],
        },
        {
          part: 'c',
          kind: 'coordinates',
          label: md`$\left(N'(${k}), N''(${k})\right) =$`,
          expected: `(${rate}, ${change})`,
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'c', kind: 'self', why: 'describe', marks: 2 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `N'(t) = ${first}`, value: (t) => slope(n, t), variable: 't' },
        {
          part: 'a',
          route: 'numeric',
          shown: `N''(t) = ${second}`,
          value: (t) => secondSlope(n, t),
          variable: 't',
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `t = ${m}`,
          value: maximumAt((t) => slope(n, t), 0, 2 * m),
          within: 1e-3,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${top}`,
          value: Number(maximum((t) => slope(n, t), 0, 2 * m).toFixed(6)),
        },
        { part: 'c', route: 'numeric', shown: `N'(${k}) = ${rate}`, value: Number(slope(n, k).toFixed(6)) },
        {
          part: 'c',
          route: 'numeric',
          shown: `N''(${k}) = ${change}`,
          value: Number(secondSlope(n, k).toFixed(4)),
        },
      ],
    };
  },
});
