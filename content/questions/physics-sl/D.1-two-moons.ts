import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  near,
  ratio,
  period,
  asked,
}: Record<'near' | 'ratio' | 'period', number> & { asked: string }) {
  const isPeriod = asked === 'period';
  const far = near * ratio;
  const inner = (2 * Math.PI * near * 1e5) / (period * 3.6);
  const right = isPeriod ? period * ratio ** 1.5 : inner / Math.sqrt(ratio) / 1000;
  const wrong = [
    {
      value: isPeriod ? period * ratio : (inner * Math.sqrt(ratio)) / 1000,
      note: md`${isPeriod ? 'You took the period as proportional to the radius.' : 'You multiplied by the root. Further out the orbital speed is smaller.'}`,
    },
    {
      value: isPeriod ? period * ratio ** 2 : inner / ratio / 1000,
      note: md`${isPeriod ? 'You squared the ratio. It is the cube of the radius that is proportional to the square of the period.' : md`You took the speed as inversely proportional to the radius. It is $v^2$ that is.`}`,
    },
    {
      value: isPeriod ? period * ratio ** (2 / 3) : inner / ratio ** 1.5 / 1000,
      note: md`${isPeriod ? 'You exchanged square and cube.' : 'This factor belongs to the angular speed. The speed also has a factor of the radius.'}`,
    },
    {
      value: isPeriod ? period * ratio ** 3 : inner / 1000,
      note: md`${isPeriod ? 'You forgot the root: the cube of the ratio is the ratio of the squares of the periods.' : 'This is the speed of the inner moon. Further out the field is weaker, and so is the speed.'}`,
    },
    {
      value: isPeriod ? period * Math.sqrt(ratio) : (inner * ratio) / 1000,
      note: md`${isPeriod ? 'You took the root of the ratio. That is the factor by which the speed falls.' : 'You took the speed as proportional to the radius, as on a turning disc.'}`,
    },
    {
      value: isPeriod ? period * ratio ** 2.5 : inner / ratio ** 2 / 1000,
      note: md`${isPeriod ? 'You multiplied by the ratio once too often.' : 'You took the speed as falling like the field strength, with the square of the radius.'}`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(near * 2 + ratio * 20 + period / 2));
  const key = keyOf(options);
  return { options, key, isPeriod, far, inner, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    near: choice(1.5, 2, 2.5, 3, 4, 5),
    ratio: choice(1.5, 1.6, 1.8, 2, 2.25, 2.5, 3, 4),
    period: choice(12, 18, 24, 30, 40, 50),
    asked: choice('period', 'speed'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { near, ratio, period } = drawn;
    const { options, key, isPeriod, far, inner, right } = solve(drawn);
    return {
      text: md`Two moons of a planet have circular orbits with radii of $${decimals(near, 2)} \times 10^8\ \text{m}$ and $${sf(far)} \times 10^8\ \text{m}$. The period of the inner moon is $${period}\ \text{h}$. What is the ${isPeriod ? 'period' : 'orbital speed'} of the outer moon? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isPeriod ? 'h' : 'km s'}}${isPeriod ? '' : '^{-1}'}$`)}`,
      hints: [
        md`Which of Kepler's laws compares orbits around the same body?`,
        md`${isPeriod ? 'Use the ratio of the radii; nothing else is needed.' : 'Find the period of the outer moon first, or see how the orbital speed depends on the radius.'}`,
      ],
      answer: md`By Kepler's third law $T^2$ is proportional to $r^3$ for orbits around the same planet. The ratio of the radii is $\dfrac{${sf(far)}}{${decimals(near, 2)}} = ${sf(ratio)}$, so the period of the outer moon is $${period} \times ${sf(ratio)}^{3/2} = ${sf(period * ratio ** 1.5)}\ \text{h}$. ${isPeriod ? 'The mass of the planet cancels in the ratio.' : md`Its speed is $v = \dfrac{2\pi r}{T} = ${sf(right)}\ \text{km s}^{-1}$, smaller than that of the inner moon.`} The answer is **${key}**.

**Watch out:** the outer moon is slower *and* has the longer way, so its period grows faster than the radius.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ \text{${isPeriod ? 'h' : 'km s'}}`,
          value: isPeriod
            ? root((t) => (t / period) ** 2 - (far / near) ** 3, 1, 2000)
            : Math.sqrt((inner ** 2 * near) / far) / 1000,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
