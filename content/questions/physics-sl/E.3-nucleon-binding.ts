import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** Binding energies of whole nuclei in MeV. */
const nuclides = [
  { symbol: 'He', z: 2, a: 4, binding: 28.296 },
  { symbol: 'Li', z: 3, a: 7, binding: 39.245 },
  { symbol: 'Be', z: 4, a: 9, binding: 58.165 },
  { symbol: 'B', z: 5, a: 11, binding: 76.205 },
  { symbol: 'C', z: 6, a: 12, binding: 92.162 },
  { symbol: 'N', z: 7, a: 14, binding: 104.659 },
  { symbol: 'O', z: 8, a: 16, binding: 127.619 },
  { symbol: 'F', z: 9, a: 19, binding: 147.801 },
  { symbol: 'Ne', z: 10, a: 20, binding: 160.645 },
  { symbol: 'Na', z: 11, a: 23, binding: 186.564 },
  { symbol: 'Mg', z: 12, a: 24, binding: 198.257 },
  { symbol: 'Al', z: 13, a: 27, binding: 224.952 },
  { symbol: 'Si', z: 14, a: 28, binding: 236.537 },
  { symbol: 'P', z: 15, a: 31, binding: 262.917 },
  { symbol: 'S', z: 16, a: 32, binding: 271.781 },
  { symbol: 'Ar', z: 18, a: 40, binding: 343.811 },
  { symbol: 'K', z: 19, a: 39, binding: 333.724 },
  { symbol: 'Ca', z: 20, a: 40, binding: 342.052 },
  { symbol: 'Ti', z: 22, a: 48, binding: 418.7 },
  { symbol: 'Cr', z: 24, a: 52, binding: 456.349 },
  { symbol: 'Mn', z: 25, a: 55, binding: 482.075 },
  { symbol: 'Fe', z: 26, a: 56, binding: 492.259 },
  { symbol: 'Co', z: 27, a: 59, binding: 517.313 },
  { symbol: 'Ni', z: 28, a: 58, binding: 506.459 },
  { symbol: 'Cu', z: 29, a: 63, binding: 551.385 },
  { symbol: 'Zn', z: 30, a: 64, binding: 559.098 },
  { symbol: 'Sr', z: 38, a: 88, binding: 768.468 },
  { symbol: 'Zr', z: 40, a: 90, binding: 783.897 },
  { symbol: 'Ag', z: 47, a: 107, binding: 915.263 },
  { symbol: 'Sn', z: 50, a: 120, binding: 1020.539 },
  { symbol: 'I', z: 53, a: 127, binding: 1072.577 },
  { symbol: 'Cs', z: 55, a: 133, binding: 1118.528 },
  { symbol: 'Ba', z: 56, a: 138, binding: 1158.292 },
  { symbol: 'Au', z: 79, a: 197, binding: 1559.386 },
  { symbol: 'Pb', z: 82, a: 208, binding: 1636.43 },
  { symbol: 'U', z: 92, a: 235, binding: 1783.864 },
] as const;

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ nuclide, asked }: { nuclide: (typeof nuclides)[number]; asked: string }) {
  const { symbol, z, a, binding } = nuclide;
  const given = Number((binding / 931.494).toPrecision(4));
  const isEnergy = asked === 'energy';
  const per = (given * 931.5) / a;
  const shown = Number((binding / a).toPrecision(4));
  const right = isEnergy ? per : (shown * a) / 931.5;
  const unit = isEnergy ? md`\text{MeV}` : md`\text{u}`;
  const wrong = [
    {
      value: isEnergy ? given * 931.5 : shown / 931.5,
      note: md`${isEnergy ? 'This is the binding energy of the whole nucleus.' : 'You left out the number of nucleons.'}`,
    },
    {
      value: isEnergy ? (given * 931.5) / z : (shown * z) / 931.5,
      note: md`You used the number of protons. A nucleon is a proton or a neutron.`,
    },
    {
      value: isEnergy ? (given * 1000) / a : shown * a,
      note: md`${isEnergy ? md`You used $1000\ \text{MeV}$ for one unit of mass. It is $931.5\ \text{MeV}$.` : 'This is the binding energy in MeV. Convert it into a mass.'}`,
    },
    {
      value: isEnergy ? given * 931.5 * a : (shown * a ** 2) / 931.5,
      note: md`You multiplied by the number of nucleons once too often.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(a + z));
  const key = keyOf(options);
  return { options, key, symbol, z, a, given, isEnergy, shown, right, unit };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { nuclide: nuclides, asked: choice('energy', 'defect') },
  allow: (drawn) => farApart(solve(drawn).options, 1.05),
  write: (drawn) => {
    const { options, key, symbol, z, a, given, isEnergy, shown, right, unit } = solve(drawn);
    return {
      text: md`${md`${isEnergy ? md`The mass defect of the nucleus $^{${a}}_{${z}}\mathrm{${symbol}}$ is $${given}\ \text{u}$. What is its binding energy per nucleon?` : md`The binding energy per nucleon of $^{${a}}_{${z}}\mathrm{${symbol}}$ is $${shown}\ \text{MeV}$. What is the mass defect of its nucleus?`} Take $1\ \text{u} = 931.5\ \text{MeV}\,c^{-2}$.`} [1]

${lettered(options, (value) => md`$${sf(value)}\ ${unit}$`)}`,
      hints: [
        md`How many nucleons are there?`,
        md`A mass defect of $1\ \text{u}$ corresponds to $931.5\ \text{MeV}$.`,
      ],
      answer: md`${isEnergy ? md`The binding energy is $${given} \times 931.5 = ${sf(given * 931.5, 4)}\ \text{MeV}$. The nucleus has $${a}$ nucleons, so for each of them it is $\dfrac{${sf(given * 931.5, 4)}}{${a}} = ${sf(right)}\ \text{MeV}$` : md`The binding energy of all $${a}$ nucleons is $${a} \times ${shown} = ${sf(shown * a, 4)}\ \text{MeV}$. This corresponds to the mass defect $\dfrac{${sf(shown * a, 4)}}{931.5} = ${sf(right)}\ \text{u}$`}. The answer is **${key}**.

**Watch out:** the upper number counts all nucleons, the lower one only the protons.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ ${unit}`,
          value: isEnergy
            ? root((e) => (e * a) / 931.5 - given, 0, 20)
            : root((m) => (m * 931.5) / a - shown, 0, 5),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
