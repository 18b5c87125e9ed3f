import { expect, it } from 'vitest';
import { candidate, noWishes } from './candidate.fixture.ts';
import { sortIntoClasses } from './classes.ts';
import { loadSolver } from './solve-with-highs.ts';
import { inOrder, possibleIn } from './wish-sets.ts';
import { sectionCountOf, wishesOf } from './wishes.ts';

/** Two questions of 6 marks: 12 in all can be had, but no long one. */
async function asking(options: { known?: boolean; secondsLeft?: number } = {}) {
  const blueprint = { ...noWishes(12), counts: [{ kind: 'long' as const, from: 1 }] };
  const wishes = wishesOf(blueprint);
  const sections = sectionCountOf(blueprint);
  const choice = {
    sorted: sortIntoClasses([candidate(), candidate()], wishes, sections),
    sections,
    marks: 12,
  };
  const solve = await loadSolver();
  let solved = 0;
  const all = inOrder(wishes, 'sort');
  const isPossible = possibleIn(
    choice,
    (model, limits) => {
      solved += 1;
      return solve(model, limits);
    },
    { impossible: options.known ? all : undefined, secondsLeft: () => options.secondsLeft ?? 60 },
  );
  const only = (wish: string) => all.filter(({ ref }) => ref.wish === wish);
  return { isPossible, all, only, solved: () => solved };
}

it('asks the solver about sets that no other one settles', async () => {
  const { isPossible, all, only, solved } = await asking();
  expect(isPossible(only('count'))).toBe(false);
  expect(isPossible(all), 'more than can’t be had').toBe(false);
  expect(solved()).toBe(1);
  expect(isPossible(only('total'))).toBe(true);
  expect(isPossible([]), 'less than can be had').toBe(true);
  expect(isPossible(only('total')), 'the same').toBe(true);
  expect(solved()).toBe(2);
});

it('takes a set that is known beforehand', async () => {
  const { isPossible, all, solved } = await asking({ known: true });
  expect(isPossible(all)).toBe(false);
  expect(solved()).toBe(0);
});

it('says of nothing that it is impossible once its time is over', async () => {
  const { isPossible, only, solved } = await asking({ secondsLeft: 0 });
  expect(isPossible(only('count'))).toBe(true);
  expect(solved()).toBe(0);
});
