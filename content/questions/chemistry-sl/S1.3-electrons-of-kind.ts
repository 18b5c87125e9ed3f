import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

const order =
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr'.split(
    ' ',
  );
const filling = ['1s', '2s', '2p', '3s', '3p', '4s', '3d', '4p'];
const room: Record<string, number> = { s: 2, p: 6, d: 10 };

function configuration(z: number): [string, number][] {
  let left = z;
  const found = filling.flatMap((shell): [string, number][] => {
    const count = Math.min(left, room[shell[1]!]!);
    left -= count;
    return count > 0 ? [[shell, count]] : [];
  });
  if (z !== 24 && z !== 29) return found;
  return found.map(([shell, count]) => [shell, shell === '4s' ? 1 : shell === '3d' ? count + 1 : count]);
}

type Drawn = { symbol: string; asked: string };

function solve({ symbol, asked }: Drawn) {
  const z = order.indexOf(symbol) + 1;
  const all = configuration(z);
  const total = (kind: string) =>
    all.filter(([shell]) => shell[1] === kind).reduce((sum, [, count]) => sum + count, 0);
  const level = Math.max(...all.map(([shell]) => Number(shell[0])));
  const outer = all.filter(([shell]) => Number(shell[0]) === level);
  const orbitals = all.reduce((sum, [shell, count]) => {
    const boxes = room[shell[1]!]! / 2;
    return sum + Math.min(boxes, count);
  }, 0);
  const cases = {
    p: {
      right: total('p'),
      name: 'electrons are in p orbitals',
      wrong: [
        {
          value: outer.find(([shell]) => shell[1] === 'p')?.[1] ?? 0,
          note: 'You counted the p electrons of the outer level only. Inner levels have p orbitals, too.',
        },
        { value: total('s'), note: 'This is the number of electrons in s orbitals.' },
        { value: total('s') + total('p'), note: 'You counted the s electrons as well.' },
        { value: total('p') + total('d'), note: 'You counted the d electrons as well.' },
        { value: z, note: 'This is the number of all electrons of the atom.' },
      ],
    },
    s: {
      right: total('s'),
      name: 'electrons are in s orbitals',
      wrong: [
        {
          value: outer.find(([shell]) => shell[1] === 's')?.[1] ?? 0,
          note: 'You counted the s electrons of the outer level only. Each inner level has an s orbital, too.',
        },
        { value: total('p'), note: 'This is the number of electrons in p orbitals.' },
        { value: total('s') + total('p'), note: 'You counted the p electrons as well.' },
        { value: total('s') + total('d'), note: 'You counted the d electrons as well.' },
        { value: z, note: 'This is the number of all electrons of the atom.' },
      ],
    },
    orbitals: {
      right: orbitals,
      name: 'orbitals contain at least one electron',
      wrong: [
        {
          value: all.length,
          note: 'This is the number of occupied sublevels. A p sublevel has three orbitals and a d sublevel five.',
        },
        { value: z, note: 'This is the number of electrons. Most orbitals hold two of them.' },
        {
          value: all.reduce((sum, [shell]) => sum + room[shell[1]!]! / 2, 0),
          note: 'You counted all orbitals of each sublevel. Some of the last one are empty.',
        },
        {
          value: Math.ceil(z / 2),
          note: 'You put two electrons into each orbital. In a sublevel that is not full they spread out singly first.',
        },
        {
          value: level,
          note: 'This is the number of occupied main energy levels. Each has several orbitals from the second on.',
        },
      ],
    },
  };
  const { right, name, wrong } = cases[asked as keyof typeof cases];
  const distinct = wrong.filter(
    ({ value }, at) =>
      value > 0 && value !== right && wrong.findIndex((other) => other.value === value) === at,
  );
  // How many of the others are smaller, as far as there are such slips.
  const below = asked === 'orbitals' ? (z % 3 ? 3 : 1) : z % 3 ? 0 : 2;
  const inOrder = [
    ...distinct.filter(({ value }) => value < right).slice(0, below),
    ...distinct.filter(({ value }) => value > right).slice(0, 3 - below),
    ...distinct,
  ];
  const options = [{ value: right, note: '' }, ...new Set(inOrder)].slice(0, 4);
  return { z, all, right, name, options: ascending(options) };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    symbol: choice(...order.slice(5)),
    asked: choice('p', 's', 'orbitals', 'orbitals'),
  },
  allow: (drawn) => {
    const { z, options } = solve(drawn);
    // C would be right too often.
    return options.length === 4 && (z % 2 === 0 || keyOf(options) !== 'C');
  },
  write: (drawn) => {
    const { symbol, asked } = drawn;
    const { z, all, right, name, options } = solve(drawn);
    const key = keyOf(options);
    const written = all.map(([shell, count]) => `${shell}^${count > 9 ? `{${count}}` : count}`).join(md`\,`);
    const terms = all
      .filter(([shell]) => asked === 'orbitals' || shell[1] === asked)
      .map(([shell, count]) => (asked === 'orbitals' ? Math.min(room[shell[1]!]! / 2, count) : count));
    return {
      text: md`An atom of $\mathrm{${symbol}}$, $Z = ${z}$, is in its ground state. How many of its ${name}? [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        'Write the full electron configuration first.',
        asked === 'orbitals'
          ? 'An s sublevel has one orbital, a p sublevel three and a d sublevel five. Electrons spread over the orbitals of a sublevel before they pair.'
          : 'Pick out all sublevels of the kind that is asked for, also those of the inner levels.',
      ],
      answer: md`The configuration is $${written}$. ${asked === 'orbitals' ? "Count the orbitals that are occupied in each sublevel, singly before in pairs (Hund's rule)" : `Add the electrons of all ${asked} sublevels`}: $${terms.join(' + ')}${terms.length > 1 ? ` = ${right}` : ''}$. So the number is $N = ${right}$, and the answer is **${key}**.

**Watch out:** the number of a level is not the number of its electrons. In $3p^4$ only the raised 4 counts electrons.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'simulation',
          shown: `N = ${right}`,
          // From what an outer p or s electron's place in the table says, electron by electron.
          value: (() => {
            const boxes = all.flatMap(([shell, count]) => {
              const some = Array<number>(room[shell[1]!]! / 2).fill(0);
              for (let put = 0; put < count; put += 1) some[put % some.length]! += 1;
              return some.map((held) => ({ kind: shell[1]!, held }));
            });
            if (asked === 'orbitals') return boxes.filter(({ held }) => held > 0).length;
            return boxes.filter(({ kind }) => kind === asked).reduce((sum, { held }) => sum + held, 0);
          })(),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
