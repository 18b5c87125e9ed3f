import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  parent,
  first,
  second,
  heavy,
  free,
}: Record<'parent' | 'first' | 'second' | 'heavy' | 'free', number>) {
  const light = 236 - heavy - free;
  const before = 235 * parent;
  const after = heavy * first + light * second;
  const right = after - before;
  const wrong = [
    {
      value: first + second - parent,
      note: md`You used the energies per nucleon without the numbers of nucleons.`,
    },
    {
      value: (first + second) / 2 - parent,
      note: md`This is a difference per nucleon. Multiply by the number of nucleons.`,
    },
    {
      value: right - parent,
      note: md`You gave the captured neutron a binding energy as well. It was free before.`,
    },
    { value: right + free * 8, note: md`You gave the free neutrons a binding energy. They aren't bound.` },
    {
      value: right + parent,
      note: md`You took the binding energy of $234$ nucleons before. All $235$ nucleons of the nucleus are bound.`,
    },
    { value: after, note: md`This is the whole binding energy afterwards. Subtract the one before.` },
  ];
  const options = amongWrong(right, wrong, Math.round(heavy + Math.round(second * 100)));
  const key = keyOf(options);
  return { options, key, light, before, after, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    parent: choice(7.57, 7.59, 7.6),
    first: choice(8.25, 8.29, 8.32, 8.35),
    second: choice(8.55, 8.58, 8.61, 8.65),
    heavy: choice(138, 139, 140, 141, 142),
    free: choice(2, 3),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.03),
  write: (drawn) => {
    const { parent, first, second, heavy, free } = drawn;
    const { options, key, light, before, after, right } = solve(drawn);
    return {
      text: md`A nucleus with $235$ nucleons and a binding energy per nucleon of $${decimals(parent, 2)}\ \text{MeV}$ captures a neutron and splits into nuclei with $${heavy}$ and $${light}$ nucleons, whose binding energies per nucleon are $${decimals(first, 2)}\ \text{MeV}$ and $${decimals(second, 2)}\ \text{MeV}$, and $${free}$ free neutrons. How much energy is released? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{MeV}$`)}`,
      hints: [
        md`Find the total binding energies before and after. What is the binding energy of a free neutron?`,
      ],
      answer: md`The binding energy before is $235 \times ${decimals(parent, 2)} = ${sf(before, 5)}\ \text{MeV}$, afterwards $${heavy} \times ${decimals(first, 2)} + ${light} \times ${decimals(second, 2)} = ${sf(after, 5)}\ \text{MeV}$. Free neutrons have none. The products are bound more strongly, and the difference is released: $E = ${sf(right)}\ \text{MeV}$. The answer is **${key}**.

**Watch out:** binding energy is energy that is *missing*. More of it after the reaction means that energy was given out.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`E = ${sf(right)}\ \text{MeV}`,
          value: sum(() => first, 1, heavy) + sum(() => second, 1, light) - sum(() => parent, 1, 235),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
