import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

interface Equation {
  readonly left: string;
  readonly right: string;
  readonly heat: number;
}

/** Three equations each, in kJ: the last is `p` times the first and `q` times the second. */
const families: readonly { p: number; q: number; equations: readonly [Equation, Equation, Equation] }[] = [
  {
    p: 0.5,
    q: 0.5,
    equations: [
      { left: '2C(s) + O_2(g)', right: '2CO(g)', heat: -222 },
      { left: '2CO(g) + O_2(g)', right: '2CO_2(g)', heat: -566 },
      { left: 'C(s) + O_2(g)', right: 'CO_2(g)', heat: -394 },
    ],
  },
  {
    p: 2,
    q: 1,
    equations: [
      { left: 'S(s) + O_2(g)', right: 'SO_2(g)', heat: -297 },
      { left: '2SO_2(g) + O_2(g)', right: '2SO_3(g)', heat: -198 },
      { left: '2S(s) + 3O_2(g)', right: '2SO_3(g)', heat: -792 },
    ],
  },
  {
    p: 1,
    q: 4,
    equations: [
      { left: 'P_4(s) + 6Cl_2(g)', right: '4PCl_3(l)', heat: -1280 },
      { left: 'PCl_3(l) + Cl_2(g)', right: 'PCl_5(s)', heat: -124 },
      { left: 'P_4(s) + 10Cl_2(g)', right: '4PCl_5(s)', heat: -1776 },
    ],
  },
  {
    p: 2,
    q: 1,
    equations: [
      { left: '2Fe(s) + O_2(g)', right: '2FeO(s)', heat: -544 },
      { left: '4FeO(s) + O_2(g)', right: '2Fe_2O_3(s)', heat: -560 },
      { left: '4Fe(s) + 3O_2(g)', right: '2Fe_2O_3(s)', heat: -1648 },
    ],
  },
  {
    p: 1,
    q: 1,
    equations: [
      { left: 'C_2H_2(g) + H_2(g)', right: 'C_2H_4(g)', heat: -176 },
      { left: 'C_2H_4(g) + H_2(g)', right: 'C_2H_6(g)', heat: -136 },
      { left: 'C_2H_2(g) + 2H_2(g)', right: 'C_2H_6(g)', heat: -312 },
    ],
  },
  {
    p: 2,
    q: 1,
    equations: [
      { left: '2Cu(s) + O_2(g)', right: '2CuO(s)', heat: -314 },
      { left: '4CuO(s)', right: '2Cu_2O(s) + O_2(g)', heat: 290 },
      { left: '4Cu(s) + O_2(g)', right: '2Cu_2O(s)', heat: -338 },
    ],
  },
  {
    p: 1,
    q: 2,
    equations: [
      { left: 'CH_4(g) + 2O_2(g)', right: 'CO_2(g) + 2H_2O(g)', heat: -803 },
      { left: 'H_2O(g)', right: 'H_2O(l)', heat: -44 },
      { left: 'CH_4(g) + 2O_2(g)', right: 'CO_2(g) + 2H_2O(l)', heat: -891 },
    ],
  },
];

interface Puzzle {
  readonly family: (typeof families)[number];
  readonly asked: 0 | 1 | 2;
  readonly flips: string;
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ family: { p, q, equations }, asked, flips }: Puzzle) {
  const given = [0, 1, 2].filter((place) => place !== asked);
  const weights = { 0: [-q / p, 1 / p], 1: [-p / q, 1 / q], 2: [p, q] }[asked];
  const shown = given.map((place, at) => {
    const { left, right, heat } = equations[place]!;
    return flips[at] === 'r' ? { left: right, right: left, heat: -heat } : { left, right, heat };
  });
  const factors = weights.map((weight, at) => (flips[at] === 'r' ? -weight : weight));
  const total = (by: readonly number[]) => by[0]! * shown[0]!.heat + by[1]! * shown[1]!.heat;
  const right = equations[asked].heat;
  const signs = factors.map(Math.sign);
  const candidates = [
    {
      value: total([-factors[0]!, factors[1]!]),
      note: md`Look at the first equation: the sign of its $\Delta H$ is wrong for the direction that is needed.`,
    },
    {
      value: total([factors[0]!, -factors[1]!]),
      note: md`Look at the second equation: the sign of its $\Delta H$ is wrong for the direction that is needed.`,
    },
    {
      value: total(signs),
      note: md`You did not multiply the equations so that the substances that are not wanted cancel.`,
    },
    { value: -right, note: md`The size is right, but this belongs to the reverse of the required equation.` },
    {
      value: 2 * right,
      note: md`This belongs to the required equation taken twice. Compare the coefficients with those that are asked for.`,
    },
    {
      value: right / 2,
      note: md`This belongs to half of the required equation. Compare the coefficients with those that are asked for.`,
    },
  ].filter(({ value }) => Number.isInteger(value) && Math.abs(value - right) > 15);
  const wrong = candidates.filter(({ value }, at) =>
    candidates.slice(0, at).every((before) => Math.abs(before.value - value) > 15),
  );
  const turn = equations[0].left.length + asked + (flips === 'fr' ? 1 : 0);
  const options = wrong.length > 2 ? amongWrong(right, wrong, turn) : [];
  return { shown, factors, right, options, key: keyOf(options), target: equations[asked] };
}

const signed = (value: number) => (value < 0 ? `-${-value}` : `+${value}`);
const arrow = ({ left, right }: Equation) => md`\mathrm{${left} \rightarrow ${right}}`;
const times = (factor: number) =>
  ({ 1: '', 2: '2 times ', 4: '4 times ', 0.5: 'half of ', 0.25: 'a quarter of ' })[Math.abs(factor)]!;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    family: choice(...families),
    asked: choice<[0, 1, 2]>(0, 1, 2),
    flips: choice('ff', 'fr', 'rf', 'rr'),
  },
  allow: (drawn) => solve(drawn).options.length === 4,
  write: (drawn) => {
    const { shown, factors, right, options, key, target } = solve(drawn);
    const [one, two] = shown as [Equation, Equation];
    const use = (place: 0 | 1) =>
      `${times(factors[place]!)}the ${place === 0 ? 'first' : 'second'} equation${factors[place]! < 0 ? ', reversed' : ''}`;
    const bracket = (value: number) => (value < 0 ? `(${value})` : `${value}`);
    const product = (factor: number, value: number) =>
      factor === 1 ? bracket(value) : md`${bracket(factor)} \times ${bracket(value)}`;
    return {
      text: md`Two thermochemical equations are given.

$$${arrow(one)} \qquad \Delta H = ${signed(one.heat)}\ \text{kJ}$$

$$${arrow(two)} \qquad \Delta H = ${signed(two.heat)}\ \text{kJ}$$

What is the enthalpy change, in kJ, of $${arrow(target)}$? [1]

${lettered(options, (value) => md`$${signed(value)}$`)}`,
      hints: [
        md`Which substance of the given equations must not appear in the required one?`,
        md`An equation that is reversed changes the sign of its $\Delta H$; one that is multiplied multiplies it.`,
      ],
      answer: md`By Hess's law equations are added together with their enthalpy changes. The required equation is ${use(0)}, plus ${use(1)}. Then the substance that is not wanted cancels:

$$\Delta H = ${product(factors[0]!, one.heat)} + ${product(factors[1]!, two.heat)} = ${right}\ \text{kJ}$$

The answer is **${key}**.

**Watch out:** check that everything else cancels, too, when you add the equations. Then the signs and factors are right.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${right}\ \text{kJ}`,
          // The level of each stage above the first one, from two linear equations.
          value: (() => {
            const { p, q } = drawn.family;
            const all = drawn.family.equations.map(({ heat }) => heat);
            const [x, y] = solveLinear(
              [
                [1, 0],
                [p, q],
              ],
              [all[0]!, all[2]!],
            ) as [number, number];
            return [x, y, p * x + q * y][drawn.asked]!;
          })(),
          within: 1e-6,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
