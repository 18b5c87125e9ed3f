import { expect, it } from 'vitest';
import { partOf } from './pointer.rules.ts';

const nothing = { stylusSeen: false, stylusDown: false, fingers: 0 };

it.each([
  ['a mouse', 'mouse', nothing, 'write'],
  ['a stylus', 'pen', { ...nothing, stylusSeen: true, stylusDown: true }, 'write'],
  ['a finger', 'touch', { ...nothing, fingers: 1 }, 'write'],
  ['two fingers', 'touch', { ...nothing, fingers: 2 }, 'scroll'],
  ['a finger beside a stylus', 'touch', { stylusSeen: true, stylusDown: false, fingers: 1 }, 'scroll'],
  ['a palm under a stylus', 'touch', { stylusSeen: true, stylusDown: true, fingers: 1 }, 'nothing'],
  ['a mouse beside fingers', 'mouse', { ...nothing, fingers: 2 }, 'write'],
])('%s', (_, pointerType, touching, part) => {
  expect(partOf(pointerType, touching)).toBe(part);
});
