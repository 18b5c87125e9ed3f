import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** Fictional planets around a star for which T = k a^(3/2), with T in days and a in millions of kilometres. */
export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['2.5', '1.5'],
  parameters: {
    star: choice('Aurelia', 'Brisa', 'Corvina', 'Dorado'),
    a: choice(16, 25, 36, 49, 64, 81, 100),
    k: choice(0.15, 0.18, 0.2, 0.24, 0.25, 0.3),
    other: choice(12, 30, 44, 58, 70, 90, 120),
    days: choice(20, 45, 70, 130, 300),
  },
  allow: ({ a, k, other, days }) => Math.abs(other - a) > 5 && Math.abs(k * a ** 1.5 - days) > 5,
  write: ({ star, a, k, other, days }) => {
    const t = Number((k * a ** 1.5).toPrecision(8));
    const second = k * other ** 1.5;
    const far = (days / k) ** (2 / 3);
    return {
      text: md`In a science fiction story, planets move around the star ${star}. The time $T$ days that a planet takes for one orbit and its distance $a$ from the star, in millions of kilometres, satisfy $T = ka^{\frac{3}{2}}$, where $k$ is a constant. For the first planet $a = ${a}$ and $T = ${t}$.

(a) Use a square root to show that $${a}^{\frac{3}{2}} = ${a ** 1.5}$, and hence find $k$. [3]

(b) Find the time that a planet at the distance $a = ${other}$ needs. [2]

(c) Show that $a = \left(\dfrac{T}{k}\right)^{\frac{2}{3}}$. [1]

(d) A planet needs $${days}$ days. Find its distance from the star. [2]

(e) One planet is four times as far away as another. Find the ratio of their times. [2]`,
      hints: [
        md`$a^{\frac{3}{2}}$ is the cube of the square root of $a$.`,
        md`To undo a power with the exponent $\frac{3}{2}$, use its reciprocal.`,
        md`What does the factor $4$ become when it is raised to the power $\frac{3}{2}$?`,
      ],
      answer: md`(a) $${a}^{\frac{3}{2}} = \left(\sqrt{${a}}\right)^3 = ${Math.sqrt(a)}^3 = ${a ** 1.5}$. So $k = \frac{${t}}{${a ** 1.5}} = ${k}$.

(b) $T = ${k} \times ${other}^{\frac{3}{2}} = ${sf(second)}$ days

(c) Divide by $k$: $a^{\frac{3}{2}} = \frac{T}{k}$. Raise both sides to the power $\frac{2}{3}$: since $\frac{3}{2} \times \frac{2}{3} = 1$, the left side becomes $a$.

(d) $a = \left(\frac{${days}}{${k}}\right)^{\frac{2}{3}} = ${sf(far)}$ million kilometres

(e) $T$ is multiplied by $4^{\frac{3}{2}} = \left(\sqrt{4}\right)^3 = 8$, so the ratio is $8 : 1$.

**Watch out:** $a^{\frac{3}{2}}$ is not $\frac{3}{2}a$. Type the exponent in brackets: a^(3/2).`,
      scheme: [
        [md`$\left(\sqrt{${a}}\right)^3$`, 'M1'],
        [md`$${a ** 1.5}$`, 'A1'],
        [md`$k = ${k}$`, 'A1'],
        [md`substitutes $a = ${other}$`, 'M1'],
        [md`$${sf(second)}$ (follow through)`, 'A1'],
        [md`raises to the power $\frac{2}{3}$`, 'A1'],
        [md`substitutes $T = ${days}$`, 'M1'],
        [md`$${sf(far)}$`, 'A1'],
        [md`$4^{\frac{3}{2}}$`, 'M1'],
        [md`$8 : 1$ (accept $8$)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$k =$',
          expected: `${k}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: sf(t / (1.5 * a)), note: md`$${a}^{\frac{3}{2}}$ is a power, not a product.` }],
        },
        { part: 'a', kind: 'self', why: 'show that', marks: 2 },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(second.toPrecision(9))}`,
          unit: 'days',
          follows: `a.1*${other}^1.5`,
        },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(far.toPrecision(9))}`,
          follows: `(${days}/a.1)^(2/3)`,
          mistakes: [
            { value: sf((days / k) ** 1.5), note: md`Use the exponent $\frac{2}{3}$, the reciprocal.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: '8',
          accuracy: 'exact',
          mistakes: [{ value: '6', note: md`$4^{\frac{3}{2}}$ is a power, not $\frac{3}{2} \times 4$.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${k}`, value: t / Math.sqrt(a * a * a) },
        { part: 'b', route: 'exact', shown: `= ${sf(second)}`, value: k * other * Math.sqrt(other) },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(far)}`,
          value: root((u) => k * u ** 1.5 - days, 0.1, 2000),
        },
        { part: 'e', route: 'exact', shown: '= 8', value: 4 * Math.sqrt(4) },
      ],
    };
  },
});
