import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const reactions = [
  {
    from: md`^{2}_{1}\mathrm{H} + {}^{3}_{1}\mathrm{H}`,
    to: md`{}^{4}_{2}\mathrm{He} + {}^{1}_{0}\mathrm{n}`,
    before: [2.013553, 3.015501],
    after: [4.001506, 1.008665],
  },
  {
    from: md`^{2}_{1}\mathrm{H} + {}^{2}_{1}\mathrm{H}`,
    to: md`{}^{3}_{2}\mathrm{He} + {}^{1}_{0}\mathrm{n}`,
    before: [2.013553, 2.013553],
    after: [3.014932, 1.008665],
  },
  {
    from: md`^{2}_{1}\mathrm{H} + {}^{2}_{1}\mathrm{H}`,
    to: md`{}^{3}_{1}\mathrm{H} + {}^{1}_{1}\mathrm{H}`,
    before: [2.013553, 2.013553],
    after: [3.015501, 1.007276],
  },
  {
    from: md`^{2}_{1}\mathrm{H} + {}^{3}_{2}\mathrm{He}`,
    to: md`{}^{4}_{2}\mathrm{He} + {}^{1}_{1}\mathrm{H}`,
    before: [2.013553, 3.014932],
    after: [4.001506, 1.007276],
  },
  {
    from: md`^{3}_{2}\mathrm{He} + {}^{3}_{2}\mathrm{He}`,
    to: md`{}^{4}_{2}\mathrm{He} + 2\,{}^{1}_{1}\mathrm{H}`,
    before: [3.014932, 3.014932],
    after: [4.001506, 1.007276, 1.007276],
  },
  {
    from: md`^{1}_{1}\mathrm{H} + {}^{2}_{1}\mathrm{H}`,
    to: md`{}^{3}_{2}\mathrm{He} + \gamma`,
    before: [1.007276, 2.013553],
    after: [3.014932],
  },
] as const;

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ reaction, events }: Record<'events', number> & { reaction: (typeof reactions)[number] }) {
  const add = (masses: readonly number[]) =>
    masses.reduce((total, mass) => total + Number(mass.toFixed(5)), 0);
  const start = Number(add(reaction.before).toFixed(5));
  const end = Number(add(reaction.after).toFixed(5));
  const defect = Number((start - end).toFixed(5));
  const right = events * defect * 931.5;
  const { from, to } = reaction;
  const wrong = [
    {
      value: events * defect * 931.5 * 1.6,
      note: md`You multiplied by $1.6$ but kept the unit. No conversion into joules is needed.`,
    },
    { value: defect * 931.5 * (events + 1), note: md`You counted one reaction too many.` },
    {
      value: (events * defect * 931.5) / 2,
      note: md`You shared the energy among the two nuclei. The whole energy is asked for.`,
    },
    {
      value: events * defect * 1000,
      note: md`You used $1000\ \text{MeV}$ for one unit of mass. It is $931.5\ \text{MeV}$.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(events + defect * 1e4));
  const key = keyOf(options);
  return { options, key, start, end, defect, right, from, to };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { reaction: reactions, events: choice(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) },
  allow: (drawn) => farApart(solve(drawn).options, 1.04),
  write: (drawn) => {
    const { events } = drawn;
    const { options, key, start, end, defect, right, from, to } = solve(drawn);
    return {
      text: md`In the reaction ${md`$${from} \to ${to}$`} the total mass of the nuclei and particles is $${start.toFixed(5)}\ \text{u}$ before and $${end.toFixed(5)}\ \text{u}$ after. How much energy is released in $${events}$ such ${events === 1 ? 'reaction' : 'reactions'}? Take $1\ \text{u} = 931.5\ \text{MeV}\,c^{-2}$. [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{MeV}$`)}`,
      hints: [md`How much mass is missing after one reaction?`],
      answer: md`In one reaction the mass falls by $\Delta m = ${start.toFixed(5)} - ${end.toFixed(5)} = ${defect}\ \text{u}$. This corresponds to $${defect} \times 931.5 = ${sf(defect * 931.5, 4)}\ \text{MeV}$${events === 1 ? '' : md`, and $${events}$ reactions release $${events}$ times as much`}: $E = ${sf(right)}\ \text{MeV}$. The answer is **${key}**.

**Watch out:** the difference of the masses is small, so every decimal place of them counts.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`E = ${sf(right)}\ \text{MeV}`,
          value: root((e) => start - e / (931.5 * events) - end, 0, 1000),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
