import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** Constants measured at the given temperature. */
const reactions = [
  {
    equation: 'H_2(g) + I_2(g) \\rightleftharpoons 2HI(g)',
    names: ['H_2', 'I_2', 'HI'],
    k: 54.3,
    kelvin: 700,
  },
  {
    equation: 'N_2O_4(g) \\rightleftharpoons 2NO_2(g)',
    names: ['N_2O_4', '', 'NO_2'],
    k: 0.0047,
    kelvin: 298,
  },
  {
    equation: '2SO_2(g) + O_2(g) \\rightleftharpoons 2SO_3(g)',
    names: ['SO_2', 'O_2', 'SO_3'],
    k: 280,
    kelvin: 1000,
  },
] as const;

interface Mixture {
  readonly reaction: (typeof reactions)[number];
  readonly one: number;
  readonly two: number;
  readonly three: number;
}

const quotient = ({ reaction, one, two, three }: Mixture, made = 2) => {
  const [a, b, c] = [one / 1000, two / 1000, three / 1000];
  const bottom = { 54.3: a * b, 0.0047: a, 280: a ** made * b }[reaction.k];
  return c ** made / bottom;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    reaction: choice(...reactions),
    one: integers(10, 95, 5),
    two: integers(10, 95, 5),
    three: integers(4, 380, 4),
  },
  allow: (drawn) => {
    const { reaction } = drawn;
    const [right, wrong] = [quotient(drawn), quotient(drawn, 1)];
    const far = (x: number, y: number) => Math.max(x / y, y / x) > 1.4;
    if (reaction.k === 0.0047 && drawn.two !== 10) return false;
    if (!far(right, reaction.k) || !far(right, wrong)) return false;
    // The right quotient is the smaller or the larger of the two equally often.
    return right / reaction.k < 12 && reaction.k / right < 12 && right < wrong === (drawn.one % 10 === 0);
  },
  write: (drawn) => {
    const { reaction, one, two, three } = drawn;
    const { equation, names, k, kelvin } = reaction;
    const right = quotient(drawn);
    const wrong = quotient(drawn, 1);
    const forward = right < k;
    const row = (q: number, goes: boolean) =>
      md`$Q = ${sf(q)}$; the reaction goes to the ${goes ? 'right' : 'left'}`;
    const direction = md`The value of $Q$ is right. If it is smaller than $K$, more products must form; if it is larger, fewer.`;
    const exponents = md`You left out exponents: each concentration is raised to its coefficient.`;
    const pair = (q: number, notes: readonly [string, string]) => [
      { value: row(q, true), note: notes[0] },
      { value: row(q, false), note: notes[1] },
    ];
    const good = pair(right, forward ? ['', direction] : [direction, '']);
    const bad = pair(wrong, [exponents, exponents]);
    const options = right < wrong ? [...good, ...bad] : [...bad, ...good];
    const key = keyOf(options);
    const given = [
      md`$[\mathrm{${names[0]}}] = ${decimals(one / 1000, 3)}$`,
      ...(names[1] === '' ? [] : [md`$[\mathrm{${names[1]}}] = ${decimals(two / 1000, 3)}$`]),
    ];
    const expression = {
      54.3: md`\dfrac{[\mathrm{HI}]^2}{[\mathrm{H_2}][\mathrm{I_2}]} = \dfrac{${decimals(three / 1000, 3)}^2}{${decimals(one / 1000, 3)} \times ${decimals(two / 1000, 3)}}`,
      0.0047: md`\dfrac{[\mathrm{NO_2}]^2}{[\mathrm{N_2O_4}]} = \dfrac{${decimals(three / 1000, 3)}^2}{${decimals(one / 1000, 3)}}`,
      280: md`\dfrac{[\mathrm{SO_3}]^2}{[\mathrm{SO_2}]^2[\mathrm{O_2}]} = \dfrac{${decimals(three / 1000, 3)}^2}{${decimals(one / 1000, 3)}^2 \times ${decimals(two / 1000, 3)}}`,
    }[k];
    return {
      text: md`At $${kelvin}\ \text{K}$ a mixture contains, in $\text{mol dm}^{-3}$, ${given.join(', ')} and $[\mathrm{${names[2]}}] = ${decimals(three / 1000, 3)}$.

$$\mathrm{${equation}} \qquad K = ${k} \text{ at } ${kelvin}\ \text{K}$$

What are the reaction quotient $Q$ and the direction in which the reaction proceeds? [1]

${lettered(options, (value) => value)}`,
      hints: [
        md`$Q$ has the same form as $K$, with the present concentrations.`,
        md`Is $Q$ smaller or larger than $K$?`,
      ],
      answer: md`$Q$ is formed like $K$, from the present concentrations:

$$Q = ${expression} = ${sf(right)}$$

This is ${forward ? 'smaller' : 'larger'} than $K = ${k}$, so there is too ${forward ? 'little' : 'much'} product for equilibrium, and the reaction goes to the ${forward ? 'right' : 'left'} until $Q = K$. The answer is **${key}**.

**Watch out:** compare $Q$ with $K$, not with 1.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}`,
          value: Math.exp(
            2 * Math.log(three / 1000) -
              (k === 280 ? 2 : 1) * Math.log(one / 1000) -
              (k === 0.0047 ? 0 : Math.log(two / 1000)),
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
