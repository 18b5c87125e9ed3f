import { mean } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';
import { histogram } from '../../figures/histogram.ts';

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  also: ['4.3'],
  parameters: {
    story: choice(
      {
        what: 'lengths of the phone calls',
        who: 'at a helpline in Manila',
        unit: 'minutes',
        one: 'call',
        more: 'lasted more than',
        width: 4,
      },
      {
        what: 'lengths of the trout caught',
        who: 'in a lake in Patagonia',
        unit: 'cm',
        one: 'trout',
        more: 'was longer than',
        width: 10,
      },
      {
        what: 'waiting times of the patients',
        who: 'at a clinic in Lusaka',
        unit: 'minutes',
        one: 'patient',
        more: 'waited more than',
        width: 10,
      },
      {
        what: 'distances ridden by the couriers',
        who: 'of a bicycle service in Utrecht',
        unit: 'km',
        one: 'courier',
        more: 'rode more than',
        width: 20,
      },
    ),
    f1: integers(2, 9),
    f2: integers(8, 16),
    f3: integers(8, 20),
    f4: integers(4, 12),
    f5: integers(1, 6),
    helper: choice('Ravi', 'Ingrid', 'Kofi', 'Mei'),
  },
  allow: ({ f2, f3, f4, f5 }) => Math.max(f3, f4) !== f2 && f3 > f4 && f4 > f5,
  write: ({ story: { what, who, unit, one, more, width }, f1, f2, f3, f4, f5, helper }) => {
    const frequencies = [f1, f2, f3, f4, f5];
    const edges = [0, 1, 2, 3, 4, 5].map((step) => step * width);
    const total = f1 + f2 + f3 + f4 + f5;
    const modal = f2 > f3 ? 1 : 2;
    const products = frequencies.map((frequency, index) => frequency * (index + 0.5) * width);
    const sum = products.reduce((so, far) => so + far, 0);
    const found = sum / total;
    const late = f4 + f5;
    const list = frequencies.flatMap((frequency, index) =>
      Array.from({ length: frequency }, () => edges[index + 1]!),
    );
    return {
      text: md`The histogram shows the ${what} ${who} on one day, in ${unit}. Each class includes its upper end.

![](drawing:histogram)

From left to right, the frequencies are $${frequencies.join('$, $')}$.

(a) Write down the modal class. [1]

(b) Find the probability that a randomly chosen ${one} of that day ${more} $${edges[3]}$ ${unit}. [2]

(c) Estimate the mean. [2]

${helper} estimates the mean with the upper end of each class instead of its middle.

(d) Without a further calculation of a mean, state by how much this estimate is larger than that of part (c), and give a reason. [2]`,
      hints: [
        md`All classes have the same width. What does each value in a class count as when a mean is estimated?`,
        md`How does the mean change when the same number is added to every value?`,
      ],
      answer: md`(a) The highest bar stands over $${edges[modal]} < x \le ${edges[modal + 1]}$.

(b) There are $${frequencies.join(' + ')} = ${total}$ values, of which $${f4} + ${f5} = ${late}$ lie above $${edges[3]}$ ${unit}. The probability is $\dfrac{${late}}{${total}} = ${sf(late / total)}$.

(c) With the middles of the classes the sum is $${frequencies.map((frequency, index) => md`${frequency} \times ${(index + 0.5) * width}`).join(' + ')} = ${sum}$. The mean is about $\dfrac{${sum}}{${total}} = ${sf(found)}\ \text{${unit}}$.

(d) Every upper end is half a class, $${width / 2}$ ${unit}, above the middle of its class. When $${width / 2}$ is added to each value, the mean grows by $${width / 2}$ too, so the estimate is larger by $${width / 2}$ ${unit}.

**Calculator:** enter the middles of the classes and the frequencies as two lists. TI-Nspire: Menu, Statistics, Stat Calculations, One-Variable Statistics, with the second list as Frequency List. Casio fx-CG50: STAT, CALC, 1-VAR, with SET, 1Var Freq.

**Watch out:** Divide by the number of values, $${total}$, not by the $5$ classes. A mean must lie between the least and the greatest value of the histogram, so it must be less than $${edges[5]}$ ${unit}.`,
      scheme: [
        [md`$${edges[modal]} < x \le ${edges[modal + 1]}$`, 'A1'],
        [md`$${total}$ values in total`, '(A1)'],
        [
          md`$${sf(late / total)}$${late / total === Number(sf(late / total)) ? '' : md` (or $${fraction(late, total)}$)`}`,
          'A1',
        ],
        [md`uses the middles of the classes`, '(M1)'],
        [md`$${sf(found)}$ ${unit}`, 'A1'],
        [md`$${width / 2}$ ${unit}`, 'A1'],
        [md`each value is replaced by one that is larger by half the width of a class`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: md`${edges[modal]} < x \le ${edges[modal + 1]}`,
          variables: ['x'],
        },
        {
          part: 'b',
          kind: 'number',
          expected: md`\frac{${late}}{${total}}`,
          mistakes: [
            {
              value: md`\frac{${late + f3}}{${total}}`,
              note: md`You counted the class that ends at $${edges[3]}$ ${unit}, too. Only the classes to the right of it lie above.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: md`\frac{${sum}}{${total}}`,
          unit,
          mistakes: [
            {
              value: md`\frac{${sum}}{${total}} + ${width / 2}`,
              note: md`You used the upper ends of the classes. A mean is estimated with their middles.`,
            },
            {
              value: md`\frac{${sum}}{${total}} - ${width / 2}`,
              note: md`You used the lower ends of the classes. A mean is estimated with their middles.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${width / 2}`,
          accuracy: 'exact',
          unit,
          marks: 1,
          mistakes: [
            {
              value: `${width}`,
              note: md`This is the width of a whole class. How far is the upper end from the middle?`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'give a reason', marks: 1 },
      ],
      checks: [
        {
          part: 'd',
          route: 'numeric',
          shown: `${width / 2}`,
          value: Number((mean(list) - sum / total).toFixed(9)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`\dfrac{${late}}{${total}} = ${sf(late / total)}`,
          value: list.filter((value) => value > edges[3]!).length / list.length,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(found)}\ \text{${unit}}`,
          value: mean(list) - width / 2,
        },
      ],
      drawings: {
        histogram: histogram({
          edges,
          heights: frequencies,
          xLabel:
            unit === 'minutes' ? 'Time (minutes)' : `${unit === 'cm' ? 'Length' : 'Distance'} (${unit})`,
          description: `A histogram with five classes of equal width between 0 and ${edges[5]} ${unit}. The frequencies from left to right are ${frequencies.join(', ')}.`,
        }),
      },
    };
  },
});
