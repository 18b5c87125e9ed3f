import { describe, expect, it } from 'vitest';
import { assertStorable } from './storable-input.ts';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);

describe('input that can be stored', () => {
  it.each([
    [undefined],
    [null],
    [''],
    ['text'],
    [7],
    [{ a: [{ b: 'c' }] }],
    [nested(32)],
    [{ text: 'a backslash and \\u0000' }],
  ])('is %j', (input) => {
    expect(() => assertStorable(input)).not.toThrow();
  });

  it.each([
    ['a null character', 'a\0'],
    ['one in a list', [['a\0']]],
    ['one in a field', { a: { b: 'a\0' } }],
    ['one in a key', { 'a\0': 1 }],
    ['deep lists', nested(33)],
    ['very deep lists', nested(100_000)],
  ])('is not %s', (_, input) => {
    expect(() => assertStorable(input)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
});
