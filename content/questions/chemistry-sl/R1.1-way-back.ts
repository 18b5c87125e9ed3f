import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { energyProfile } from '../../figures/energy-profile.ts';

interface Barrier {
  readonly known: number;
  readonly size: number;
  readonly releases: boolean;
  readonly asked: 'reverse' | 'forward';
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ known, size, releases, asked }: Barrier) {
  // The way that begins from the lower level has the higher barrier.
  const adds = releases === (asked === 'reverse');
  const right = adds ? known + size : known - size;
  const wrong = [
    {
      value: adds ? known - size : known + size,
      note: md`You went the wrong way: on which of the two levels does the required reaction begin?`,
    },
    { value: known, note: md`The barrier is not the same from both sides, because the levels differ.` },
    { value: size, note: md`This is the difference of the two levels, not the height of the barrier.` },
    {
      value: 2 * known + (adds ? size : -size),
      note: md`You added the two activation energies.`,
    },
  ];
  const omitted = (known / 5 + size / 5) % 2 === 0 ? 3 : adds ? 2 : 1;
  const options = ascending([{ value: right, note: '' }, ...wrong.filter((_, at) => at !== omitted)]);
  return { adds, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['R2.2'],
  parameters: {
    known: integers(70, 240, 5),
    size: integers(25, 180, 5),
    releases: choice(true, false),
    asked: choice<['reverse', 'forward']>('reverse', 'forward'),
  },
  allow: (drawn) => {
    const { options, key, right } = solve(drawn);
    // Each letter is right about as often as the others.
    if (key !== 'ABCD'[(drawn.known / 5 + (2 * drawn.size) / 5) % 4]) return false;
    return farApart(options, 1.12) && right >= 40;
  },
  write: (drawn) => {
    const { known, size, releases, asked } = drawn;
    const { adds, right, options, key } = solve(drawn);
    const given = asked === 'reverse' ? 'forward' : 'reverse';
    return {
      text: md`The potential energy profile of a reaction is shown (not to scale).

![](drawing:profile)

The enthalpy change of the forward reaction is $${releases ? '-' : '+'}${size}\ \text{kJ mol}^{-1}$ and the activation energy of the ${given} reaction is $${known}\ \text{kJ mol}^{-1}$. What is the activation energy of the ${asked} reaction? [1]

${lettered(options, (value) => md`$${value}\ \text{kJ mol}^{-1}$`)}`,
      hints: [
        md`Mark both activation energies and $\Delta H$ in the profile as vertical distances.`,
        md`The peak is the same for both directions; only the level where the way begins differs.`,
      ],
      answer: md`Both directions pass the same peak. The ${given} reaction begins at the ${asked === 'reverse' ? 'reactants' : 'products'}, the ${asked} one at the ${asked === 'reverse' ? 'products' : 'reactants'}, which lie $${size}\ \text{kJ mol}^{-1}$ ${adds ? 'lower' : 'higher'}. So its barrier is ${adds ? 'higher' : 'lower'} by this amount:

$$E_a = ${known} ${adds ? '+' : '-'} ${size} = ${right}\ \text{kJ mol}^{-1}$$

The answer is **${key}**.

**Watch out:** $\Delta H = E_a(\text{forward}) - E_a(\text{reverse})$. Check the sign: here it is ${releases ? 'negative, so the reverse barrier is the higher one' : 'positive, so the forward barrier is the higher one'}.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${right}\ \text{kJ mol}^{-1}`,
          value: root(
            (x) => (asked === 'reverse' ? known - x : x - known) - (releases ? -size : size),
            0,
            1000,
          ),
        },
      ],
      replies: [choiceAmong(options)],
      drawings: {
        profile: energyProfile({
          start: releases ? 45 : 15,
          peaks: [100],
          end: releases ? 15 : 45,
          description: `A potential energy profile with one peak: the products lie ${releases ? 'below' : 'above'} the reactants.`,
        }),
      },
      mcqAnswer: key,
    };
  },
});
