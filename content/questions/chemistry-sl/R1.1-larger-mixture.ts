import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';

interface Run {
  readonly strength: number;
  readonly volume: number;
  readonly more: number;
  readonly stronger: number;
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ strength, more, stronger }: Run) {
  const rise = Number((6.7 * strength).toFixed(1));
  const wrong = [
    {
      by: more * stronger,
      note: md`You counted the heat of the other volume, but not that this heat now warms another mass.`,
    },
    {
      by: stronger / more,
      note: md`You divided by the mass, but left out that the heat changes with the volume, too.`,
    },
    { by: 1, note: md`The concentration does matter: it changes the heat that each cubic centimetre gets.` },
    { by: more, note: md`You used the factor of the volume. It is the concentration that counts.` },
  ].filter(({ by }) => Math.abs(by / stronger - 1) > 0.01);
  const omitted = Math.round(strength * 10 + more * 2) % 4;
  const kept = wrong.length > 3 ? wrong.filter((_, at) => at !== omitted) : wrong;
  const options = ascending([
    { value: rise * stronger, note: '' },
    ...kept.map(({ by, note }) => ({ value: rise * by, note })),
  ]);
  return { rise, options, key: keyOf(options), right: rise * stronger };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    strength: choice(0.4, 0.5, 0.6, 0.8, 1),
    volume: choice(20, 25, 30, 40),
    more: choice(0.5, 1.5, 2, 3),
    stronger: choice(0.5, 1.5, 2, 2.5),
  },
  allow: (drawn) => {
    const { options, key } = solve(drawn);
    // Each letter is right about as often as the others.
    if (key !== 'ABCD'[(drawn.volume / 5 + drawn.strength * 10) % 4]) return false;
    return options.length === 4 && farApart(options, 1.15) && drawn.strength * drawn.stronger <= 2;
  },
  write: (drawn) => {
    const { strength, volume, more, stronger } = drawn;
    const { rise, options, key, right } = solve(drawn);
    return {
      text: md`In an insulated cup, $${volume}\ \text{cm}^3$ of $${decimals(strength, 2)}\ \text{mol dm}^{-3}$ hydrochloric acid is mixed with $${volume}\ \text{cm}^3$ of $${decimals(strength, 2)}\ \text{mol dm}^{-3}$ sodium hydroxide. The temperature rises by $${decimals(rise, 1)}\ \text{K}$.

Then $${volume * more}\ \text{cm}^3$ of $${decimals(strength * stronger, 2)}\ \text{mol dm}^{-3}$ hydrochloric acid is mixed with $${volume * more}\ \text{cm}^3$ of $${decimals(strength * stronger, 2)}\ \text{mol dm}^{-3}$ sodium hydroxide at the same initial temperature. What is the rise of temperature? [1]

${lettered(options, (value) => md`$${decimals(value, 2)}\ \text{K}$`)}`,
      hints: [
        md`By which factor does the heat change? By which factor does the mass that is warmed change?`,
        md`Use $\Delta T = \dfrac{Q}{mc}$.`,
      ],
      answer: md`The heat is proportional to the amount that reacts, $n = cV$, so it changes by the factor $${more} \times ${stronger}$. The mass that is warmed changes by the factor $${more}$. As $\Delta T = \dfrac{Q}{mc}$, the factor of the volume cancels, and only the concentration counts:

$$\Delta T = ${decimals(rise, 1)} \times \frac{${more} \times ${stronger}}{${more}} = ${decimals(right, 2)}\ \text{K}$$

The answer is **${key}**.

**Watch out:** more reacting solution gives more heat, but there is also more solution to warm.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${decimals(right, 2)}\ \text{K}`,
          // The heat for one mole of water from the first run, used for the second.
          value: (() => {
            const mole = (2 * volume * 4.18 * rise) / ((strength * volume) / 1000);
            const formed = (strength * stronger * volume * more) / 1000;
            return (mole * formed) / (2 * volume * more * 4.18);
          })(),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
