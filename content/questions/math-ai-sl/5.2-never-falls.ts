import { minimum, minimumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    group: choice(
      { who: 'A language app from Tallinn', what: 'users', unit: 'thousands', time: 'months' },
      { who: 'A cycling club in Medellín', what: 'members', unit: 'tens', time: 'years' },
      { who: 'An online library in Nairobi', what: 'readers', unit: 'hundreds', time: 'weeks' },
    ),
    m: integers(2, 5),
    extra: integers(1, 9),
    start: integers(4, 40, 3),
    drop: integers(2, 7),
  },
  allow: ({ m, extra, drop }) => extra < 3 * m && drop < 3 * m * m - 2,
  write: ({ group, m, extra, start, drop }) => {
    const c = 3 * m * m + extra;
    const model = [1, -3 * m, c, start];
    const f = (t: number) => model.reduce((sum, value) => sum * t + value, 0);
    const rate = (t: number) => slope(f, t);
    // A smaller coefficient, for which the number falls for a while.
    const half = Math.sqrt(drop / 3);
    const [from, to] = [m - half, m + half];
    const smaller = 3 * m * m - drop;
    const other = (t: number) => t ** 3 - 3 * m * t * t + smaller * t;
    const three = (value: number) => Number(value.toPrecision(3));
    return {
      text: md`${group.who} counts its ${group.what}. After $t$ ${group.time} their number, in ${group.unit}, is modelled by

$$N(t) = ${polynomial(model, 't')}, \quad t \ge 0.$$

(a) Write down the number at the beginning, in ${group.unit}. [1]

(b) Find $N'(t)$. [2]

(c) Find the least value of $N'(t)$, and the value of $t$ at which it occurs. [3]

(d) Hence explain why the number of ${group.what} never falls. [1]

In another model the number is $M(t) = ${polynomial([1, -3 * m, 0, 0], 't')} + kt + ${start}$, where $k$ is a constant.

(e) For $k = ${smaller}$, find the interval of values of $t$ in which $M$ is decreasing. [3]

(f) Find the least value of $k$ for which $M$ never decreases. [3]`,
      hints: [
        md`The derivative is a quadratic function. Where is its graph lowest?`,
        md`If even the least value of a derivative is positive, what does this say about the function?`,
        md`In part (f) write the least value of $M'(t)$ in terms of $k$.`,
      ],
      answer: md`(a) $N(0) = ${start}$, in ${group.unit}

(b) Differentiate term by term: $N'(t) = ${polynomial([3, -6 * m, c], 't')}$

(c) The graph of $N'$ is a parabola that opens upwards. Its lowest point is on the axis of symmetry, $t = \dfrac{${6 * m}}{2 \times 3} = ${m}$. The least value is $N'(${m}) = 3 \times ${m}^2 - ${6 * m} \times ${m} + ${c} = ${extra}$.

(d) The least rate of change is $${extra}$, which is positive. So $N'(t) > 0$ for every $t$, and $N$ is always increasing.

(e) $M'(t) = ${polynomial([3, -6 * m, smaller], 't')}$. $M$ is decreasing where this is negative, between the two zeros of the parabola. The calculator gives the zeros $t = ${three(from)}$ and $t = ${three(to)}$. So $M$ is decreasing for $${three(from)} < t < ${three(to)}$.

(f) $M'(t) = 3t^2 - ${6 * m}t + k$ is least at $t = ${m}$ again, and its least value is $3 \times ${m}^2 - ${6 * m} \times ${m} + k = k - ${3 * m * m}$. $M$ never decreases if this is not negative: $k - ${3 * m * m} \ge 0$. The least value is $k = ${3 * m * m}$.

**Calculator:** draw the graph of $N'$ and use the tool for a minimum. For part (e) use the tool for zeros with the graph of $M'$.

**Watch out:** Part (c) asks for the least value of the *derivative*. It is a rate, not a number of ${group.what}.`,
      scheme: [
        [md`(a) $${start}$`, 'A1'],
        [md`(b) at least one correct term`, 'M1'],
        [md`$${polynomial([3, -6 * m, c], 't')}$`, 'A1'],
        [md`(c) looks for the minimum of their $N'$`, 'M1'],
        [md`$t = ${m}$`, 'A1'],
        [md`$${extra}$`, 'A1'],
        [md`(d) $N'(t) > 0$ for all $t$`, 'R1'],
        [md`(e) $M'(t) = ${polynomial([3, -6 * m, smaller], 't')}$`, 'A1'],
        [md`$M'(t) < 0$, or finds its zeros`, 'M1'],
        [md`$${three(from)} < t < ${three(to)}$`, 'A1'],
        [md`(f) least value of $M'$ in terms of $k$, or discriminant`, 'M1'],
        [md`$k - ${3 * m * m} \ge 0$ (accept $=$)`, 'A1'],
        [md`$k = ${3 * m * m}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${start}`, accuracy: 'exact', unit: group.unit },
        {
          part: 'b',
          kind: 'expression',
          expected: polynomial([3, -6 * m, c], 't'),
          variables: ['t'],
          mistakes: [
            {
              value: polynomial([3, -6 * m, c + start], 't'),
              note: md`You kept the constant $${start}$. Its derivative is $0$.`,
            },
          ],
        },
        { part: 'c', kind: 'number', label: md`$t =$`, expected: `${m}`, accuracy: 'exact', marks: 2 },
        {
          part: 'c',
          kind: 'number',
          label: md`Least value of $N'(t)$`,
          expected: `${extra}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${f(m)}`, note: md`You found $N(${m})$. Put $t$ into $N'$.` }],
        },
        { part: 'd', kind: 'self', why: 'explain' },
        {
          part: 'e',
          kind: 'number',
          label: md`From $t =$`,
          expected: `${Number(from.toPrecision(9))}`,
          marks: 2,
        },
        {
          part: 'e',
          kind: 'number',
          label: md`to $t =$`,
          expected: `${Number(to.toPrecision(9))}`,
          marks: 1,
        },
        {
          part: 'f',
          kind: 'number',
          label: md`$k =$`,
          expected: `${3 * m * m}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${c}`, note: md`That is the coefficient of the first model. Can $k$ be smaller?` },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `${start}`, value: f(0) },
        {
          part: 'b',
          route: 'numeric',
          shown: polynomial([3, -6 * m, c], 't'),
          value: (t) => slope(f, t),
          variable: 't',
        },
        { part: 'c', route: 'numeric', shown: `= ${m}`, value: Number(minimumAt(rate, 0, 12).toFixed(3)) },
        { part: 'c', route: 'numeric', shown: `= ${extra}`, value: Number(minimum(rate, 0, 12).toFixed(5)) },
        {
          part: 'e',
          route: 'numeric',
          shown: `${three(from)}`,
          value: m - Math.sqrt(m * m - smaller / 3),
          within: 0.006,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `${three(to)}`,
          value: m + Math.sqrt(m * m - smaller / 3),
          within: 0.006,
        },
        {
          part: 'f',
          route: 'numeric',
          shown: `k = ${3 * m * m}`,
          value: smaller - Number(minimum((t) => slope(other, t), 0, 12).toFixed(5)),
        },
      ],
    };
  },
});
