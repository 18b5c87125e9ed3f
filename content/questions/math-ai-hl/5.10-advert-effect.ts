import { maximumAt, secondSlope, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.9', '2.9'],
  parameters: {
    story: choice(
      ['A cinema in Tbilisi spends $x$ thousand lari on adverts and sells', 'tickets', 'thousand lari'],
      ['A theme park in Osaka spends $x$ million yen on adverts and sells', 'tickets', 'million yen'],
      [
        'A music festival in Accra spends $x$ thousand cedis on adverts and sells',
        'tickets',
        'thousand cedis',
      ],
    ),
    top: choice(30, 40, 50, 60, 70, 80),
    c: choice(3, 12, 27, 48),
  },
  write: ({ story: [opening, things, unit], top, c }) => {
    const f = (x: number) => (top * x * x) / (x * x + c);
    const inflexion = Math.sqrt(c / 3);
    const most = slope(f, inflexion);
    const at = 3 * inflexion;
    const first = (2 * top * c * inflexion) / (inflexion ** 2 + c) ** 2;
    const second = (2 * top * c * (c - 3 * at * at)) / (at * at + c) ** 3;
    return {
      text: md`${opening} $S(x) = \dfrac{${top}x^2}{x^2 + ${c}}$ thousand ${things}, where $x \ge 0$.

![](drawing:sales)

(a) State what happens to the number of ${things} when more and more is spent. [1]

(b) Show that $S'(x) = \dfrac{${2 * top * c}x}{\left(x^2 + ${c}\right)^2}$. [3]

(c) Show that $S''(x) = \dfrac{${2 * top * c}\left(${c} - 3x^2\right)}{\left(x^2 + ${c}\right)^3}$. [4]

(d) Hence find the value of $x$ at the point of inflexion, and explain why it is one. [3]

(e) Find the greatest rate at which the sales grow with $x$. [2]

(f) Find $S''(${at})$, and interpret its sign in this context. [3]`,
      hints: [
        md`What happens to the fraction when $x$ is very large?`,
        md`Use the quotient rule twice. In the second derivative take out a factor $x^2 + ${c}$ and cancel.`,
        md`At a point of inflexion the second derivative is $0$ and changes its sign.`,
        md`The slope of a curve is greatest where the slope stops growing.`,
      ],
      answer: md`(a) For large $x$ the constant $${c}$ hardly matters, so the number approaches $${top}$ thousand.

(b) By the quotient rule $S'(x) = \frac{${2 * top}x\left(x^2 + ${c}\right) - ${top}x^2 \times 2x}{\left(x^2 + ${c}\right)^2}$. The terms with $x^3$ cancel, which leaves $\frac{${2 * top * c}x}{\left(x^2 + ${c}\right)^2}$.

(c) Again by the quotient rule, with $\left(\left(x^2 + ${c}\right)^2\right)' = 4x\left(x^2 + ${c}\right)$:

$$S''(x) = \frac{${2 * top * c}\left(x^2 + ${c}\right)^2 - ${2 * top * c}x \times 4x\left(x^2 + ${c}\right)}{\left(x^2 + ${c}\right)^4}.$$

Cancel one factor $x^2 + ${c}$: the numerator becomes $${2 * top * c}\left(x^2 + ${c} - 4x^2\right) = ${2 * top * c}\left(${c} - 3x^2\right)$, over $\left(x^2 + ${c}\right)^3$.

(d) $S''(x) = 0$ for $3x^2 = ${c}$, so $x = \sqrt{\frac{${c}}{3}} = ${inflexion}$, as $x \ge 0$. For smaller $x$ the factor $${c} - 3x^2$ is positive, for greater $x$ it is negative. The second derivative changes its sign, so it is a point of inflexion.

(e) The rate $S'$ is greatest at the point of inflexion: $S'(${inflexion}) = ${tidy(first)}$ thousand ${things} per ${unit}.

(f) $S''(${at}) = ${tidy(second)}$. It is negative: the sales still grow, but each further ${unit} brings fewer new sales than the one before.

**Calculator:** check part (b) with the numerical derivative at one place, and part (d) with the maximum of the graph of $S'$.

**Watch out:** $S'' = 0$ alone is not enough for a point of inflexion. Show the change of sign.`,
      scheme: [
        [md`approaches $${top}$ thousand`, 'A1'],
        [md`quotient rule`, 'M1'],
        [md`correct numerator and denominator`, 'A1'],
        [md`simplifies to the given result`, 'A1'],
        [md`quotient rule (or product rule)`, 'M1'],
        [md`derivative $4x\left(x^2 + ${c}\right)$ of the denominator`, 'A1'],
        [md`cancels a factor`, 'M1'],
        [md`obtains the given result`, 'A1'],
        [md`$S''(x) = 0$`, 'M1'],
        [md`$x = ${inflexion}$`, 'A1'],
        [md`the sign of $S''$ changes`, 'R1'],
        [md`$S'$ at the point of inflexion`, 'M1'],
        [md`$${tidy(first)}$ (follow through)`, 'A1'],
        [md`$${tidy(second)}$`, 'A1'],
        [md`the graph is concave down there`, 'R1'],
        [md`each further ${unit} brings fewer new sales`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state what happens' },
        { part: 'b', kind: 'self', why: 'show that' },
        { part: 'c', kind: 'self', why: 'show that' },
        { part: 'd', kind: 'number', label: '$x =$', expected: `${inflexion}`, accuracy: 'exact', marks: 2 },
        { part: 'd', kind: 'self', why: 'explain', marks: 1 },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(first.toPrecision(9))}`,
          follows: `${2 * top * c}*d.1/(d.1^2 + ${c})^2`,
          mistakes: [{ value: sf(f(inflexion)), note: md`This is $S$ itself. The rate of growth is $S'$.` }],
        },
        {
          part: 'f',
          kind: 'number',
          label: md`$S''(${at}) =$`,
          expected: `${Number(second.toPrecision(9))}`,
          marks: 1,
        },
        { part: 'f', kind: 'self', why: 'interpret', marks: 2 },
      ],
      checks: [
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${inflexion}`,
          value: Math.round(maximumAt((x) => slope(f, x), 0, 20) * 1e4) / 1e4,
        },
        { part: 'e', route: 'numeric', shown: `= ${tidy(first)}`, value: most },
        { part: 'f', route: 'numeric', shown: `= ${tidy(second)}`, value: secondSlope(f, at) },
      ],
      drawings: {
        sales: plot({
          x: [0, Math.ceil(8 * inflexion)],
          y: [0, top * 1.15],
          xLabel: '*x*',
          yLabel: '*S*',
          height: 180,
          ticks: { x: 2 * inflexion, y: 10 },
          curves: [{ f, from: 0, to: 8 * inflexion }],
          description:
            'A curve that begins at the origin, rises first more and more steeply and then less and less.',
        }),
      },
    };
  },
});
