import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, standardForm } from '../../authoring/wording.ts';

const sources = [
  { name: 'cobalt-60', half: 5.27, unit: 'years', seconds: 3.156e7 },
  { name: 'iodine-131', half: 8.02, unit: 'days', seconds: 86400 },
  { name: 'technetium-99m', half: 6.01, unit: 'hours', seconds: 3600 },
  { name: 'radon-222', half: 3.82, unit: 'days', seconds: 86400 },
  { name: 'fluorine-18', half: 1.83, unit: 'hours', seconds: 3600 },
] as const;

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  source,
  activity,
  power,
}: Record<'activity' | 'power', number> & { source: (typeof sources)[number] }) {
  const { name, half, unit, seconds } = source;
  const lambda = Math.log(2) / (half * seconds);
  const rate = activity * 10 ** power;
  const right = rate / lambda;
  const wrong = [
    { value: rate * lambda, note: md`You multiplied by the decay constant. The activity is $\lambda N$.` },
    {
      value: rate * half * seconds,
      note: md`You took $\lambda$ as $\frac{1}{T_{1/2}}$. The factor $\ln 2$ is missing.`,
    },
    {
      value: (rate * half) / Math.log(2),
      note: md`You left the half-life in ${unit}. The activity is in decays per second.`,
    },
    {
      value: 2 * rate * half * seconds,
      note: md`You let half of the nuclei decay at the first rate. The activity falls meanwhile.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(activity * 2 + power + half * 100));
  const key = keyOf(options);
  return { options, key, name, half, unit, seconds, lambda, rate, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { source: sources, activity: choice(1.5, 2, 2.5, 4, 5, 6, 8), power: choice(3, 4, 5, 6) },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { activity, power } = drawn;
    const { options, key, name, half, unit, seconds, lambda, rate, right } = solve(drawn);
    return {
      text: md`A sample of ${name} has an activity of $${decimals(activity, 1)} \times 10^{${power}}\ \text{Bq}$. The half-life of ${name} is $${decimals(half, 2)}$ ${unit}${unit === 'years' ? md` (one year is $3.156 \times 10^7\ \text{s}$)` : ''}. How many nuclei of ${name} does it contain? [1]

${lettered(options, (value) => md`$${standardForm(value)}$`)}`,
      hints: [md`Find the decay constant from the half-life first. Mind the unit of time.`],
      answer: md`The decay constant is $\lambda = \dfrac{\ln 2}{T_{1/2}} = \dfrac{0.6931}{${standardForm(half * seconds, 4)}} = ${standardForm(lambda)}\ \text{s}^{-1}$. The activity is $A = \lambda N$, so $N = \dfrac{A}{\lambda} = ${standardForm(right)}$. The answer is **${key}**.

**Watch out:** becquerels are decays per *second*, so the half-life must be in seconds.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`N = \dfrac{A}{\lambda} = ${standardForm(right)}`,
          value: rate / (1 - 2 ** (-1 / (half * seconds))),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
