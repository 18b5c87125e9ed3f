import { describe, expect, it } from 'vitest';
import { assertStorable, parseStorable } from './storable-input.ts';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);

describe('input that can be stored', () => {
  it.each([
    [undefined],
    [null],
    [''],
    ['text'],
    ['a whole \u{1f600}'],
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
    ['half of a letter', 'a\ud83d'],
    ['the other half in a list', ['\ude00']],
    ['half in a key', { '\ud83d': 1 }],
    ['deep lists', nested(33)],
    ['very deep lists', nested(100_000)],
  ])('is not %s', (_, input) => {
    expect(() => assertStorable(input)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });

  it('says which field it is', () => {
    const refused = expect.objectContaining({
      details: { issues: [{ path: 'a.0.b', message: expect.any(String) }] },
    });
    expect(() => assertStorable({ a: [{ b: 'x\0' }] })).toThrow(refused);
  });
});

describe('JSON that is taken as it comes', () => {
  it.each([
    ['a null character', '{"a":"x\\u0000y"}', { a: 'xy' }],
    ['half of a letter', '["a\\ud83d"]', ['a\uFFFD']],
    ['the other half, deep inside', '{"a":[{"b":"\\ude00c"}]}', { a: [{ b: '\uFFFDc' }] }],
    ['both in a key', '{"a":{"k\\u0000\\ud83d":1}}', { a: { 'k\uFFFD': 1 } }],
    [
      'nothing wrong',
      '{"a":"a whole \u{1f600}","n":[1,null,true]}',
      { a: 'a whole \u{1f600}', n: [1, null, true] },
    ],
  ])('can be stored: %s', (_what, json, stored) => {
    expect(parseStorable(json)).toEqual(stored);
    expect(() => assertStorable(parseStorable(json))).not.toThrow();
  });
});
