import { describe, expect, it } from 'vitest';
import { candidate, noWishes } from './candidate.fixture.ts';
import type { Candidate } from './candidate.ts';
import { choosePaper } from './choose-paper.ts';
import { contradictoryWishes } from './contradictory-wishes.fixture.ts';
import { countPaper } from './count-paper.ts';
import { everyPaper } from './every-paper.fixture.ts';
import { madeBank } from './made-bank.fixture.ts';
import { brokenNames, isConflict } from './proof.fixture.ts';
import { solvableWishes } from './random-wishes.fixture.ts';
import { loadSolver } from './solve-with-highs.ts';
import { nameOfWish } from './wish.ts';
import { inOrder } from './wish-sets.ts';
import { wishesOf } from './wishes.ts';

// `npm run bench:papers` proves 200 and 60 of them, on the bank itself and on 100,000 questions.
const solvable = 15;
const contradictory = 10;

const bank = madeBank(400, 'a bank');
const placedIn = (from: readonly Candidate[], questions: readonly { id: number; section: number }[]) =>
  questions.map(({ id, section }) => ({ candidate: from.find((one) => one.id === id)!, section }));

describe('wishes that can be had', () => {
  it.each(Array.from({ length: solvable }, (_, place) => place))('%i are held exactly', async (place) => {
    const wishes = solvableWishes(bank, `wish ${place}`);
    const paper = await choosePaper(bank, wishes, { seed: place });
    expect(paper.found && countPaper(placedIn(bank, paper.questions), wishes)).toEqual([]);
  });

  it('give another paper with another seed, and the same with the same', async () => {
    const wishes = { ...noWishes(80), topics: [{ topicId: 1, from: 20, to: 40 }] };
    const papers = await Promise.all([1, 2, 3, 4, 5, 1].map((seed) => choosePaper(bank, wishes, { seed })));
    const told = papers.map((paper) => JSON.stringify(paper));
    expect(new Set(told).size).toBe(5);
    expect(told[5]).toBe(told[0]);
  });

  it('are spread over the topics where nothing else is wished', async () => {
    const paper = await choosePaper(bank, noWishes(110), { seed: 'spread' });
    const topics =
      paper.found && placedIn(bank, paper.questions).map(({ candidate: one }) => one.topicIds[1]);
    expect(new Set(topics || [])).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('take a design in one of its variants, also where they differ', async () => {
    const own = [
      candidate({ design: 'a', marks: 5 }),
      candidate({ design: 'a', marks: 7 }),
      candidate({ marks: 5 }),
    ];
    expect(await choosePaper(own, noWishes(12), { seed: 1 })).toMatchObject({ found: true });
    expect(await choosePaper(own, noWishes(17), { seed: 1 })).toMatchObject({
      found: false,
      conflict: [{ wish: 'total' }],
    });
  });
});

describe('wishes that can’t be had', () => {
  it.each(Array.from({ length: contradictory }, (_, place) => place))(
    '%i are explained by a set that is contradictory, and by no more',
    async (place) => {
      const wishes = contradictoryWishes(bank, place, 'no');
      const paper = await choosePaper(bank, wishes, { seed: place });
      if (paper.found) throw new Error('a paper was found');
      expect(isConflict(bank, wishes, paper.conflict, await loadSolver())).toBe(true);
    },
  );

  it('come with the nearest that can', async () => {
    const own = [
      candidate({ marks: 12, kind: 'long' }),
      candidate({ marks: 15, kind: 'long' }),
      ...Array.from({ length: 9 }, () => candidate({ marks: 5 })),
    ];
    const wishes = {
      ...noWishes(70),
      sections: [
        { name: 'Section A', marks: 40 },
        { name: 'Section B', marks: 30, kinds: ['long' as const] },
      ],
    };
    const paper = await choosePaper(own, wishes, { seed: 1 });
    expect(paper).toMatchObject({
      found: false,
      conflict: [
        { wish: 'section', section: 1, of: 'marks' },
        { wish: 'section', section: 1, of: 'kinds' },
      ],
      reach: { below: 27 },
      supply: { designs: 2, marks: 27 },
      nearest: {
        changed: [
          { wish: { wish: 'total' }, to: 67 },
          { wish: { wish: 'section', section: 1, of: 'marks' }, to: 27 },
        ],
      },
    });
  });

  it('have no nearest where there is nothing', async () => {
    expect(await choosePaper([], noWishes(10), { seed: 1 })).toEqual({
      found: false,
      conflict: [{ wish: 'total' }],
      reach: { wish: { wish: 'total' }, below: 0 },
      supply: { designs: 0, marks: 0 },
    });
  });
});

/** Of a bank this small every paper there is can be looked at, so nothing of the solver is believed. */
it.each(Array.from({ length: 16 }, (_, place) => place))(
  'small bank %i: as somebody finds who tries every paper',
  async (place) => {
    const small = madeBank(7, `small ${place}`);
    const wishes =
      place % 2 === 0
        ? contradictoryWishes(small, place / 2, 'small')
        : solvableWishes(madeBank(12, `small ${place}`), 's');
    const broken = [...everyPaper(small, Math.max(1, wishes.sections.length))].map((paper) =>
      brokenNames(paper, wishes),
    );
    const isPossible = (names: readonly string[]) =>
      broken.some((one) => names.every((name) => !one.has(name)));
    const all = inOrder(wishesOf(wishes), 'sort').map(({ ref }) => nameOfWish(ref));
    const paper = await choosePaper(small, wishes, { seed: place });
    expect(paper.found).toBe(isPossible(all));
    if (paper.found) return;
    const conflict = paper.conflict.map(nameOfWish);
    expect(isPossible(conflict)).toBe(false);
    for (const left of conflict) expect(isPossible(conflict.filter((name) => name !== left))).toBe(true);
  },
);
