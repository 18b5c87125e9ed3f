import { describe, expect, it } from 'vitest';
import { type Command, commandOf, zoomed } from './shortcuts.rules.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each<[string, Partial<typeof none>, Command | undefined]>([
  ['p', {}, { tool: 'pen' }],
  ['P', { shiftKey: true }, { tool: 'pen' }],
  ['z', {}, undefined],
  ['z', { ctrlKey: true }, 'undo'],
  ['z', { metaKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['c', { ctrlKey: true }, undefined],
  ['p', { altKey: true }, undefined],
  ['Delete', {}, 'delete'],
  ['toString', {}, undefined],
  ['0', {}, 'fit'],
  ['1', {}, { line: 0 }],
  ['9', {}, { line: 8 }],
  ['1', { ctrlKey: true }, undefined],
  ['f', {}, 'full-marks'],
  ['?', { shiftKey: true }, 'help'],
  ['ArrowDown', {}, undefined],
])('%s with %o asks for %o', (key, more, command) => {
  expect(commandOf({ ...none, ...more, key })).toEqual(command);
});

describe('zoom', () => {
  it.each([
    ['fit', 1, 1.25],
    ['fit', -1, 0.75],
    [1, 1, 1.25],
    [3, 1, 3],
    [0.5, -1, 0.5],
  ] as const)('%s by %s is %s', (zoom, by, next) => {
    expect(zoomed(zoom, by)).toBe(next);
  });
});
