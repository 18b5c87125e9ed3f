import { mean } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

const exact = (value: number) => String(Number(value.toFixed(6)));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.3'],
  parameters: {
    who: choice(
      ['A nurse in Lusaka', 'the heights of', 'students'],
      ['A coach in Reykjavík', 'the heights of', 'young swimmers'],
      ['A tailor in Kandy', 'the heights of', 'dancers'],
    ),
    kind: choice('swapped', 'one digit', 'one too many'),
    n: choice(25),
    tens: integers(4, 6),
    units: integers(7, 9),
    middle: integers(158, 166),
    shift: choice(-1.2, -0.8, 0.6, 1.4),
  },
  allow: ({ kind, tens, units, middle, n, shift }) => {
    const right = 100 + 10 * tens + units;
    const wrong =
      kind === 'swapped' ? 100 + 10 * units + tens : kind === 'one digit' ? 100 + units : right * 10;
    const total = Math.round((middle + shift) * n);
    return right !== wrong && Math.abs(right - middle) > 1 && Math.abs(wrong - middle) > 1 && total % 1 === 0;
  },
  write: ({ who: [person, what, many], kind, n, tens, units, middle, shift }) => {
    const right = 100 + 10 * tens + units;
    const wrong =
      kind === 'swapped' ? 100 + 10 * units + tens : kind === 'one digit' ? 100 + units : right * 10;
    const total = Math.round((middle + shift) * n) + wrong - right;
    const wrongMean = total / n;
    const rightTotal = total - wrong + right;
    const rightMean = rightTotal / n;
    const sameSide = right > middle === wrong > middle;
    const direction = right > middle ? 'above' : 'below';
    const wrongSide = wrong > middle ? 'above' : 'below';
    // A list of that many values with that sum, in which the value is then mended.
    const others = (total - wrong) / (n - 1);
    const list = [wrong, ...Array.from({ length: n - 1 }, () => others)];
    const mended = [right, ...list.slice(1)];
    return {
      text: md`${person} measures ${what} $${n}$ ${many}, in centimetres, and types them into a computer. The computer gives a mean of $${exact(wrongMean)}\ \text{cm}$ and a median of $${middle}\ \text{cm}$.

Then it is noticed that one height of $${right}\ \text{cm}$ was typed as $${wrong}\ \text{cm}$.

(a) Find the sum of the heights that were typed. [1]

(b) Find the mean of the correct heights. [3]

(c) State, with a reason, whether the median can change when the mistake is corrected. [2]

(d) State, with a reason, which is affected more by such a mistake in general: the standard deviation or the interquartile range. [1]`,
      hints: [
        md`The mean is the sum divided by the number of values.`,
        md`Take the wrong value out of the sum and put the right one in.`,
        md`For the median only the *order* matters: on which side of $${middle}$ are $${wrong}$ and $${right}$?`,
      ],
      answer: md`(a) The sum is the mean times the number of values: $S = ${n} \times ${exact(wrongMean)} = ${total}\ \text{cm}$.

(b) One value is replaced, the others stay: $${total} - ${wrong} + ${right} = ${rightTotal}$. The number of values is still $${n}$, so $\bar{x} = \frac{${rightTotal}}{${n}} = ${exact(rightMean)}\ \text{cm}$.

*Another way:* the sum changes by $${right - wrong}$, so the mean changes by $\frac{${right - wrong}}{${n}} = ${exact((right - wrong) / n)}$.

(c) ${
        sameSide
          ? md`No. Both $${wrong}$ and $${right}$ lie ${direction} the median of $${middle}$, so there are as many values on each side of it as before. The middle of the list stays the same.`
          : md`Yes. $${wrong}$ lies ${wrongSide} $${middle}$ and $${right}$ lies ${direction} it, so one value moves to the other side. The middle of the list moves, and the median may become ${right > middle ? 'greater' : 'smaller'}.`
      }

(d) The standard deviation: it uses the distance of every value from the mean, so one extreme value changes it a lot. The interquartile range depends on the middle half of the data alone.

**Watch out:** Do not divide by $${n - 1}$ or $${n + 1}$. One value is *replaced*, so the number of values stays the same.`,
      scheme: [
        [md`$${total}\ \text{cm}$`, 'A1'],
        [md`subtracts $${wrong}$ and adds $${right}$ (or changes the sum by $${right - wrong}$)`, 'M1'],
        [md`divides by $${n}$`, 'M1'],
        [md`$${exact(rightMean)}\ \text{cm}$ (accept 3 s.f.)`, 'A1'],
        [sameSide ? 'no' : 'yes', 'A1'],
        [
          sameSide
            ? md`both values are ${direction} $${middle}$`
            : md`the two values lie on different sides of $${middle}$`,
          'R1',
        ],
        [
          md`the standard deviation, as it uses all values (or the quartiles depend on the middle half alone)`,
          'R1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${total}`, accuracy: 'exact', unit: 'cm' },
        {
          part: 'b',
          kind: 'number',
          expected: exact(rightMean),
          unit: 'cm',
          follows: `(a.1 - ${wrong} + ${right}) / ${n}`,
          mistakes: [
            {
              value: ((total - wrong) / (n - 1)).toFixed(4),
              note: md`You left the wrong value out. The person has a height: put the right value in.`,
            },
            {
              value: (wrongMean - (right - wrong) / n).toFixed(4),
              note: md`You changed the sum in the wrong direction.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - rightMean) > 1.2),
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
        { part: 'd', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${total}\\ \\text{cm}`,
          value: list.reduce((sum, value) => sum + value, 0),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${exact(rightMean)}\\ \\text{cm}`,
          value: mean(mended),
          within: 1e-6,
        },
      ],
    };
  },
});
