import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { slopeField } from '../../figures/slope-field.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.14', '5.10'],
  parameters: {
    story: choice(
      ['crabs on a shore in Brittany', 'hundred', 'months'],
      ['seals on an island off Namibia', 'hundred', 'years'],
      ['wild goats in the mountains of Oman', 'hundred', 'years'],
      ['geese on a lake in Manitoba', 'thousand', 'years'],
    ),
    r: choice(0.2, 0.25, 0.3, 0.4, 0.5, 0.6),
    k: choice(4, 5, 6, 8, 10),
    small: choice(0.8, 1.2),
    large: choice(1.2, 1.4),
  },
  allow: ({ k, small }) => small < k / 2 - 0.4,
  write: ({ story: [animals, scale, time], r, k, small, large }) => {
    const f = (p: number) => r * p * (1 - p / k);
    const high = Number((large * k).toPrecision(4));
    const fastest = (r * k) / 4;
    const when = Math.log((k - small) / small) / r;
    // By adding up the times that small changes take.
    const taken = integral((p) => 1 / f(p), small, k / 2);
    return {
      text: md`The number $P$, in ${scale}s, of ${animals} after $t$ ${time} is modelled by

$$\frac{\mathrm{d}P}{\mathrm{d}t} = ${r}P\left(1 - \frac{P}{${k}}\right).$$

The slope field of this equation is shown.

![](drawing:field)

(a) Explain why all the strokes at the same height in the field are parallel. [1]

(b) Find the two values of $P$ for which the number does not change. [2]

(c) On a copy of the field, sketch the solution curves that start at $P = ${small}$ and at $P = ${high}$, at $t = 0$. [4]

(d) State what happens to the number in the long term, for each of the two starting values. [2]

(e) Find the value of $P$ for which the number grows fastest, and this greatest rate of growth. [3]

(f) With $P = ${small}$ at $t = 0$, it can be shown that $t = \frac{1}{${r}}\ln\left(\frac{${decimals(k - small, 1).replace('.0', '')}P}{${small}(${k} - P)}\right)$. Find the time at which the number grows fastest. [2]`,
      hints: [
        md`Does the right side of the equation depend on $t$?`,
        md`A solution curve follows the strokes. It cannot cross a horizontal line on which all strokes are horizontal.`,
        md`The rate of growth is a quadratic function of $P$. Where is the vertex of its parabola?`,
      ],
      answer: md`(a) The slope $${r}P\left(1 - \frac{P}{${k}}\right)$ depends on $P$ only, not on $t$. So it is the same at all points with the same height.

(b) $${r}P\left(1 - \frac{P}{${k}}\right) = 0$ if one of the factors is $0$: $P = 0$ or $P = ${k}$.

(c) The curve from $P = ${small}$ rises, first more and more steeply, then less, towards the line $P = ${k}$. The curve from $P = ${high}$ falls towards the same line. Neither crosses it.

![](drawing:curves)

(d) In both cases the number approaches $${k}$ ${scale}: from $P = ${small}$ it grows, from $P = ${high}$ it falls.

(e) The rate $${r}P - ${Number((r / k).toPrecision(4))}P^2$ is a parabola that opens downwards, with zeros at $0$ and $${k}$. Its vertex is in the middle, at $P = ${k / 2}$. The greatest rate is $${r} \times ${k / 2} \times \frac{1}{2} = ${Number(fastest.toPrecision(6))}$ ${scale} per ${time.slice(0, -1)}.

(f) With $P = ${k / 2}$: $t = \frac{1}{${r}}\ln\left(\frac{${decimals(k - small, 1).replace('.0', '')} \times ${k / 2}}{${small} \times ${k / 2}}\right) = ${sf(when)}$ ${time}.

**Watch out:** A solution curve is tangent to the strokes near it. It does not jump from the middle of one stroke to the next, and two solution curves never cross.`,
      scheme: [
        [md`the slope depends on $P$ only`, 'R1'],
        [md`$0$`, 'A1'],
        [md`$${k}$`, 'A1'],
        [md`curve from $(0, ${small})$ that increases`, 'A1'],
        [md`with a point of inflexion, and towards $P = ${k}$`, 'A1'],
        [md`curve from $(0, ${high})$ that decreases`, 'A1'],
        [md`towards $P = ${k}$, without crossing it`, 'A1'],
        [md`approaches $${k}$ from below`, 'A1'],
        [md`approaches $${k}$ from above`, 'A1'],
        [md`maximum of the right side, by symmetry, by its derivative or by a graph`, 'M1'],
        [md`$P = ${k / 2}$`, 'A1'],
        [md`$${Number(fastest.toPrecision(6))}$`, 'A1'],
        [md`substitutes $P = ${k / 2}$ (follow through)`, 'M1'],
        [md`$${sf(when)}$ ${time}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'set',
          label: 'Values of $P$, with a comma between them:',
          expected: `0, ${k}`,
          accuracy: 'exact',
        },
        { part: 'c', kind: 'self', why: 'sketch' },
        { part: 'd', kind: 'self', why: 'state what happens' },
        {
          part: 'e',
          kind: 'number',
          label: '$P =$',
          expected: `${k / 2}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: `${k}`, note: 'Here the rate of growth is $0$.' }],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Greatest rate:',
          expected: `${Number(fastest.toPrecision(6))}`,
          follows: `${r}*e.1*(1 - e.1/${k})`,
          unless: 'g <= 0',
          marks: 1,
        },
        { part: 'f', kind: 'number', expected: `${Number(when.toPrecision(9))}`, unit: time },
      ],
      checks: [
        { part: 'e', route: 'numeric', shown: `P = ${k / 2}`, value: (0 + k) / 2 },
        { part: 'e', route: 'numeric', shown: `= ${Number(fastest.toPrecision(6))}`, value: f(k / 2) },
        { part: 'f', route: 'numeric', shown: `= ${sf(when)}`, value: taken },
      ],
      drawings: Object.fromEntries(
        (['field', 'curves'] as const).map((name) => [
          name,
          slopeField({
            x: [0, Math.ceil(5 / r)],
            y: [0, Math.ceil(1.5 * k)],
            f: (_, p) => f(p),
            xLabel: '*t*',
            yLabel: '*P*',
            height: 190,
            ticks: { x: Math.ceil(1 / r), y: k / 2 },
            ...(name === 'curves' && {
              through: [
                [0, small],
                [0, high],
              ] as const,
            }),
            description:
              name === 'field'
                ? `A slope field. The strokes are horizontal at the heights 0 and ${k}, rise between them and fall above.`
                : `The same field with two solution curves: one rises from ${small}, the other falls from ${high}. Both approach the height ${k}.`,
          }),
        ]),
      ),
    };
  },
});
