import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, keyOf, lettered, type Option } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

const order =
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr'.split(
    ' ',
  );
const noble = [2, 10, 18, 36];
const coreName = {
  0: '',
  2: '[\\mathrm{He}]\\,',
  10: '[\\mathrm{Ne}]\\,',
  18: '[\\mathrm{Ar}]\\,',
} as Record<number, string>;

/** Electrons of the sublevels outside the noble gas core, those that fill last at the end. */
function outside(z: number, charge: number): { core: number; shells: [string, number][] } {
  const core = noble.filter((one) => one < z).at(-1) ?? 0;
  const n = noble.indexOf(core) + 2;
  let left = z - core;
  if (core < 18) {
    left -= charge;
    return {
      core,
      shells: [
        [`${n}s`, Math.min(2, left)],
        [`${n}p`, Math.max(0, left - 2)],
      ],
    };
  }
  if (z <= 30) {
    const lone = z === 24 || z === 29;
    let s = left < 2 || lone ? 1 : 2;
    let d = left - s;
    const lost = Math.min(s, charge);
    s -= lost;
    d -= charge - lost;
    return {
      core,
      shells: [
        ['3d', d],
        ['4s', s],
      ],
    };
  }
  return {
    core,
    shells: [
      ['3d', 10],
      ['4s', 2],
      ['4p', left - 12 - charge],
    ],
  };
}

const orbitals = (shell: string) => ({ s: 1, p: 3, d: 5 })[shell[1]!]!;
const unpairedIn = ([shell, count]: [string, number]) => Math.min(count, 2 * orbitals(shell) - count);

type Drawn = { symbol: string; charge: number };

/** Of the d-block: 3d electrons removed before 4s ones, or Cr and Cu filled like their neighbours. */
function careless({ symbol, charge }: Drawn): Option | undefined {
  const z = order.indexOf(symbol) + 1;
  if (z < 21 || z > 29 || (charge === 0 && z !== 24 && z !== 29)) return undefined;
  const s = charge > 0 && (z === 24 || z === 29) ? 1 : 2;
  const d = z - 18 - s;
  const lost = Math.min(d, charge);
  const value = unpairedIn(['3d', d - lost]) + unpairedIn(['4s', s - (charge - lost)]);
  return {
    value,
    note: charge
      ? 'You removed 3d electrons first. The 4s electrons are lost before any 3d electrons.'
      : md`You took $3d^${d}\,4s^2$ for the outer sublevels. This atom has only one 4s electron.`,
  };
}

function solve({ symbol, charge }: Drawn) {
  const z = order.indexOf(symbol) + 1;
  const { core, shells } = outside(z, charge);
  const slip = careless({ symbol, charge });
  const shown = shells.filter(([, count]) => count > 0);
  const right = shown.reduce((sum, one) => sum + unpairedIn(one), 0);
  const open =
    shown.find((one) => unpairedIn(one) > 0 && one[0][1] !== 's') ?? shown.find((one) => unpairedIn(one) > 0);
  const fullS = shown.find(([shell, count]) => shell[1] === 's' && count === 2);
  const anyPair = shown.some(([shell, count]) => count > orbitals(shell));
  const candidates: Option[] = open
    ? [
        ...(slip ? [slip] : []),
        {
          value: open[1] % 2,
          note: "You paired the electrons as far as possible. By Hund's rule they first occupy the orbitals of a sublevel singly.",
        },
        {
          value: open[1],
          note: md`This is the number of all electrons in the ${open[0]} sublevel. Some of them may be paired.`,
        },
        {
          value: shown.reduce((sum, [, count]) => sum + count, 0),
          note: 'This is the number of all electrons outside the noble gas core.',
        },
        {
          value: orbitals(open[0]),
          note: md`This is the number of orbitals in the ${open[0]} sublevel. Not each of them holds a single electron.`,
        },
        ...(slip && charge
          ? [
              {
                value: charge,
                note: 'This is the charge of the ion. Count the electrons that are left in 3d.',
              },
            ]
          : []),
        ...(anyPair
          ? [
              {
                value: right + 2,
                note: 'You took electrons of a full orbital for unpaired ones. Two electrons in one orbital are a pair.',
              },
            ]
          : []),
        ...(fullS
          ? [
              {
                value: 2,
                note: md`This is the number of electrons in the ${fullS[0]} orbital. They are a pair.`,
              },
            ]
          : []),
        {
          value: 0,
          note: 'There is an orbital with a single electron. Draw the boxes of the outer sublevels.',
        },
        { value: z - charge, note: 'This is the number of all electrons. Most of them are in pairs.' },
      ]
    : [];
  const wrong = candidates.filter(
    ({ value }, at) => value !== right && candidates.findIndex((one) => one.value === value) === at,
  );
  // How many of the others are smaller, as far as there are such slips; the first one of the d-block is always there.
  const below = right < 3 ? Number((z + charge) % 3 === 0) : (z + charge) % 4;
  const smaller = wrong.filter(({ value }) => value < right);
  const larger = wrong.filter(({ value }) => value > right);
  const inOrder = [
    ...(slip ? wrong.slice(0, 1) : []),
    ...smaller.slice(0, below),
    ...larger.slice(0, 3 - below),
    ...wrong,
  ];
  const options = [{ value: right, note: '' }, ...new Set(inOrder)].slice(0, 4);
  return { core, shown, right, open, options: ascending(options) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    symbol: choice(
      'B',
      'C',
      'N',
      'O',
      'F',
      'Al',
      'Si',
      'P',
      'S',
      'Cl',
      'Sc',
      'Ti',
      'V',
      'Cr',
      'Mn',
      'Fe',
      'Co',
      'Ni',
      'Cu',
      'Ga',
      'Ge',
      'As',
      'Se',
      'Br',
      'Ne',
      'Ar',
      'Kr',
    ),
    charge: choice(0, 1, 2, 3),
  },
  allow: (drawn) => {
    const { symbol, charge } = drawn;
    const z = order.indexOf(symbol) + 1;
    // Positive ions as they occur: those of the d-block, and gaseous ones with one electron fewer (noble gases: or two).
    const metal = z >= 21 && z <= 29;
    if (charge > (metal ? 3 : noble.includes(z) ? 2 : 1) || (metal && charge === 1 && symbol !== 'Cu'))
      return false;
    const { options, right } = solve(drawn);
    // The usual slip must not lead to the right letter.
    return options.length === 4 && careless(drawn)?.value !== right;
  },
  write: (drawn) => {
    const { symbol, charge } = drawn;
    const { core, shown, right, open, options } = solve(drawn);
    const z = order.indexOf(symbol) + 1;
    const key = keyOf(options);
    const sign = charge === 0 ? '' : charge === 1 ? '^{+}' : `^{${charge}+}`;
    const written = `${coreName[core]}${shown.map(([shell, count]) => `${shell}^${count > 9 ? `{${count}}` : count}`).join('\\,')}`;
    const lone = shown.find(([shell, count]) => shell === '4s' && count === 1);
    const single = lone ? md` and the 4s orbital another $1$` : '';
    return {
      text: md`How many unpaired electrons are there in ${charge === 0 ? 'an atom' : z >= 21 && z <= 29 ? 'an ion' : 'a gaseous ion'} $\mathrm{${symbol}}${sign}$ in its ground state? The atomic number of $\mathrm{${symbol}}$ is $${z}$. [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        'Write the electron configuration outside the noble gas core.',
        'Draw a box for each orbital of the sublevel that is not full, and put one electron into each box before any gets a second.',
      ],
      answer: md`With $${z}${charge ? ` - ${charge}` : ''}${charge ? ` = ${z - charge}` : ''}$ electrons the configuration is $${written}$. The ${open![0]} sublevel has ${orbitals(open![0]) === 1 ? 'one orbital' : `${orbitals(open![0])} orbitals`} for ${open![1] === 1 ? 'one electron' : `${open![1]} electrons`}. By Hund's rule each orbital takes one electron before any takes a second, so $${unpairedIn(open!)}$ of them ${unpairedIn(open!) === 1 ? 'is' : 'are'} unpaired${lone && open !== lone ? single : ''}. The number of unpaired electrons is $N = ${right}$, so the answer is **${key}**.

**Watch out:** ${z > 20 && z < 31 ? (charge ? 'ions of the d-block have lost their 4s electrons before any 3d electrons.' : 'chromium and copper have only one 4s electron; all other atoms from scandium to zinc have two.') : 'the s sublevel of the same level is full, so its two electrons are a pair.'}`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'simulation',
          shown: `N = ${right}`,
          // One electron after another into the boxes.
          value: shown.reduce((sum, [shell, count]) => {
            const boxes = Array<number>(orbitals(shell)).fill(0);
            for (let put = 0; put < count; put += 1) boxes[put % boxes.length]! += 1;
            return sum + boxes.filter((one) => one === 1).length;
          }, 0),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
