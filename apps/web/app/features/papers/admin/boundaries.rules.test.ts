import { expect, it } from 'vitest';
import { boundariesOf, cellAfter, rowProblem, withCell } from './boundaries.rules.ts';

const climbing = ['12', '23', '34', '47', '60', '73'];

it.each([
  [climbing, undefined],
  [['12.5', '23', '34', '47', '60', '100'], undefined],
  [['', '23', '34', '47', '60', '73'], 'Please write numbers from 0 to 100'],
  [['12', '23', '34', '47', '60', '101'], 'Please write numbers from 0 to 100'],
  [['12', '23', '34', '47', '60', 'most'], 'Please write numbers from 0 to 100'],
  [['12', '23', '23', '47', '60', '73'], 'A higher grade needs more than the one below it'],
])('%j: %s', (cells, problem) => {
  expect(rowProblem(cells)).toBe(problem);
});

it('changes one cell of one row', () => {
  expect(withCell([climbing, climbing], 1, 0, '10')).toEqual([
    climbing,
    ['10', '23', '34', '47', '60', '73'],
  ]);
});

it('gives each grade its number', () => {
  expect(boundariesOf(climbing).slice(0, 2)).toEqual([
    { grade: 2, percent: 12 },
    { grade: 3, percent: 23 },
  ]);
});

it.each([
  ['ArrowDown', [0, 2], [1, 2]],
  ['ArrowDown', [2, 2], undefined],
  ['ArrowUp', [0, 2], undefined],
  ['ArrowUp', [1, 2], [0, 2]],
  ['Enter', [0, 2], [0, 3]],
  ['Enter', [0, 5], [1, 0]],
  ['Enter', [2, 5], undefined],
  ['7', [0, 0], undefined],
] as const)('%s at %j leads to %j', (key, from, to) => {
  expect(cellAfter(key, from, 3)).toEqual(to);
});
